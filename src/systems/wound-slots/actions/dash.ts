import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { afloat, inWater } from '../combat/water.ts';
import { combatantWith } from '../copies.ts';
import { costs } from '../costs.ts';
import { judgeAble } from '../judge.ts';
import { judgeMobile } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Dash (SL-POS-7, SL-POS-8): doubles the rate until the round ends; a second Dash is a check for some yards more. */

/** Why the combatant cannot dash. Used for mounts too, which dash at their rider's command. */
function judgeDash(fight: Fight, who: Combatant): Refusal | null {
  const { name } = who.sheet;
  if (who.hobbled && fight.rulings.hobbled === 'noDash') {
    return refuse('dashed', `${name} is hobbled`, 'SL-CND-11');
  }
  if (who.dashBonus !== null) return refuse('dashed', `${name} dashes as fast as it can`, 'SL-POS-8');
  return null;
}

const judge = (fight: Fight, who: Combatant): Refusal | null => {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  if (who.riding) return refuse('mounted', `${who.sheet.name} is in the saddle`, 'SL-MNT-2');
  // SL-MNT-2: a ridden mount may dash: its rider commands it.
  return judgeMobile(fight, combatantWith(who, { ridden: null })) ?? judgeDash(fight, who);
};

/** Whether it swims: afloat, sunk, or as a creature of the water in it. */
const swims = (fight: Fight, who: Combatant): boolean =>
  who.sunk || afloat(fight, who) || (who.sheet.traits.aquatic === true && inWater(fight, who));

/** The specialization of Athletics for the current way of moving. */
const specialization = (fight: Fight, who: Combatant): string =>
  who.climbing ? 'climbing' : swims(fight, who) ? 'swimming' : 'running';

function performDash(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!who.dashing) {
    table.tell({ fact: 'dash', who: id, bonus: null });
    return;
  }
  const check = makeCheck(table, {
    who: id,
    of: { attribute: 'strength', skill: 'athletics', specialization: specialization(fight, who) },
    kind: 'ordinary',
    clause: 'SL-POS-8',
    purpose: 'dash',
    tn: null,
    exact: 3,
  });
  table.tell({ fact: 'dash', who: id, bonus: Math.max(0, Math.floor(check.result / 3)) });
}

export const dash: Action = {
  id: 'dash',
  clause: 'SL-POS-7',
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) =>
    who.riding
      ? null
      : {
          id: 'dash',
          label: who.dashing ? 'Dash again' : 'Dash',
          clause: who.dashing ? 'SL-POS-8' : 'SL-POS-7',
          group: 'move',
          cost: costs.dash,
          ...greyed(judge(fight, who)),
        },
  read: (fight, who) => judge(fight, who) ?? { option: 'dash' },
  price: () => costs.dash,
  perform: performDash,
};

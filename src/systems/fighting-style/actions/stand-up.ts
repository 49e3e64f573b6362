import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { cannotAct } from '../combat/conditions.ts';
import { judgeAp, judgeFree, judgeTurn, movementLeft, readableMetres } from '../judge.ts';
import { whoReach } from '../reach.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { StandsUp } from '../windows.ts';
import { stillOn, windowOf } from '../windows.ts';
import type { Action } from './action.ts';
import { greyed, never } from './action.ts';

/** FS-ACT-10: ends Prone, on the combatant's own turn. The price is a ruling (FS-R26). Provokes (FS-OPP-5). */

/** The metres of this turn's movement that standing up takes. */
const standingMetres = (fight: Fight, who: Combatant): number =>
  fight.rulings.standCost === 'halfSpeed' ? Math.ceil(who.speed / 2) : 0;

const standingAp = (fight: Fight): number => (fight.rulings.standCost === 'oneAp' ? 1 : 0);

export function judgeStandUp(fight: Fight, who: Combatant): Refusal | null {
  const refused = cannotAct(fight, who) ?? judgeTurn(fight, who);
  if (refused) return refused;
  if (!who.prone) return refuse('notProne', `${who.sheet.name} is not prone`, 'FS-ACT-10');
  const bound = judgeFree(fight, who) ?? judgeAp(who, standingAp(fight));
  if (bound) return bound;
  const metres = standingMetres(fight, who);
  const left = movementLeft(fight, who);
  if (left >= metres) return null;
  const because = `standing up takes ${metres} m of movement, ${who.sheet.name} has ${readableMetres(left)} m left`;
  return refuse('noMovement', because, 'FS-ACT-10');
}

function perform(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const ap = standingAp(fight);
  table.tell({ fact: 'action', who: id, action: 'stand-up', group: 'free' });
  if (ap > 0) table.tell({ fact: 'ap-spent', who: id, ap });
  // FS-ACT-2, FS-R20: whether Disengage covers standing up too.
  const covered = who.disengaged && fight.rulings.disengageCovers === 'all';
  const by = covered ? [] : whoReach(fight, who);
  if (by.length > 0) {
    const event: StandsUp = { event: 'standing', who: id, from: who.cell, prone: true, by };
    table.offer(windowOf.standing, event);
    if (!stillOn(fight, event)) return;
  }
  const metres = standingMetres(fight, one(fight, id));
  if (metres > 0) table.tell({ fact: 'movement-spent', who: id, metres, why: 'standing up' });
  table.tell({ fact: 'condition', who: id, condition: 'prone', on: false, clause: 'FS-ACT-10' });
}

function price(fight: Fight, who: Combatant) {
  const metres = standingMetres(fight, who);
  const ap = standingAp(fight);
  return ap > 0 ? { cost: { ap } } : metres > 0 ? { note: `${metres} m of movement` } : {};
}

export const standUp: Action = {
  id: 'stand-up',
  anytime: never,
  offer: (fight, who) =>
    who.prone
      ? {
          id: 'stand-up',
          label: 'Stand up',
          clause: 'FS-ACT-10',
          group: 'move',
          ...price(fight, who),
          ...greyed(judgeStandUp(fight, who)),
        }
      : null,
  read: (fight, who) => judgeStandUp(fight, who) ?? { option: 'stand-up' },
  perform,
};

/** FS-COND-2: lying down is free. */
function judgeDropProne(fight: Fight, who: Combatant): Refusal | null {
  const refused = cannotAct(fight, who) ?? judgeTurn(fight, who);
  if (refused) return refused;
  return who.prone
    ? refuse('noSuchThing', `${who.sheet.name} lies on the ground already`, 'FS-COND-2')
    : null;
}

export const dropProne: Action = {
  id: 'drop-prone',
  anytime: never,
  offer: (fight, who) =>
    who.prone
      ? null
      : {
          id: 'drop-prone',
          label: 'Lie down',
          clause: 'FS-COND-2',
          group: 'move',
          ...greyed(judgeDropProne(fight, who)),
        },
  read: (fight, who) => judgeDropProne(fight, who) ?? { option: 'drop-prone' },
  perform(table, who) {
    table.tell({ fact: 'action', who, action: 'drop-prone', group: 'free' });
    table.tell({ fact: 'condition', who, condition: 'prone', on: true, clause: 'FS-COND-2' });
  },
};

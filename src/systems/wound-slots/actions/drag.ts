import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { skillAgainst } from '../combat/against.ts';
import { defenseOf } from '../combat/defense.ts';
import { judgeGrappling, penalty } from '../combat/grip.ts';
import { combatantWith } from '../copies.ts';
import { costs } from '../costs.ts';
import { isImmobile } from '../fatigue.ts';
import { apAtHand, apForYards, riderOf, turnedTo, yardsMore } from '../movement/buying.ts';
import { groupOf } from '../movement/trail.ts';
import { walk } from '../movement/walk.ts';
import type { Going } from '../movement/way.ts';
import { costOfPath, judgeGoing, pathField, pathOf, readWay, wayNeed } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { actsInRidersTurn } from '../riding.ts';
import type { Combatant, Fight, Movement } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Drag (SL-GRP-3, SL-GRP-4): a check, then up to 4 AP of movement with everyone in the grapple. */

const dragAp = 4;

/** Why it cannot drag: it cannot move, by itself (SL-MNT-5) or at all (SL-CND-8). */
function judgeDrag(fight: Fight, who: Combatant): Refusal | null {
  const { name } = who.sheet;
  const refused = judgeGrappling(fight, who);
  if (refused) return refused;
  if (who.riding) return refuse('mounted', `${name} is in the saddle`, 'SL-GRP-4', 'option');
  return isImmobile(fight, who) ? refuse('immobile', `${name} cannot move`, 'SL-CND-8', 'option') : null;
}

export const drag: Action = {
  id: 'drag',
  clause: 'SL-GRP-3',
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) =>
    who.grappling.length === 0
      ? null
      : {
          id: 'drag',
          label: 'Drag',
          clause: 'SL-GRP-3',
          group: 'primary',
          cost: { ap: costs.drag.ap },
          ...greyed(judgeDrag(fight, who)),
        },
  read: (fight, who) => judgeDrag(fight, who) ?? { option: 'drag' },
  price: () => costs.drag,
  perform(table, id) {
    const { fight } = table;
    const against = one(fight, id).grappling.map((each) => one(fight, each));
    const [first] = against;
    if (!first) return;
    const power = (each: Combatant): number => defenseOf(fight, each, 'power').value;
    const best = against.reduce((a, b) => (power(b) > power(a) ? b : a), first);
    const check = skillAgainst(table, id, 'power', best.id, 'power', {
      clause: 'SL-GRP-3',
      purpose: 'drag',
      terms: penalty(-2 * (against.length - 1), 'more opponents', 'SL-GRP-3'),
    });
    if (check.passed) table.tell({ fact: 'dragging', who: id, ap: dragAp });
  },
};

/** SL-MNT-5: AP that can still be spent on dragging, by a guided mount and its rider alike. */
const apOf = (fight: Fight, who: Combatant): number => Math.min(who.dragging, apAtHand(fight, who));

const goingOf = (fight: Fight, who: Combatant): Going => ({
  gait: 'walk',
  along: groupOf(fight, who.id).map(({ id }) => id),
  budget: yardsMore(fight, who, 'walk', apOf(fight, who)),
});

/** Yards bought before cannot be used for dragging. */
const without = (who: Combatant): Movement => ({ ...turnedTo(who.movement, 'walk'), left: 0 });

/** SL-GRP-4: the AP that this path takes. */
export function dragCost(fight: Fight, who: Combatant, path: readonly Cell[]): number {
  const bare = combatantWith(who, { movement: without(who) });
  const yards = Math.ceil(costOfPath(fight, who, path, goingOf(fight, who)));
  return apForYards(fight, bare, 'walk', yards) ?? 0;
}

const judge = (fight: Fight, who: Combatant): Refusal | null => {
  if (who.dragging <= 0)
    return refuse('notGrappling', `${who.sheet.name} drags nobody`, 'SL-GRP-4', 'option');
  // SL-MNT-2: a mount moves in the turn of its rider, who guides it.
  const guide = actsInRidersTurn(who) ? riderOf(fight, who) : who;
  return judgeDrag(fight, who) ?? judgeGoing(fight, guide, goingOf(fight, who));
};

export const dragAlong: Action = {
  id: 'drag-along',
  clause: 'SL-GRP-4',
  kind: 'movement',
  outOfTurn: false,
  chargeable: false,
  offer: (fight, who) =>
    who.dragging <= 0
      ? null
      : {
          id: 'drag-along',
          label: 'Drag along',
          clause: 'SL-GRP-4',
          group: 'move',
          note: `${apOf(fight, who)} AP`,
          ...greyed(judge(fight, who)),
        },
  needs: (fight, who) => (judge(fight, who) === null ? { to: wayNeed(fight, who, goingOf(fight, who)) } : {}),
  read(fight, who, choice): Choice | Refusal {
    const refused = judge(fight, who);
    if (refused) return refused;
    const path = readWay(fight, who, choice, goingOf(fight, who));
    return isRefusal(path) ? path : { option: 'drag-along', path: pathField(path) };
  },
  price: () => ({ ap: 0 }),
  perform(table, id, choice) {
    const { fight } = table;
    const who = one(fight, id);
    const { ap } = who;
    // Yards bought before are set aside and restored afterwards.
    const aside = turnedTo(who.movement, 'walk').left;
    table.tell({ fact: 'movement', who: id, movement: without(who) });
    walk(table, id, pathOf(choice), { ...goingOf(fight, one(fight, id)), how: 'drag' });
    const after = one(fight, id);
    table.tell({ fact: 'dragging', who: id, ap: Math.max(0, after.dragging - (ap - after.ap)) });
    table.tell({
      fact: 'movement',
      who: id,
      movement: { ...after.movement, left: after.movement.left + aside },
    });
  },
};

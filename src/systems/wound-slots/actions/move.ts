import type { Choice, Option, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { leftFor, moverOf, yardsAtHand } from '../movement/buying.ts';
import { gaitsOf, rateOf } from '../movement/rate.ts';
import type { Gait } from '../movement/terrain.ts';
import { walk } from '../movement/walk.ts';
import { judgeGoing, judgeUnheld, pathField, pathOf, readWay, wayNeed } from '../movement/way.ts';
import { actsInRidersTurn } from '../riding.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/**
 * Movement (SL-MOV-5, SL-MOV-6, SL-MOV-7): on foot (wading, swimming and climbing at the terrain's cost), or with an
 * own rate for swimming, climbing or flying. A rider moves its mount (SL-MNT-2).
 */

const words: { readonly [gait in Gait]: { readonly id: string; readonly label: string } } = {
  walk: { id: 'move', label: 'Move' },
  swim: { id: 'swim', label: 'Swim' },
  climb: { id: 'climb', label: 'Climb' },
  fly: { id: 'fly', label: 'Fly' },
};

/** The option by which one moves in this way. */
export const moveId = (gait: Gait): string => words[gait].id;

const judge = (fight: Fight, who: Combatant, gait: Gait): Refusal | null =>
  judgeGoing(fight, who, { gait }) ?? judgeUnheld(fight, who);

/** Whether the combatant can move in any way, without computing the options. */
export const canMove = (fight: Fight, who: Combatant): boolean =>
  !actsInRidersTurn(who) && gaitsOf(moverOf(fight, who)).some((gait) => judge(fight, who, gait) === null);

function offer(fight: Fight, who: Combatant, gait: Gait): Option | null {
  const mover = moverOf(fight, who);
  if (actsInRidersTurn(who) || !gaitsOf(mover).includes(gait)) return null;
  const { id, label } = words[gait];
  const left = leftFor(mover, gait);
  return {
    id,
    label: mover === who ? label : `${label} (${mover.sheet.name})`,
    clause: gait === 'walk' ? 'SL-MOV-5' : 'SL-MOV-7',
    group: 'move',
    note: `up to ${yardsAtHand(fight, mover, gait)} yd${left > 0 ? `, ${left} of them paid for` : ''}; ${rateOf(fight, mover, gait)} yd for 4 AP`,
    ...greyed(judge(fight, who, gait)),
  };
}

function read(fight: Fight, who: Combatant, choice: Choice, gait: Gait): Choice | Refusal {
  const refused = judge(fight, who, gait);
  if (refused) return refused;
  const path = readWay(fight, who, choice, { gait });
  return isRefusal(path) ? path : { option: words[gait].id, path: pathField(path) };
}

const moveBy = (gait: Gait): Action => ({
  id: words[gait].id,
  clause: gait === 'walk' ? 'SL-MOV-5' : 'SL-MOV-7',
  kind: 'movement',
  outOfTurn: false,
  chargeable: false,
  offer: (fight, who) => offer(fight, who, gait),
  needs: (fight, who) => (judge(fight, who, gait) === null ? { to: wayNeed(fight, who, { gait }) } : {}),
  read: (fight, who, choice) => read(fight, who, choice, gait),
  price: () => ({ ap: 0 }),
  perform(table, id, choice) {
    const mover = moverOf(table.fight, one(table.fight, id));
    walk(table, mover.id, pathOf(choice), { gait });
  },
});

export const move: Action = moveBy('walk');
export const swim: Action = moveBy('swim');
export const climb: Action = moveBy('climb');
export const fly: Action = moveBy('fly');

/** Movement in each way of moving. */
export const ways: readonly Action[] = [move, swim, climb, fly];

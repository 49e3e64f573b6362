import type { Cell, Id } from '../../../kernel/json.ts';
import { standingOn } from '../copies.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isObject, standing } from '../state.ts';
import { reaches } from './reach.ts';

/** AD-ACT-9, AD-R31 `moveOpens`: the enemies that have it in reach where it is, and not at `to`. */
export function outOfReachOf(fight: Fight, who: Combatant, to: Cell): readonly Id[] {
  if (!fight.rulings.moveOpens) return [];
  const there = standingOn(who, to);
  return everyone(fight)
    .filter((enemy) => foes(enemy, who) && standing(enemy) && !isObject(enemy))
    .filter((enemy) => reaches(fight, enemy, who) && !reaches(fight, enemy, there))
    .map(({ id }) => id);
}

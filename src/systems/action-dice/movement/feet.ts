import { actionCosts } from '../costs.ts';
import { movementOf } from '../numbers.ts';
import { cellFeet } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** Feet, Moves and cells (AD-ACT-9, AD-ACT-10, AD-R32). */

/** The number of whole cells in so many feet; under AD-R53 `gridless` with fractions. */
export const cellsOf = (fight: Fight, feet: number): number => {
  const cells = feet / cellFeet(fight.rulings);
  return fight.rulings.cellSize === 'gridless' ? cells : Math.floor(cells);
};

/** The feet of so many cells. */
export const feetOf = (fight: Fight, cells: number): number => cells * cellFeet(fight.rulings);

/**
 * The feet that a Move can use: those of one Move, or under AD-R32 `poolForTurn` those left and those of all actions
 * left.
 */
export function feetAtHand(fight: Fight, who: Combatant): number {
  const each = movementOf(fight, who);
  if (fight.rulings.moveRounding === 'floorPerMove') return each;
  return who.feet + Math.floor(who.actions / actionCosts.move) * each;
}

/** AD-R32: the number of Move actions that a path of so many feet takes. */
export function movesFor(fight: Fight, who: Combatant, feet: number): number {
  if (fight.rulings.moveRounding === 'floorPerMove') return 1;
  const each = movementOf(fight, who);
  const missing = feet - who.feet;
  return missing <= 0 || each === 0 ? 0 : Math.ceil(missing / each);
}

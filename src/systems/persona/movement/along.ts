import type { Cell } from '../../../kernel/json.ts';
import type { Fight } from '../state.ts';

/** Lengths of paths as PE-R15 counts diagonals. What the ground costs does not matter. */

/** The diagonal steps of a path from a cell. */
export const diagonalsAlong = (from: Cell, path: readonly Cell[]): number =>
  path.filter(({ x, y }, step) => {
    const before = path[step - 1] ?? from;
    return x !== before.x && y !== before.y;
  }).length;

/** The metres of so many steps, fractions included. `odd`: whether the first diagonal counts 2 m as every second one does. */
function lengthOf({ battlefield }: Fight, steps: number, diagonals: number, odd: boolean): number {
  const { metric } = battlefield;
  if (metric === 'one') return steps;
  if (metric === 'exact') return steps - diagonals + diagonals * Math.SQRT2;
  return steps + Math.floor((diagonals + (odd ? 1 : 0)) / 2);
}

/** The metres of so many steps in one direction, fractions included. */
export const metresStraight = (fight: Fight, steps: number, diagonal: boolean): number =>
  lengthOf(fight, steps, diagonal ? steps : 0, false);

/** PE-TEST-6: for how many steps in one direction these metres are enough, fractions dropped. */
export function stepsWithin(fight: Fight, metres: number, diagonal: boolean): number {
  let steps = 0;
  while (Math.floor(metresStraight(fight, steps + 1, diagonal)) <= metres) steps++;
  return steps;
}

/**
 * PE-MOVE-1: the metres along a path from a cell, fractions included. `odd`: whether its first diagonal counts 2 m where
 * every second one does.
 */
export function metresAlong(fight: Fight, from: Cell, path: readonly Cell[], odd: boolean): number {
  const diagonals = fight.battlefield.metric === 'one' ? 0 : diagonalsAlong(from, path);
  return lengthOf(fight, path.length, diagonals, odd);
}

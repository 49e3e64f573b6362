import type { Cell } from '../../../kernel/json.ts';
import type { Fight } from '../state.ts';

/** Lengths of paths as PE-R15 counts diagonals. What the ground costs does not matter. */

/** The diagonal steps of a path from a cell. */
export const diagonalsAlong = (from: Cell, path: readonly Cell[]): number =>
  path.filter(({ x, y }, step) => {
    const before = path[step - 1] ?? from;
    return x !== before.x && y !== before.y;
  }).length;

/**
 * PE-MOVE-1: the metres along a path from a cell, fractions included. `odd`: whether its first diagonal counts 2 m where
 * every second one does.
 */
export function metresAlong({ battlefield }: Fight, from: Cell, path: readonly Cell[], odd: boolean): number {
  const { metric } = battlefield;
  if (metric === 'one') return path.length;
  const diagonals = diagonalsAlong(from, path);
  if (metric === 'exact') return path.length - diagonals + diagonals * Math.SQRT2;
  return path.length + Math.floor((diagonals + (odd ? 1 : 0)) / 2);
}

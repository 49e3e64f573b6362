import type { Battlefield } from '../../battlefield/field.ts';
import { cellsOnLine } from '../../battlefield/sight.ts';
import type { Cell } from '../../kernel/json.ts';

/** The centre line between two (WS-COV-1, WS-R89, WS-R43): from square to square, of large ones the nearest pair. */

/** One of two spans of squares: the square of each that is nearest to the other, of equals the lowest. */
function nearestOnAxis(a: number, sizeA: number, b: number, sizeB: number): readonly [number, number] {
  const low = Math.max(a, b);
  const high = Math.min(a + sizeA - 1, b + sizeB - 1);
  if (low <= high) return [low, low];
  return a < b ? [a + sizeA - 1, b] : [a, b + sizeB - 1];
}

/** The nearest squares of two footprints. */
export function nearestPair(a: Cell, sizeA: number, b: Cell, sizeB: number): readonly [Cell, Cell] {
  const [ax, bx] = nearestOnAxis(a.x, sizeA, b.x, sizeB);
  const [ay, by] = nearestOnAxis(a.y, sizeA, b.y, sizeB);
  return [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
}

/** The squares strictly between two whose inside the line crosses, from the first on; a touched corner is none. */
export const crossedSquares = (field: Battlefield, from: Cell, to: Cell): readonly Cell[] =>
  cellsOnLine(field, from, 1, to, 1);

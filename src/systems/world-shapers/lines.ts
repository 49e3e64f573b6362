import type { Battlefield } from '../../battlefield/field.ts';
import { indexOf } from '../../battlefield/field.ts';
import { cellsOnLine } from '../../battlefield/sight.ts';
import { memoizedByObject } from '../../engine/memoize.ts';
import type { Cell } from '../../kernel/json.ts';

/**
 * The centre line between two footprints (WS-COV-1, WS-R89, WS-R43), from square to square; for large ones between the
 * nearest pair of squares.
 */

/** For two spans of squares on one axis: the coordinate of each that is nearest to the other; the lowest of several. */
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

/** Memoizes `work`, whose result must depend only on a battlefield (with its doors) and two of its squares. */
export function keptByLine<T>(work: (field: Battlefield, from: Cell, to: Cell) => T): typeof work {
  const knownOf = memoizedByObject((_field: Battlefield) => new Map<number, T>());
  let last: Battlefield | null = null;
  let known = new Map<number, T>();
  return (field, from, to) => {
    if (field !== last) {
      last = field;
      known = knownOf(field);
    }
    const a = indexOf(field, from);
    const b = indexOf(field, to);
    if (a < 0 || b < 0) return work(field, from, to);
    const key = a * field.count + b;
    let found = known.get(key);
    if (found === undefined) {
      found = work(field, from, to);
      known.set(key, found);
    }
    return found;
  };
}

/**
 * The squares strictly between two, in order from `from`, whose interior the line crosses; touched corners do not
 * count.
 */
export const crossedSquares = keptByLine((field, from, to): readonly Cell[] =>
  cellsOnLine(field, from, 1, to, 1),
);

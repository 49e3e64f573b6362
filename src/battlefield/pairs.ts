import type { Cell } from '../kernel/json.ts';
import type { Battlefield } from './field.ts';

/** Somebody, or something of its size, where it is. `squares`: its side in cells, 1 to 7. */
export interface Placed {
  readonly cell: Cell;
  readonly squares: number;
}

/** So many pairs of places are remembered of a battlefield before all are forgotten. */
const most = 100_000;

/**
 * Keeps what a battlefield says of two places, from the first to the second: a field never changes, one with a door opened
 * is another. Both must lie on it.
 */
export function keptByPlaces<T>(work: (field: Battlefield, a: Placed, b: Placed) => T): typeof work {
  const kept = new WeakMap<Battlefield, Map<number, T>>();
  return (field, a, b) => {
    let known = kept.get(field);
    if (!known) {
      known = new Map();
      kept.set(field, known);
    }
    const { width, count } = field;
    const pair = (a.cell.y * width + a.cell.x) * count + b.cell.y * width + b.cell.x;
    const key = (pair * 8 + a.squares) * 8 + b.squares;
    let found = known.get(key);
    if (found === undefined) {
      found = work(field, a, b);
      if (known.size > most) known.clear();
      known.set(key, found);
    }
    return found;
  };
}

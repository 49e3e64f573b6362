import type { Cell } from '../kernel/json.ts';
import type { Battlefield } from './field.ts';
import { indexOf } from './field.ts';

/** So many pairs of places are remembered of a battlefield before all are forgotten. */
const most = 100_000;

/** Sides of footprints are below this. */
const sides = 16;

/**
 * Keeps what a battlefield says of two footprints, from the first to the second: a field never changes, one with a door
 * opened is another. Sizes are sides in cells, 1 to 15; what does not lie on the field is worked out each time.
 */
export function keptByPlaces<T>(
  work: (field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number) => T,
): typeof work {
  const kept = new WeakMap<Battlefield, Map<number, T>>();
  return (field, a, sizeA, b, sizeB) => {
    const [from, to] = [indexOf(field, a), indexOf(field, b)];
    if (from < 0 || to < 0 || sizeA >= sides || sizeB >= sides) return work(field, a, sizeA, b, sizeB);
    const key = ((from * field.count + to) * sides + sizeA) * sides + sizeB;
    let known = kept.get(field);
    let found = known?.get(key);
    if (found === undefined) {
      found = work(field, a, sizeA, b, sizeB);
      if (!known || known.size >= most) {
        known = new Map();
        kept.set(field, known);
      }
      known.set(key, found);
    }
    return found;
  };
}

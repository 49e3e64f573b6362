import type { Cell } from '../kernel/json.ts';
import type { Battlefield } from './field.ts';
import { indexOf } from './field.ts';

/** The most results cached for one battlefield; the cache is emptied when it is full. */
const most = 100_000;

/** Sizes of footprints below this are cached. */
const sides = 16;

/**
 * Memoizes a function of two footprints, per battlefield and in this order of the two. That is safe because a field
 * is immutable (an opened door makes another one). Not cached: sizes above 15, anchors outside the battlefield, and
 * results that are `undefined`.
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

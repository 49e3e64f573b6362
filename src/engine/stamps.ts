import { numbering } from './numbering.ts';

/**
 * Numbers for fights as they stand: the same number, the same fight in all that matters, whichever copy it is. What was
 * worked out of a fight is kept under its number. A system that keeps anything calls `changed` where a fact changes the
 * fight; only what keeps things looks at the numbers.
 */
const stamps = numbering<object>();

export const stampOf = stamps.of;

/** The fight stands otherwise than before. */
export const changed = stamps.renew;

/** It stands exactly as one of this number stood. */
export const stampAs = stamps.same;

/** So many ways in which fights stood are remembered before all are forgotten. */
const mostStamps = 400;

/**
 * Remembers what is worked out of a fight and a key. The answer must be a function of the two, and must not hold what
 * `apply` writes to: it is given for every copy of the fight that stands the same. `numberOf`: where only a part of the
 * fight matters, a number for that part.
 */
export function memory<T, S extends object = object, K extends string | number = string>(
  numberOf: (fight: S) => number = stampOf,
): (fight: S, key: K, work: () => T) => T {
  const kept = new Map<number, Map<K, T>>();
  let last = -1;
  let latest = new Map<K, T>();
  return (fight, key, work) => {
    const stamp = numberOf(fight);
    let known = stamp === last ? latest : kept.get(stamp);
    if (!known) {
      if (kept.size >= mostStamps) kept.clear();
      known = new Map();
      kept.set(stamp, known);
    }
    last = stamp;
    latest = known;
    let found = known.get(key);
    if (found === undefined) {
      found = work();
      known.set(key, found);
    }
    return found;
  };
}

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

/** So many ways in which fights stood are remembered, and as many of before that, until they are forgotten. */
const mostStamps = 32;

/**
 * Remembers what is worked out of a fight and a key. The answer must be a function of the two, and must not hold what
 * `apply` writes to: it is given for every copy of the fight that stands the same. `numberOf`: where only a part of the
 * fight matters, a number for that part.
 *
 * Most ways to stand are over within a few facts. So few are kept, those asked about again the longest, and in new maps
 * each time: a map that is emptied stays linked with all that it ever held, which then outlives one collection after another.
 */
export function memory<T, S extends object = object, K extends string | number = string>(
  numberOf: (fight: S) => number = stampOf,
): (fight: S, key: K, work: () => T) => T {
  let kept = new Map<number, Map<K, T>>();
  let before = kept;
  let last = -1;
  let latest = new Map<K, T>();
  const find = (stamp: number): Map<K, T> => {
    let known = kept.get(stamp);
    if (!known) {
      known = before.get(stamp) ?? new Map<K, T>();
      if (kept.size >= mostStamps) {
        before = kept;
        kept = new Map();
      }
      kept.set(stamp, known);
    }
    last = stamp;
    latest = known;
    return known;
  };
  return (fight, key, work) => {
    const stamp = numberOf(fight);
    const known = stamp === last ? latest : find(stamp);
    let found = known.get(key);
    if (found === undefined) {
      found = work();
      known.set(key, found);
    }
    return found;
  };
}

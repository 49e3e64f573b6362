import { numbering } from './numbering.ts';

/**
 * Stamps: state versions of fights. Two copies with the same stamp are equal in all that matters, so a stamp is a
 * cache key for whatever is derived from a fight (`memory`). A system that caches anything calls `renewStamp` wherever a
 * fact changes the fight; nothing but caches reads the stamps.
 */
const stamps = numbering<object>();

export const stampOf = stamps.of;

/** The fight has changed: it gets a stamp that nothing has had before. */
export const renewStamp = stamps.renew;

/** The fight is equal to one that has, or had, this stamp. */
export const stampAs = stamps.same;

/** Stamps in one generation of the cache. Two generations are held: this one, and the one before it. */
const mostStamps = 32;

/**
 * Memoizes what is derived from a fight and a key. `work` must be a pure function of the two, and its result must not
 * hold anything that `apply` writes to: it is returned for every copy of the fight with the same stamp. `numberOf`: a
 * stamp of one part of the fight, where only that part matters.
 *
 * Most states last for a few facts only, so the cache is small: two generations, of which the older one is dropped
 * when the younger is full, and what is asked for again moves to the younger. Each generation is a new `Map`, because
 * a map that is cleared stays linked with all that it held, and that then survives one garbage collection after
 * another.
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

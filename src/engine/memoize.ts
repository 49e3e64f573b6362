import type { Key } from './packed.ts';

/** Caches: by object identity, by string, and by a pair of keys. A result that is `undefined` is not cached. */

/** Returns a function that numbers immutable objects from 1: the same object always has the same number. */
export function objectNumbering(): (thing: object) => number {
  let count = 0;
  return memoizedByObject(() => ++count);
}

/** The number of an immutable object, from one numbering that everybody shares. */
export const objectNumber = objectNumbering();

/** Memoizes a function of one immutable object. Entries are garbage collected with the object. */
export function memoizedByObject<K extends object, T>(work: (thing: K) => T): (thing: K) => T {
  const known = new WeakMap<K, T>();
  return (thing) => {
    let found = known.get(thing);
    if (found === undefined) {
      found = work(thing);
      known.set(thing, found);
    }
    return found;
  };
}

/** Memoizes a function of one string. The cache is discarded whole when it holds `most` entries. */
export function memoizedByString<T>(work: (word: string) => T, most = 20_000): (word: string) => T {
  let known = new Map<string, T>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      found = work(word);
      // A new map, not `clear()`: V8 keeps a cleared map linked to its old table.
      if (known.size >= most) known = new Map();
      known.set(word, found);
    }
    return found;
  };
}

/** The number of entries at which a pair cache is discarded whole. */
const mostPairs = 20_000;

/** Memoizes by two keys, each of which must always stand for the same thing. */
export function pairMemory<T>(): (first: number, second: Key, work: () => T) => T {
  let kept = new Map<number, Map<Key, T>>();
  let size = 0;
  return (first, second, work) => {
    let found = kept.get(first)?.get(second);
    if (found !== undefined) return found;
    found = work();
    if (++size > mostPairs) {
      kept = new Map();
      size = 1;
    }
    // Read again: `work` may have added entries, or replaced the map, in the meantime.
    const known = kept.get(first);
    if (known) known.set(second, found);
    else kept.set(first, new Map([[second, found]]));
    return found;
  };
}

/** Answers that are kept, by the things or the numbers that they follow from. */

/** Numbers for things that never change, from 1: the same thing, the same number. */
export function thingNumbers(): (thing: object) => number {
  let count = 0;
  return alwaysOf(() => ++count);
}

/** A number for anything that never changes. */
export const numbered = thingNumbers();

/** Remembers what follows from something that never changes, and from nothing else. */
export function alwaysOf<K extends object, T>(work: (thing: K) => T): (thing: K) => T {
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

/**
 * Remembers what follows from a word, and from nothing else: of so many words, before all are forgotten and worked out anew.
 */
export function byWord<T>(work: (word: string) => T, most = 20_000): (word: string) => T {
  let known = new Map<string, T>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      found = work(word);
      // Not emptied: such a map stays linked with what it held.
      if (known.size >= most) known = new Map();
      known.set(word, found);
    }
    return found;
  };
}

/** So much is remembered under two numbers before all of it is forgotten. */
const mostPairs = 20_000;

/** Remembers what follows from two numbers that never stand for anything else. */
export function pairMemory<T>(): (first: number, second: number, work: () => T) => T {
  let kept = new Map<number, Map<number, T>>();
  let size = 0;
  return (first, second, work) => {
    let found = kept.get(first)?.get(second);
    if (found !== undefined) return found;
    found = work();
    if (++size > mostPairs) {
      kept = new Map();
      size = 1;
    }
    // Looked for again: the work may have asked for others in the meantime.
    const known = kept.get(first);
    if (known) known.set(second, found);
    else kept.set(first, new Map([[second, found]]));
    return found;
  };
}

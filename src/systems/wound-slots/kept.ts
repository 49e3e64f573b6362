/** What answers that are kept under numbers need. */

const numbers = new WeakMap<object, number>();
let count = 0;

/** A number for anything that never changes, from 1: the same thing, the same number. */
export function numbered(thing: object): number {
  let known = numbers.get(thing);
  if (known === undefined) {
    known = ++count;
    numbers.set(thing, known);
  }
  return known;
}

/** So much is remembered under two numbers before all of it is forgotten. */
const most = 20_000;

/** Remembers what follows from two numbers that never stand for anything else. */
export function pairMemory<T>(): (first: number, second: number, work: () => T) => T {
  const kept = new Map<number, Map<number, T>>();
  let size = 0;
  return (first, second, work) => {
    let known = kept.get(first);
    let found = known?.get(second);
    if (found !== undefined) return found;
    found = work();
    if (++size > most) {
      kept.clear();
      known = undefined;
      size = 1;
    }
    if (!known) {
      known = new Map();
      kept.set(first, known);
    }
    known.set(second, found);
    return found;
  };
}

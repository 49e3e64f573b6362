/** State versions: a number for each state of an object, for use as a cache key. */
interface Numbering<S extends object> {
  /** The number of this one; a new one the first time that it is asked for. */
  of(one: S): number;
  /** It has changed: it gets a number that nothing has had before. */
  renew(one: S): void;
  /** It is equal to one that has, or had, this number. */
  same(one: S, number: number): void;
}

let count = 0;

/** A number that no numbering has given before. */
export const newNumber = (): number => ++count;

/**
 * A numbering of its own for fights (or any mutable objects): equal numbers mean equal in all that the numbering is
 * for. The object that was asked about last is remembered, because rules ask about one fight thousands of times in a
 * row.
 */
export function numbering<S extends object>(): Numbering<S> {
  const known = new WeakMap<S, Numbered>();
  let last: S | null = null;
  let lastFound: Numbered = { number: 0 };
  const find = (one: S): Numbered => {
    if (one === last) return lastFound;
    let found = known.get(one);
    if (found === undefined) {
      found = { number: newNumber() };
      known.set(one, found);
    }
    last = one;
    lastFound = found;
    return found;
  };
  const same = (one: S, number: number): void => {
    find(one).number = number;
  };
  return { of: (one) => find(one).number, renew: (one) => same(one, newNumber()), same };
}

/** A mutable box: a change of a fight writes to it, without another lookup in the WeakMap. */
interface Numbered {
  number: number;
}

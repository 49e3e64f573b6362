/** Numbers for how things stand. */
interface Numbering<S extends object> {
  /** The number of this one; a new one the first time that it is asked for. */
  of(one: S): number;
  /** It stands otherwise than before: from now on it has a number that nothing has had. */
  renew(one: S): void;
  /** It stands exactly as one of this number stood. */
  same(one: S, number: number): void;
}

let count = 0;

/** A number that nothing has had, whatever numbers it. */
export const newNumber = (): number => ++count;

/**
 * Numbers of its own for fights (or whatever stands one way or another): the same number, the same in all that it is
 * for. What holds as long as that stays as it is can be kept under it. The last one asked about is remembered: rules ask
 * about one fight thousands of times in a row.
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

/** What is written to at every change of a fight: a place in a WeakMap would be looked up each time. */
interface Numbered {
  number: number;
}

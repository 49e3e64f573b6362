import { memoizedByString } from './memoize.ts';

/**
 * A stance is a number for the situation of a combatant: it stands for everything that certain results depend on. The
 * same situation has the same number in the next round and in any other fight, whatever else is different there, so
 * these results are cached under it.
 */

/** The stances of one sheet. */
interface Stances<Last extends object> {
  /** What the last situation was read from, for callers who compare with it first: the next one is mostly the same. */
  last: Last | null;
  /** The number of the situation that this word describes: the same word, the same number. */
  of(word: string): number;
}

/** Stance numbers are unique across all sheets. */
let count = 0;

function newStance(): number {
  if (++count >= mostStances) throw new RangeError('there are too many stances to be told apart');
  return count;
}

/** Returns a function that finds the stances of a sheet. Under other rulings it begins anew: only the last are kept. */
export function stancesBySheet<Last extends object = never>(): (
  rulings: object,
  sheet: object,
) => Stances<Last> {
  const known = new WeakMap<object, { readonly rulings: object; readonly stances: Stances<Last> }>();
  return (rulings, sheet) => {
    let found = known.get(sheet);
    if (found?.rulings !== rulings) {
      found = { rulings, stances: { last: null, of: memoizedByString(newStance) } };
      known.set(sheet, found);
    }
    return found.stances;
  };
}

/**
 * An upper bound of stance numbers. With it two of them pack into one safe integer: 2^26 times 2^26 is less than
 * 2^53.
 */
const mostStances = 2 ** 26;

/** One number for a pair of stances, in this order. */
export const stanceOfTwo = (one: number, other: number): number => one * mostStances + other;

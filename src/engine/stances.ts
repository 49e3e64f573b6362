import { byWord } from './kept.ts';

/**
 * Stances: how somebody stands, in a number, with all in it that certain answers hang on. The same again in the next
 * round and in the next fight, where points and places are others; what is worked out of a stance is kept under it.
 */

/** How those of one sheet have stood. */
interface Stances<Last extends object> {
  /** What was looked at when somebody was asked about last: the next one mostly stands the same. */
  last: Last | null;
  /** The number of how somebody stands who is described by this word: the same word, the same number. */
  of(word: string): number;
}

/** Stance numbers are unique across all sheets. */
let count = 0;

function newStance(): number {
  if (++count >= mostStances) throw new RangeError('there are too many stances to be told apart');
  return count;
}

/** The stances of each sheet. Under other rulings nobody stands as before; those asked about last are remembered. */
export function stancesBySheet<Last extends object = never>(): (
  rulings: object,
  sheet: object,
) => Stances<Last> {
  const known = new WeakMap<object, { readonly rulings: object; readonly stances: Stances<Last> }>();
  return (rulings, sheet) => {
    let found = known.get(sheet);
    if (found?.rulings !== rulings) {
      found = { rulings, stances: { last: null, of: byWord(newStance) } };
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

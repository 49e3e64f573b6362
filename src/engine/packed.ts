/** A cache key: a number, or a word where the parts are too large for one. */
export type Key = number | string;

/**
 * One cache key of two whole numbers, the second normally from 0 to `most` - 1. Different pairs have different keys: a
 * pair that would run into others, or beyond the safe integers, makes a word instead.
 */
export function packed(first: number, second: number, most: number): Key {
  const key = first * most + second;
  const fits =
    second >= 0 && second < most && key <= Number.MAX_SAFE_INTEGER && key >= Number.MIN_SAFE_INTEGER;
  return fits ? key : `${first} ${second}`;
}

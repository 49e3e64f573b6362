/** A share from 0 to 1 in percent, with one decimal. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/**
 * The share `n` of `of` in percent. For 0 it is "under 3/of", which is the upper bound of the 95 % interval (rule of
 * three), and for all of them "over" the complement.
 */
export function shareOf(n: number, of: number): string {
  const least = Math.min(1, 3 / of);
  if (n === 0) return `under ${percent(least)}`;
  return n === of ? `over ${percent(1 - least)}` : percent(n / of);
}

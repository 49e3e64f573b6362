/** A share from 0 to 1 in percent, with one decimal. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

interface Share {
  readonly n: number;
  readonly low: number;
  readonly high: number;
}

/** The share and its 95 % interval, in columns; for none and all their number, as the share says their bound. */
export const shareAndRange = ({ n, low, high }: Share, of: number): string => {
  const bound = n === 0 ? `none of ${of}` : n === of ? `all ${of}` : `${percent(low)} to ${percent(high)}`;
  return `${shareOf(n, of).padStart(13)}   (${bound})`;
};

/**
 * The share `n` of `of` in percent. For 0 it is "under 3/of", which is the upper bound of the 95 % interval (rule of
 * three), and for all of them "over" the complement.
 */
export function shareOf(n: number, of: number): string {
  const least = Math.min(1, 3 / of);
  if (n === 0) return `under ${percent(least)}`;
  return n === of ? `over ${percent(1 - least)}` : percent(n / of);
}

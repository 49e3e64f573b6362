/** A share from 0 to 1 in percent, with one decimal, or as many as it takes to differ from 0 and 100. */
function percent(share: number): string {
  const edge = 100 * Math.min(share, 1 - share);
  const digits = edge > 0 && edge < 0.1 ? Math.ceil(-Math.log10(edge) - 1e-6) : 1;
  return `${(100 * share).toFixed(digits)} %`;
}

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

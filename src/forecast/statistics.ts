/** A count of something among many, with its 95 % interval. */
export interface ShareOfFights {
  readonly n: number;
  /** The bounds of Wilson's interval, from 0 to 1. */
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

/** Wilson's 95 % confidence interval for `n` of `of` fights: it never shrinks to a single 0 or 1. */
export function interval(n: number, of: number): ShareOfFights {
  if (of === 0) return { n, low: 0, high: 1 };
  const p = n / of;
  const centre = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  return { n, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Quantiles of a sample. */
export interface Spread {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** The 10 %, 50 % and 90 % quantiles of numbers that are given by their frequencies; all 0 for an empty sample. */
export function spreadOf(counts: { readonly [value: string]: number }): Spread {
  const sorted = Object.entries(counts)
    .map(([value, n]) => ({ value: Number(value), n }))
    .sort((a, b) => a.value - b.value);
  const all = total(Object.entries(counts), () => true);
  const below = (share: number): number => {
    let seen = 0;
    for (const { value, n } of sorted) {
      seen += n;
      if (seen > Math.min(all - 1, Math.floor(share * all))) return value;
    }
    return 0;
  };
  return { p10: below(0.1), p50: below(0.5), p90: below(0.9) };
}

/** The sum of the counts of the entries for which `is` holds. */
export const total = (
  counts: readonly (readonly [key: string, n: number])[],
  is: (entry: readonly [key: string, n: number]) => boolean,
): number => counts.reduce((all, entry) => all + (is(entry) ? entry[1] : 0), 0);

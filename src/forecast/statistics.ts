/** A count of something among many, with its 95 % interval. */
export interface Share {
  readonly n: number;
  /** Wilson's interval, as chances from 0 to 1. */
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

/** Wilson's 95 % interval for `n` of `of`: never a plain 0 or 1 from a finite number of fights. */
export function interval(n: number, of: number): Share {
  if (of === 0) return { n, low: 0, high: 1 };
  const p = n / of;
  const centre = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  return { n, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The value below which a share `q` of a sorted list lies; 0 for an empty list. */
export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;

/** Numbers in words: the same on buttons, in previews and in the reasons of tactics. */

/** An upper bound on the probability that exact odds leave out for bursts too long to follow. */
export const negligible = 1e-8;

/** What a sum or product of fractions may fall short of its true value; without it some halves would be rounded down. */
const hair = 1e-9;

/** A probability in percent, which never rounds a possible event to 0 % nor an uncertain one to 100 %. */
export function percent(p: number): string {
  if (p > 0 && p < 0.005) return '<1 %';
  if (p < 1 - negligible && p >= 0.995) return '>99 %';
  return `${Math.round(p * 100 + hair)} %`;
}

/** A mean of points in words: "7.5", from ten on a whole number, also where it only rounds to ten. */
export function points(mean: number): string {
  const tenths = (mean + hair).toFixed(1);
  return Number(tenths) < 10 ? tenths : `${Math.round(mean + hair)}`;
}

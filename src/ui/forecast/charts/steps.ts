/** Steps that people count in. */
const round = [1, 2, 5, 10] as const;
/** So many steps at the most: there is room for their numbers, and the eye has something to hold on to. */
const most = 5;

/** The marks of an axis of hundredths that reaches from nothing to `highest` or a little beyond: 0, 10, 20, 30, 40. */
export function stepsTo(highest: number): readonly number[] {
  const step = round.find((one) => one * most >= highest) ?? 20;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** Step widths that are easy to read. */
const round = [1, 2, 5, 10] as const;
/** The maximum number of steps, so that there is room for their labels. */
const most = 5;

/** The ticks of a percent axis from 0 to `highest` or just above it: 0, 10, 20, 30, 40. */
export function stepsTo(highest: number): readonly number[] {
  const step = round.find((one) => one * most >= highest) ?? 20;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

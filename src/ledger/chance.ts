/** A distribution, lowest value first. The probabilities sum to 1, except for long bursts, which odds leave out. */
export type Values = readonly (readonly [value: number, p: number])[];

/** The expected and the actual value of a measure, with the distribution of its possible values. */
export interface Measured {
  readonly expected: number;
  readonly actual: number;
  /** In the square of the measure's unit. */
  readonly variance: number;
  /** The distribution from which `actual` came. */
  readonly values: Values;
}

/** Values are rounded to multiples of this, so that nearly equal ones merge. Fractions arise where a step is split. */
const grain = 1 / 64;
const onGrain = (value: number): number => Math.round(value / grain) * grain;

/** Values with a lower probability are dropped. */
const rarest = 1e-9;

/** The distribution of these values: sorted, equal ones merged. */
export function valuesOf(pairs: Iterable<readonly [value: number, p: number]>): Values {
  const sum = new Map<number, number>();
  for (const [value, p] of pairs) {
    const at = onGrain(value);
    sum.set(at, (sum.get(at) ?? 0) + p);
  }
  return [...sum].filter(([, p]) => p > rarest).sort(([a], [b]) => a - b);
}

export const meanOf = (values: Values): number => values.reduce((sum, [value, p]) => sum + value * p, 0);

export function varianceOf(values: Values): number {
  const mean = meanOf(values);
  return values.reduce((sum, [value, p]) => sum + p * (value - mean) ** 2, 0);
}

/** The distribution of the sum of two independent values (convolution). */
export function together(a: Values, b: Values): Values {
  const [only] = b;
  if (only && b.length === 1) return a.map(([value, p]) => [onGrain(value + only[0]), p]);
  return valuesOf(a.flatMap(([one, p]) => b.map(([other, q]) => [one + other, p * q] as const)));
}

export const nothing: Measured = { expected: 0, actual: 0, variance: 0, values: [[0, 1]] };

/** The sum of a measure over two independent rolls. */
export const added = (a: Measured, b: Measured): Measured => ({
  expected: a.expected + b.expected,
  actual: a.actual + b.actual,
  variance: a.variance + b.variance,
  values: together(a.values, b.values),
});

/** The percentile of the actual value, 0 to 100; equal values count half. 50 where nothing was left to chance. */
export function higherThan({ actual, values }: Measured): number {
  const at = onGrain(actual);
  let below = 0;
  let all = 0;
  for (const [value, p] of values) {
    all += p;
    if (value < at - grain / 2) below += p;
    else if (value < at + grain / 2) below += p / 2;
  }
  return all === 0 ? 50 : (100 * below) / all;
}

/** The probability of a value at least as far from the expected one as the actual value, on the same side of it. */
export function rarity({ actual, expected, values }: Measured): number {
  const at = onGrain(actual);
  return values.reduce((sum, [value, p]) => {
    const so = at >= expected ? value >= at - grain / 2 : value <= at + grain / 2;
    return so ? sum + p : sum;
  }, 0);
}

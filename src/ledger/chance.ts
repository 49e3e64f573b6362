/** How likely each value of something is, lowest first. The chances sum to 1, but for bursts that odds leave out. */
export type Values = readonly (readonly [value: number, p: number])[];

/** What a measure was expected to come to, what it came to, and how it might have come. */
export interface Measured {
  readonly expected: number;
  readonly actual: number;
  /** In the square of its unit. */
  readonly variance: number;
  /** Where it might have come, beside `actual`. */
  readonly values: Values;
}

/** Values that differ by less than this are one: what is not whole comes of decisions that odds did not reckon with. */
const grain = 1 / 64;
const onGrain = (value: number): number => Math.round(value / grain) * grain;

/** Ways that are rarer than this do not count. */
const rarest = 1e-9;

/** Values by their chances, put in order and those that are equal put together. */
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

/** The sum of two things that know nothing of each other. */
export function together(a: Values, b: Values): Values {
  const [only] = b;
  if (only && b.length === 1) return a.map(([value, p]) => [onGrain(value + only[0]), p]);
  return valuesOf(a.flatMap(([one, p]) => b.map(([other, q]) => [one + other, p * q] as const)));
}

export const nothing: Measured = { expected: 0, actual: 0, variance: 0, values: [[0, 1]] };

/** The sum of two measures of rolls that know nothing of each other. */
export const added = (a: Measured, b: Measured): Measured => ({
  expected: a.expected + b.expected,
  actual: a.actual + b.actual,
  variance: a.variance + b.variance,
  values: together(a.values, b.values),
});

/**
 * Of how many in a hundred it came higher: those that come equal count half. 50 where nothing was left to chance.
 */
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

/** How likely it was to come at least as far from what was expected, to the same side. */
export function rarity({ actual, expected, values }: Measured): number {
  const at = onGrain(actual);
  return values.reduce((sum, [value, p]) => {
    const so = at >= expected ? value >= at - grain / 2 : value <= at + grain / 2;
    return so ? sum + p : sum;
  }, 0);
}

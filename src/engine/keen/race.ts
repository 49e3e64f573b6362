/** How many times each of several is tried before one of them is taken. */
export interface Patience {
  /** Tries before anything is ruled out. */
  readonly least: number;
  readonly most: number;
}

/** So many standard errors behind, and nobody waits any longer. */
const behind = 1.6;
/** So many standard errors before the first, and the first is passed over: it has judgement on its side. */
const clear = 1.5;

/**
 * Which of several brings most, by its number; they are tried side by side: try `i` of each has the same luck, so that they are compared try by
 * try. Those that fall clearly behind are not tried any more, nor those that will hardly come clearly before the first.
 * The first is the best unless another one is clearly better. `null` when one of them cannot be tried.
 */
export function race(
  count: number,
  attempt: (which: number, i: number) => number | null,
  { least: first, most }: Patience,
): number | null {
  const values: number[][] = Array.from({ length: count }, () => []);
  let running = values.map((_, which) => which);
  for (let i = 0; i < most && running.length > 1; i++) {
    for (const which of running) {
      const value = attempt(which, i);
      if (value === null) return null;
      values[which]?.push(value);
    }
    if (i + 1 < first || (i + 1) % 4 !== 0) continue;
    const leader = leaderOf(values, running);
    // What is as good as the first for long will not be clearly better in the end.
    const wanted = running.includes(0)
      ? -behind + ((clear + behind) * (i + 1)) / most
      : Number.NEGATIVE_INFINITY;
    running = running.filter(
      (which) =>
        (which === leader || lead(values, leader, which) < behind) &&
        (which === 0 || lead(values, which, 0) >= wanted),
    );
  }
  const best = leaderOf(values, running);
  return best !== 0 && lead(values, best, 0) < clear ? 0 : best;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const leaderOf = (values: readonly (readonly number[])[], running: readonly number[]): number =>
  running.reduce(
    (best, which) => (mean(values[which] ?? []) > mean(values[best] ?? []) ? which : best),
    running[0] ?? 0,
  );

/** Differences smaller than this are the computer's, not the fight's. */
const least = 1e-9;

/** By how many standard errors `a` is better than `b` in the tries that both had. */
function lead(values: readonly (readonly number[])[], a: number, b: number): number {
  const [first = [], second = []] = [values[a], values[b]];
  const both = Math.min(first.length, second.length);
  const apart = Array.from({ length: both }, (_, i) => (first[i] ?? 0) - (second[i] ?? 0));
  const middle = mean(apart);
  if (Math.abs(middle) < least) return 0;
  const spread = Math.sqrt(
    apart.reduce((sum, each) => sum + (each - middle) ** 2, 0) / Math.max(1, both - 1),
  );
  return spread === 0 ? Number.POSITIVE_INFINITY * Math.sign(middle) : (middle * Math.sqrt(both)) / spread;
}

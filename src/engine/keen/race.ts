/** How often each candidate is tried. */
export interface Patience {
  /** Tries before any candidate is eliminated. */
  readonly least: number;
  readonly most: number;
}

/** A candidate this many standard errors behind the leader is eliminated. */
const behind = 1.6;
/**
 * A candidate must lead the first by this many standard errors to win: the first has the tactic's judgement on its
 * side.
 */
const clear = 1.5;

/**
 * Finds the best of `count` candidates by trying them side by side. Try `i` of each candidate has the same luck, so
 * they are compared pairwise. Candidates that fall clearly behind are eliminated, and so are those that will hardly
 * lead the first clearly. The first wins unless another one is clearly better.
 * @returns the index of the winner; `null` where a candidate cannot be tried (`attempt` returned `null`).
 */
export function race(
  count: number,
  attempt: (which: number, i: number) => number | null,
  { least, most }: Patience,
): number | null {
  const values: number[][] = Array.from({ length: count }, () => []);
  let running = values.map((_, which) => which);
  for (let i = 0; i < most && running.length > 1; i++) {
    for (const which of running) {
      const value = attempt(which, i);
      if (value === null) return null;
      values[which]?.push(value);
    }
    if (i + 1 < least || (i + 1) % 4 !== 0) continue;
    const leader = leaderOf(values, running);
    // A candidate that stays level with the first will not lead it clearly in the end.
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

/** Means that differ by less are equal: the rest is rounding. */
const roundingError = 1e-9;

/** The lead of `a` over `b` in standard errors, from the tries that both had. */
function lead(values: readonly (readonly number[])[], a: number, b: number): number {
  const [first = [], second = []] = [values[a], values[b]];
  const both = Math.min(first.length, second.length);
  const apart = Array.from({ length: both }, (_, i) => (first[i] ?? 0) - (second[i] ?? 0));
  const middle = mean(apart);
  if (Math.abs(middle) < roundingError) return 0;
  const spread = Math.sqrt(
    apart.reduce((sum, each) => sum + (each - middle) ** 2, 0) / Math.max(1, both - 1),
  );
  return spread === 0 ? Number.POSITIVE_INFINITY * Math.sign(middle) : (middle * Math.sqrt(both)) / spread;
}

import type { Die, Pool } from '../../../kernel/dice.ts';

/** Fast probabilities of dice pools, without the table; a forecast asks for thousands. Cached by pool. */

/** Higher totals are counted as this one. */
const most = 120;
/** Bursts that are less likely than this are not followed. */
const least = 1e-6;

export interface Totals {
  /** The probability of each total. */
  readonly p: Float64Array;
  /** The probability of a total higher than the index. */
  readonly above: Float64Array;
  readonly mean: number;
}

function dieTotals({ sides, burst, next, most: follows = most }: Die): Float64Array {
  const found = new Float64Array(most + 1);
  const roll = (place: number, sofar: number, p: number): void => {
    const now = place === 0 ? sides : (next?.[Math.min(place, next.length) - 1] ?? sides);
    const each = p / now;
    for (let face = 1; face <= now; face++) {
      const total = Math.min(most, sofar + face);
      const again = burst === true && face === now && place < follows && each > least && total < most;
      if (again) roll(place + 1, total, each);
      else found[total] = (found[total] ?? 0) + each;
    }
  };
  roll(0, 0, 1);
  return found;
}

function sum(a: Float64Array, b: Float64Array): Float64Array {
  const found = new Float64Array(most + 1);
  for (let i = 0; i <= most; i++) {
    const p = a[i] ?? 0;
    if (p === 0) continue;
    for (let j = 0; j <= most; j++) {
      const at = Math.min(most, i + j);
      found[at] = (found[at] ?? 0) + p * (b[j] ?? 0);
    }
  }
  return found;
}

function finished(p: Float64Array): Totals {
  const above = new Float64Array(most + 1);
  let mean = 0;
  for (let i = most - 1; i >= 0; i--) above[i] = (above[i + 1] ?? 0) + (p[i + 1] ?? 0);
  for (let i = 0; i <= most; i++) mean += i * (p[i] ?? 0);
  return { p, above, mean };
}

/** The kernel interns pools, so equal dice are the same object. */
const kept = new WeakMap<Pool, Totals>();

export function totalsOf(pool: Pool): Totals {
  let known = kept.get(pool);
  if (!known) {
    let p = new Float64Array(most + 1);
    p[0] = 1;
    for (const die of pool.dice) p = sum(p, dieTotals(die)) as typeof p;
    known = finished(p);
    kept.set(pool, known);
  }
  return known;
}

/** The probability of a total higher than a number. */
export const chanceAbove = (pool: Pool, number: number): number =>
  number < 0 ? 1 : (totalsOf(pool).above[Math.min(most, number)] ?? 0);

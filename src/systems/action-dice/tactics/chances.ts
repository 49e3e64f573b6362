import type { Die, Pool } from '../../../kernel/dice.ts';
import type { Against } from '../checks/vs.ts';
import type { Law, VsKind } from '../dice/readings.ts';
import { beats } from '../dice/readings.ts';

/** Fast probabilities of dice pools, without the table; a forecast asks for thousands. Cached by pool. */

/** Higher totals are counted as this one. */
const most = 120;
/** Bursts that are less likely than this are not followed. */
const least = 1e-6;

export interface Totals {
  /** The probability of each total. */
  readonly p: Float64Array;
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
  let mean = 0;
  for (let i = 0; i <= most; i++) mean += i * (p[i] ?? 0);
  return { p, mean };
}

/** The kernel interns pools, so equal dice are the same object. */
const kept = new WeakMap<Pool, Totals>();

export function totalsOf(pool: Pool): Totals {
  let known = kept.get(pool);
  if (!known) {
    known = finished(totalsOfDice(pool.dice));
    kept.set(pool, known);
  }
  return known;
}

function totalsOfDice(dice: readonly Die[]): Float64Array {
  const nothing = new Float64Array(most + 1);
  nothing[0] = 1;
  return dice.reduce<Float64Array>((p, die) => sum(p, dieTotals(die)), nothing);
}

/** What an action roll shows: its Action Dice, the first of the pool, and the total of its Bonus dice. */
interface Parts {
  readonly natural: Float64Array;
  readonly bonus: Float64Array;
  /** The probabilities found so far, by law and kind, then by the number to beat; -1 where it is not known yet. */
  readonly chances: Float64Array[];
  /** The same with their totals, where they are known. */
  readonly totals: Float64Array[][];
}

const keptParts = new WeakMap<Pool, Parts>();

function partsOf(pool: Pool): Parts {
  let known = keptParts.get(pool);
  if (!known) {
    const [first, ...others] = pool.dice;
    known = {
      natural: totalsOfDice(first ? [first] : []),
      bonus: totalsOfDice(others),
      chances: [],
      totals: [],
    };
    keptParts.set(pool, known);
  }
  return known;
}

/** Part of a cache key. */
const lawNumber = (law: Law, kind: VsKind): number =>
  ((law.naturals === 'none' ? 0 : 1) + (law.vsComparison === 'higher' ? 0 : 2)) * 2 +
  (kind === 'check' ? 1 : 0);

const within = (vs: number): number => Math.min(most, Math.max(0, vs));

/** The probability that an action roll beats a number (AD-DIE-2, AD-R1, AD-R2). */
export function chanceToBeat(law: Law, pool: Pool, { vs, kind }: Against): number {
  const parts = partsOf(pool);
  const by = lawNumber(law, kind);
  const number = within(vs);
  parts.chances[by] ??= new Float64Array(most + 1).fill(-1);
  const chances = parts.chances[by];
  let chance = chances[number] ?? 0;
  if (chance < 0) {
    chance = beating(law, parts, { vs: number, kind }).reduce((sum, p) => sum + p, 0);
    chances[number] = chance;
  }
  return chance;
}

/** For each total, the probability that an action roll shows it and beats a number. */
export function totalsThatBeat(law: Law, pool: Pool, { vs, kind }: Against): Float64Array {
  const parts = partsOf(pool);
  const by = lawNumber(law, kind);
  const number = within(vs);
  parts.totals[by] ??= [];
  const known = parts.totals[by];
  let found = known[number];
  if (!found) {
    found = beating(law, parts, { vs: number, kind });
    known[number] = found;
  }
  return found;
}

function beating(law: Law, { natural, bonus }: Parts, { vs, kind }: Against): Float64Array {
  const found = new Float64Array(most + 1);
  for (const [face, often] of natural.entries()) {
    if (often === 0) continue;
    for (const [more, p] of bonus.entries()) {
      const total = Math.min(most, face + more);
      if (p > 0 && beats(law, { natural: face, total }, vs, kind)) {
        found[total] = (found[total] ?? 0) + often * p;
      }
    }
  }
  return found;
}

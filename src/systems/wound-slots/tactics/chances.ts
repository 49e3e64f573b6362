import { distributionOf } from '../../../kernel/distribution.ts';
import type { RollKind } from '../roll/dice.ts';
import { throwOf } from '../roll/dice.ts';
import type { Rulings } from '../rulings.ts';

/** The probability of a natural sum. */

interface Chance {
  /** Sum of the dice. */
  readonly natural: number;
  readonly p: number;
}

type ByKind = { readonly [kind in RollKind]: readonly Chance[] };

const kept = new WeakMap<Rulings, ByKind>();

function count(rulings: Rulings, kind: RollKind): readonly Chance[] {
  const { pool, reading } = throwOf(rulings, kind, { kind: 'total', critical: false });
  const { outcomes, denominator } = distributionOf(pool, reading);
  return outcomes.map(({ result, weight }) => ({ natural: result.natural, p: weight / denominator }));
}

/** All natural sums of this kind of roll with their probabilities. Cached by rulings. */
export function chancesOf(rulings: Rulings, kind: RollKind): readonly Chance[] {
  let known = kept.get(rulings);
  if (!known) {
    known = { wild: count(rulings, 'wild'), ordinary: count(rulings, 'ordinary') };
    kept.set(rulings, known);
  }
  return known[kind];
}

/** The probability that the natural sum is at least `least`. */
export function chanceOf(rulings: Rulings, kind: RollKind, least: number): number {
  let sum = 0;
  for (const { natural, p } of chancesOf(rulings, kind)) if (natural >= least) sum += p;
  return sum;
}

import type { Id } from '../../kernel/json.ts';

/** The state of one combatant, as far as it matters for who wins. */
export interface Share {
  readonly id: Id;
  readonly side: string;
  /** The worth of taking it out; 1 for an average fighter. */
  readonly worth: number;
  /** The fraction of harm it can still take: 0 to 1, above 1 with additional protection, 0 when out. */
  readonly left: number;
  /** The fraction of its resources that is left: 0 to 1. */
  readonly means: number;
}

/** The weights of a valuation. */
export interface Temper {
  /** Harm done to the others. */
  readonly harm: number;
  /** Harm to its own side. */
  readonly care: number;
  /** Resources left to its own side. */
  readonly thrift: number;
}

/** The shares with their worth multiplied; by 1 for those that `by` does not name. */
export const weighted = (shares: readonly Share[], by: { readonly [id: Id]: number }): readonly Share[] =>
  shares.map((share) => ({ ...share, worth: share.worth * (by[share.id] ?? 1) }));

/** The part of a fighter's strength that it keeps until it is out; the rest goes with `left`. */
const onFeet = 0.45;

const strength = ({ worth, left }: Share): number => (left > 0 ? worth * (onFeet + (1 - onFeet) * left) : 0);

/** The value of a fight for a side: the strength of its own combatants minus that of the others. */
export function valueFor(shares: readonly Share[], side: string, temper: Temper): number {
  let value = 0;
  for (const share of shares) {
    if (share.side !== side) value -= temper.harm * strength(share);
    else
      value +=
        temper.care * strength(share) + (share.left > 0 ? temper.thrift * share.worth * share.means : 0);
  }
  return value;
}

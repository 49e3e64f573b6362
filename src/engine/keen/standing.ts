import type { Id } from '../../kernel/json.ts';

/** How a fight stands for one of those in it, as far as it matters for who wins. */
export interface Share {
  readonly id: Id;
  readonly side: string;
  /** What it is worth to be rid of this one; 1 is a middling fighter. */
  readonly worth: number;
  /**
   * What it can still take, of all that it could: 0 to 1, more for whoever is protected beyond that; 0 for those who are
   * out.
   */
  readonly left: number;
  /** What it still has to spend, of all that it could have: 0 to 1. */
  readonly means: number;
}

/** What somebody who looks ahead cares for: how much each weighs. */
export interface Temper {
  /** Harm done to the others. */
  readonly harm: number;
  /** Harm that the own side takes. */
  readonly care: number;
  /** What the own side has left to spend. */
  readonly thrift: number;
}

/** The same shares, each worth so many times as much: 1 for those who are not named. */
export const weighted = (shares: readonly Share[], by: { readonly [id: Id]: number }): readonly Share[] =>
  shares.map((share) => ({ ...share, worth: share.worth * (by[share.id] ?? 1) }));

/** Being on one's feet at all is worth so much of a whole and unhurt fighter. */
const onFeet = 0.45;

const strength = ({ worth, left }: Share): number => (left > 0 ? worth * (onFeet + (1 - onFeet) * left) : 0);

/** How good a fight looks from the eyes of a side: the strength of its own people less that of the others. */
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

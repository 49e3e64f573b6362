import type { Verdicts } from '../../../kernel/held.ts';
import { comparison } from '../../../kernel/held.ts';
import type { Held, Line, LineTotal } from '../../../kernel/view.ts';
import type { Fight } from '../state.ts';

/** What a roll was compared with, and the term that decided (AD-DIE-2, AD-ATK-4). */

/** The label of a number to beat that consists of several terms. */
export const numberLabel = 'Number to beat';

interface Compared {
  /** The Action Dice. */
  readonly natural: number;
  readonly total: number;
  readonly against: string | number;
  /** The value of `against`. */
  readonly vs: number;
  readonly won: boolean;
}

/**
 * AD-DIE-2, AD-R1: the comparison: exceeding, or reaching where a tie won; a natural 20 or 1 may decide by itself
 * (AD-R2).
 */
export function heldOf({ rulings }: Fight, { natural, total, against, vs, won }: Compared): Held {
  const itself = rulings.naturals === 'autoBoth' && (natural === 20 || natural === 1);
  return {
    dice: total,
    against,
    wins: won && total === vs ? 'reaching' : 'exceeding',
    won,
    ...(itself ? { natural: true } : {}),
  };
}

/**
 * The totals of a line with the comparison and the deciding term. The first term of the number to beat is its base and
 * never decides.
 */
export function judged(
  held: Held,
  totals: readonly LineTotal[],
  verdicts: Verdicts,
): Pick<Line, 'held' | 'totals' | 'decided'> {
  const number = totals.find(({ label }) => label === held.against);
  const base = number?.total.terms[0]?.clause;
  return comparison(held, totals, base === undefined ? [] : [base], verdicts);
}

import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { addTerm } from '../derived.ts';
import { bonusRung, highestRung, lowestRung, sidesOf } from '../ranks.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Push, RollKind } from './pushes.ts';
import { pushesOn } from './pushes.ts';

/** The rung of the Bonus dice of a roll (AD-DIE-4 to AD-DIE-12). */

/** What moves the dice of a roll, besides Charges and Challenges. */
export interface Shift {
  readonly by: number;
  readonly label: string;
  readonly clause: string;
}

export interface Steps {
  /** The rung as the sum of all that moves it. */
  readonly rung: Total;
  /** AD-R6 `extraDie`: steps above the ladder, each of which is one d10 more. */
  readonly extra: number;
}

type Law = Pick<Rulings, 'stepOrder' | 'rankCap' | 'effectCharge' | 'effectNetting'>;

const pushTerm = ({ kind, count, label, clause, ruling }: Push): Term =>
  addTerm(kind === 'charge' ? count : -count, label, clause, ruling);

/** AD-DIE-7, AD-DIE-9: the ends of the ladder; `low` and `high` are the rulings cited with them. */
const ends = (low: string | undefined, high: string): readonly Term[] => [
  {
    value: lowestRung,
    op: 'atLeast',
    label: 'never below d4',
    clause: 'AD-DIE-7',
    ...(low === undefined ? {} : { ruling: low }),
  },
  { value: highestRung, op: 'atMost', label: 'never above d20', clause: 'AD-DIE-9', ruling: high },
];

const surplus = (rung: number): number => Math.max(0, rung - highestRung);

/** AD-R7: Charges and Challenges, then abilities, then the wound; held between the limits once, or group by group. */
export function stepsOf(
  law: Law,
  roll: RollKind,
  pushes: readonly Push[],
  shifts: readonly Shift[],
  wounded: boolean,
): Steps {
  const groups: readonly (readonly Term[])[] = [
    pushesOn(pushes, roll, law)
      .filter(({ kind }) => kind !== 'dice')
      .map(pushTerm),
    shifts.map(({ by, label, clause }) => addTerm(by, label, clause)),
    wounded ? [addTerm(-1, 'wounded', 'AD-HRT-3')] : [],
  ];
  const base = addTerm(bonusRung, 'd10', 'AD-DIE-4');
  let terms: readonly Term[] = [base];
  let above = 0;
  if (law.stepOrder === 'sumThenClamp') {
    terms = [base, ...groups.flat()];
    above = surplus(fold(terms).value);
    // AD-R7: with a single group the order of steps and limits makes no difference.
    const several = groups.filter((group) => group.length > 0).length > 1;
    terms = [...terms, ...ends(several ? rulingIds.stepOrder : undefined, rulingIds.rankCap)];
  } else {
    for (const group of groups) {
      if (group.length === 0) continue;
      terms = [...terms, ...group];
      above += surplus(fold(terms).value);
      terms = [...terms, ...ends(rulingIds.stepOrder, rulingIds.stepOrder)];
    }
  }
  return { rung: fold(terms), extra: law.rankCap === 'extraDie' ? above : 0 };
}

/** So many Bonus dice as they fall with these steps, those of AD-R6 last: `2d8`, `1d20 + 2d10`. */
export const diceWords = (count: number, { rung, extra }: Steps): string =>
  [[count, rung.value] as const, ...(extra > 0 ? [[extra, bonusRung] as const] : [])]
    .map(([many, at]) => `${many}d${sidesOf(at)}`)
    .join(' + ');

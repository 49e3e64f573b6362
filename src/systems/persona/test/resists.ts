import type { DiceRulings, Thrown } from './dice.ts';
import type { Standing } from './matters.ts';

/** Which of two opposed results is the better one (PE-TEST-4, PE-R10). */

/** How well a test that passed came out. */
type Passed = Pick<Thrown, 'degrees' | 'margin' | 'die'>;

/**
 * PE-R10: whether a resister's result, its Bonus given, beats a passed initiator's, whose Bonus is `theirs`. Equal degrees: the higher
 * Bonus, then the lower die, then the resister. `null`: the table rerolls such a tie.
 */
export const resists = (
  rulings: DiceRulings,
  resister: Passed & Pick<Thrown, 'passed'>,
  bonus: number,
  against: Passed,
  theirs: number,
): boolean | null => resister.passed && holdsOff(rulings, resister, bonus, against, theirs);

/** The same of a resister that passed. */
function holdsOff(
  rulings: DiceRulings,
  resister: Passed,
  bonus: number,
  against: Passed,
  theirs: number,
): boolean | null {
  if (rulings.opposedTieBreak === 'rawMargin') return resister.margin >= against.margin;
  if (resister.degrees !== against.degrees) return resister.degrees > against.degrees;
  switch (rulings.opposedTieBreak) {
    case 'bonusLowDieResister':
      if (bonus !== theirs) return bonus > theirs;
      return resister.die <= against.die;
    case 'resister':
      return true;
    case 'reroll':
      return null;
  }
}

/** Whether this result, which passes, is beaten by that one; `null`: a tie that is rolled again. */
export const isBeaten = (rulings: DiceRulings, thrown: Thrown, bonus: number, by: Standing): boolean | null =>
  holdsOff(rulings, by, by.bonus, thrown, bonus);

import type { DiceRulings, Thrown } from './dice.ts';
import type { Standing } from './matters.ts';

/** Which of two opposed results wins (PE-TEST-4, PE-R10). */

/** The quality of a test that passed. */
type Passed = Pick<Thrown, 'degrees' | 'margin' | 'die'>;

/**
 * PE-R10: whether the resister's result beats a passed initiator's; `bonus` and `theirs` are the Bonuses of the two.
 * With equal degrees the higher Bonus wins, then the lower die, then the resister. `null`: a tie that is rerolled.
 */
export const resists = (
  rulings: DiceRulings,
  resister: Passed & Pick<Thrown, 'passed'>,
  bonus: number,
  against: Passed,
  theirs: number,
): boolean | null => resister.passed && holdsOff(rulings, resister, bonus, against, theirs);

/** The same for a resister that passed. */
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

/** Whether a passed result is beaten by `by`; `null`: a tie that is rerolled. */
export const isBeaten = (rulings: DiceRulings, thrown: Thrown, bonus: number, by: Standing): boolean | null =>
  holdsOff(rulings, by, by.bonus, thrown, bonus);

import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Thrown } from './dice.ts';
import { fumbleFrom, readDie } from './dice.ts';
import { failingOf } from './failing.ts';
import { mayHide } from './hidden.ts';
import { resists } from './resists.ts';
import type { Result } from './roll.ts';
import type { TestSpec } from './spec.ts';

/** What comes of the two results of an opposed test (PE-TEST-4), and whether another roll could change it (PE-FATE-4). */

/**
 * Returns what still matters of an exchange once neither side rerolls, as a string: `mine` is the initiator's result,
 * `theirs` the resister's, `roll` how the initiator's was made.
 */
export type After = (mine: Thrown, theirs: Thrown, roll: Result) => string;

/** The test of one side, as far as the other side's result is compared with it. */
type Answering = Pick<Result, 'spec' | 'bonus'>;

/**
 * PE-TEST-4, PE-R10, PE-R11: whether the resister's result withstands the initiator's, a failed one included; `null`
 * where both roll again.
 */
export function withstands(
  { rulings }: Fight,
  answer: Thrown,
  bonus: number,
  first: Thrown & Answering,
): boolean | null {
  if (first.passed) return resists(rulings, answer, bonus, first, first.bonus);
  if (answer.passed || rulings.bothFail === 'initiatorLoses') return true;
  return rulings.bothFail === 'reroll' ? null : answer.degrees <= first.degrees;
}

/**
 * Returns how a test failed, as a string; empty for a pass. For an uninjured combatant, failing and being beaten are
 * the same.
 */
export function failureWords(fight: Fight, spec: TestSpec): (thrown: Thrown) => string {
  const byDegrees = failingOf(fight, spec) === 'byDegrees';
  const counts = byDegrees || Object.keys(one(fight, spec.who).injuries).length > 0;
  return (thrown) => {
    if (thrown.passed) return '';
    const failed = counts ? `failed${byDegrees ? thrown.degrees : ''}` : '';
    return isFumbled(spec, thrown) ? `${failed}!` : failed;
  };
}

export const isFumbled = ({ fumbles }: TestSpec, { die }: Thrown): boolean =>
  fumbles === true && die >= fumbleFrom;

/** Returns all that comes of the initiator's result against the resister's, as a string. Not for ties. */
export function comesOf(
  fight: Fight,
  first: Result,
  second: Answering,
  after: After,
): (mine: Thrown, theirs: Thrown) => string {
  const [howFirst, howSecond] = [failureWords(fight, first.spec), failureWords(fight, second.spec)];
  return (mine, theirs) => {
    const resisted = !mine.passed || resists(fight.rulings, theirs, second.bonus, mine, first.bonus);
    const comes = resisted ? '' : after(mine, theirs, first);
    return `${resisted}/${howFirst(mine)}/${howSecond(theirs)}/${comes}`;
  };
}

/**
 * Whether no die of the resister could better what comes of a result that has lost. `false` where that is not
 * known: without `after`, and under rulings by which more of the dice counts.
 */
export function resisterInVain(
  fight: Fight,
  first: Result,
  answer: Answering & { readonly target: number },
  lost: Thrown,
  after: After | null,
): boolean {
  if (after === null || !mayHide(fight, first.spec.who, answer.spec.who)) return false;
  const comes = comesOf(fight, first, answer, after);
  return inVain(fight, answer.target, lost, (thrown) => comes(first, thrown));
}

/** The same of the initiator, whose result was beaten by `second`; only where nothing else depends on its die. */
export function initiatorInVain(fight: Fight, lost: Result, second: Result, after: After | null): boolean {
  if (after === null || !mayHide(fight, lost.spec.who, second.spec.who)) return false;
  const comes = comesOf(fight, lost, second, after);
  return inVain(fight, lost.target.value, lost, (thrown) => comes(thrown, second));
}

/** Whether no lower die would change what comes of a result that has lost; a higher one is never better. */
function inVain(
  { rulings }: Fight,
  target: number,
  lost: Thrown,
  comes: (thrown: Thrown) => string,
): boolean {
  const now = comes(lost);
  for (let die = 1; die < lost.die; die++) {
    if (comes(readDie(rulings, target, die, false)) !== now) return false;
  }
  return true;
}

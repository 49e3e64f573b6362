import { noMoreOf } from '../../../engine/seldom.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Ailment, Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Failing } from './matters.ts';
import type { TestSpec } from './spec.ts';
import { injuryCounts } from './standing-edge.ts';

/** PE-INJ-12: a cracked rib, or worse: every failed test costs its Degrees of Failure. */
export function paysForFailures(fight: Fight, id: Id): boolean {
  const { body } = one(fight, id).injuries;
  return body !== undefined && body.row <= 1 && injuryCounts(fight, body);
}

const isPanicked = (ailments: readonly Ailment[]): boolean => ailments.some(({ id }) => id === 'panicked');

/** Whatever else it suffers from. */
const panics = (who: Combatant): boolean => noMoreOf(who, 'ailments', isPanicked);

/**
 * Whether it makes a difference how badly this test fails, whoever made it and why: to cracked ribs, to the Panicked
 * (PE-AIL-19), where double failures are compared (PE-R11), where the better of two rolls is kept (PE-R100).
 */
export function failingOf(fight: Fight, { who, against }: TestSpec): Failing {
  const { bothFail, fateReroll } = fight.rulings;
  const counts =
    bothFail !== 'initiatorLoses' ||
    fateReroll === 'keepBetter' ||
    paysForFailures(fight, who) ||
    panics(one(fight, who)) ||
    (against !== undefined && fight.combatants[against] !== undefined && panics(one(fight, against)));
  return counts ? 'byDegrees' : 'alike';
}

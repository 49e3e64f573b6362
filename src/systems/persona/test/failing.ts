import type { Id } from '../../../kernel/json.ts';
import type { Fight } from '../state.ts';
import { one, suffers } from '../state.ts';
import type { Failing } from './matters.ts';
import type { TestSpec } from './spec.ts';
import { injuryCounts } from './standing-edge.ts';

/** PE-INJ-12: a cracked rib, or worse: every failed test costs its Degrees of Failure. */
export function paysForFailures(fight: Fight, id: Id): boolean {
  const { body } = one(fight, id).injuries;
  return body !== undefined && body.row <= 1 && injuryCounts(fight, body);
}

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
    suffers(one(fight, who), 'panicked') ||
    (against !== undefined &&
      fight.combatants[against] !== undefined &&
      suffers(one(fight, against), 'panicked'));
  return counts ? 'byDegrees' : 'alike';
}

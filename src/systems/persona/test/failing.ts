import { noMoreOf } from '../../../engine/seldom.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Ailment, Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Failing } from './matters.ts';
import type { TestSpec } from './spec.ts';
import { injuryCounts } from './standing-edge.ts';

/** PE-INJ-12: whether every failed test costs Stress equal to its DoF, because of a Cracked rib or worse. */
export function paysForFailures(fight: Fight, id: Id): boolean {
  const { body } = one(fight, id).injuries;
  return body !== undefined && body.row <= 1 && injuryCounts(fight, body);
}

const isPanicked = (ailments: readonly Ailment[]): boolean => ailments.some(({ id }) => id === 'panicked');

/** Whether the combatant is Panicked. Reads only this of its ailments, so that merged ways part by nothing else. */
const panics = (who: Combatant): boolean => noMoreOf(who, 'ailments', isPanicked);

/**
 * Whether the degrees of a failure of this test matter: for Cracked ribs, the Panicked (PE-AIL-19), double failures
 * (PE-R11) or keeping the better of two rolls (PE-R100).
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

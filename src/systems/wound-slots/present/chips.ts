import type { ConditionView } from '../../../kernel/view.ts';
import type { Combatant, Fight } from '../state.ts';
import { present } from '../state.ts';
import { bodyChips } from './chips-body.ts';
import { planChips } from './chips-plans.ts';
import { stanceChips, surroundingChips } from './chips-stance.ts';
import { effectChips, tieChips } from './chips-ties.ts';

/** All conditions of a combatant, with level and end. */
export function conditions(fight: Fight, who: Combatant): readonly ConditionView[] {
  const body = bodyChips(fight, who);
  if (!present(who)) return body;
  return [
    ...body,
    ...stanceChips(who),
    ...tieChips(fight, who),
    ...effectChips(fight, who),
    ...planChips(fight, who),
    ...surroundingChips(fight, who),
  ];
}

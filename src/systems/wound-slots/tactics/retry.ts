import type { Choice } from '../../../kernel/port.ts';
import { findAction } from '../actions/find.ts';
import type { Combatant, Fight } from '../state.ts';
import { hasOneAction, judgeOneAction, judgeRetry } from '../turn/declaring.ts';

/**
 * Doing again in the same turn what was voided in it (SL-INT-5, SL-R52 `notTheSame`), and a second action of the
 * staggered (SL-CND-7, SL-R33 `oneAction`).
 */

/** Whether it may do everything as far as these are concerned. */
const isFree = (fight: Fight, who: Combatant): boolean =>
  fight.thwarted.length === 0 && !(who.acted && hasOneAction(fight, who));

/**
 * Whether it may: an action unless it was voided or another was taken, a free thing such as going on with a charge
 * unless it is refused.
 */
export function mayDo(fight: Fight, who: Combatant, { option }: Choice): boolean {
  if (isFree(fight, who)) return true;
  const action = findAction(option);
  if (!action) return true;
  const refused = action.kind === 'free' ? action.offer(fight, who)?.refused : null;
  if (refused) return false;
  return action.kind !== 'action' || (judgeRetry(fight, who, action) ?? judgeOneAction(fight, who)) === null;
}

/** The deeds that begin with something that it may do. */
export const retried = <Deed extends { readonly choice: Choice }>(
  fight: Fight,
  who: Combatant,
  deeds: readonly Deed[],
): readonly Deed[] => (isFree(fight, who) ? deeds : deeds.filter(({ choice }) => mayDo(fight, who, choice)));

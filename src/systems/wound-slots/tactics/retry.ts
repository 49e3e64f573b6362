import type { Choice } from '../../../kernel/port.ts';
import { findAction } from '../actions/find.ts';
import type { Combatant, Fight } from '../state.ts';
import { judgeRetry } from '../turn/declaring.ts';

/** Doing again in the same turn what was voided in it (SL-INT-5, SL-R52 `notTheSame`). */

/** Whether it may: an action unless it was voided, a free thing such as going on with a charge unless it is refused. */
export function mayDo(fight: Fight, who: Combatant, { option }: Choice): boolean {
  if (fight.thwarted.length === 0) return true;
  const action = findAction(option);
  if (!action) return true;
  const refused = action.kind === 'free' ? action.offer(fight, who)?.refused : null;
  return !refused && (action.kind !== 'action' || judgeRetry(fight, who, action) === null);
}

/** The deeds that begin with something that it may do. */
export const retried = <Deed extends { readonly choice: Choice }>(
  fight: Fight,
  who: Combatant,
  deeds: readonly Deed[],
): readonly Deed[] =>
  fight.thwarted.length === 0 ? deeds : deeds.filter(({ choice }) => mayDo(fight, who, choice));

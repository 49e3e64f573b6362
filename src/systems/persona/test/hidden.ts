import type { Id } from '../../../kernel/json.ts';
import type { Fight } from '../state.ts';
import { ailmentOf, one } from '../state.ts';

/**
 * Whether the dice of a contest between these two may stay hidden from odds until nobody rolls any more, because they
 * only decide ties (PE-R10). Not where dice or degrees matter otherwise: for the better of two rolls (PE-R100,
 * PE-ACT-22), for double failures (PE-R11), for dice that hit of themselves (PE-R68), for the Panicked (PE-AIL-19).
 */
export function mayHide(fight: Fight, id: Id, other: Id): boolean {
  const { bothFail, criticalNeedsHit, fateReroll, opposedTieBreak } = fight.rulings;
  if (!criticalNeedsHit) return false;
  if (bothFail !== 'initiatorLoses' || fateReroll === 'keepBetter' || opposedTieBreak === 'rawMargin')
    return false;
  return !watched(fight, id, other) && !watched(fight, other, id);
}

/** Whether more than the winner matters in tests of the first against the second. */
function watched(fight: Fight, id: Id, other: Id): boolean {
  const who = one(fight, id);
  return (
    who.disruptions.some(({ kind }) => kind === 'distracted') || ailmentOf(who, 'panicked')?.by === other
  );
}

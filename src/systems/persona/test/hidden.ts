import type { Id } from '../../../kernel/json.ts';
import type { Fight } from '../state.ts';
import { ailmentOf, one } from '../state.ts';

/**
 * Whether the dice of a contest between these two may stay hidden from odds until nobody rolls any more: ties alone are
 * decided by them (PE-R10). Not where something else looks at dice: which of two rolls is better (PE-R100, PE-ACT-22),
 * how badly both have failed (PE-R11), by how many degrees one is beaten who panics before the other (PE-AIL-19).
 */
export function mayHide(fight: Fight, id: Id, other: Id): boolean {
  const { bothFail, fateReroll, opposedTieBreak } = fight.rulings;
  if (bothFail !== 'initiatorLoses' || fateReroll === 'keepBetter' || opposedTieBreak === 'rawMargin')
    return false;
  return !watched(fight, id, other) && !watched(fight, other, id);
}

/** Whether more than who wins is looked at in the tests of this one against that one. */
function watched(fight: Fight, id: Id, other: Id): boolean {
  const who = one(fight, id);
  return (
    who.disruptions.some(({ kind }) => kind === 'distracted') || ailmentOf(who, 'panicked')?.by === other
  );
}

import type { Fight } from '../state.ts';
import { one } from '../state.ts';

/**
 * Whether the die of a contest may stay hidden from odds until the other side has answered: ties alone are decided by it
 * (PE-R10). Not where something else looks at dice: which of two rolls is better (PE-R100, PE-ACT-22), how badly both
 * have failed (PE-R11), by how many degrees the Panicked are beaten (PE-AIL-19).
 */
export function mayHide(fight: Fight): boolean {
  const { bothFail, fateReroll, opposedTieBreak } = fight.rulings;
  if (bothFail !== 'initiatorLoses' || fateReroll === 'keepBetter' || opposedTieBreak === 'rawMargin')
    return false;
  return fight.listing.every((id) => {
    const { disruptions, ailments } = one(fight, id);
    return (
      disruptions.every(({ kind }) => kind !== 'distracted') &&
      ailments.every((ailment) => ailment.id !== 'panicked')
    );
  });
}

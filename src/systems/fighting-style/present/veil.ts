import type { Veil } from '../../../engine/system.ts';
import type { Facts } from '../facts.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

/** What is hidden from players about their foes. */
export const veil: Veil<Fight, Facts> = {
  hidden: (fight) =>
    Object.fromEntries(
      fight.listing.flatMap((id) => {
        const { hiddenFrom, out } = one(fight, id);
        return hiddenFrom.length > 0 && out === null ? [[id, hiddenFrom]] : [];
      }),
    ),
  strength: ['damage', 'healed', 'health-set', 'mana-set', 'ap-set'],
};

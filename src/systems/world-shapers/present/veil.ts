import type { Veil } from '../../../engine/system.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

/** What players do not see of their foes. */
export const veil: Veil<Fight, Facts> = {
  hidden: (fight) =>
    Object.fromEntries(
      fight.listing.flatMap((id) => {
        const { hiddenFrom, out } = one(fight, id);
        return hiddenFrom.length > 0 && out === null ? [[id, hiddenFrom]] : [];
      }),
    ),
  strength: ['hit', 'vitality-lost', 'temporary', 'healed', 'ap', 'rp', 'wp', 'momentum'],
};

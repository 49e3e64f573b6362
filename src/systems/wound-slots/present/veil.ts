import type { Veil } from '../../../engine/system.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { foes, one } from '../state.ts';

/** What players do not see of their foes. */
export const veil: Veil<Fight, Facts> = {
  // SL-ATK-5: hidden from all enemies at once.
  hidden: (fight) =>
    Object.fromEntries(
      fight.listing
        .map((id) => one(fight, id))
        .filter(({ hidden, out }) => hidden && out === null)
        .map((who): [Id, readonly Id[]] => [who.id, fight.listing.filter((id) => foes(who, one(fight, id)))]),
    ),
  strength: ['harm', 'wound', 'wound-eased', 'wounds-set', 'stamina', 'fatigue', 'mana', 'ap'],
};

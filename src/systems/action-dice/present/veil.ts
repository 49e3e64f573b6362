import type { Veil } from '../../../engine/system.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';

/** What players do not get to read of their foes. */
export const veil: Veil<Fight, Facts> = {
  // No state of these rules is hiding: an ambush is a matter of actions (AD-INI-5, AD-INI-6).
  hidden: () => ({}),
  strength: [
    'harm',
    'durability',
    'health',
    'wear',
    'mana',
    'vigor',
    'actions',
    'less-actions',
    'shock-clock',
  ],
};

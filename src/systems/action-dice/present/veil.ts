import type { Veil } from '../../../engine/system.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';

/** What players may not read about their foes. */
export const veil: Veil<Fight, Facts> = {
  // No state of these rules hides a combatant: an ambush only changes numbers of actions (AD-INI-5, AD-INI-6).
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

import type { Preface } from '../../engine/system.ts';
import { pack } from './pack/pack.ts';

/** How documents name the system; its folder is called so too. */
export const systemId = 'action-dice';

/** Action Dice from the outside: what a list of systems shows, and what it brings along. Read without its rules. */
export const preface: Preface = {
  id: systemId,
  name: 'Action Dice',
  about:
    'One d20 that nothing ever harms, and Bonus dice that climb and fall on a ladder from d4 to d20 and burst on their highest face. Two actions a turn, and as many reactions as Vigor can pay for: whoever spends it all stands Winded. Damage wears armour down first, then Durability, then Health.',
  pack,
};

import type { Preface } from '../../engine/system.ts';
import { pack } from './pack/pack.ts';

/** The system's id in documents, which is also the name of its folder. */
export const systemId = 'action-dice';

/** What a list of systems shows, and the pack. Loaded without the rules. */
export const preface: Preface = {
  id: systemId,
  name: 'Action Dice',
  about:
    'One d20 that nothing ever harms, and Bonus dice that climb and fall on a ladder from d4 to d20 and burst on their highest face. Two actions a turn, and as many reactions as Vigor can pay for: whoever spends it all stands Winded. Damage wears armour down first, then Durability, then Health.',
  pack,
};

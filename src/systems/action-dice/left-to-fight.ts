import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, standing } from './state.ts';

/** AD-ENC-9: who is left to fight. */

/** Whether it still fights: not dead, unconscious, destroyed or fled, and not an object. */
export const fights = (who: Combatant): boolean => standing(who) && !isObject(who);

/** The sides that still have somebody fighting. */
export const fightingSides = (fight: Fight): readonly string[] => [
  ...new Set(
    everyone(fight)
      .filter(fights)
      .map(({ side }) => side),
  ),
];

import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, standing } from './state.ts';

/** AD-ENC-9: who is left to fight. */

/** Neither dead, unconscious, destroyed nor fled; things hold no fight open. */
export const fights = (who: Combatant): boolean => standing(who) && !isObject(who);

/** Sides with somebody who fights. */
export const fightingSides = (fight: Fight): readonly string[] => [
  ...new Set(
    everyone(fight)
      .filter(fights)
      .map(({ side }) => side),
  ),
];

import type { Combatant, Fight } from './state.ts';

/** Whether these are the fight's own objects, so that cached results apply. Rules also ask about modified copies. */
export const isAsInFight = ({ combatants }: Fight, who: Combatant, other: Combatant = who): boolean =>
  combatants[who.id] === who && combatants[other.id] === other;

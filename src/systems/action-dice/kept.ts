import type { Combatant, Fight } from './state.ts';

/** Whether this is somebody as the fight has it: rules also ask about people who are otherwise for once. */
export const isAsInFight = ({ combatants }: Fight, who: Combatant, other: Combatant = who): boolean =>
  combatants[who.id] === who && combatants[other.id] === other;

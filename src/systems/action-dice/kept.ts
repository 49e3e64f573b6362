import { numbered } from '../../engine/kept.ts';
import type { Combatant, Fight } from './state.ts';

/** What answers that are kept need to know whom they are about. */

/** Whether this is somebody as the fight has it: rules also ask about people who are otherwise for once. */
export const isAsInFight = ({ combatants }: Fight, who: Combatant, other: Combatant = who): boolean =>
  combatants[who.id] === who && combatants[other.id] === other;

/** A number for what somebody holds and wears, as it is worn by now: both are replaced whole. */
export const gearNumber = ({ hands, wear }: Combatant): string => `${numbered(hands)}/${numbered(wear)}`;

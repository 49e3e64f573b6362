import type { Edge } from '../roll/edge.ts';
import { disadvantage } from '../roll/edge.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';

/** Having climbed onto somebody (WS-ADV-5 to WS-ADV-8). */

/** Whether it has climbed onto the other. */
export const ridesOn = (who: Combatant, other: Combatant): boolean => who.mounted?.on === other.id;

/** On whom it has climbed: whom the attacks are turned on that miss it (WS-ADV-7). */
export const mountOf = (fight: Fight, who: Combatant): Combatant | null =>
  who.mounted === null ? null : one(fight, who.mounted.on);

/** Those who have climbed onto it, in joining order. */
export const ridersOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => ridesOn(other, who));

/** WS-ADV-6: for attacks on whoever clings to the attacker itself. */
export const clingingEdge = (who: Combatant, target: Combatant): readonly Edge[] =>
  ridesOn(target, who) ? [disadvantage('clings to it', 'WS-ADV-6')] : [];

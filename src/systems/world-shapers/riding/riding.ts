import type { Edge } from '../roll/edge.ts';
import { disadvantage } from '../roll/edge.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone } from '../state.ts';

/** Having climbed onto somebody (WS-ADV-5 to WS-ADV-8). */

/** Whether it has climbed onto the other. */
export const ridesOn = (who: Combatant, other: Combatant): boolean => who.mounted?.on === other.id;

/** Those who have climbed onto it, in joining order. */
export const ridersOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => ridesOn(other, who));

/** WS-ADV-6: for attacks on whoever clings to the attacker itself. */
export const clingingEdge = (who: Combatant, target: Combatant): readonly Edge[] =>
  ridesOn(target, who) ? [disadvantage('clings to it', 'WS-ADV-6')] : [];

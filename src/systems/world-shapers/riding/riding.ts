import type { Edge } from '../roll/edge.ts';
import { disadvantage } from '../roll/edge.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone } from '../state.ts';

/** Climbers and their mounts (WS-ADV-5 to WS-ADV-8). */

/** Whether `who` has climbed onto `other`. */
export const ridesOn = (who: Combatant, other: Combatant): boolean => who.mounted?.on === other.id;

/** Those who have climbed onto `who`, in joining order. */
export const ridersOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => ridesOn(other, who));

/** WS-ADV-6: disadvantage on attacks against one's own climbers. */
export const clingingEdge = (who: Combatant, target: Combatant): readonly Edge[] =>
  ridesOn(target, who) ? [disadvantage('clings to it', 'WS-ADV-6')] : [];

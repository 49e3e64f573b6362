import type { Facts } from '../facts/index.ts';
import type { Edge } from '../roll/edge.ts';
import { disadvantage } from '../roll/edge.ts';
import type { Combatant, Fight, Mounted } from '../state.ts';
import { everyone } from '../state.ts';

/** Climbers and their mounts (WS-ADV-5 to WS-ADV-8). */

/** Whether `who` has climbed onto `other`. */
export const ridesOn = (who: Combatant, other: Combatant): boolean => who.mounted?.on === other.id;

/** Whether both have climbed onto the same. */
export const onOneBack = (a: Combatant, b: Combatant): boolean =>
  a.mounted !== null && a.mounted.on === b.mounted?.on;

/** Those who have climbed onto `who`, in joining order. */
export const ridersOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => ridesOn(other, who));

/**
 * WS-ADV-5: a climber whose mount is gone is on what that mount had climbed onto (`saddle`); if on nothing, it stands on
 * the ground.
 */
export const sinks = (mounted: Mounted, saddle: Mounted | null): Mounted | null =>
  saddle && { on: saddle.on, dx: saddle.dx + mounted.dx, dy: saddle.dy + mounted.dy };

/** WS-ADV-5: what becomes of the climbers of `mount`, to be told after it is gone. */
export const leftBehind = (fight: Fight, mount: Combatant): readonly Facts[] =>
  ridersOf(fight, mount).map(({ id: who, mounted: place, cell: to }): Facts => {
    const mounted = place && sinks(place, mount.mounted);
    return mounted
      ? { fact: 'mounted', who, mounted, to }
      : { fact: 'mounted', who, mounted: null, off: mount.id, to };
  });

/** WS-ADV-6: disadvantage on attacks against one's own climbers. */
export const clingingEdge = (who: Combatant, target: Combatant): readonly Edge[] =>
  ridesOn(target, who) ? [disadvantage('clings to it', 'WS-ADV-6')] : [];

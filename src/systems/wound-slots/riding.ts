import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';

/** Who shares a turn with whom in the saddle (SL-MNT-2). */

/** A sentient mount that has kept an initiative and turns of its own: nobody moves it but itself. */
export const isIndependent = ({ sheet: { traits } }: Combatant): boolean =>
  traits.sentient === true && traits.ownTurn === true;

/** The mount that acts in this one's turn. */
export function sharedMount(fight: Fight, rider: Combatant): Combatant | null {
  if (!rider.riding) return null;
  const mount = one(fight, rider.riding.mount);
  return isIndependent(mount) ? null : mount;
}

/** Whether this one acts in the turn of the rider on its back. */
export const actsInRidersTurn = (who: Combatant): boolean => who.ridden !== null && !isIndependent(who);

/** The initiative with which this one acts: in the saddle the worse of rider's and mount's. */
export function initiativeOf(fight: Fight, who: Combatant): number {
  const own = who.initiative ?? 0;
  const other =
    actsInRidersTurn(who) && who.ridden !== null ? one(fight, who.ridden) : sharedMount(fight, who);
  return other ? Math.min(own, other.initiative ?? 0) : own;
}

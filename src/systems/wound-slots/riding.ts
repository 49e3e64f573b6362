import type { Id } from '../../kernel/json.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';

/** Shared turns of riders and mounts (SL-MNT-2). */

/** Whether it is a sentient mount with its own initiative and turn, which only moves by itself. */
export const isIndependent = ({ sheet: { traits } }: Combatant): boolean =>
  traits.sentient === true && traits.ownTurn === true;

/** The mount that acts in the rider's turn; `null`: none. */
export function sharedMount(fight: Fight, rider: Combatant): Combatant | null {
  if (!rider.riding) return null;
  const mount = one(fight, rider.riding.mount);
  return isIndependent(mount) ? null : mount;
}

/** Whether it is a mount that acts in its rider's turn. */
export const actsInRidersTurn = (who: Combatant): boolean => who.ridden !== null && !isIndependent(who);

/** The initiative with which it acts: of rider and mount the lower one. */
export function initiativeOf(fight: Fight, who: Combatant): number {
  const own = who.initiative ?? 0;
  const other =
    actsInRidersTurn(who) && who.ridden !== null ? one(fight, who.ridden) : sharedMount(fight, who);
  return other ? Math.min(own, other.initiative ?? 0) : own;
}

/** SL-MNT-5: the rider who guides the mover, as a part of its step; none if it goes by itself. */
export function guideOf(fight: Fight, mover: Combatant): { readonly rider?: Id } {
  const { ridden } = mover;
  if (ridden === null || isIndependent(mover) || one(fight, ridden).riding?.control !== true) return {};
  return { rider: ridden };
}

import { moverOf } from '../movement/buying.ts';
import { gaitsOf, rateOf } from '../movement/rate.ts';
import type { Gait } from '../movement/terrain.ts';
import { deepAt, waterTimes } from '../movement/terrain.ts';
import type { Combatant, Fight } from '../state.ts';

/** With which of its movement rates a combatant, or its mount, gets on best (SL-MOV-7). */

/**
 * Flying if that is no slower than walking; swimming for those in deep water who can swim `somewhere`, if that is no
 * slower than wading through; otherwise on foot.
 */
export function gaitOf(fight: Fight, who: Combatant, somewhere: () => boolean): Gait {
  const mover = moverOf(fight, who);
  const own = gaitsOf(mover);
  if (own.length === 1) return 'walk';
  const onFoot = rateOf(fight, mover);
  if (own.includes('fly') && rateOf(fight, mover, 'fly') >= onFoot) return 'fly';
  if (!own.includes('swim') || !deepAt(fight, mover.cell, mover.squares)) return 'walk';
  return waterTimes.swim * rateOf(fight, mover, 'swim') >= onFoot && somewhere() ? 'swim' : 'walk';
}

/** Yards for 4 AP over open ground. */
export function paceOf(fight: Fight, mover: Combatant): number {
  const onFoot = rateOf(fight, mover);
  return mover.sheet.traits.fly ? Math.max(onFoot, rateOf(fight, mover, 'fly')) : onFoot;
}

/** Whether water and faces are no danger to it: it can fly. */
export const canFly = ({ sheet: { traits } }: Combatant): boolean => (traits.fly ?? 0) > 0;

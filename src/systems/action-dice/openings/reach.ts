import { meansOf } from '../combat/means.ts';
import { reachOf } from '../numbers.ts';
import { clearPath, within } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** The reach in feet with the longest of its weapons at hand (AD-POS-8, AD-POS-9). */
export const farthestReach = (fight: Fight, who: Combatant): number =>
  reachOf(fight, who, Math.max(0, ...meansOf(fight, who).map(({ reach }) => reach)));

/** Whether another is within that reach at this moment (AD-POS-1), with a clear path (AD-POS-3). */
export const reaches = (fight: Fight, who: Combatant, other: Combatant): boolean =>
  within(fight, who, other, farthestReach(fight, who)) && clearPath(fight, who, other);

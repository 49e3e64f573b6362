import { isOpen } from '../../../battlefield/open.ts';
import { distanceBetween, fieldOf, gapBetween, sideOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Means } from './types.ts';

/** Whether an attack gets from one space to another: distances and what stands between (SL-GRD-4, SL-MOD-5). */

/** No wall and no closed door between the two. */
export const openLine = (fight: Fight, who: Combatant, target: Combatant): boolean =>
  isOpen(fieldOf(fight), who.cell, sideOf(fight, who), target.cell, sideOf(fight, target));

/** SL-MOD-5: attacks go five increments far. */
const mostIncrements = 5;

/** The yards up to which these means are of use: gap in melee, distance otherwise. */
export const farthest = (means: Means): number =>
  means.manner === 'ranged' || means.spell?.increment ? means.reach * mostIncrements : means.reach;

/** SL-GRD-4: the yards that `farthest` is held against. */
export const yardsFor = (fight: Fight, who: Combatant, means: Means, target: Combatant): number =>
  means.manner === 'melee' ? gapBetween(fight, who, target) : distanceBetween(fight, who, target);

/** SL-MOD-5: increments beyond the first. */
export function furtherIncrements(fight: Fight, who: Combatant, means: Means, target: Combatant): number {
  if (means.manner === 'melee' || (means.manner === 'spell' && !means.spell?.increment)) return 0;
  const yards = distanceBetween(fight, who, target);
  return Math.max(0, Math.ceil(yards / means.reach) - 1);
}

import { isUnobstructed } from '../../../battlefield/open.ts';
import { distanceBetween, fieldOf, gapBetween, sideOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Means } from './types.ts';

/** Distances of attacks and obstacles between two spaces (SL-GRD-4, SL-MOD-5). */

/** Whether no wall or closed door lies between the two. */
export const openLine = (fight: Fight, who: Combatant, target: Combatant): boolean =>
  isUnobstructed(fieldOf(fight), who.cell, sideOf(fight, who), target.cell, sideOf(fight, target));

/** SL-MOD-5, SL-R22: the range of an attack in increments. */
const mostIncrements = 5;

/** The reach or range of these means in yards: of the gap in melee, else of the distance. */
export const farthest = (means: Means): number =>
  means.manner === 'ranged' || means.spell?.increment ? means.reach * mostIncrements : means.reach;

/** SL-GRD-4: the yards that are compared with `farthest`. */
export const yardsFor = (fight: Fight, who: Combatant, means: Means, target: Combatant): number =>
  means.manner === 'melee' ? gapBetween(fight, who, target) : distanceBetween(fight, who, target);

/** SL-MOD-5: the number of increments beyond the first. */
export function furtherIncrements(fight: Fight, who: Combatant, means: Means, target: Combatant): number {
  if (means.manner === 'melee' || (means.manner === 'spell' && !means.spell?.increment)) return 0;
  const yards = distanceBetween(fight, who, target);
  return Math.max(0, Math.ceil(yards / means.reach) - 1);
}

import { wholeDistance } from '../../battlefield/distance.ts';
import type { Battlefield } from '../../battlefield/field.ts';
import { keptField } from '../../battlefield/kept.ts';
import { hasSight } from '../../battlefield/sight.ts';
import type { Cell } from '../../kernel/json.ts';
import type { Combatant, Fight } from './state.ts';
import { foes, one, present } from './state.ts';

/** Positions and distances of combatants in yards, on top of the battlefield room. */

/** The battlefield with its doors as they are now. Compiled once for each state. */
export const fieldOf = ({ battlefield, changes }: Fight): Battlefield => keptField(battlefield, changes);

/** SL-GRD-2: yards between the nearest cells of two footprints; adjacent ones are 1 apart, overlapping ones 0. */
export const yardsApart = (fight: Fight, a: Cell, sizeA: number, b: Cell, sizeB: number): number =>
  wholeDistance(fieldOf(fight), a, sizeA, b, sizeB);

/** The side of the space that a combatant takes up, in cells; a rider's is its mount's. */
export const sideOf = (fight: Fight, who: Combatant): number =>
  who.riding ? one(fight, who.riding.mount).squares : who.squares;

/** SL-MNT-4: 1 more yard between a rider and a creature on the ground that is smaller than the mount; else 0. */
export function saddleYard(fight: Fight, a: Combatant, b: Combatant): number {
  if (a.riding === null && b.riding === null) return 0;
  return isBelow(fight, b, a) || isBelow(fight, a, b) ? 1 : 0;
}

function isBelow(fight: Fight, other: Combatant, rider: Combatant): boolean {
  if (!rider.riding || other.riding || other.id === rider.riding.mount) return false;
  return other.sheet.size < one(fight, rider.riding.mount).sheet.size;
}

/** Yards between two combatants for ranges (SL-GRD-4), including `saddleYard`. */
export const distanceBetween = (fight: Fight, a: Combatant, b: Combatant): number =>
  yardsApart(fight, a.cell, sideOf(fight, a), b.cell, sideOf(fight, b)) + saddleYard(fight, a, b);

/** SL-GRD-4, SL-R58: the yards that melee reach is compared with: the gap, or the distance. */
export function gapBetween(fight: Fight, a: Combatant, b: Combatant): number {
  const yards = distanceBetween(fight, a, b);
  return fight.rulings.reachMeasure === 'distance' ? yards : Math.max(0, yards - 1);
}

/** Whether two combatants are adjacent or share a space. */
export const adjacent = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  yardsApart(fight, a.cell, sideOf(fight, a), b.cell, sideOf(fight, b)) <= 1;

/** SL-POS-4: whether two footprints overlap. */
export const sharesSpace = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  a !== b && yardsApart(fight, a.cell, a.squares, b.cell, b.squares) === 0;

/**
 * SL-R17: whether `other` can be seen from the position of `who`: present, not hidden from it, and by `lineOfSight`
 * with a free line. Riders see and are seen from their mounts' spaces (SL-MNT-2).
 */
export function visible(fight: Fight, who: Combatant, other: Combatant): boolean {
  if (!present(other) || (other.hidden && foes(who, other))) return false;
  if (fight.rulings.sight === 'allUnlessStated') return true;
  return hasSight(fieldOf(fight), who.cell, sideOf(fight, who), other.cell, sideOf(fight, other));
}

/** SL-ATK-5, SL-R17: whether `who` sees `other`: `who` must be conscious and not blinded, too. */
export const sees = (fight: Fight, who: Combatant, other: Combatant): boolean =>
  who.out === null && !who.unconscious && !who.blinded && visible(fight, who, other);

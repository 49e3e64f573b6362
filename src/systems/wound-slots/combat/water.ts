import type { TerrainKind } from '../../../battlefield/document.ts';
import { terrainAt } from '../../../battlefield/field.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import { fieldOf, sideOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';

/** Combatants in water (section UWC). Water is terrain with the mark `water` (`movement/terrain.ts`). */

function marked(fight: Fight, who: Combatant, depth: string): boolean {
  const field = fieldOf(fight);
  const wet = (kind: TerrainKind): boolean => kind.marks?.water === depth;
  // SL-MNT-2: a rider is where any part of its mount is.
  const side = sideOf(fight, who);
  if (side === 1) {
    const kinds = terrainAt(field, who.cell);
    return kinds.length > 0 && kinds.some(wet);
  }
  return footprint(field, who.cell, side).some((cell) => terrainAt(field, cell).some(wet));
}

/** SL-CLB-1: whether it has sunk, or the mount that it rides (SL-MNT-2). */
const hasSunk = (fight: Fight, { sunk, riding }: Combatant): boolean =>
  sunk || (riding !== null && one(fight, riding.mount).sunk);

/** Whether it is below the surface: in water over its head, or sunk while swimming. */
export const submerged = (fight: Fight, who: Combatant): boolean =>
  hasSunk(fight, who) || marked(fight, who, 'under');

/** SL-UWC-1: whether it is below the surface and not aquatic. */
export const underwater = (fight: Fight, who: Combatant): boolean =>
  who.sheet.traits.aquatic !== true && submerged(fight, who);

/** SL-MOV-7: whether it flies above water and chasms: it can fly and is conscious. */
export const aloft = (who: Combatant): boolean => (who.sheet.traits.fly ?? 0) > 0 && conscious(who);

/** SL-MNT-2, SL-MOV-7: whether it flies above the water, or is carried above it by a mount that does. */
const above = (fight: Fight, who: Combatant): boolean =>
  aloft(who.riding === null ? who : one(fight, who.riding.mount));

/** Whether lightning in water can reach it: it swims or is below the surface. */
export const inWater = (fight: Fight, who: Combatant): boolean =>
  submerged(fight, who) || (marked(fight, who, 'swim') && !above(fight, who));

/** SL-CLB-1: whether it has to keep itself afloat by swimming. */
export const afloat = (fight: Fight, who: Combatant): boolean =>
  who.sheet.traits.aquatic !== true &&
  who.riding === null &&
  !aloft(who) &&
  !submerged(fight, who) &&
  marked(fight, who, 'swim');

import type { TerrainKind } from '../../../battlefield/document.ts';
import { terrainAt } from '../../../battlefield/field.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious } from '../state.ts';

/** Who fights in water and how deep (section UWC). Water is terrain with the mark `water` (`movement/terrain.ts`). */

function marked(fight: Fight, who: Combatant, depth: string): boolean {
  const field = fieldOf(fight);
  const wet = (kind: TerrainKind): boolean => kind.marks?.water === depth;
  if (who.squares === 1) {
    const kinds = terrainAt(field, who.cell);
    return kinds.length > 0 && kinds.some(wet);
  }
  return footprint(field, who.cell, who.squares).some((cell) => terrainAt(field, cell).some(wet));
}

/** Below the surface: where the water is over one's head, or gone under while swimming. */
export const submerged = (fight: Fight, who: Combatant): boolean => who.sunk || marked(fight, who, 'under');

/** SL-UWC-1: below the surface, and no creature of the water. */
export const underwater = (fight: Fight, who: Combatant): boolean =>
  who.sheet.traits.aquatic !== true && submerged(fight, who);

/** SL-MOV-7: who can fly stays above the water, as long as it is awake. */
const aloft = (who: Combatant): boolean => (who.sheet.traits.fly ?? 0) > 0 && conscious(who);

/** Where water leads lightning on: swimming or below the surface. */
export const inWater = (fight: Fight, who: Combatant): boolean =>
  submerged(fight, who) || (marked(fight, who, 'swim') && !aloft(who));

/** SL-CLB-1: keeps itself above water. */
export const afloat = (fight: Fight, who: Combatant): boolean =>
  who.sheet.traits.aquatic !== true &&
  who.riding === null &&
  !aloft(who) &&
  !submerged(fight, who) &&
  marked(fight, who, 'swim');

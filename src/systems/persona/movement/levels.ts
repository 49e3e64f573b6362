import type { Battlefield } from '../../../battlefield/field.ts';
import { heightAt } from '../../../battlefield/field.ts';
import type { Cell } from '../../../kernel/json.ts';
import { fieldOf } from '../space.ts';
import type { Fight } from '../state.ts';
import { groundAt } from '../terrain.ts';
import { gapFrom } from './grounds.ts';

/** The level of the ground: its height, and in a gap (PE-OBST-10) that of the bottom. */

/** Whether the ground of a battlefield is not level everywhere. */
export const hasLevels = ({ heights, kinds }: Battlefield): boolean =>
  heights !== null || kinds.some(({ marks }) => marks?.gap !== undefined);

/** The level that a combatant on the ground stands at in this cell, in metres. */
export function levelAt(fight: Fight, cell: Cell): number {
  const { gap } = groundAt(fight, cell);
  return heightAt(fieldOf(fight), cell) - (gap >= gapFrom ? gap : 0);
}

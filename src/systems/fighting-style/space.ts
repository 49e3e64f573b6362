import { wholeDistance } from '../../battlefield/distance.ts';
import type { Battlefield } from '../../battlefield/field.ts';
import { keptField } from '../../battlefield/kept.ts';
import type { Cell } from '../../kernel/json.ts';
import type { Combatant, Fight } from './state.ts';

/** Distances between combatants, in metres. */

/** The compiled battlefield of a fight with the current state of its doors. Cached. */
export const fieldOf = ({ battlefield, changes }: Fight): Battlefield => keptField(battlefield, changes);

/** FS-GRID-1: metres between the nearest squares of two combatants. */
export const metresBetween = (fight: Fight, a: Combatant, b: Combatant): number =>
  metresApart(fight, a.cell, a.squares, b.cell, b.squares);

/** The same between two footprints. */
export function metresApart(fight: Fight, a: Cell, sizeA: number, b: Cell, sizeB: number): number {
  const field = fieldOf(fight);
  return wholeDistance(field, a, sizeA, b, sizeB) * field.metres;
}

/** The metres from where a combatant stands to another place for it: from corner to corner, whatever its size. */
export const metresTo = (fight: Fight, who: Combatant, cell: Cell): number =>
  metresApart(fight, who.cell, 1, cell, 1);

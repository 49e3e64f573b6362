import type { Id } from '../../../kernel/json.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { deepAt, faceAt } from './terrain.ts';

/** Updates climbing and being sunk to the ground on which the combatant is (SL-CLB-1, SL-CLB-3). */
export function surroundings(table: Table, id: Id, flies: boolean): void {
  const { fight } = table;
  const who = one(fight, id);
  const face = !flies && faceAt(fight, who.cell, who.squares);
  if (face !== who.climbing) table.tell({ fact: 'climbing', who: id, on: face });
  if (who.sunk && !deepAt(fight, who.cell, who.squares)) table.tell({ fact: 'sunk', who: id, on: false });
}

import { terrainAt } from '../../../battlefield/field.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Ability } from '../stats.ts';
import { abilities } from '../stats.ts';
import type { Table } from '../table.ts';
import { knockDown } from './knock.ts';

/**
 * Ground that knocks down those who enter it (AD-POS-10, AD-R59): terrain with the mark `knocksDown`, and optionally
 * `resist` (the ability) and `vs` (the number to beat).
 */

interface Treacherous {
  readonly label: string;
  readonly abilities: readonly Ability[];
  readonly vs: number | undefined;
}

function treacherousAt(fight: Fight, cell: Cell, squares: number): Treacherous | null {
  const field = fieldOf(fight);
  const found = footprint(field, cell, squares)
    .flatMap((each) => terrainAt(field, each))
    .find(({ marks }) => marks?.knocksDown === true);
  if (!found) return null;
  const { resist, vs } = found.marks ?? {};
  return {
    label: found.label,
    abilities: abilities.filter((ability) => ability === resist),
    vs: typeof vs === 'number' ? vs : undefined,
  };
}

/** Whether a path enters such ground. */
export const groundAhead = (fight: Fight, who: Combatant, path: readonly Cell[]): boolean =>
  path.some((cell) => treacherousAt(fight, cell, who.squares) !== null);

/**
 * Knocks down a combatant that has come along this way, by itself or moved by others, and has entered such ground on it,
 * unless it resists on each of these squares.
 */
export function losesGround(table: Table, id: Id, way: readonly Cell[]): void {
  for (const cell of way) if (slips(table, id, cell)) return;
}

/** Whether it falls on this square. */
function slips(table: Table, id: Id, cell: Cell): boolean {
  const { fight } = table;
  const found = treacherousAt(fight, cell, one(fight, id).squares);
  if (!found) return false;
  const { label: what, abilities: named, vs } = found;
  return knockDown(table, {
    who: id,
    by: id,
    why: what,
    clause: 'AD-POS-10',
    ...(named.length > 0 ? { resist: { what, abilities: named, vs, clause: 'AD-POS-10' } } : {}),
  });
}

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
 * Ground that is taken from under somebody's feet (AD-POS-10, AD-R59): terrain whose marks say `knocksDown`, and perhaps
 * with which ability and against which number it is resisted (`resist`, `vs`).
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

/** Whether any of it lies on a way. */
export const groundAhead = (fight: Fight, who: Combatant, path: readonly Cell[]): boolean =>
  path.some((cell) => treacherousAt(fight, cell, who.squares) !== null);

/** Somebody has come onto it, by itself or moved by others. */
export function losesGround(table: Table, id: Id): void {
  const { fight } = table;
  const { cell, squares } = one(fight, id);
  const found = treacherousAt(fight, cell, squares);
  if (!found) return;
  const { label: what, abilities: named, vs } = found;
  knockDown(table, {
    who: id,
    by: id,
    why: what,
    clause: 'AD-POS-10',
    ...(named.length > 0 ? { resist: { what, abilities: named, vs, clause: 'AD-POS-10' } } : {}),
  });
}

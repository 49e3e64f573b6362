import { coverBetween } from '../../../battlefield/cover.ts';
import { isInside, terrainAt } from '../../../battlefield/field.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { leaningTo } from '../effects/effects.ts';
import { beginEffect, endEffect, untilEndOfTurn, untilNextTurn } from '../effects/lasting.ts';
import { refuse } from '../refusal.ts';
import { fieldOf, overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { isFullCover } from './sources.ts';

/** Leaning out of full cover (WS-COV-5, WS-R91). */

const clause = 'WS-COV-5';

/** The squares around its space. */
function besides(fight: Fight, who: Combatant): readonly Cell[] {
  const found: Cell[] = [];
  for (let y = who.cell.y - 1; y <= who.cell.y + who.squares; y++) {
    for (let x = who.cell.x - 1; x <= who.cell.x + who.squares; x++) {
      const cell = { x, y };
      if (isInside(fieldOf(fight), cell) && !overlap(cell, 1, who.cell, who.squares)) found.push(cell);
    }
  }
  return found;
}

/** Whether the square itself is full cover, by its terrain or by an object. */
const isFull = (fight: Fight, cell: Cell): boolean =>
  terrainAt(fieldOf(fight), cell).some(isFullCover) ||
  everyone(fight).some(
    (other) =>
      isObject(other) &&
      present(other) &&
      other.sheet.cover === 'full' &&
      overlap(other.cell, other.squares, cell, 1),
  );

/** Whether no wall separates it from that square. */
function isOpen(fight: Fight, who: Combatant, to: Cell): boolean {
  const field = fieldOf(fight);
  return footprint(field, who.cell, who.squares).some(
    (own) =>
      Math.max(Math.abs(own.x - to.x), Math.abs(own.y - to.y)) === 1 &&
      coverBetween(field, own, 1, to, 1, { corners: 'one-side' }).grade !== 'full',
  );
}

/** The squares into which it may lean: neither full cover nor behind a wall. */
export const leanSquares = (fight: Fight, who: Combatant): readonly Cell[] =>
  besides(fight, who).filter((cell) => !isFull(fight, cell) && isOpen(fight, who, cell));

/** Whether something beside it is full cover, as leaning requires. */
const inFullCover = (fight: Fight, who: Combatant): boolean =>
  fight.rulings.coverGeometry === 'gmDecides' ||
  besides(fight, who).some((cell) => isFull(fight, cell) || !isOpen(fight, who, cell));

export function judgeLeaning(fight: Fight, who: Combatant): Refusal | null {
  if (inFullCover(fight, who)) return null;
  return refuse('noWay', `${who.sheet.name} has no full cover beside it to lean out of`, clause);
}

/** The reason why it cannot lean into that square, or `null`. */
export function judgeLeanTo(fight: Fight, who: Combatant, to: Cell): Refusal | null {
  const known = leaningTo(who);
  if (known && known.x === to.x && known.y === to.y) {
    return refuse('already', `${who.sheet.name} leans there already`, clause, 'to');
  }
  if (leanSquares(fight, who).some(({ x, y }) => x === to.x && y === to.y)) return null;
  return refuse('noWay', 'one leans into a square next to the own one that is no full cover', clause, 'to');
}

/** Leans out. Must run inside `watchful`, which fires held actions that wait for it to appear. */
export function lean(table: Table, id: Id, to: Cell): void {
  const { fight } = table;
  endLeaning(table, id);
  // How long it leans (WS-R91).
  const once = fight.rulings.leanDuration === 'actionOnly';
  const until = once ? untilEndOfTurn(fight, id) : untilNextTurn(fight, id);
  beginEffect(table, id, { kind: 'leaning', to, by: id, until }, clause);
}

function endLeaning(table: Table, id: Id): void {
  for (const effect of one(table.fight, id).effects) {
    if (effect.kind === 'leaning') endEffect(table, id, effect.id);
  }
}

/** WS-R91 `actionOnly`: leaning ends with the deed. */
export function deedDone(table: Table, id: Id): void {
  if (table.fight.rulings.leanDuration === 'actionOnly') endLeaning(table, id);
}

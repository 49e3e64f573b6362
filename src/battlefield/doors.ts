import { capital } from '../kernel/phrases.ts';
import { edgesOf } from './compile.ts';
import { distance } from './distance.ts';
import type { BattlefieldDocument, Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellAt, indexOf, isOpen } from './field.ts';
import { cellsInFootprint, footprintAnchor } from './footprint.ts';
import type { Reach } from './reach.ts';
import { wallBetween } from './sight.ts';

/** A door or window that can be opened or closed. */
export interface Door {
  readonly id: string;
  /** Its label in the document, or else its kind. */
  readonly label: string;
  readonly open: boolean;
}

/** A door, a window or a wall in words: "the door of the toll house". The id where the document has no such wall. */
export function doorWords({ walls }: Pick<BattlefieldDocument, 'walls'>, id: string): string {
  const wall = walls?.find((each) => each.id === id);
  if (!wall) return id;
  return theDoor(wall.label ?? wall.kind);
}

const theDoor = (label: string): string => `the ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** The label for opening a door, or for closing one that is open: "Open the door of the toll house". */
export const doorDeed = ({ label, open }: Door): string => `${open ? 'Close' : 'Open'} ${theDoor(label)}`;

/** The state of a door as a sentence: "The door of the toll house is open". */
export function doorStands(document: Pick<BattlefieldDocument, 'walls'>, id: string, open: boolean): string {
  const words = doorWords(document, id);
  return `${capital(words)} is ${open ? 'open' : 'closed'}`;
}

/** The cells on both sides of every closed, unbroken door or window with an id; may contain duplicates. */
export function closedDoorCells(field: Battlefield): readonly Cell[] {
  const found: Cell[] = [];
  for (const wall of field.walls) {
    const { id, kind } = wall;
    if ((kind !== 'door' && kind !== 'window') || id === undefined || isOpen(field, id)) continue;
    if (field.changes.broken?.includes(id)) continue;
    for (const edge of edgesOf(field, field.neighbours, wall)) {
      found.push(cellAt(field, Math.trunc(edge / field.directions)));
      const other = field.neighbours[edge] ?? -1;
      if (other >= 0) found.push(cellAt(field, other));
    }
  }
  return found;
}

/**
 * The anchor that is cheapest to reach, and that a move can stop at, of all from which a footprint of `size` covers a
 * cell beside a closed door or window; `null` if there is none.
 */
export function nearestClosedDoor(
  field: Battlefield,
  { canStop, costTo }: Pick<Reach, 'canStop' | 'costTo'>,
  size: number,
): Cell | null {
  let nearest: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  const places = cellsInFootprint(field, size);
  for (const beside of closedDoorCells(field)) {
    for (let place = 0; place < places; place++) {
      const anchor = footprintAnchor(field, indexOf(field, beside), size, place);
      if (anchor < 0) continue;
      const cell = cellAt(field, anchor);
      const cost = canStop(cell) ? costTo(cell) : null;
      if (cost === null || cost >= least) continue;
      nearest = cell;
      least = cost;
    }
  }
  return nearest;
}

/**
 * The unbroken doors and windows with an id, open or closed, that have a cell on one of their two sides in the
 * footprint, or at a distance of at most 1 from it with no wall that blocks movement in between. In the order of the
 * document, each id once.
 */
export function doorsNear(field: Battlefield, cell: Cell, size: number): readonly Door[] {
  const found: Door[] = [];
  const near = (index: number): boolean => {
    if (index < 0) return false;
    const side = cellAt(field, index);
    return distance(field, cell, size, side, 1) <= 1 && !wallBetween(field, cell, size, side, 1);
  };
  for (const wall of field.walls) {
    const { id, kind, label } = wall;
    if ((kind !== 'door' && kind !== 'window') || id === undefined) continue;
    if (field.changes.broken?.includes(id) || found.some((door) => door.id === id)) continue;
    const touched = edgesOf(field, field.neighbours, wall).some(
      (edge) => near(Math.trunc(edge / field.directions)) || near(field.neighbours[edge] ?? -1),
    );
    if (touched) found.push({ id, label: label ?? kind, open: isOpen(field, id) });
  }
  return found;
}

import { edgesOf } from './compile.ts';
import { distance } from './distance.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellAt, isOpen } from './field.ts';

/** A door or window that can be opened or closed. */
export interface Door {
  readonly id: string;
  /** Its label, or what it is. */
  readonly label: string;
  readonly open: boolean;
}

/** Whole doors and windows with an id, one of whose sides is beside the footprint or in it. In the order of the document. */
export function doorsNear(field: Battlefield, cell: Cell, size: number): readonly Door[] {
  const found: Door[] = [];
  const near = (index: number): boolean => distance(field, cell, size, cellAt(field, index), 1) <= 1;
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

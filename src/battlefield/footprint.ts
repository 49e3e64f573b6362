import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellAt, indexOf } from './field.ts';
import { axialQ, axialR, HEX_Q, HEX_R, hexSteps, offsetX, offsetY } from './grid.ts';

/*
 * A footprint is named by its anchor and its size. On squares it is size × size cells and the anchor is the
 * top left one. On hexagons an odd size is a ball (1, 7, 19 … cells) around the anchor; an even size is the
 * same around a corner (3, 12, 27 … cells): the anchor is the top left cell of the three at that corner,
 * with its neighbours in directions 0 and 1.
 */

/** The axial offsets of a hexagonal footprint from its anchor, as pairs q, r, ordered by r, then q. Cached by size. */
function hexFootprint(field: Battlefield, size: number): Int32Array {
  const known = field.scratch.hexFootprints[size];
  if (known !== undefined) return known;
  const radius = (size - 1) >> 1;
  const even = size % 2 === 0;
  const pairs: number[] = [];
  for (let r = -radius; r <= radius + 1; r++) {
    for (let q = -radius; q <= radius + 1; q++) {
      const near = even ? Math.min(hexSteps(q, r), hexSteps(q - 1, r), hexSteps(q, r - 1)) : hexSteps(q, r);
      if (near <= radius) pairs.push(q, r);
    }
  }
  const made = Int32Array.from(pairs);
  field.scratch.hexFootprints[size] = made;
  return made;
}

/** The number of cells of a footprint. */
export function cellsInFootprint(field: Battlefield, size: number): number {
  return field.grid === 'square' ? size * size : hexFootprint(field, size).length / 2;
}

/** The index of the cell at a place of a footprint (0 to `cellsInFootprint` - 1), or -1 outside the battlefield. */
export function footprintCell(field: Battlefield, x: number, y: number, size: number, place: number): number {
  let cx: number;
  let cy: number;
  if (field.grid === 'square') {
    cx = x + (place % size);
    cy = y + Math.trunc(place / size);
  } else if (size === 1) {
    cx = x;
    cy = y;
  } else {
    const offsets = hexFootprint(field, size);
    const q = axialQ(field.grid, x, y) + offsets[place * 2]!;
    const r = axialR(field.grid, x, y) + offsets[place * 2 + 1]!;
    cx = offsetX(field.grid, q, r);
    cy = offsetY(field.grid, q, r);
  }
  return cx >= 0 && cy >= 0 && cx < field.width && cy < field.height ? cy * field.width + cx : -1;
}

/** The index of the anchor of the footprint that has the cell `index` at a place; -1 outside the battlefield. */
export function footprintAnchor(field: Battlefield, index: number, size: number, place: number): number {
  const x = index % field.width;
  const y = (index - x) / field.width;
  let ax: number;
  let ay: number;
  if (field.grid === 'square') {
    ax = x - (place % size);
    ay = y - Math.trunc(place / size);
  } else {
    const offsets = hexFootprint(field, size);
    const q = axialQ(field.grid, x, y) - offsets[place * 2]!;
    const r = axialR(field.grid, x, y) - offsets[place * 2 + 1]!;
    ax = offsetX(field.grid, q, r);
    ay = offsetY(field.grid, q, r);
  }
  return ax >= 0 && ay >= 0 && ax < field.width && ay < field.height ? ay * field.width + ax : -1;
}

/** Whether a cell, given by its index, belongs to the footprint. */
export function inFootprint(field: Battlefield, anchor: Cell, size: number, index: number): boolean {
  const x = index % field.width;
  const y = (index - x) / field.width;
  if (field.grid === 'square') {
    return x >= anchor.x && y >= anchor.y && x < anchor.x + size && y < anchor.y + size;
  }
  const q = axialQ(field.grid, x, y) - axialQ(field.grid, anchor.x, anchor.y);
  const r = axialR(field.grid, x, y) - axialR(field.grid, anchor.x, anchor.y);
  const radius = (size - 1) >> 1;
  if (hexSteps(q, r) <= radius) return true;
  return size % 2 === 0 && (hexSteps(q - 1, r) <= radius || hexSteps(q, r - 1) <= radius);
}

/** The cells that a combatant of this size fills, by place; those outside the battlefield are left out. */
export function footprint(field: Battlefield, anchor: Cell, size: number): Cell[] {
  const cells: Cell[] = [];
  const many = cellsInFootprint(field, size);
  for (let place = 0; place < many; place++) {
    const index = footprintCell(field, anchor.x, anchor.y, size, place);
    if (index >= 0) cells.push(cellAt(field, index));
  }
  return cells;
}

/** Whether a footprint lies wholly on the battlefield, whatever else is there. */
export function isFootprintInside(field: Battlefield, anchor: Cell, size: number): boolean {
  if (field.grid === 'square') {
    const { x, y } = anchor;
    return x >= 0 && y >= 0 && x + size <= field.width && y + size <= field.height;
  }
  const many = cellsInFootprint(field, size);
  for (let place = 0; place < many; place++) {
    if (footprintCell(field, anchor.x, anchor.y, size, place) < 0) return false;
  }
  return indexOf(field, anchor) >= 0;
}

/*
 * Points. Lines and angles are computed in integers: squares are measured in half cells (the centre of cell x is
 * 2x + 1, its corners are 2x and 2x + 2), hexagons in thirds of an axial step (the centre of cell (q, r) is
 * (3q, 3r), its corners lie at the sums of two neighbouring directions). The skewed axes of the hexagons do no
 * harm: straight lines, order on a line and crossings are the same in any affine frame.
 */

/** Writes the centre of a footprint to `scratch.px` and `scratch.py`. */
export function centrePoint(field: Battlefield, anchor: Cell, size: number): void {
  const { scratch } = field;
  if (field.grid === 'square') {
    scratch.px = 2 * anchor.x + size;
    scratch.py = 2 * anchor.y + size;
    return;
  }
  const shift = size % 2 === 0 ? 1 : 0;
  scratch.px = 3 * axialQ(field.grid, anchor.x, anchor.y) + shift;
  scratch.py = 3 * axialR(field.grid, anchor.x, anchor.y) + shift;
}

const CORNER_X: readonly number[] = [2, 0, 0, 2];
const CORNER_Y: readonly number[] = [2, 2, 0, 0];

/**
 * Writes a corner of a cell to `scratch.px` and `scratch.py`. Corners go clockwise: on squares 0 south-east,
 * 1 south-west, 2 north-west, 3 north-east; on hexagons corner k lies between directions k and k + 1.
 */
export function cornerPoint(field: Battlefield, cell: Cell, corner: number): void {
  const { scratch } = field;
  if (field.grid === 'square') {
    scratch.px = 2 * cell.x + CORNER_X[corner % 4]!;
    scratch.py = 2 * cell.y + CORNER_Y[corner % 4]!;
    return;
  }
  const d = corner % 6;
  const e = (d + 1) % 6;
  scratch.px = 3 * axialQ(field.grid, cell.x, cell.y) + HEX_Q[d]! + HEX_Q[e]!;
  scratch.py = 3 * axialR(field.grid, cell.x, cell.y) + HEX_R[d]! + HEX_R[e]!;
}

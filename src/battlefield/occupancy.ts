import { distance, ringsApart } from './distance.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellAt, indexOf } from './field.ts';
import { cellsInFootprint, footprintAnchor, footprintCell } from './footprint.ts';
import type { Ground } from './ground.ts';
import { groundTable, WALKING } from './ground.ts';
import { layerOf } from './layer.ts';
import { hasLine } from './sight.ts';

/** No occupant in the way. */
export const FREE = 0;
/** An occupant who lets the mover through; it cannot stop there. */
export const PASS = 1;
/** An occupant who does not let the mover through. */
export const BLOCKED = 2;
/** An occupant whom the mover passes as rough ground (`MoveRules.crowd`); it cannot stop there. */
export const HINDER = 3;
/**
 * An occupant whose space the mover shares: rough ground (`MoveRules.crowd`) on which it can stop, entered only from
 * such ground.
 */
export const SHARED = 4;
export type Standing = typeof FREE | typeof PASS | typeof BLOCKED | typeof HINDER | typeof SHARED;

/** By standing: its rank from least to most in the way. */
const RANK: readonly number[] = [0, 2, 4, 3, 1];

/** Whether a mover can stop where this stands. */
export const canStopOn = (standing: number): boolean => standing === FREE || standing === SHARED;

/** A combatant on the field, and how it stands towards the mover. */
export interface Occupant {
  readonly cell: Cell;
  readonly size: number;
  readonly standing: Standing;
}

/**
 * The occupancy table: the standing by cell. Leave the mover out. Where several stand, the one most in the way
 * counts. With `into` that array is cleared and filled instead of a new one.
 */
export function occupancy(field: Battlefield, occupants: Iterable<Occupant>, into?: Uint8Array): Uint8Array {
  const made = into ?? new Uint8Array(field.count);
  if (into !== undefined) made.fill(FREE);
  for (const { cell, size, standing } of occupants) {
    const many = cellsInFootprint(field, size);
    for (let place = 0; place < many; place++) {
      const index = footprintCell(field, cell.x, cell.y, size, place);
      if (index >= 0 && RANK[standing]! > RANK[made[index]!]!) made[index] = standing;
    }
  }
  return made;
}

/** Fills `into`: by anchor of a footprint of this size, the standing most in the way under it. */
export function spreadOccupancy(field: Battlefield, from: Uint8Array, size: number, into: Uint8Array): void {
  if (size === 1) {
    into.set(from);
    return;
  }
  into.fill(FREE);
  for (let index = 0; index < field.count; index++) {
    const standing = from[index]!;
    if (standing === FREE) continue;
    const many = cellsInFootprint(field, size);
    for (let place = 0; place < many; place++) {
      const anchor = footprintAnchor(field, index, size, place);
      if (anchor >= 0 && RANK[standing]! > RANK[into[anchor]!]!) into[anchor] = standing;
    }
  }
}

/** A foe with its reach in cells, counted by `distance`. */
interface Threat {
  readonly cell: Cell;
  readonly size: number;
  readonly reach: number;
  /** What a footprint at an anchor within that reach must fulfil besides, such as that no wall is between. */
  readonly reaches?: (anchor: Cell) => boolean;
}

/**
 * The table for `MoveRules.avoid`: by anchor of a footprint of `size`, a bit for each foe in whose reach it lies.
 * The 32nd foe and later ones share the last bit. With `throughWalls` false a line of effect between the
 * centres is needed as well. With `into` that array is cleared and filled instead of a new one.
 */
export function threats(
  field: Battlefield,
  size: number,
  foes: readonly Threat[],
  options: { readonly throughWalls?: boolean; readonly into?: Int32Array } = {},
): Int32Array {
  const made = options.into ?? new Int32Array(field.count);
  if (options.into !== undefined) made.fill(0);
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i]!;
    const bit = 1 << Math.min(i, 31);
    // No anchor farther away than this is in reach, whatever the grid and the metric.
    const far = Math.ceil(foe.reach) + size + foe.size;
    const right = Math.min(field.width - 1, foe.cell.x + far);
    const bottom = Math.min(field.height - 1, foe.cell.y + far);
    for (let y = Math.max(0, foe.cell.y - far); y <= bottom; y++) {
      for (let x = Math.max(0, foe.cell.x - far); x <= right; x++) {
        const anchor = { x, y };
        if (distance(field, foe.cell, foe.size, anchor, size) > foe.reach) continue;
        if (options.throughWalls === false && !hasLine(field, foe.cell, foe.size, anchor, size, 'effect')) {
          continue;
        }
        if (foe.reaches !== undefined && !foe.reaches(anchor)) continue;
        made[y * field.width + x]! |= bit;
      }
    }
  }
  return made;
}

/**
 * Whether a footprint can stand at an anchor: wholly on the battlefield, on ground that can be entered, with no
 * blocking wall through it, and with all its cells FREE in `occupied`.
 */
export function canStand(
  field: Battlefield,
  anchor: Cell,
  size: number,
  occupied?: Uint8Array,
  ground: Ground = WALKING,
): boolean {
  const index = indexOf(field, anchor);
  if (index < 0) return false;
  const layer = layerOf(field, groundTable(field, ground), size, 'both-sides');
  if (layer.fits[index] === 0) return false;
  if (occupied === undefined) return true;
  const many = cellsInFootprint(field, size);
  for (let place = 0; place < many; place++) {
    if (occupied[footprintCell(field, anchor.x, anchor.y, size, place)] !== FREE) return false;
  }
  return true;
}

/**
 * The anchor nearest to a cell where a footprint can stand: by rings around the cell, within a ring by true
 * distance, then row by row. `null` if the footprint fits nowhere.
 */
export function firstFree(
  field: Battlefield,
  near: Cell,
  size: number,
  occupied?: Uint8Array,
  ground: Ground = WALKING,
): Cell | null {
  let best: Cell | null = null;
  let bestRing = Number.POSITIVE_INFINITY;
  let bestApart = Number.POSITIVE_INFINITY;
  for (let index = 0; index < field.count; index++) {
    const anchor = cellAt(field, index);
    const ring = ringsApart(field, near, 1, anchor, 1);
    if (ring > bestRing) continue;
    const dx = anchor.x - near.x;
    const dy = anchor.y - near.y;
    const apart = field.grid === 'square' ? dx * dx + dy * dy : ring;
    if (ring === bestRing && apart >= bestApart) continue;
    if (!canStand(field, anchor, size, occupied, ground)) continue;
    best = anchor;
    bestRing = ring;
    bestApart = apart;
  }
  return best;
}

import type {
  BattlefieldDocument,
  Cell,
  CoverGrade,
  FieldChanges,
  Grid,
  LightGrade,
  Metric,
  TerrainKind,
  Wall,
} from './document.ts';
import { COVER_GRADES, LIGHT_GRADES } from './document.ts';
import type { GroundTable } from './ground.ts';

/** One cell of distance or cost in the integers that the room counts with: fine enough for exact diagonals. */
export const TICKS = 10000;
/** The length of a diagonal step under the metric `exact`, in ticks. */
export const DIAGONAL_TICKS = 14142;

/**
 * A direction on the grid, clockwise. Squares: 0 east, 1 south-east … 7 north-east (odd ones are diagonal).
 * Pointy hexagons: 0 east, 1 south-east … 5 north-east. Flat hexagons: 0 south-east, 1 south … 5 north-east.
 */
export type Direction = number;

/**
 * A battlefield compiled for questions. Treat it as a value: it never changes under its callers (a changed
 * door makes another field, see `withChanges`). It is not JSON; a fight keeps the document and the changes.
 *
 * The fields below the first group are the room's own: typed arrays by cell index (`y * width + x`), by edge
 * (`cell * directions + direction`) or by wall number (0 none, else place in `walls` + 1).
 */
export interface Battlefield {
  readonly document: BattlefieldDocument;
  readonly changes: FieldChanges;
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly metric: Metric;
  /** The width of a cell in metres. */
  readonly metres: number;
  readonly kinds: readonly TerrainKind[];
  readonly walls: readonly Wall[];

  /** Cells in all. */
  readonly count: number;
  /** 8 on squares, 6 on hexagons. */
  readonly directions: number;
  /** By edge: the neighbour's index, or -1 outside. */
  readonly neighbours: Int32Array;
  /** By edge: the wall number on it. Square diagonals have none. */
  readonly edges: Int16Array;
  /** By cell: place in `mixes`, the list of different stacks of terrain (0 is bare ground). */
  readonly mix: Uint16Array;
  /** Each stack of terrain that occurs, as places in `kinds`. */
  readonly mixes: readonly (readonly number[])[];
  /** The same stacks as the kinds themselves. */
  readonly stacks: readonly (readonly TerrainKind[])[];
  /** By cell: 1 where it blocks. */
  readonly cellSight: Uint8Array;
  readonly cellEffect: Uint8Array;
  /** By cell: grade of cover, as its place in COVER_GRADES. */
  readonly cellCover: Uint8Array;
  /** By wall number, after doors and breakage. */
  readonly wallSight: Uint8Array;
  readonly wallEffect: Uint8Array;
  readonly wallCover: Uint8Array;
  readonly wallMove: Uint8Array;
  /** By wall number: ticks for climbing over, 0 if there is nothing to climb. */
  readonly wallClimb: Int32Array;
  /** Whether any wall still does anything. */
  readonly walled: boolean;
  /** By cell, in metres; null on flat ground. */
  readonly heights: Float64Array | null;
  readonly scratch: Scratch;
}

/** The queue of a search: linked lists in buckets of cost. Grows as needed, never shrinks. */
export interface Queue {
  heads: Int32Array;
  state: Int32Array;
  next: Int32Array;
}

/** Buffers that queries reuse, and what they have worked out already. Never seen outside the room. */
export interface Scratch {
  /** The last traced line: two places for each stage, -1 for none or outside. See trace.ts. */
  readonly stages: Int32Array;
  /** A second line, for putting ends around the first. */
  readonly ends: Int32Array;
  /** The obstacle that decided the last graded line. */
  obstacle: number;
  /** For the next search; null while one that is not at its end has it. */
  queue: Queue | null;
  /** x and y of the last point asked for. */
  px: number;
  py: number;
  /** Footprints of hexagons by size. */
  readonly hexFootprints: Int32Array[];
  /** Cost tables by the rule that made them, oldest first. */
  readonly grounds: GroundTable[];
  /** Light by cell, once it has been asked for. */
  light: Uint8Array | null;
  /** The last fields that `withChanges` made from this one. */
  readonly changed: Battlefield[];
}

/** The index of a cell, or -1 if it lies outside. */
export function indexOf(field: Battlefield, cell: Cell): number {
  const { x, y } = cell;
  return x >= 0 && y >= 0 && x < field.width && y < field.height ? y * field.width + x : -1;
}

/** The cell at an index from 0 to `field.count` - 1. */
export function cellAt(field: Battlefield, index: number): Cell {
  const x = index % field.width;
  return { x, y: (index - x) / field.width };
}

/** Whether a cell lies on the battlefield. */
export function isInside(field: Battlefield, cell: Cell): boolean {
  return indexOf(field, cell) >= 0;
}

/** The kinds of terrain on a cell, in the order in which the document lays them; none outside. */
export function terrainAt(field: Battlefield, cell: Cell): readonly TerrainKind[] {
  const index = indexOf(field, cell);
  return index < 0 ? [] : field.stacks[field.mix[index]!]!;
}

/** The height of the ground of a cell, in metres; 0 outside. */
export function heightAt(field: Battlefield, cell: Cell): number {
  const index = indexOf(field, cell);
  return field.heights === null || index < 0 ? 0 : field.heights[index]!;
}

/** The wall between two neighbouring cells (not diagonal ones), open doors included; null if there is none. */
export function wallOn(field: Battlefield, a: Cell, b: Cell): Wall | null {
  const from = indexOf(field, a);
  const to = indexOf(field, b);
  if (from < 0 || to < 0) return null;
  for (let d = 0; d < field.directions; d++) {
    if (field.neighbours[from * field.directions + d] === to) {
      const number = field.edges[from * field.directions + d]!;
      return number === 0 ? null : field.walls[number - 1]!;
    }
  }
  return null;
}

/** Whether a door or window stands open now. Unknown ids and broken ones are open. */
export function isOpen(field: Battlefield, id: string): boolean {
  if (field.changes.broken?.includes(id)) return true;
  const changed = field.changes.doors;
  if (changed !== undefined && Object.hasOwn(changed, id)) return changed[id]!;
  const wall = field.walls.find((each) => each.id === id);
  return wall === undefined || wall.open === true;
}

/** A grade of cover by its place in COVER_GRADES. */
export function coverGrade(grade: number): CoverGrade {
  return COVER_GRADES[grade] ?? 'none';
}

/** A grade of light by its place in LIGHT_GRADES. */
export function lightGrade(grade: number): LightGrade {
  return LIGHT_GRADES[grade] ?? 'dark';
}

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

/** Ticks per cell: costs of movement are integers in this unit, fine enough for the diagonals of `exact`. */
export const TICKS = 10000;
/** The length of a diagonal step under the metric `exact` (√2 cells), in ticks. */
export const DIAGONAL_TICKS = 14142;

/**
 * A direction on the grid, clockwise. Squares: 0 east, 1 south-east … 7 north-east (odd ones are diagonal).
 * Pointy hexagons: 0 east, 1 south-east … 5 north-east. Flat hexagons: 0 south-east, 1 south … 5 north-east.
 */
export type Direction = number;

/**
 * A document compiled for queries. Immutable apart from `scratch`: an opened door makes another field, see
 * `withChanges`. It is not JSON; a fight stores the document and the changes.
 *
 * The fields below the first group are internal: typed arrays by cell index (`y * width + x`), by edge
 * (`cell * directions + direction`) or by wall number (0 for no wall, else index in `walls` + 1).
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

  /** The number of cells. */
  readonly count: number;
  /** 8 on squares, 6 on hexagons. */
  readonly directions: number;
  /** By edge: the neighbour's cell index, or -1 outside. */
  readonly neighbours: Int32Array;
  /** By edge: the wall number on it. Square diagonals have none. */
  readonly edges: Int16Array;
  /** By cell: index in `mixes`, the list of distinct stacks of terrain (0 is bare ground). */
  readonly mix: Uint16Array;
  /** Each distinct stack of terrain, as indices in `kinds`. */
  readonly mixes: readonly (readonly number[])[];
  /** The same stacks as the kinds themselves. */
  readonly stacks: readonly (readonly TerrainKind[])[];
  /** By cell: 1 where it blocks sight or effects. */
  readonly cellSight: Uint8Array;
  readonly cellEffect: Uint8Array;
  /** By cell: grade of cover, as its index in COVER_GRADES. */
  readonly cellCover: Uint8Array;
  /** By cell: 1 where some kind of terrain stops effects without a grade of cover. */
  readonly cellSolid: Uint8Array;
  /** By wall number, with opened doors and broken walls taken into account: 1 where it blocks; the grade of cover. */
  readonly wallSight: Uint8Array;
  readonly wallEffect: Uint8Array;
  readonly wallCover: Uint8Array;
  readonly wallMove: Uint8Array;
  /** By wall number: ticks for climbing over, 0 if there is nothing to climb. */
  readonly wallClimb: Int32Array;
  /** Whether any wall still has an effect. */
  readonly walled: boolean;
  /** By cell, in metres; null on flat ground. */
  readonly heights: Float64Array | null;
  readonly scratch: Scratch;
}

/** The bucket queue of a search: one linked list per bucket of cost. Grows as needed, never shrinks. */
export interface Queue {
  heads: Int32Array;
  state: Int32Array;
  next: Int32Array;
}

/** Buffers that queries reuse, and caches. Internal to `src/battlefield`. */
export interface Scratch {
  /** The last traced line: two entries per stage, each a cell index, NONE or OUTSIDE. See trace.ts. */
  readonly stages: Int32Array;
  /** A second buffer of stages: a line between corners before the cells at its ends are added. */
  readonly ends: Int32Array;
  /** The obstacle that decided the last graded line, encoded as `gradeLine` says. */
  obstacle: number;
  /** A queue for the next search to reuse; `null` while an unfinished search holds it. */
  queue: Queue | null;
  /** The result of the last `centrePoint` or `cornerPoint`. */
  px: number;
  py: number;
  /** Cache of hexagonal footprints, by size. */
  readonly hexFootprints: Int32Array[];
  /** Cache of ground tables, oldest first. */
  readonly grounds: GroundTable[];
  /** Cache: the grade of light by cell; `null` until first used. */
  light: Uint8Array | null;
  /** Cache: the last fields that `withChanges` made from this one, oldest first. */
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

/** The kinds of terrain on a cell, in the order of the document's entries or of the change; empty outside. */
export function terrainAt(field: Battlefield, cell: Cell): readonly TerrainKind[] {
  const index = indexOf(field, cell);
  return index < 0 ? [] : field.stacks[field.mix[index]!]!;
}

/** The height of the ground of a cell, in metres; 0 outside. */
export function heightAt(field: Battlefield, cell: Cell): number {
  const index = indexOf(field, cell);
  return field.heights === null || index < 0 ? 0 : field.heights[index]!;
}

/** The wall between two cells that share an edge, even if open or broken; `null` if there is none. */
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

/** Whether a door or window is open. True for unknown ids and for broken ones. */
export function isOpen(field: Battlefield, id: string): boolean {
  if (field.changes.broken?.includes(id)) return true;
  const changed = field.changes.doors;
  if (changed !== undefined && Object.hasOwn(changed, id)) return changed[id]!;
  const wall = field.walls.find((each) => each.id === id);
  return wall === undefined || wall.open === true;
}

/** Whether terrain stops arrows, spells and blasts. */
export const stopsEffects = (kind: TerrainKind): boolean =>
  kind.blocksEffect ?? (kind.blocksMove === true && kind.blocksSight === true);

/** Whether it stops them without a grade of cover. */
export const stopsUngraded = (kind: TerrainKind): boolean =>
  stopsEffects(kind) && (kind.cover ?? 'none') === 'none';

/** The grade of cover at an index in COVER_GRADES; `none` outside the list. */
export function coverGrade(grade: number): CoverGrade {
  return COVER_GRADES[grade] ?? 'none';
}

/** The grade of light at an index in LIGHT_GRADES; `dark` outside the list. */
export function lightGrade(grade: number): LightGrade {
  return LIGHT_GRADES[grade] ?? 'dark';
}

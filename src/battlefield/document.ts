import type { Cell } from '../kernel/json.ts';

/**
 * The battlefield as an encounter file holds it: plain JSON, written by hand or by the map editor.
 *
 * A cell is `{x, y}`: x counts columns to the east (right), y counts rows to the south (down), both from 0.
 * On hexagons these are offset coordinates: with `hex-pointy` every odd row is shifted half a cell to the
 * right, with `hex-flat` every odd column is shifted half a cell down.
 */

export type { Cell };

export const GRIDS = ['square', 'hex-flat', 'hex-pointy'] as const;
export type Grid = (typeof GRIDS)[number];

/**
 * How a diagonal step counts on squares: `one` like any other step; `alternating` 1, then 2, then 1 again;
 * `exact` by its length. Without effect on hexagons, which have no diagonals.
 */
export const METRICS = ['one', 'alternating', 'exact'] as const;
export type Metric = (typeof METRICS)[number];

/** Grades of cover in rising order; internally a grade is its index in this list. */
export const COVER_GRADES = ['none', 'low', 'high', 'full'] as const;
export type CoverGrade = (typeof COVER_GRADES)[number];

export const WALL_KINDS = ['wall', 'low-wall', 'window', 'door'] as const;
export type WallKind = (typeof WALL_KINDS)[number];

/** Grades of light in rising order; internally a grade is its index in this list. */
export const LIGHT_GRADES = ['dark', 'dim', 'bright'] as const;
export type LightGrade = (typeof LIGHT_GRADES)[number];

/** Facts about a terrain kind or a wall that only a rule system reads (`sturdy`, `slippery`, `armour`). */
export type Marks = { readonly [name: string]: string | number | boolean };

/** A kind of ground or obstacle that may fill whole cells. */
export interface TerrainKind {
  readonly id: string;
  readonly label: string;
  /** Factor on the cost of entering; above 0, 1 unless given. The factors of kinds on the same cell multiply. */
  readonly costTimes?: number;
  /** Extra cost of entering, in cells; 0 or more, 0 unless given. */
  readonly costPlus?: number;
  /** Extra cost in cells for climbing onto it; a mover that cannot climb cannot enter. */
  readonly climb?: number;
  readonly blocksMove?: boolean;
  readonly blocksSight?: boolean;
  /** Whether it stops arrows, spells and blasts; unless given, true if it blocks both movement and sight. */
  readonly blocksEffect?: boolean;
  readonly cover?: CoverGrade;
  /** Damage to combatants inside, in the system's own dice and types; not interpreted here. */
  readonly damage?: { readonly dice: string; readonly type: string };
  readonly marks?: Marks;
}

/** One kind of terrain on a cell, or on a rectangle of `w` columns and `h` rows from there. */
interface TerrainPatch extends Cell {
  readonly w?: number;
  readonly h?: number;
  readonly terrain: string;
}

/** Sides of cells: squares have n, e, s and w; pointy hexagons all but n and s; flat hexagons all but e and w. */
export const SIDES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Where a wall stands: on a side of a cell (on squares also of the next `length` - 1 cells to the east or south), or
 * between two neighbouring cells.
 */
type WallPlace =
  | { readonly x: number; readonly y: number; readonly side: Side; readonly length?: number }
  | { readonly a: Cell; readonly b: Cell };

/**
 * What stands on edges. What a kind does unless the entry says otherwise:
 *
 * | kind     | move         | sight | effect | cover |
 * |----------|--------------|-------|--------|-------|
 * | wall     | blocks       | blocks| blocks | full  |
 * | low-wall | climb, 1 more| free  | free   | low   |
 * | window   | blocks       | free  | free   | high  |
 * | door     | blocks       | blocks| blocks | full  |
 *
 * An open door or window has no effect. A later entry replaces an earlier one on the same edge, so a door may
 * be set into a run of wall. Several entries may share an id: a double door.
 */
export type Wall = WallPlace & {
  readonly kind: WallKind;
  /** Required for doors, and for anything that can be opened or broken during a fight. */
  readonly id?: string;
  readonly label?: string;
  /** Only for doors and windows. */
  readonly open?: boolean;
  readonly cover?: CoverGrade;
  readonly blocksMove?: boolean;
  readonly blocksSight?: boolean;
  readonly blocksEffect?: boolean;
  /**
   * Extra cost in cells for climbing over; a mover that cannot climb is stopped. A wall with `climb` does not block
   * movement unless `blocksMove` says so, and then `climb` has no effect.
   */
  readonly climb?: number;
  readonly marks?: Marks;
};

/** A rectangle of ground at another height than 0, in metres. Later entries replace earlier ones. */
interface Elevation extends Cell {
  readonly w?: number;
  readonly h?: number;
  readonly height: number;
}

/** The light: `ambient` everywhere, replaced within `regions` (later ones win), then raised by `sources`. */
interface Light {
  readonly ambient: LightGrade;
  readonly regions?: readonly LightRegion[];
  readonly sources?: readonly LightSource[];
}

interface LightRegion extends Cell {
  readonly w?: number;
  readonly h?: number;
  readonly grade: LightGrade;
}

/** Lights the cells in its line of sight: bright up to `bright` cells away, dim up to `dim` cells away. */
export interface LightSource extends Cell {
  readonly bright: number;
  readonly dim: number;
}

/** The largest width and height of a battlefield, in cells. */
export const LARGEST_SIDE = 200;

export interface BattlefieldDocument {
  /** In cells, 1 to 200. */
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly metric: Metric;
  /** The width of a cell in metres; 1 unless given. All calculations count in cells. */
  readonly metres?: number;
  readonly terrain?: readonly TerrainKind[];
  readonly cells?: readonly TerrainPatch[];
  readonly walls?: readonly Wall[];
  readonly elevation?: readonly Elevation[];
  readonly light?: Light;
}

/** What has changed on a battlefield since the fight began: small, plain JSON, part of the fight's state. */
export interface FieldChanges {
  /** The state of doors and windows by id: true is open. */
  readonly doors?: { readonly [id: string]: boolean };
  /** Cells with the complete list of terrain kinds that replaces the document's: a burnt hedge, a fresh fire, smoke. */
  readonly cells?: readonly (Cell & { readonly terrain: readonly string[] })[];
  /** Ids of walls, doors and windows that are broken and have no effect any more. */
  readonly broken?: readonly string[];
}

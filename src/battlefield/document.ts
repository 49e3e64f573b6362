/**
 * The battlefield as an encounter file holds it: plain JSON, written by hand or by the map editor.
 *
 * A cell is `{x, y}`: x counts columns to the east (right), y counts rows to the south (down), both from 0.
 * On hexagons these are offset coordinates: with `hex-pointy` every odd row is shoved half a cell to the
 * right, with `hex-flat` every odd column is shoved half a cell down.
 */

/** A cell, counted from the top left. The same shape as the kernel's cell, so either fits the other. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const GRIDS = ['square', 'hex-flat', 'hex-pointy'] as const;
export type Grid = (typeof GRIDS)[number];

/**
 * How a diagonal counts on squares: `one` like any other step; `alternating` 1, then 2, then 1 again;
 * `exact` by its length. Hexagons have no diagonals: the metric says nothing there.
 */
export const METRICS = ['one', 'alternating', 'exact'] as const;
export type Metric = (typeof METRICS)[number];

/** Cover in rising order; inside the room a grade is its place in this list. */
export const COVER_GRADES = ['none', 'low', 'high', 'full'] as const;
export type CoverGrade = (typeof COVER_GRADES)[number];

export const WALL_KINDS = ['wall', 'low-wall', 'window', 'door'] as const;
export type WallKind = (typeof WALL_KINDS)[number];

/** Light in rising order. */
export const LIGHT_GRADES = ['dark', 'dim', 'bright'] as const;
export type LightGrade = (typeof LIGHT_GRADES)[number];

/** Facts about a terrain kind or a wall that only a rule system reads (`sturdy`, `slippery`, `armour`). */
export type Marks = { readonly [name: string]: string | number | boolean };

/** A kind of ground or obstacle that may fill whole cells. */
export interface TerrainKind {
  readonly id: string;
  readonly label: string;
  /** Entering costs this many times as much; above 0, 1 unless given. Kinds on the same cell multiply. */
  readonly costTimes?: number;
  /** Entering costs this many cells more; 0 or more, 0 unless given. */
  readonly costPlus?: number;
  /** Cells more for climbing on it; whoever cannot climb is stopped. */
  readonly climb?: number;
  readonly blocksMove?: boolean;
  readonly blocksSight?: boolean;
  /** Stops arrows, spells and blasts. Unless given: when both movement and sight are blocked. */
  readonly blocksEffect?: boolean;
  readonly cover?: CoverGrade;
  /** What it does to those inside, in the system's own dice and types; this room only hands it on. */
  readonly damage?: { readonly dice: string; readonly type: string };
  readonly marks?: Marks;
}

/** One kind of terrain on a cell, or on a rectangle of `w` columns and `h` rows from there. */
interface TerrainPatch extends Cell {
  readonly w?: number;
  readonly h?: number;
  readonly terrain: string;
}

/** Sides of a square cell, and of a hexagon: pointy ones have no north, flat ones no east. */
export const SIDES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Side = (typeof SIDES)[number];

/** Where a wall stands: on a side of a cell (and of the next `length` - 1 cells along it), or between two. */
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
 * An open door or window does nothing at all. A later entry replaces an earlier one on the same edge, so a
 * door may be set into a run of wall. Several edges may share an id: a double door.
 */
export type Wall = WallPlace & {
  readonly kind: WallKind;
  /** Needed by doors and by whatever may be opened or broken in the fight. */
  readonly id?: string;
  readonly label?: string;
  readonly open?: boolean;
  readonly cover?: CoverGrade;
  readonly blocksMove?: boolean;
  readonly blocksSight?: boolean;
  readonly blocksEffect?: boolean;
  /** Cells more for climbing over; whoever cannot climb is stopped. Only where movement is not blocked. */
  readonly climb?: number;
  readonly marks?: Marks;
};

/** A rectangle of ground at another height than 0, in metres. Later entries replace earlier ones. */
interface Elevation extends Cell {
  readonly w?: number;
  readonly h?: number;
  readonly height: number;
}

/** The light: everywhere, then by rectangles (later ones replace), then raised by sources that shine. */
export interface Light {
  readonly ambient: LightGrade;
  readonly regions?: readonly LightRegion[];
  readonly sources?: readonly LightSource[];
}

interface LightRegion extends Cell {
  readonly w?: number;
  readonly h?: number;
  readonly grade: LightGrade;
}

/** Lights what it can see: bright up to `bright` cells away, dim up to `dim` cells away. */
interface LightSource extends Cell {
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
  /** The width of a cell in metres; 1 unless given. The room itself counts in cells. */
  readonly metres?: number;
  readonly terrain?: readonly TerrainKind[];
  readonly cells?: readonly TerrainPatch[];
  readonly walls?: readonly Wall[];
  readonly elevation?: readonly Elevation[];
  readonly light?: Light;
}

/** What has changed on a battlefield since the fight began: small, plain JSON, part of the fight's state. */
export interface FieldChanges {
  /** Doors and windows by id: true is open. */
  readonly doors?: { readonly [id: string]: boolean };
  /** Cells whose terrain is now exactly this list of kinds: a burnt hedge, a fresh fire, smoke. */
  readonly cells?: readonly (Cell & { readonly terrain: readonly string[] })[];
  /** Ids of walls, doors and windows that are broken: nothing is left of them. */
  readonly broken?: readonly string[];
}

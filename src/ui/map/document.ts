import type { Cell, Json } from '../../kernel/json.ts';
import { fieldsOf } from '../../store/written.ts';

/**
 * The parts of a battlefield document that the map draws. The view carries the document as JSON; missing or unknown
 * parts are left out. Nothing here decides anything: the rules read the same document elsewhere (`src/battlefield`).
 */
export type Grid = 'square' | 'hex-flat' | 'hex-pointy';
export type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
export type LightGrade = 'dark' | 'dim' | 'bright';

/** A rectangle of `w` by `h` cells, each 1 by default. */
interface Patch extends Cell {
  readonly w?: number;
  readonly h?: number;
}

export interface TerrainKind {
  readonly id: string;
  readonly label: string;
  readonly costTimes?: number;
  readonly costPlus?: number;
  readonly climb?: number;
  readonly blocksMove?: boolean;
  readonly blocksSight?: boolean;
  readonly cover?: 'none' | 'low' | 'high' | 'full';
  readonly damage?: { readonly dice: string; readonly type: string };
  /** How it is drawn (`groundLooks` in board.ts), and what it does, for systems with their own terrain traits. */
  readonly look?: string;
  readonly about?: string;
  /** What its cover is called, for systems with other grades. */
  readonly coverName?: string;
}

/**
 * A wall on edges of cells: between the neighbours `a` and `b`, or on `side` of the cell at (x, y) and, on squares, of the
 * next `length` - 1 cells.
 */
export interface Wall {
  readonly x?: number;
  readonly y?: number;
  readonly side?: Side;
  readonly length?: number;
  readonly a?: Cell;
  readonly b?: Cell;
  readonly kind: 'wall' | 'low-wall' | 'window' | 'door';
  readonly id?: string;
  readonly label?: string;
  readonly open?: boolean;
}

export interface MapDocument {
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  /** The width of a cell in metres. */
  readonly metres: number;
  readonly terrain: readonly TerrainKind[];
  readonly cells: readonly (Patch & { readonly terrain: string })[];
  readonly walls: readonly Wall[];
  readonly elevation: readonly (Patch & { readonly height: number })[];
  readonly light: {
    readonly ambient: LightGrade;
    readonly regions: readonly (Patch & { readonly grade: LightGrade })[];
    /** Lamps, with the radii of bright and of dim light in cells. */
    readonly sources: readonly (Cell & { readonly bright: number; readonly dim: number })[];
  };
}

/** The changes to the battlefield since the fight began. */
export interface MapChanges {
  /** Whether doors and windows are open, by id. */
  readonly doors: { readonly [id: string]: boolean | undefined };
  /** Cells whose terrain is replaced by exactly these kinds. */
  readonly cells: readonly (Cell & { readonly terrain: readonly string[] })[];
  /** Ids of destroyed walls, doors and windows. */
  readonly broken: readonly string[];
}

const listOf = <T>(json: Json | undefined): readonly T[] =>
  Array.isArray(json) ? (json as readonly T[]) : [];
const sideLength = (json: Json | undefined): number =>
  typeof json === 'number' && Number.isInteger(json) ? Math.min(200, Math.max(1, json)) : 1;

/** Reads a battlefield document, with empty lists for missing ones. A missing width or height is read as 1. */
export function readDocument(json: Json): MapDocument {
  const doc = fieldsOf(json);
  const light = fieldsOf(doc.light);
  return {
    width: sideLength(doc.width),
    height: sideLength(doc.height),
    grid: doc.grid === 'hex-flat' || doc.grid === 'hex-pointy' ? doc.grid : 'square',
    metres: typeof doc.metres === 'number' ? doc.metres : 1,
    terrain: listOf(doc.terrain),
    cells: listOf(doc.cells),
    walls: listOf(doc.walls),
    elevation: listOf(doc.elevation),
    light: {
      ambient: light.ambient === 'dark' || light.ambient === 'dim' ? light.ambient : 'bright',
      regions: listOf(light.regions),
      sources: listOf(light.sources),
    },
  };
}

/** Reads the changes, with empty lists for missing ones. */
export function readChanges(json: Json | undefined): MapChanges {
  const changes = fieldsOf(json);
  return {
    doors: fieldsOf(changes.doors) as MapChanges['doors'],
    cells: listOf(changes.cells),
    broken: listOf(changes.broken),
  };
}

/** Calls `visit` for every cell of a patch that lies on the map. */
export function eachCell(doc: MapDocument, patch: Patch, visit: (cell: Cell) => void): void {
  const right = Math.min(doc.width, patch.x + (patch.w ?? 1));
  const bottom = Math.min(doc.height, patch.y + (patch.h ?? 1));
  for (let y = Math.max(0, patch.y); y < bottom; y++)
    for (let x = Math.max(0, patch.x); x < right; x++) visit({ x, y });
}

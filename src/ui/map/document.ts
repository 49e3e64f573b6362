import type { Cell, Json } from '../../kernel/json.ts';

/**
 * What the map draws of a battlefield document. The view carries it as JSON; whatever is missing or unknown here is
 * left out, never guessed. The rules read the same document elsewhere: nothing here decides anything.
 */
export type Grid = 'square' | 'hex-flat' | 'hex-pointy';
export type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
export type LightGrade = 'dark' | 'dim' | 'bright';

export interface Patch extends Cell {
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
  /** How it is drawn (`groundLooks` in board.ts) and what it does, where a system says so of marks of its own. */
  readonly look?: string;
  readonly about?: string;
}

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
  readonly metres: number;
  readonly terrain: readonly TerrainKind[];
  readonly cells: readonly (Patch & { readonly terrain: string })[];
  readonly walls: readonly Wall[];
  readonly elevation: readonly (Patch & { readonly height: number })[];
  readonly light: {
    readonly ambient: LightGrade;
    readonly regions: readonly (Patch & { readonly grade: LightGrade })[];
    readonly sources: readonly (Cell & { readonly bright: number; readonly dim: number })[];
  };
}

/** What has become of the battlefield since the fight began. */
export interface MapChanges {
  /** By the ids of doors and windows: whether they stand open. */
  readonly doors: { readonly [id: string]: boolean | undefined };
  /** Cells whose terrain is now exactly these kinds. */
  readonly cells: readonly (Cell & { readonly terrain: readonly string[] })[];
  /** Ids of walls, doors and windows of which nothing is left. */
  readonly broken: readonly string[];
}

type Fields = { readonly [key: string]: Json | undefined };
const fieldsOf = (json: Json | undefined): Fields =>
  json !== null && typeof json === 'object' && !Array.isArray(json) ? (json as Fields) : {};
const listOf = <T>(json: Json | undefined): readonly T[] =>
  Array.isArray(json) ? (json as readonly T[]) : [];
const sideLength = (json: Json | undefined): number =>
  typeof json === 'number' && Number.isInteger(json) ? Math.min(200, Math.max(1, json)) : 1;

/** The document with every list in place. A field without a size is one cell. */
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

/** The changes with every list in place. */
export function readChanges(json: Json | undefined): MapChanges {
  const changes = fieldsOf(json);
  return {
    doors: fieldsOf(changes.doors) as MapChanges['doors'],
    cells: listOf(changes.cells),
    broken: listOf(changes.broken),
  };
}

/** Calls back for every cell of a patch that lies on the map. */
export function eachCell(doc: MapDocument, patch: Patch, visit: (cell: Cell) => void): void {
  const right = Math.min(doc.width, patch.x + (patch.w ?? 1));
  const bottom = Math.min(doc.height, patch.y + (patch.h ?? 1));
  for (let y = Math.max(0, patch.y); y < bottom; y++)
    for (let x = Math.max(0, patch.x); x < right; x++) visit({ x, y });
}

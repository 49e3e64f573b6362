import type { Json } from '../../kernel/json.ts';

/**
 * The result of reading a Universal VTT file (see docs/maps.md), as plain data: it is sent from the worker to the page.
 */

/** A map from another program: its ground for a battlefield, and what became of everything in the file. */
export interface BroughtMap {
  /** The file's name without its ending. */
  readonly name: string;
  readonly ground: BroughtGround;
  readonly report: MapReport;
}

/** Parts of a battlefield document of squares. */
export interface BroughtGround {
  /** In cells, 1 to 200. */
  readonly width: number;
  readonly height: number;
  readonly walls: readonly Json[];
  /** `null` if the ambient light is bright and there are no lights. */
  readonly light: Json | null;
}

/**
 * What became of the straight pieces of lines, from point to point. Each is counted once, except that a piece cut off
 * at the rim is also counted in one of the other ways.
 */
export interface LineTally {
  /** On edges of cells, as they were drawn. */
  readonly along: number;
  /** Straight, but beside an edge or ending within one: on the nearest edges. */
  readonly beside: number;
  /** Slanting: taken as steps along edges. */
  readonly slanting: number;
  /** Of lines too small to reach from one corner of a cell to another with any of their pieces: left out. */
  readonly tiny: number;
  /** Along the rim of the map, where nothing is needed: left out. */
  readonly rim: number;
  /** Wholly outside the picture: left out. */
  readonly outside: number;
  /** Partly outside: cut off at the rim. */
  readonly cut: number;
}

export interface MapReport {
  /** Whether the picture ends within a cell; that cell is part of the map. */
  readonly grown: boolean;
  readonly walls: LineTally;
  readonly objects: LineTally;
  readonly doors: {
    readonly set: number;
    /** Of them, how many stand open. */
    readonly open: number;
    /** Of them, how many did not lie on edges: they stand on the nearest ones. */
    readonly moved: number;
    /** On the rim of the map or outside: left out. */
    readonly outside: number;
    /** Left out because another door stands there already. */
    readonly twice: number;
  };
  readonly lights: {
    readonly set: number;
    readonly outside: number;
    /** Left out: without range or intensity, or of a fully transparent colour. */
    readonly unlit: number;
    /** Of those set, how many have a colour other than white. */
    readonly coloured: number;
  };
  /** The size in bytes of the picture in the file, which is left out; 0: there is none. */
  readonly picture: number;
}

import type { Json } from '../../kernel/json.ts';

/** What comes of a Universal VTT file (docs/maps.md says how), as plain data: it is sent from the worker to the page. */

/** A map from another program, read: what it is for a battlefield, and what became of everything in the file. */
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
  /** `null`: the file says of light nothing but that it is day. */
  readonly light: Json | null;
}

/**
 * What became of the pieces of lines: the straight stretches from point to point. Each is counted once, but for those cut
 * off at the rim, which were also taken in one of the other ways.
 */
export interface LineTally {
  /** On edges of cells, as they were drawn. */
  readonly along: number;
  /** Straight, but beside an edge or ending within one: on the nearest edges. */
  readonly beside: number;
  /** Slanting: taken as steps along edges. */
  readonly slanting: number;
  /** Of lines that are too short or too small to reach from corner to corner anywhere: left out. */
  readonly tiny: number;
  /** Along the rim of the map, where nothing is needed: left out. */
  readonly rim: number;
  /** Wholly outside the picture: left out. */
  readonly outside: number;
  /** Partly outside: cut off at the rim. */
  readonly cut: number;
}

export interface MapReport {
  /** The picture ends within a cell; the cell counts. */
  readonly grown: boolean;
  readonly walls: LineTally;
  readonly objects: LineTally;
  readonly doors: {
    readonly set: number;
    /** Of them, how many stand open. */
    readonly open: number;
    /** Of them, how many did not lie on edges, and stand on the nearest. */
    readonly moved: number;
    readonly outside: number;
    /** Where another door stands already. */
    readonly twice: number;
  };
  readonly lights: {
    readonly set: number;
    readonly outside: number;
    /** Without any strength, or of a colour that cannot be seen through. */
    readonly unlit: number;
    /** Of those set, how many have a colour other than white. */
    readonly coloured: number;
  };
  /** The size of the picture in the file, in bytes; it is left out. 0: there is none. */
  readonly picture: number;
}

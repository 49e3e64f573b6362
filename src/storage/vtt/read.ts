import type { Json, JsonObject } from '../../kernel/json.ts';
import { isObject } from '../../kernel/json.ts';
import { readFailure } from '../read.ts';

/**
 * The parts of a Universal VTT file that are used, checked. Coordinates are in cells, from the corner of the picture.
 */
export interface VttMap {
  readonly size: Point;
  readonly walls: readonly (readonly Point[])[];
  readonly objects: readonly (readonly Point[])[];
  readonly portals: readonly VttPortal[];
  /** `AARRGGBB`; `null`: the file states none that can be read. */
  readonly ambient: string | null;
  readonly lights: readonly VttLight[];
  readonly pictureBytes: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface VttPortal {
  readonly from: Point;
  readonly to: Point;
  readonly closed: boolean;
}

export interface VttLight {
  readonly at: Point;
  readonly range: number;
  readonly intensity: number;
  /** `AARRGGBB`; `null`: none, or none that can be read. */
  readonly colour: string | null;
}

/**
 * Upper bounds on the points of all lines together, and on portals and lights each: a map of 200 by 200 cells has room
 * for no more.
 */
const mostPoints = 400_000;
const mostThings = 20_000;
/** The largest width and height of a battlefield, in cells. */
const largestSide = 200;

/** Whether a document is a map of this kind, valid or not: no document of ours has a `resolution`. */
export const isVttMap = (document: Json): boolean => isObject(document) && 'resolution' in document;

/**
 * Whether a text that has not been parsed looks like such a map: maps contain pictures and may be longer than other
 * files.
 */
export const looksLikeVttMap = (text: string): boolean => /"pixels_per_grid"|"map_size"/.test(text);

/**
 * Checks a file and brings it into one shape: coordinates are counted from the corner of the picture (`map_origin`),
 * missing lists are empty. Throws a ReadFailure that names the place, such as `line_of_sight[3][0].x`.
 */
export function readVttMap(document: Json, place: string): VttMap {
  const wrong = (path: string, message: string) => readFailure(place, 'bad-map', `${path}: ${message}`, path);
  const fieldsAt = (value: Json | undefined, path: string): JsonObject => {
    if (isObject(value)) return value;
    throw wrong(path, 'an object is expected');
  };
  const listAt = (value: Json | undefined, path: string): readonly Json[] => {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return value as readonly Json[];
    throw wrong(path, 'a list is expected');
  };
  const numberAt = (value: Json | undefined, path: string): number => {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw wrong(path, 'a number is expected');
  };
  const pointAt = (value: Json | undefined, path: string): Point => {
    const { x, y } = fieldsAt(value, path);
    return { x: numberAt(x, `${path}.x`), y: numberAt(y, `${path}.y`) };
  };

  const top = fieldsAt(document, place);
  const resolution = fieldsAt(top.resolution, 'resolution');
  const size = pointAt(resolution.map_size, 'resolution.map_size');
  for (const axis of ['x', 'y'] as const) {
    const path = `resolution.map_size.${axis}`;
    if (size[axis] <= 0) throw wrong(path, 'a map has at least one cell each way');
    if (cellsIn(size[axis]) > largestSide)
      throw wrong(path, `a map has at most ${largestSide} cells each way, not ${cellsIn(size[axis])}`);
  }
  const origin =
    resolution.map_origin === undefined
      ? { x: 0, y: 0 }
      : pointAt(resolution.map_origin, 'resolution.map_origin');
  const placed = (value: Json | undefined, path: string): Point => {
    const { x, y } = pointAt(value, path);
    return { x: x - origin.x, y: y - origin.y };
  };

  let points = 0;
  const linesAt = (value: Json | undefined, path: string): readonly (readonly Point[])[] =>
    listAt(value, path).map((line, index) => {
      const list = listAt(line, `${path}[${index}]`);
      points += list.length;
      if (points > mostPoints) throw wrong(`${path}[${index}]`, `more than ${mostPoints} points`);
      return list.map((point, at) => placed(point, `${path}[${index}][${at}]`));
    });
  const thingsAt = (value: Json | undefined, path: string): readonly Json[] => {
    const list = listAt(value, path);
    if (list.length > mostThings) throw wrong(path, `more than ${mostThings} entries`);
    return list;
  };
  const portalAt = (value: Json, path: string): VttPortal => {
    const portal = fieldsAt(value, path);
    const bounds = listAt(portal.bounds, `${path}.bounds`);
    const closed = portal.closed ?? true;
    if (typeof closed !== 'boolean') throw wrong(`${path}.closed`, 'true or false is expected');
    if (bounds.length === 0) {
      const at = placed(portal.position, `${path}.position`);
      return { from: at, to: at, closed };
    }
    if (bounds.length !== 2) throw wrong(`${path}.bounds`, 'two points are expected');
    const from = placed(bounds[0], `${path}.bounds[0]`);
    return { from, to: placed(bounds[1], `${path}.bounds[1]`), closed };
  };
  const lightAt = (value: Json, path: string): VttLight => {
    const light = fieldsAt(value, path);
    return {
      at: placed(light.position, `${path}.position`),
      range: numberAt(light.range, `${path}.range`),
      intensity: light.intensity === undefined ? 1 : numberAt(light.intensity, `${path}.intensity`),
      colour: colourIn(light.color),
    };
  };

  const { image } = top;
  if (image !== undefined && image !== null && typeof image !== 'string')
    throw wrong('image', 'a text is expected');
  return {
    size,
    walls: linesAt(top.line_of_sight, 'line_of_sight'),
    objects: linesAt(top.objects_line_of_sight, 'objects_line_of_sight'),
    portals: thingsAt(top.portals, 'portals').map((one, index) => portalAt(one, `portals[${index}]`)),
    ambient: isObject(top.environment) ? colourIn(top.environment.ambient_light) : null,
    lights: thingsAt(top.lights, 'lights').map((one, index) => lightAt(one, `lights[${index}]`)),
    pictureBytes: Math.floor(((image ?? '').length * 3) / 4),
  };
}

/** The number of cells in a length, at least 1. A cell counts if more than 0.05 of it is covered. */
export const cellsIn = (length: number): number => Math.max(1, Math.ceil(length - 0.05));

/** A colour as `aarrggbb`; six digits are opaque. `null` if it cannot be read. */
function colourIn(value: Json | undefined): string | null {
  const digits = typeof value === 'string' ? value.replace(/^#/, '').toLowerCase() : '';
  if (/^[0-9a-f]{8}$/.test(digits)) return digits;
  return /^[0-9a-f]{6}$/.test(digits) ? `ff${digits}` : null;
}

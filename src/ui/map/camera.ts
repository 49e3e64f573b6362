import type { Point } from './geometry.ts';

/** Where the drawing lies on the screen: screen = drawing × scale + (x, y), in CSS pixels from the map's corner. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Cells on screen are at most this many pixels wide. */
const widest = 160;
const narrowest = 14;

/** The scales between which one can zoom. A drawing that fits smaller than the narrowest cell still fits. */
export function limits(
  view: Size,
  board: Size,
  unit: number,
): { readonly least: number; readonly most: number } {
  const whole = Math.min(view.width / board.width, view.height / board.height);
  return { least: Math.min(whole * 0.8, narrowest / unit), most: Math.max(widest / unit, whole) };
}

/** What stays free when the board fits: rulers above and at the left, the buttons at the right. */
const room = { left: 30, right: 68, top: 30, bottom: 14 };

/** The whole board, in the middle of the room that rulers and buttons leave. */
export function fitted(view: Size, board: Size, unit: number): Camera {
  const width = Math.max(1, view.width - room.left - room.right);
  const height = Math.max(1, view.height - room.top - room.bottom);
  const scale = Math.min(width / board.width, height / board.height, widest / unit);
  return {
    scale,
    x: room.left + (width - board.width * scale) / 2,
    y: room.top + (height - board.height * scale) / 2,
  };
}

/** Where cells would be smaller than this, in pixels, the whole board says nothing: people are dots that lie over each other. */
const leastAtFirst = 9;
/** As large as a finger: nobody needs them larger to begin with. */
const mostAtFirst = 44;
/** So many cells are seen around people, at first. */
const around = 2;

/**
 * What is looked at first: the whole board or, where that is too large for the screen, everybody on it and as much around
 * them; where they stand too far from each other for that, whoever has the turn (`anchor`) in the middle.
 */
export function atFirst(
  view: Size,
  board: Size,
  unit: number,
  people: readonly Point[],
  anchor: Point | null,
): Camera {
  const whole = fitted(view, board, unit);
  if (people.length === 0 || whole.scale * unit >= leastAtFirst) return whole;
  const span = (at: readonly number[]): readonly [from: number, length: number] => {
    const from = Math.min(...at) - (around + 0.5) * unit;
    return [from, Math.max(...at) + (around + 0.5) * unit - from];
  };
  const [left, width] = span(people.map(({ x }) => x));
  const [top, height] = span(people.map(({ y }) => y));
  const all = fitted(view, { width, height }, unit).scale;
  const scale = Math.min(mostAtFirst / unit, Math.max(narrowest / unit, all));
  const middle = { x: left + width / 2, y: top + height / 2 };
  const { x, y } = all < scale ? (anchor ?? middle) : middle;
  return {
    scale,
    x: (room.left + view.width - room.right) / 2 - x * scale,
    y: (room.top + view.height - room.bottom) / 2 - y * scale,
  };
}

/** Keeps at least a quarter of the view (or the whole board, if it is smaller) in sight. */
export function kept(camera: Camera, view: Size, board: Size): Camera {
  const keep = (at: number, length: number, room: number): number => {
    const seen = Math.min(length, room) * (length <= room ? 0.6 : 0.5);
    return Math.min(room - seen, Math.max(seen - length, at));
  };
  const { scale } = camera;
  return {
    scale,
    x: keep(camera.x, board.width * scale, view.width),
    y: keep(camera.y, board.height * scale, view.height),
  };
}

/** Zooms by a factor so that the point of the screen stays over the same point of the drawing. */
export function zoomAt(
  camera: Camera,
  at: Point,
  factor: number,
  range: { readonly least: number; readonly most: number },
): Camera {
  const scale = Math.min(range.most, Math.max(range.least, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** The camera so near that a cell under a finger is as large as the finger, and what lies there well within the view. */
export function nearer(
  camera: Camera,
  at: Point,
  cell: number,
  view: Size,
  range: { readonly least: number; readonly most: number },
): Camera {
  const point = toDrawing(camera, at);
  return inSight(
    zoomAt(camera, at, cell / camera.scale, range),
    point,
    view,
    Math.min(view.width, view.height) / 3,
  );
}

export const moved = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** The camera with a point of the drawing in the middle of the screen. */
export const centredOn = (camera: Camera, point: Point, view: Size): Camera => ({
  scale: camera.scale,
  x: view.width / 2 - point.x * camera.scale,
  y: view.height / 2 - point.y * camera.scale,
});

export const toDrawing = (camera: Camera, point: Point): Point => ({
  x: (point.x - camera.x) / camera.scale,
  y: (point.y - camera.y) / camera.scale,
});

export const toScreen = (camera: Camera, point: Point): Point => ({
  x: point.x * camera.scale + camera.x,
  y: point.y * camera.scale + camera.y,
});

/** Whether a point of the drawing is in sight. */
export function isInside(camera: Camera, point: Point, view: Size): boolean {
  const { x, y } = toScreen(camera, point);
  return x >= 0 && y >= 0 && x <= view.width && y <= view.height;
}

/** The least shift that brings a point of the drawing at least `margin` pixels inside. */
export function inSight(camera: Camera, point: Point, view: Size, margin: number): Camera {
  const at = toScreen(camera, point);
  const shift = (here: number, room: number): number => {
    const edge = Math.min(margin, room / 3);
    return here < edge ? edge - here : here > room - edge ? room - edge - here : 0;
  };
  return moved(camera, shift(at.x, view.width), shift(at.y, view.height));
}

/**
 * The least shift that brings a point of the drawing out from under what lies over the lower left corner of the view, and so far
 * beside it.
 */
export function besideCorner(camera: Camera, point: Point, view: Size, corner: Size, margin: number): Camera {
  const at = toScreen(camera, point);
  const right = corner.width + margin - at.x;
  const up = at.y - (view.height - corner.height - margin);
  if (right <= 0 || up <= 0) return camera;
  return right <= up ? moved(camera, right, 0) : moved(camera, 0, -up);
}

/**
 * The longer side of the drawing before the camera's transform is at most this many pixels. What a gesture moves Chromium
 * draws at least as large as it is laid out: a map that is laid out larger than the whole of it is ever looked at would
 * be drawn anew in all its parts when a finger comes. WebKit draws it no larger: laid out too small, it would be blurred.
 */
const longest = 1024;

/** Units of the drawing to a pixel of its layout, at least 1. */
const unitsAPixel = (board: Size): number => Math.max(1, Math.max(board.width, board.height) / longest);

/** The size at which the drawing is laid out before the camera's transform, in pixels. */
export function layoutOf(board: Size): Size {
  const units = unitsAPixel(board);
  return { width: board.width / units, height: board.height / units };
}

/** The CSS transform that shows what is laid out as the camera sees it. */
export const transformOf = ({ x, y, scale }: Camera, board: Size): string =>
  `translate(${x}px,${y}px) scale(${scale * unitsAPixel(board)})`;

/** Whether nothing of the board lies outside. */
export const isWhole = ({ x, y, scale }: Camera, view: Size, board: Size): boolean =>
  x > -1 && y > -1 && x + board.width * scale < view.width + 1 && y + board.height * scale < view.height + 1;

/** The part of the board that is in sight, as shares of its width and height. */
export interface Lens {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the part of the board that is in sight lies in it. */
export function lensOf({ x, y, scale }: Camera, view: Size, board: Size): Lens {
  const part = (pixels: number, length: number): number =>
    Math.min(1, Math.max(0, pixels / (length * scale)));
  const left = part(-x, board.width);
  const top = part(-y, board.height);
  return {
    left,
    top,
    width: part(view.width - x, board.width) - left,
    height: part(view.height - y, board.height) - top,
  };
}

/** The lens as CSS lengths of the small map. */
export const lensPlace = (lens: Lens): Readonly<Record<keyof Lens, string>> => ({
  left: percent(lens.left),
  top: percent(lens.top),
  width: percent(lens.width),
  height: percent(lens.height),
});

/** The transform, around its upper left corner, that shows a lens which was laid out at `from` where `to` is. */
export function lensShift(from: Lens, to: Lens): string {
  const by = (length: number, of: number): number => (of === 0 ? 0 : length / of);
  const move = `${percent(by(to.left - from.left, from.width))},${percent(by(to.top - from.top, from.height))}`;
  return `translate(${move}) scale(${by(to.width, from.width)},${by(to.height, from.height)})`;
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

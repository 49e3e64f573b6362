import type { Point } from './geometry.ts';

/**
 * The mapping from drawing to screen: screen = drawing × scale + (x, y), in CSS pixels from the map's top left corner.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The width of a cell on screen, in pixels, at which zooming in and zooming out stop. */
const widest = 160;
const narrowest = 14;

/** The range of scales for zooming. It is widened where needed so that the whole board can always be shown. */
export function limits(
  view: Size,
  board: Size,
  unit: number,
): { readonly least: number; readonly most: number } {
  const whole = Math.min(view.width / board.width, view.height / board.height);
  return { least: Math.min(whole * 0.8, narrowest / unit), most: Math.max(widest / unit, whole) };
}

/** The margins in pixels that stay free around a fitted board: rulers above and at the left, buttons at the right. */
const room = { left: 30, right: 68, top: 30, bottom: 14 };

/**
 * The depth of the rulers in units of the drawing: with large cells they grow out of the margin (`.wt-ruler` in
 * `app.css`).
 */
const rulers = 18;

/** The camera that shows the whole board, centred in the space that rulers and buttons leave free. */
export function fitted(view: Size, board: Size, unit: number): Camera {
  const right = Math.max(1, view.width - room.right);
  const bottom = Math.max(1, view.height - room.bottom);
  const scale = Math.min(
    Math.max(1, right - room.left) / board.width,
    Math.max(1, bottom - room.top) / board.height,
    right / (board.width + rulers),
    bottom / (board.height + rulers),
    widest / unit,
  );
  const left = Math.max(room.left, rulers * scale);
  const top = Math.max(room.top, rulers * scale);
  return {
    scale,
    x: left + (right - left - board.width * scale) / 2,
    y: top + (bottom - top - board.height * scale) / 2,
  };
}

/**
 * If the whole board shows cells smaller than this, in pixels, the view starts at the combatants instead: tokens would
 * overlap as dots.
 */
const leastAtFirst = 9;
/** The largest cell in an initial view of the combatants, in pixels: about a finger's width. */
const mostAtFirst = 44;
/** The number of cells shown around the combatants in the initial view. */
const around = 2;

/**
 * The initial view: the whole board or, where its cells would be too small, all combatants with some cells around them.
 * If these are too far apart for that as well, it is centred on the active combatant (`anchor`).
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

/**
 * Limits panning, for each dimension: half the view stays covered by the board or, where the board is smaller than the
 * view, 60 % of the board stays visible.
 */
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

/** Zooms by a factor within `range`, keeping the point of the drawing at `at` in place on screen. */
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

/**
 * Zooms in around a touched screen point until a cell is as large as a finger, and moves the touched point away from
 * the edges by a third of the view's shorter side. `cell` is the target scale.
 */
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

/** The camera with a point of the drawing in the middle of the view. */
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

/** Whether a point of the drawing is within the view. */
export function isInside(camera: Camera, point: Point, view: Size): boolean {
  const { x, y } = toScreen(camera, point);
  return x >= 0 && y >= 0 && x <= view.width && y <= view.height;
}

/**
 * The camera after the smallest shift that brings a point of the drawing at least `margin` pixels into the view (at
 * most a third of the view's width or height).
 */
export function inSight(camera: Camera, point: Point, view: Size, margin: number): Camera {
  const at = toScreen(camera, point);
  const shift = (here: number, room: number): number => {
    const edge = Math.min(margin, room / 3);
    return here < edge ? edge - here : here > room - edge ? room - edge - here : 0;
  };
  return moved(camera, shift(at.x, view.width), shift(at.y, view.height));
}

/**
 * The camera after the smallest shift that brings a point of the drawing at least `margin` pixels clear of a box of
 * size `corner` over the lower left corner of the view.
 */
export function besideCorner(camera: Camera, point: Point, view: Size, corner: Size, margin: number): Camera {
  const at = toScreen(camera, point);
  const right = corner.width + margin - at.x;
  const up = at.y - (view.height - corner.height - margin);
  if (right <= 0 || up <= 0) return camera;
  return right <= up ? moved(camera, right, 0) : moved(camera, 0, -up);
}

/**
 * The maximum length in pixels of the drawing's longer side in layout, before the camera's transform. Chromium
 * rasterizes an element under a changing transform at no less than its layout size: a large layout would be rasterized
 * anew in full when a gesture begins. WebKit rasterizes at no more than the layout size, so a small one would be
 * blurred.
 */
const longest = 1024;

/** Units of the drawing per pixel of layout, at least 1. */
const unitsAPixel = (board: Size): number => Math.max(1, Math.max(board.width, board.height) / longest);

/** The size in pixels at which the drawing is laid out, before the camera's transform. */
export function layoutOf(board: Size): Size {
  const units = unitsAPixel(board);
  return { width: board.width / units, height: board.height / units };
}

/** The CSS transform that shows the laid-out drawing as the camera sees it. */
export const transformOf = ({ x, y, scale }: Camera, board: Size): string =>
  `translate(${x}px,${y}px) scale(${scale * unitsAPixel(board)})`;

/** Whether the whole board is within the view, give or take a pixel. */
export const isWhole = ({ x, y, scale }: Camera, view: Size, board: Size): boolean =>
  x > -1 && y > -1 && x + board.width * scale < view.width + 1 && y + board.height * scale < view.height + 1;

/** The visible part of the board, as fractions of its width and height. */
export interface Lens {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the board that the camera shows. */
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

/** The lens as CSS lengths relative to the minimap. */
export const lensPlace = (lens: Lens): Readonly<Record<keyof Lens, string>> => ({
  left: percent(lens.left),
  top: percent(lens.top),
  width: percent(lens.width),
  height: percent(lens.height),
});

/** The CSS transform (origin: top left) that makes a lens laid out at `from` appear at `to`. */
export function lensShift(from: Lens, to: Lens): string {
  const by = (length: number, of: number): number => (of === 0 ? 0 : length / of);
  const move = `${percent(by(to.left - from.left, from.width))},${percent(by(to.top - from.top, from.height))}`;
  return `translate(${move}) scale(${by(to.width, from.width)},${by(to.height, from.height)})`;
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

import type { RefObject } from 'react';
import { inLayers } from '../kit/layers.ts';
import type { Camera, Size } from './camera.ts';
import * as cam from './camera.ts';
import type { Point } from './geometry.ts';
import { unit } from './geometry.ts';
import { fingerWidth } from './hits.ts';

/** A picture in a smaller cell is a blot: there the letter has all the room. */
const leastForArt = 44;

/** Names in smaller cells would lie over each other. */
const leastForNames = 34;
/** Smaller ones leave no room for the names of all rows and columns. */
const leastForRulers = 22;

/** What it costs to get to a cell is written into it where there is room, in pixels. */
const leastForWords = 56;

/** In smaller cells a finger hits the one that it means only by luck. */
const leastForFingers = 24;

export interface CameraControl {
  readonly now: () => Camera;
  /** Screen points here are in CSS pixels from the map's corner. */
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (at: Point, factor: number) => void;
  /** Zooms around the middle, as the buttons do. */
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  readonly centre: (point: Point) => void;
  readonly show: (point: Point) => void;
  /** A cell is picked by a finger there. Where cells are too small for it they become as large as it is. */
  readonly nearer: (at: Point) => void;
  /** Nothing is picked any more: back to what is looked at first, if that was left for fingers. */
  readonly back: () => void;
  /** The map has another size now: what is in the middle stays there, and what must be seen stays in sight. */
  readonly resize: (size: Size) => void;
  /** A gesture begins and ends: in between only the transform changes, afterwards the picture is drawn sharply. */
  readonly grab: () => void;
  readonly rest: () => void;
}

const glide = 'transform 220ms ease-out';

/** Where somebody looked last: it outlives the map, which is drawn anew when a tablet is turned or a tab is changed. */
export interface Outlook {
  /** The size of the battlefield: another one is looked at afresh. */
  readonly board: Size;
  /** The point of the drawing in the middle of the screen; `null` while it is what is looked at first. */
  readonly at: { readonly middle: Point; readonly scale: number } | null;
  /** Whoever has the turn was in sight. */
  readonly anchored: boolean;
  /** The map has come near by itself, and leaves when its cell is not wanted any more. */
  readonly lent: boolean;
}

/** What the camera moves, and what it asks for while it does. */
export interface Scenery {
  readonly frame: RefObject<HTMLElement | null>;
  /** Around the drawing; it is what moves. */
  readonly drawing: RefObject<HTMLElement | null>;
  /** The part in sight, on the small map. */
  readonly lens: RefObject<HTMLElement | null>;
  readonly memory: RefObject<Outlook | null>;
  readonly board: () => Size;
  /** What must not get out of sight when the map becomes smaller. */
  readonly anchor: () => Point | null;
  /** Where everybody stands: on a large battlefield they are looked at first. */
  readonly people: () => readonly Point[];
  /** Told when the camera rests: whether a cell is large enough to be written in. */
  readonly onRest: (near: boolean) => void;
}

/** After so many milliseconds without a finger the picture is drawn sharply: who pinches twice waits for nothing between. */
const calm = 150;

/** How near to an edge of the screen what is to be seen may come, in pixels. */
const margin = 72;
/** How near to the small map, in pixels. */
const halfToken = 30;

/**
 * The camera: one CSS transform on the drawing. `--wt-zoom` on what keeps its size on screen (`data-scaled`) and
 * `data-far` on the frame follow when it rests.
 */
export class MapCamera implements CameraControl {
  readonly #on: Scenery;
  #size: Size = { width: 1, height: 1 };
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  /** Somebody has moved it: it does not show the whole by itself any more. */
  #touched = false;
  #lent = false;
  /** Where the lens was when the gesture began; `null` outside of one. */
  #held: cam.Lens | null = null;
  #letGo: () => void = nothing;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(on: Scenery) {
    this.#on = on;
  }

  readonly now = (): Camera => this.#camera;

  readonly pan = (dx: number, dy: number): void => {
    this.#touched = true;
    this.#draw(cam.moved(this.#camera, dx, dy), false);
  };

  readonly zoom = (at: Point, factor: number): void => {
    this.#touched = true;
    this.#lent = false;
    this.#draw(cam.zoomAt(this.#camera, at, factor, this.#range()), false);
  };

  readonly zoomBy = (factor: number): void => {
    this.#touched = true;
    this.#lent = false;
    this.#jump(cam.zoomAt(this.#camera, this.#middle(), factor, this.#range()));
  };

  readonly fit = (): void => {
    const whole = cam.fitted(this.#size, this.#on.board(), unit);
    // Where it is not what is looked at first, somebody wants it so.
    this.#touched = this.#first().scale !== whole.scale;
    this.#lent = false;
    this.#jump(whole);
  };

  /** As if it were opened now. */
  readonly begin = (smooth = true): void => {
    this.#touched = false;
    this.#lent = false;
    this.#jump(this.#first(), smooth);
  };

  readonly centre = (point: Point): void => {
    this.#touched = true;
    this.#jump(cam.centredOn(this.#camera, point, this.#size));
  };

  readonly show = (point: Point): void => {
    // Where all is in sight there is nothing to bring there: the map lies still under the fingers.
    if (cam.isWhole(this.#camera, this.#size, this.#on.board())) return;
    const seen = cam.inSight(this.#camera, point, this.#size, margin);
    this.#jump(cam.besideCorner(seen, point, this.#size, this.#smallMap(), halfToken));
  };

  readonly nearer = (at: Point): void => {
    if (this.#camera.scale * unit >= leastForFingers) return;
    this.#lent = this.#lent || !this.#touched;
    this.#touched = true;
    this.#jump(cam.nearer(this.#camera, at, fingerWidth / unit, this.#size, this.#range()));
  };

  readonly back = (): void => {
    const { memory } = this.#on;
    if (!memory.current?.lent) return;
    // Where the map is not laid out yet, it begins afresh.
    memory.current = null;
    this.begin();
  };

  readonly resize = (to: Size): void => {
    const before = this.#on.memory.current;
    this.#size = to;
    if (before === null || !sameSize(before.board, this.#on.board()) || before.at === null) {
      this.begin(false);
      return;
    }
    this.#touched = true;
    this.#lent = before.lent;
    const { middle, scale } = before.at;
    const next = cam.centredOn({ x: 0, y: 0, scale }, middle, to);
    const kept = before.anchored ? this.#on.anchor() : null;
    this.#jump(kept ? cam.inSight(next, kept, to, margin) : next, false);
  };

  readonly grab = (): void => {
    clearTimeout(this.#resting);
    if (this.#held !== null) return;
    this.#held = cam.lensOf(this.#camera, this.#size, this.#on.board());
    this.#letGo = inLayers([this.#on.drawing.current, this.#on.lens.current]);
  };

  readonly rest = (): void => {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.#letGo();
      this.#letGo = nothing;
      this.#held = null;
      this.#drawLens();
      this.#sharpen();
    }, calm);
  };

  /** The map goes: nothing is drawn sharply any more. */
  readonly end = (): void => clearTimeout(this.#resting);

  #first(): Camera {
    const { board, people, anchor } = this.#on;
    return cam.atFirst(this.#size, board(), unit, people(), anchor());
  }

  #middle(): Point {
    return { x: this.#size.width / 2, y: this.#size.height / 2 };
  }

  #range(): ReturnType<typeof cam.limits> {
    return cam.limits(this.#size, this.#on.board(), unit);
  }

  /** What the small map covers of the lower left corner. */
  #smallMap(): Size {
    const box = this.#on.lens.current?.parentElement?.getBoundingClientRect();
    const view = this.#on.frame.current?.getBoundingClientRect();
    if (!box || !view || box.width === 0) return { width: 0, height: 0 };
    return { width: box.right - view.left, height: view.bottom - box.top };
  }

  #jump(next: Camera, smooth = true): void {
    this.#draw(next, smooth);
    this.#sharpen();
  }

  #draw(next: Camera, smooth: boolean): void {
    // Not laid out yet: there is nothing to look at, and nothing to remember of it.
    if (this.#size.width <= 1) return;
    const board = this.#on.board();
    this.#camera = cam.kept(next, this.#size, board);
    this.#remember();
    this.#drawLens();
    const drawing = this.#on.drawing.current;
    if (!drawing) return;
    drawing.style.transition = smooth ? glide : 'none';
    drawing.style.transform = cam.transformOf(this.#camera, board);
  }

  #remember(): void {
    const { memory, board, anchor } = this.#on;
    const { scale } = this.#camera;
    const at = this.#touched ? { middle: cam.toDrawing(this.#camera, this.#middle()), scale } : null;
    const seen = anchor();
    const anchored = seen !== null && cam.isInside(this.#camera, seen, this.#size);
    memory.current = { board: board(), at, anchored, lent: this.#lent };
  }

  /** In a gesture the lens is only transformed, too: laid out anew, it would make the browser build its layers anew. */
  #drawLens(): void {
    const style = this.#on.lens.current?.style;
    if (!style) return;
    const next = cam.lensOf(this.#camera, this.#size, this.#on.board());
    if (this.#held !== null) style.transform = cam.lensShift(this.#held, next);
    else Object.assign(style, cam.lensPlace(next), { transform: 'none' });
  }

  #sharpen(): void {
    const { frame, drawing, board, onRest } = this.#on;
    const cell = this.#camera.scale * unit;
    const zoom = String(Math.round(this.#camera.scale * 1000) / 1000);
    for (const one of drawing.current?.querySelectorAll<SVGElement>('[data-scaled]') ?? [])
      one.style.setProperty('--wt-zoom', zoom);
    frame.current?.toggleAttribute('data-far', cell < leastForNames);
    frame.current?.toggleAttribute('data-tiny', cell < leastForRulers);
    onRest(cell >= leastForWords);
    frame.current?.toggleAttribute('data-art', cell >= leastForArt);
    const whole = cam.isWhole(this.#camera, this.#size, board());
    frame.current?.parentElement?.toggleAttribute('data-whole', whole);
  }
}

const nothing = (): void => {};

export const sameSize = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

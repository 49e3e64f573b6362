import type { RefObject } from 'react';
import { inLayers } from '../kit/layers.ts';
import type { Camera, Size } from './camera.ts';
import * as cam from './camera.ts';
import type { Point } from './geometry.ts';
import { unit } from './geometry.ts';
import { fingerWidth } from './hits.ts';

/** The minimum width of a cell in CSS pixels for token pictures; in smaller cells the letter has all the room. */
const leastForArt = 44;

/** The same for names, which would overlap in smaller cells. */
const leastForNames = 34;
/** The same for the names of all rows and columns. */
const leastForRulers = 22;

/** The same for the cost of getting to a cell, written into it. */
const leastForWords = 56;

/** The same for picking cells by finger reliably. */
const leastForFingers = 24;

export interface CameraControl {
  readonly now: () => Camera;
  /** Points and distances on screen are in CSS pixels from the map's top left corner. */
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (at: Point, factor: number) => void;
  /** Zooms around the middle of the view, as the buttons do. */
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  readonly centre: (point: Point) => void;
  readonly show: (point: Point) => void;
  /** Called when a finger picks a cell: if cells are too small for fingers, zooms in at that point. */
  readonly nearer: (at: Point) => void;
  /** Called when no cell is picked: returns to the initial view if `nearer` had left it. */
  readonly back: () => void;
  /**
   * The frame has a new size. Shows the initial view again if it was shown; else keeps the point in the middle there, and
   * the active combatant in view if it was.
   */
  readonly resize: (size: Size) => void;
  /** A gesture begins and ends. In between only the transform changes; afterwards the picture is rasterized sharply. */
  readonly grab: () => void;
  readonly rest: () => void;
}

const glide = 'transform 220ms ease-out';

/**
 * The view to restore. It outlives the map component, which is mounted anew when a tablet is turned or a tab changed.
 */
export interface Outlook {
  /** The size of the battlefield; a battlefield of another size starts with the initial view. */
  readonly board: Size;
  /** The point of the drawing in the middle of the view; `null` while the initial view is shown. */
  readonly at: { readonly middle: Point; readonly scale: number } | null;
  /** Whether the active combatant was in view. */
  readonly anchored: boolean;
  /** Whether `nearer` zoomed in from the initial view; `back` then returns to it. */
  readonly lent: boolean;
}

/** The elements that the camera changes, and the data that it asks for. */
export interface Scenery {
  readonly frame: RefObject<HTMLElement | null>;
  /** The box around the drawing, which gets the transform. */
  readonly drawing: RefObject<HTMLElement | null>;
  /** The frame on the minimap that marks the visible part. */
  readonly lens: RefObject<HTMLElement | null>;
  readonly memory: RefObject<Outlook | null>;
  readonly board: () => Size;
  /** The active combatant's place, which stays in view when the map becomes smaller. */
  readonly anchor: () => Point | null;
  /** The places of all combatants, which a large battlefield shows first. */
  readonly people: () => readonly Point[];
  /** Called after each jump and gesture; `near`: cells are large enough to write in. */
  readonly onRest: (near: boolean) => void;
}

/**
 * Milliseconds after a gesture until the picture is rasterized sharply, so that two pinches in a row are not
 * interrupted.
 */
const calm = 150;

/** The least distance in pixels from the edges of the view to a point that `show` brings into it. */
const margin = 72;
/** The same distance from the minimap. */
const halfToken = 30;

/**
 * The camera: one CSS transform on the drawing. After jumps and gestures it also updates `--wt-zoom` on elements that
 * keep their size on screen (`data-scaled`) and the attributes of the frame that hide details (`data-far`, `data-tiny`,
 * …).
 */
export class MapCamera implements CameraControl {
  readonly #on: Scenery;
  #size: Size = { width: 1, height: 1 };
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  /** Whether a user has moved the camera: then a resize does not return to the initial view. */
  #touched = false;
  #lent = false;
  /** The lens as it was when the gesture began; `null` outside of gestures. */
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
    // Where the whole board differs from the initial view, it counts as the user's choice.
    this.#touched = this.#first().scale !== whole.scale;
    this.#lent = false;
    this.#jump(whole);
  };

  /** Returns to the initial view. */
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
    // If the whole board is in view there is nothing to move: the map stays still under the fingers.
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
    // If the map is not laid out yet, it starts with the initial view later.
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

  /** Called on unmount: cancels the pending sharpening. */
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

  /** The size of the part of the lower left corner that the minimap covers; zero if it is hidden. */
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
    // Not laid out yet: there is nothing to draw or to remember.
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

  /** Places the lens. During a gesture it is only transformed: a layout would make the browser rebuild its layers. */
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

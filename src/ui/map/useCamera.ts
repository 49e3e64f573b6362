import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
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

export interface CameraPlan {
  readonly frame: RefObject<HTMLElement | null>;
  /** Around the drawing; it is what moves. */
  readonly drawing: RefObject<HTMLElement | null>;
  /** The part in sight, on the small map. */
  readonly lens: RefObject<HTMLElement | null>;
  readonly board: Size;
  readonly memory: RefObject<Outlook | null>;
  /** What must not get out of sight when the map becomes smaller. */
  readonly anchor: () => Point | null;
  /** Where everybody stands: on a large battlefield they are looked at first. */
  readonly people?: () => readonly Point[];
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
 * The camera: one CSS transform on the drawing, set without React. `--wt-zoom` on what keeps its size on screen
 * (`data-scaled`) and `data-far` on the frame follow when it rests.
 */
export function useCamera(plan: CameraPlan): CameraControl {
  const { frame, drawing, lens, memory, board } = plan;
  const size = useRef<Size>({ width: 1, height: 1 });
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const touched = useRef(false);
  const lent = useRef(false);
  /** Where the lens was when the gesture began; `null` outside of one. */
  const held = useRef<cam.Lens | null>(null);
  const letGo = useRef(nothing);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const bounds = useRef(board);
  bounds.current = board;
  const anchor = useRef(plan.anchor);
  anchor.current = plan.anchor;
  const people = useRef(plan.people);
  people.current = plan.people;
  const { onRest } = plan;

  const control = useMemo((): CameraControl => {
    const middle = () => ({ x: size.current.width / 2, y: size.current.height / 2 });
    const draw = (next: Camera, smooth: boolean) => {
      // Not laid out yet: there is nothing to look at, and nothing to remember of it.
      if (size.current.width <= 1) return;
      camera.current = cam.kept(next, size.current, bounds.current);
      const { scale } = camera.current;
      const at = touched.current ? { middle: cam.toDrawing(camera.current, middle()), scale } : null;
      const seen = anchor.current();
      const anchored = seen !== null && cam.isInside(camera.current, seen, size.current);
      memory.current = { board: bounds.current, at, anchored, lent: lent.current };
      drawLens();
      if (!drawing.current) return;
      drawing.current.style.transition = smooth ? glide : 'none';
      drawing.current.style.transform = cam.transformOf(camera.current, bounds.current);
    };
    /** In a gesture the lens is only transformed, too: laid out anew, it would make the browser build its layers anew. */
    const drawLens = () => {
      const style = lens.current?.style;
      if (!style) return;
      const next = cam.lensOf(camera.current, size.current, bounds.current);
      if (held.current !== null) style.transform = cam.lensShift(held.current, next);
      else Object.assign(style, cam.lensPlace(next), { transform: 'none' });
    };
    const sharpen = () => {
      const cell = camera.current.scale * unit;
      const zoom = String(Math.round(camera.current.scale * 1000) / 1000);
      for (const one of drawing.current?.querySelectorAll<SVGElement>('[data-scaled]') ?? [])
        one.style.setProperty('--wt-zoom', zoom);
      frame.current?.toggleAttribute('data-far', cell < leastForNames);
      frame.current?.toggleAttribute('data-tiny', cell < leastForRulers);
      onRest(cell >= leastForWords);
      frame.current?.toggleAttribute('data-art', cell >= leastForArt);
      const whole = cam.isWhole(camera.current, size.current, bounds.current);
      frame.current?.parentElement?.toggleAttribute('data-whole', whole);
    };
    const jump = (next: Camera, smooth = true) => {
      draw(next, smooth);
      sharpen();
    };
    /** What the small map covers of the lower left corner. */
    const smallMap = () => {
      const box = lens.current?.parentElement?.getBoundingClientRect();
      const view = frame.current?.getBoundingClientRect();
      if (!box || !view || box.width === 0) return { width: 0, height: 0 };
      return { width: box.right - view.left, height: view.bottom - box.top };
    };
    const range = () => cam.limits(size.current, bounds.current, unit);
    const first = () =>
      cam.atFirst(size.current, bounds.current, unit, people.current?.() ?? [], anchor.current());
    const begin = (smooth: boolean) => {
      touched.current = false;
      lent.current = false;
      jump(first(), smooth);
    };
    return {
      now: () => camera.current,
      pan: (dx, dy) => {
        touched.current = true;
        draw(cam.moved(camera.current, dx, dy), false);
      },
      zoom: (at, factor) => {
        touched.current = true;
        lent.current = false;
        draw(cam.zoomAt(camera.current, at, factor, range()), false);
      },
      zoomBy: (factor) => {
        touched.current = true;
        lent.current = false;
        jump(cam.zoomAt(camera.current, middle(), factor, range()));
      },
      fit: () => {
        const whole = cam.fitted(size.current, bounds.current, unit);
        // Where it is not what is looked at first, somebody wants it so.
        touched.current = first().scale !== whole.scale;
        lent.current = false;
        jump(whole);
      },
      centre: (point) => {
        touched.current = true;
        jump(cam.centredOn(camera.current, point, size.current));
      },
      show: (point) => {
        // Where all is in sight there is nothing to bring there: the map lies still under the fingers.
        if (cam.isWhole(camera.current, size.current, bounds.current)) return;
        const seen = cam.inSight(camera.current, point, size.current, margin);
        jump(cam.besideCorner(seen, point, size.current, smallMap(), halfToken));
      },
      nearer: (at) => {
        if (camera.current.scale * unit >= leastForFingers) return;
        lent.current = lent.current || !touched.current;
        touched.current = true;
        jump(cam.nearer(camera.current, at, fingerWidth / unit, size.current, range()));
      },
      back: () => {
        if (!memory.current?.lent) return;
        // Where the map is not laid out yet, it begins afresh.
        memory.current = null;
        begin(true);
      },
      resize: (to) => {
        const before = memory.current;
        size.current = to;
        if (before === null || !sameSize(before.board, bounds.current) || before.at === null) {
          return begin(false);
        }
        touched.current = true;
        lent.current = before.lent;
        const { middle: seen, scale } = before.at;
        const next = cam.centredOn({ x: 0, y: 0, scale }, seen, to);
        const kept = before.anchored ? anchor.current() : null;
        jump(kept ? cam.inSight(next, kept, to, margin) : next, false);
      },
      grab: () => {
        clearTimeout(resting.current);
        if (held.current !== null) return;
        held.current = cam.lensOf(camera.current, size.current, bounds.current);
        letGo.current = inLayers([drawing.current, lens.current]);
      },
      rest: () => {
        clearTimeout(resting.current);
        resting.current = setTimeout(() => {
          letGo.current();
          letGo.current = nothing;
          held.current = null;
          drawLens();
          sharpen();
        }, calm);
      },
    };
  }, [frame, drawing, lens, memory, onRest]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) control.resize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [control, frame]);

  // Another battlefield: the whole of it in sight.
  const { width, height } = board;
  useEffect(() => {
    if (memory.current !== null && !sameSize(memory.current.board, { width, height })) control.fit();
  }, [control, memory, width, height]);

  return control;
}

const nothing = (): void => {};

const sameSize = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import type { Camera, Size } from './camera.ts';
import * as cam from './camera.ts';
import type { Point } from './geometry.ts';
import { unit } from './geometry.ts';

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
  /** A gesture begins and ends: in between only the transform changes, afterwards the picture is drawn sharply. */
  readonly grab: () => void;
  readonly rest: () => void;
}

const glide = 'transform 220ms ease-out';

/**
 * The camera: one CSS transform on the drawing, set without React. `--wt-zoom` and `data-zoom` on the frame follow
 * when it rests, for what keeps its size on screen.
 */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
  board: Size,
): CameraControl {
  const size = useRef<Size>({ width: 1, height: 1 });
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const touched = useRef(false);
  const bounds = useRef(board);
  bounds.current = board;

  const control = useMemo((): CameraControl => {
    const draw = (next: Camera, smooth: boolean) => {
      camera.current = cam.kept(next, size.current, bounds.current);
      if (!drawing.current) return;
      drawing.current.style.transition = smooth ? glide : 'none';
      drawing.current.style.transform = cam.transformOf(camera.current);
    };
    const sharpen = () => {
      const cell = camera.current.scale * unit;
      frame.current?.style.setProperty('--wt-zoom', String(Math.round(camera.current.scale * 1000) / 1000));
      frame.current?.setAttribute('data-zoom', cell < 34 ? 'far' : cell < 56 ? 'middle' : 'near');
    };
    const jump = (next: Camera, smooth = true) => {
      draw(next, smooth);
      sharpen();
    };
    const range = () => cam.limits(size.current, bounds.current, unit);
    const middle = () => ({ x: size.current.width / 2, y: size.current.height / 2 });
    return {
      now: () => camera.current,
      pan: (dx, dy) => {
        touched.current = true;
        draw(cam.moved(camera.current, dx, dy), false);
      },
      zoom: (at, factor) => {
        touched.current = true;
        draw(cam.zoomAt(camera.current, at, factor, range()), false);
      },
      zoomBy: (factor) => {
        touched.current = true;
        jump(cam.zoomAt(camera.current, middle(), factor, range()));
      },
      fit: () => {
        touched.current = false;
        jump(cam.fitted(size.current, bounds.current, unit));
      },
      centre: (point) => {
        touched.current = true;
        jump(cam.centredOn(camera.current, point, size.current));
      },
      show: (point) => jump(cam.inSight(camera.current, point, size.current, 72)),
      grab: () => drawing.current?.style.setProperty('will-change', 'transform'),
      rest: () => {
        drawing.current?.style.removeProperty('will-change');
        sharpen();
      },
    };
  }, [frame, drawing]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const was = size.current;
      size.current = { width, height };
      if (!touched.current) control.fit();
      else control.pan((width - was.width) / 2, (height - was.height) / 2);
      control.rest();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [control, frame]);

  // Another battlefield: start with the whole of it in sight.
  const { width, height } = board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size of the board is what asks for it
  useEffect(() => {
    touched.current = false;
    control.fit();
  }, [control, width, height]);

  return control;
}

import { useEffect, useMemo, useRef } from 'react';
import type { Size } from './camera.ts';
import type { Point } from './geometry.ts';
import type { CameraControl, Scenery } from './map-camera.ts';
import { MapCamera, sameSize } from './map-camera.ts';

interface CameraPlan extends Omit<Scenery, 'board' | 'anchor' | 'people'> {
  readonly board: Size;
  /** The active combatant's place, which stays in view when the map becomes smaller. */
  readonly anchor: () => Point | null;
  /** The places of all combatants, which a large battlefield shows first. */
  readonly people?: () => readonly Point[];
}

/**
 * The camera of a mounted map. It follows the size of its frame, and fits a battlefield of another size into the view.
 */
export function useCamera(plan: CameraPlan): CameraControl {
  const { frame, drawing, lens, memory, board, onRest } = plan;
  const latest = useRef(plan);
  latest.current = plan;
  const camera = useMemo(
    () =>
      new MapCamera({
        frame,
        drawing,
        lens,
        memory,
        board: () => latest.current.board,
        anchor: () => latest.current.anchor(),
        people: () => latest.current.people?.() ?? [],
        onRest,
      }),
    [frame, drawing, lens, memory, onRest],
  );
  useEffect(() => camera.end, [camera]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) camera.resize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [camera, frame]);

  // The battlefield has another size: show the whole of it.
  const { width, height } = board;
  useEffect(() => {
    if (memory.current !== null && !sameSize(memory.current.board, { width, height })) camera.fit();
  }, [camera, memory, width, height]);

  return camera;
}

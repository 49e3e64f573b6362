import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Point } from './geometry.ts';
import type { Effect, Gesture, Touch } from './gesture.ts';
import { none, step } from './gesture.ts';

export interface PointerPlan {
  /** Milliseconds of a long press. */
  readonly hold: number;
  readonly draggable: (at: Point) => boolean;
  readonly perform: (effect: Effect) => void;
}

/** Turns the pointer events of an element into effects. Points are in CSS pixels from its corner. */
export function usePointers(frame: RefObject<HTMLElement | null>, plan: PointerPlan): void {
  const latest = useRef(plan);
  latest.current = plan;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let gesture: Gesture = none;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pointAt = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const feed = (touch: Touch) => {
      const [next, effects] = step(gesture, touch);
      gesture = next;
      for (const effect of effects) {
        if (effect.do === 'wait') timer = setTimeout(() => feed({ kind: 'held' }), latest.current.hold);
        if (effect.do === 'stopWaiting') clearTimeout(timer);
        latest.current.perform(effect);
      }
    };
    const ours = (event: Event) => !(event.target as Element).closest('[data-over-map]');
    const down = (event: PointerEvent) => {
      if (!ours(event) || event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      const at = pointAt(event);
      feed({
        kind: 'down',
        id: event.pointerId,
        at,
        time: event.timeStamp,
        draggable: latest.current.draggable(at),
      });
    };
    const move = (event: PointerEvent) =>
      feed({ kind: 'move', id: event.pointerId, at: pointAt(event), time: event.timeStamp });
    const up = (event: PointerEvent) => feed({ kind: 'up', id: event.pointerId, time: event.timeStamp });
    const cancel = (event: PointerEvent) => feed({ kind: 'cancel', id: event.pointerId });
    const menu = (event: MouseEvent) => {
      if (!ours(event)) return;
      event.preventDefault();
      // A long press of a finger arrives here too; the timer answers that one.
      if ((event as PointerEvent).pointerType === 'mouse')
        latest.current.perform({ do: 'long', at: pointAt(event) });
    };
    let resting: ReturnType<typeof setTimeout> | undefined;
    const wheel = (event: WheelEvent) => {
      if (!ours(event)) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
      const factor = Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 480));
      latest.current.perform({ do: 'grab' });
      latest.current.perform({ do: 'zoom', at: pointAt(event), factor });
      clearTimeout(resting);
      resting = setTimeout(() => latest.current.perform({ do: 'rest' }), 140);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('contextmenu', menu);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(timer);
      clearTimeout(resting);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('wheel', wheel);
    };
  }, [frame]);
}

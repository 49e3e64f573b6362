import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { buzz } from '../hand/haptics.ts';
import { letGo } from '../kit/finger.ts';
import { noFling } from '../kit/noFling.ts';
import type { Point } from './geometry.ts';
import type { Effect, Gesture, HandMove, Mount, Touch } from './gesture.ts';
import { carryOut, none, step } from './gesture.ts';

interface PointerPlan {
  /** The duration of a long press in milliseconds. */
  readonly hold: number;
  readonly draggable: (at: Point) => boolean;
  /** Moved by drags that carry nothing, pinches and the wheel. */
  readonly camera: Mount;
  /** `finger`: a touch rather than a mouse or pen, which are more precise. */
  readonly perform: (move: HandMove, finger: boolean) => void;
}

const middleButton = 1;

/** Turns the pointer events of an element into effects. Points are in CSS pixels from its top left corner. */
export function usePointers(frame: RefObject<HTMLElement | null>, plan: PointerPlan): void {
  const latest = useRef(plan);
  latest.current = plan;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let gesture: Gesture = none;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let corner: Point = { x: 0, y: 0 };
    // `getBoundingClientRect` may force a layout, so it is called once per gesture.
    const measure = (): void => {
      const { left, top } = element.getBoundingClientRect();
      corner = { x: left, y: top };
    };
    const pointAt = (event: MouseEvent): Point => ({
      x: event.clientX - corner.x,
      y: event.clientY - corner.y,
    });
    let finger = false;
    const perform = (effect: Effect): void =>
      carryOut(effect, latest.current.camera, (move) => latest.current.perform(move, finger));
    let tapped = false;
    const feed = (touch: Touch) => {
      tapped = false;
      const [next, effects] = step(gesture, touch);
      gesture = next;
      for (const effect of effects) {
        if (effect.do === 'wait') {
          timer = setTimeout(() => {
            buzz('held');
            feed({ kind: 'held' });
          }, latest.current.hold);
        }
        if (effect.do === 'stopWaiting') clearTimeout(timer);
        if (effect.do === 'tap') tapped = true;
        perform(effect);
      }
    };
    const down = (event: PointerEvent) => {
      finger = event.pointerType === 'touch';
      const pans = event.button === middleButton;
      if (event.button !== 0 && !pans) return;
      // A field commits its text before the map acts on it.
      letGo(element);
      element.setPointerCapture(event.pointerId);
      if (gesture.is === 'none') measure();
      const at = pointAt(event);
      feed({
        kind: 'down',
        id: event.pointerId,
        at,
        time: event.timeStamp,
        draggable: latest.current.draggable(at),
        pans,
      });
    };
    // Otherwise a browser would scroll by itself as long as the middle button is down.
    const press = (event: MouseEvent) => {
      if (event.button === middleButton) event.preventDefault();
    };
    const move = (event: PointerEvent) =>
      feed({ kind: 'move', id: event.pointerId, at: pointAt(event), time: event.timeStamp });
    const up = (event: PointerEvent) => feed({ kind: 'up', id: event.pointerId, time: event.timeStamp });
    const cancel = (event: PointerEvent) => feed({ kind: 'cancel', id: event.pointerId });
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      // A long touch fires this event too; the timer handles that one.
      if (finger) return;
      // Ctrl and click on a Mac: the press that has begun is no tap.
      if (gesture.is === 'press') feed({ kind: 'cancel', id: gesture.finger.id });
      measure();
      perform({ do: 'long', at: pointAt(event) });
    };
    // The tap has been handled already: this suppresses the emulated mouse events, for which the browser would hit-test
    // three times while the map is about to be drawn.
    const takeEnd = (event: TouchEvent) => {
      if (!tapped || !event.cancelable) return;
      tapped = false;
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      measure();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
      const factor = Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 480));
      perform({ do: 'grab' });
      perform({ do: 'zoom', at: pointAt(event), factor });
      perform({ do: 'rest' });
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('mousedown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('contextmenu', menu);
    element.addEventListener('touchmove', noFling, { passive: false });
    element.addEventListener('touchend', takeEnd, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('mousedown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('touchmove', noFling);
      element.removeEventListener('touchend', takeEnd);
      element.removeEventListener('wheel', wheel);
    };
  }, [frame]);
}

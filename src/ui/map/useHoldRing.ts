import type { CSSProperties } from 'react';
import { useRef } from 'react';
import type { Point } from './geometry.ts';

/** The part of a long press that passes before its ring is drawn: a tap draws none, and sets no animation up. */
const beforeRing = 0.35;

/** The ring under a resting finger; `hold` is how long a long press takes, in milliseconds. */
export function useHoldRing(hold: number) {
  const ring = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    ring,
    style: { '--wt-hold': `${hold * (1 - beforeRing)}ms` } as CSSProperties,
    wait: (at: Point): void => {
      ring.current?.style.setProperty('transform', `translate(${at.x}px,${at.y}px)`);
      timer.current = setTimeout(() => ring.current?.setAttribute('data-waiting', ''), hold * beforeRing);
    },
    stop: (): void => {
      clearTimeout(timer.current);
      ring.current?.removeAttribute('data-waiting');
    },
  };
}

import type { CSSProperties } from 'react';
import { useRef } from 'react';
import type { Point } from './geometry.ts';

/**
 * The fraction of a long press after which its ring appears, so that a tap neither shows it nor starts an animation.
 */
const beforeRing = 0.35;

/** The ring that shows a long press under way. `hold` is the duration of a long press in milliseconds. */
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

import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Scrolls something into sight as soon as there is another `what` in it; what is in sight stays where it is. */
export function useInSight<E extends Element>(what: number | string): RefObject<E | null> {
  const there = useRef<E>(null);
  const before = useRef<number | string | null>(null);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    there.current?.scrollIntoView?.({ block: 'nearest' });
  }, [what]);
  return there;
}

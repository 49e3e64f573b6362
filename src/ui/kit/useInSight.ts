import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Returns a ref whose element is scrolled into view whenever `what` changes; an element in view stays where it is. */
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

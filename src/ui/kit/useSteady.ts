import { useCallback, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the newest version, so that memoized children are not rendered
 * again.
 */
export function useSteady<A extends readonly unknown[], R>(newest: (...args: A) => R): (...args: A) => R {
  const kept = useRef(newest);
  kept.current = newest;
  return useCallback((...args: A) => kept.current(...args), []);
}

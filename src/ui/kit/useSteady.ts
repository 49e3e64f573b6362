import { useCallback, useRef } from 'react';

/** The same function for ever, which does what the newest one does: what is handed it need not be drawn anew. */
export function useSteady<A extends readonly unknown[], R>(newest: (...args: A) => R): (...args: A) => R {
  const kept = useRef(newest);
  kept.current = newest;
  return useCallback((...args: A) => kept.current(...args), []);
}

import { useEffect } from 'react';
import { readAhead } from '../../store/library.ts';

/** So long nothing is asked of the worker before it is kept busy, in milliseconds. */
const calm = 1000;

/**
 * Reads the rules of systems while somebody looks at the page, so that what is begun need not wait for them: one after the
 * other, so that a tap in between waits for one at the most.
 */
export function useReadAhead(systems: readonly { readonly id: string }[] | undefined): void {
  useEffect(() => {
    let isHere = true;
    const read = async (): Promise<void> => {
      for (const { id } of systems ?? []) if (isHere) await readAhead(id);
    };
    const timer = setTimeout(() => void read(), calm);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [systems]);
}

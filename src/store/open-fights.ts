/** Whether any tab has a fight open, re-exported for the shell, which imports code only from the store and the panels. */
export { areFightsLeft, untilFightsAreLeft } from '../workers/client.ts';

import { useEffect } from 'react';
import { isFightPlayed } from '../workers/client.ts';
import { useTable } from './mirror.ts';

/** Milliseconds between two looks at who plays. */
const often = 1500;

/**
 * While this tab looks on at a fight: keeps `left` up to date. The other tab counts as gone at the second look, since it
 * may just be reloading.
 */
export function useLeftFight(): void {
  const watched = useTable(({ status, fight }) => (status === 'readonly' ? fight?.id : undefined));
  useEffect(() => {
    if (watched === undefined) return;
    let free = 0;
    const timer = setInterval(async () => {
      free = (await isFightPlayed(navigator.locks, watched)) ? 0 : free + 1;
      const { status, fight } = useTable.getState();
      if (status === 'readonly' && fight?.id === watched) useTable.setState({ left: free > 1 });
    }, often);
    return () => clearInterval(timer);
  }, [watched]);
}

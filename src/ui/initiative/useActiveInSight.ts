import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Scrolls the row of chips to whoever has the turn: whenever `turn` changes, and when the row gets another width, as when
 * a tablet is turned.
 */
export function useActiveInSight(row: RefObject<HTMLElement | null>, turn: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn scrolls, nothing else
  useEffect(() => {
    const scroll = (): void => {
      const chip = row.current?.querySelector<HTMLElement>('[data-active]');
      if (!chip || !row.current) return;
      const left = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      row.current.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
    };
    // Reports the width of the first layout too, without forcing an extra one.
    const observer = new ResizeObserver(scroll);
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [turn]);
}

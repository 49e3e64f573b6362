import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Animates chips from their old places to their new ones whenever `order` changes, unless the user prefers reduced
 * motion.
 */
export function useGlide(row: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order glides, nothing else
  useLayoutEffect(() => {
    const chips = [...(row.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
    const before = places.current;
    places.current = new Map(chips.map((chip) => [chip.dataset.chip ?? '', chip.offsetLeft]));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const chip of chips) {
      const from = before.get(chip.dataset.chip ?? '');
      const by = from === undefined ? 0 : from - chip.offsetLeft;
      if (by === 0) continue;
      chip.animate([{ transform: `translateX(${by}px)` }, { transform: 'none' }], {
        duration: 350,
        easing: 'ease-in-out',
      });
    }
  }, [order]);
}

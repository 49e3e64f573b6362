import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being put on paper: there is no scrolling on it, so what is drawn only in sight is drawn whole.
 * Afterwards the page stands where it stood, though it may have been shorter meanwhile.
 */
export function usePaper(): boolean {
  const [paper, setPaper] = useState(() => matchMedia('print').matches);
  const place = useRef<number | null>(null);
  useEffect(() => {
    const media = matchMedia('print');
    // The browser waits for nothing: what is not drawn when this returns is not printed.
    const put = (now: boolean): void => flushSync(() => setPaper(now));
    const before = (): void => put(true);
    const follow = (): void => put(media.matches);
    // On paper it moves only because it became shorter.
    const moved = (): void => {
      if (!media.matches) place.current = scrollY;
    };
    addEventListener('scroll', moved, { passive: true });
    addEventListener('beforeprint', before);
    addEventListener('afterprint', follow);
    media.addEventListener('change', follow);
    return () => {
      removeEventListener('scroll', moved);
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', follow);
      media.removeEventListener('change', follow);
    };
  }, []);
  useLayoutEffect(() => {
    if (!paper && place.current !== null) scrollTo(0, place.current);
  }, [paper]);
  return paper;
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed: lists that render only what is in view must then render everything. Restores the
 * scroll position afterwards, because the page may have been shorter meanwhile.
 */
export function usePaper(): boolean {
  const [paper, setPaper] = useState(() => matchMedia('print').matches);
  const place = useRef<number | null>(null);
  useEffect(() => {
    const media = matchMedia('print');
    // `flushSync`, because the browser prints what is rendered when this handler returns.
    const put = (now: boolean): void => flushSync(() => setPaper(now));
    const before = (): void => put(true);
    const follow = (): void => put(media.matches);
    // While printing, the scroll position changes only because the page is shorter.
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

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being put on paper: there is no scrolling on it, so what is drawn only in sight is drawn whole. */
export function usePaper(): boolean {
  const [paper, setPaper] = useState(() => matchMedia('print').matches);
  useEffect(() => {
    const media = matchMedia('print');
    // The browser waits for nothing: what is not drawn when this returns is not printed.
    const put = (now: boolean): void => flushSync(() => setPaper(now));
    const before = (): void => put(true);
    const follow = (): void => put(media.matches);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', follow);
    media.addEventListener('change', follow);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', follow);
      media.removeEventListener('change', follow);
    };
  }, []);
  return paper;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** So long a page may take until it has a title, in milliseconds. */
const patience = 2000;

/**
 * On another page the focus goes to its title, where a screen reader begins to read, if it went down with the page before:
 * else Tab would begin at the top of the document, and nobody would hear that the page is another one. A page that takes
 * the focus to a place of its own keeps it there.
 */
export function useArrival(): void {
  const [place] = useLocation();
  const page = place.split('/')[1] ?? '';
  const here = useRef(page);
  useEffect(() => {
    if (here.current === page) return;
    here.current = page;
    const stop = (): void => {
      grown.disconnect();
      clearTimeout(timer);
    };
    let title: HTMLHeadingElement | null = null;
    const look = (): void => {
      const now = document.activeElement;
      // A page that is being read has a title of its own, which goes when it has come.
      if (now !== null && now === title) return;
      if (now !== null && now !== document.body) {
        stop();
        return;
      }
      title = document.querySelector('h1');
      if (title === null) return;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    };
    const grown = new MutationObserver(look);
    const timer = setTimeout(stop, patience);
    grown.observe(document.body, { childList: true, subtree: true });
    const first = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(first);
      stop();
    };
  }, [page]);
}

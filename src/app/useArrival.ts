import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** How long a page may take until it has a title, in milliseconds. */
const patience = 2000;

/**
 * Moves the focus to the title of a new page when the focused element went away with the page before. Otherwise Tab
 * would begin at the top of the document, and a screen reader would not announce the new page. A page that focuses an
 * element of its own keeps the focus there.
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
      // Keep observing: the title may be that of a loading page, which is replaced.
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

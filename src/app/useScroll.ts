import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** How long a page may take until it is as high as it was when left, in milliseconds. */
const patience = 2000;

/** Events by which the user takes over the scrolling. */
const byHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls down to `y` as soon as the page is high enough, unless the user scrolls first. Returns a function to stop.
 */
function goDownTo(y: number): () => void {
  const step = (): void => {
    scrollTo(0, y);
    if (Math.abs(scrollY - y) < 1) stop();
  };
  const grown = new ResizeObserver(step);
  const timer = setTimeout(() => stop(), patience);
  function stop(): void {
    grown.disconnect();
    clearTimeout(timer);
    for (const event of byHand) removeEventListener(event, stop);
  }
  for (const event of byHand) addEventListener(event, stop, { once: true, passive: true });
  grown.observe(document.body);
  step();
  return stop;
}

/**
 * Scrolls a new page to its top, and a page that is gone back to to where it was left. The browser's own restoration
 * runs before the page is rendered, when it is not high enough yet.
 */
export function useScroll(): void {
  const [place] = useLocation();
  const here = useRef(place);
  const left = useRef(new Map<string, number>());
  const back = useRef(false);
  useEffect(() => {
    const goBack = () => {
      back.current = true;
    };
    const note = () => {
      left.current.set(here.current, scrollY);
    };
    addEventListener('popstate', goBack);
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('popstate', goBack);
      removeEventListener('scroll', note);
    };
  }, []);
  useLayoutEffect(() => {
    const before = here.current;
    here.current = place;
    const wasBack = back.current;
    back.current = false;
    // Within a page, scrolling is up to the page.
    if (place.split('/')[1] === before.split('/')[1]) return;
    if (!wasBack) {
      scrollTo(0, 0);
      return;
    }
    const y = left.current.get(place);
    // After a reload there is nothing remembered: the browser's own restoration stands.
    return y === undefined ? undefined : goDownTo(y);
  }, [place]);
}

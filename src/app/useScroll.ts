import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** So long a page may take until it is as high as it was left, in milliseconds. */
const patience = 2000;

/** What says that somebody wants to be elsewhere meanwhile. */
const byHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Goes down to where a page was left, as soon as it is high enough. Gives a way to leave it. */
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
 * A page that is opened begins at its top; one that is gone back to stands where it was left. The browser restores that
 * before the page is drawn, when there is nothing yet to scroll over.
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
    // Within a page it is the page's own matter.
    if (place.split('/')[1] === before.split('/')[1]) return;
    if (!wasBack) {
      scrollTo(0, 0);
      return;
    }
    const y = left.current.get(place);
    // After a reload the browser knows better.
    return y === undefined ? undefined : goDownTo(y);
  }, [place]);
}

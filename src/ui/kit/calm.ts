/** What people do to a page; to have moved the mouse is not yet to want something. */
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Tells when nobody has touched the page for a while. */
interface Calm {
  /** Resolves once the page has been left alone for `ms` milliseconds, at once if it has; never after `end`. */
  readonly lasting: (ms: number) => Promise<void>;
  /** Stops watching. */
  readonly end: () => void;
}

/** Watches the page from now on, which counts as a touch: it has only just been opened. */
export function watchCalm(): Calm {
  let touched = performance.now();
  let ended = false;
  const touch = (): void => {
    touched = performance.now();
  };
  for (const type of touches) addEventListener(type, touch, { capture: true, passive: true });
  return {
    lasting: (ms) =>
      new Promise((resolve) => {
        const wait = (): void => {
          if (ended) return;
          const left = touched + ms - performance.now();
          if (left <= 0) resolve();
          else setTimeout(wait, left);
        };
        wait();
      }),
    end() {
      ended = true;
      for (const type of touches) removeEventListener(type, touch, { capture: true });
    },
  };
}

/**
 * A listener, not passive, for `touchmove`. A finger lifted in motion starts a fling in Chromium, even where the browser
 * must not scroll, and the next tap on the page only stops that fling instead of becoming a click. This prevents it.
 */
export const noFling = (event: TouchEvent): void => {
  if (event.cancelable) event.preventDefault();
};

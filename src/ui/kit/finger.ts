import type { TouchEvent } from 'react';

const inside = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/**
 * Takes the focus from any element but `touched`, as a click would: a field commits its text, and Enter no longer
 * presses the button used before. The focus moves nowhere else, since the browser would draw a focus ring there after a
 * key press.
 */
export function letGo(touched: Element): void {
  const now = document.activeElement;
  if (now instanceof HTMLElement && now !== touched && now.matches(ownKeys)) now.blur();
}
const ownKeys = 'a, button, input, select, summary, textarea, [contenteditable], [tabindex="0"]';

/**
 * Returns an `onTouchEnd` handler that presses a button as soon as a finger is lifted over it. Otherwise the browser
 * first emulates mouse events (move, down, up, click), hit-tests each of them and draws hover styles: on a slow tablet
 * that takes longer than the rules take to reply. Keys, mice and screen readers still cause clicks.
 */
export const finger =
  <E extends HTMLElement>(press: (button: E) => void) =>
  (event: TouchEvent<E>): void => {
    const touch = event.changedTouches[0];
    const button = event.currentTarget;
    // Touches that have scrolled (not cancelable) or have several fingers press nothing.
    if (!event.cancelable || !touch || event.touches.length > 0) return;
    if (!inside(button.getBoundingClientRect(), touch.clientX, touch.clientY)) return;
    event.preventDefault();
    letGo(button);
    press(button);
  };

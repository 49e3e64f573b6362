import type { TouchEvent } from 'react';

const inside = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/**
 * What has the focus besides `touched` loses it, as by a click: a field takes what was typed, and Enter no longer
 * means the button that was pressed before. Focus goes nowhere else: after a key the browser would draw a ring there.
 */
export function letGo(touched: Element): void {
  const now = document.activeElement;
  if (now instanceof HTMLElement && now !== touched && now.matches(ownKeys)) now.blur();
}
const ownKeys = 'a, button, input, select, summary, textarea, [contenteditable], [tabindex="0"]';

/**
 * For `onTouchEnd`: the finger that leaves a button over it presses it then and there. Without this the browser first plays a
 * mouse for it (move, press, release, click), looks up each time what lies under it and draws what hovers: on a slow
 * tablet that takes longer than the rules need for their answer. Keys, mice and screen readers still click.
 */
export const finger =
  <E extends HTMLElement>(press: (button: E) => void) =>
  (event: TouchEvent<E>): void => {
    const touch = event.changedTouches[0];
    const button = event.currentTarget;
    // A finger that has scrolled, or one of several, presses nothing: the browser knows that better.
    if (!event.cancelable || !touch || event.touches.length > 0) return;
    if (!inside(button.getBoundingClientRect(), touch.clientX, touch.clientY)) return;
    event.preventDefault();
    letGo(button);
    press(button);
  };

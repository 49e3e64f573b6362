/**
 * Focuses the item at index `at` of a list, or the first button or link in it. For lists of which something went away
 * that had the focus: the button that extended it, or another item.
 */
export function focusItem(list: HTMLElement | null, at: number): void {
  const item = list?.children[at];
  const focusable = item?.matches('button, a') ? item : item?.querySelector('button, a');
  if (focusable instanceof HTMLElement) focusable.focus({ preventScroll: true });
}

/**
 * Focuses the first button or link of the item at index `at`. For lists that were extended by a button which may be
 * gone.
 */
export const focusItem = (list: HTMLElement | null, at: number): void =>
  list?.children[at]?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });

/** Whoever has a list unfolded goes on at the first thing that has come: the button that did it may be gone. */
export const focusItem = (list: HTMLElement | null, at: number): void =>
  list?.children[at]?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });

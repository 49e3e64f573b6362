import type { FocusEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { focusItem } from './focusItem.ts';

/**
 * For a list of which something may go away under the focus: an item that is deleted or taken back, a part of one. Then
 * the item at the same place, or else the last, gets the focus; otherwise a screen reader would lose its place, and in
 * some browsers Tab would begin at the top of the page. To be called by the component that renders the list, with the
 * props for its element.
 */
export function useFocusInList<E extends HTMLElement>(list: RefObject<E | null>) {
  /** The place of the item that has the focus. React tells of no blur when the focused element is removed. */
  const at = useRef<number | null>(null);
  useLayoutEffect(() => {
    const items = list.current?.children;
    if (at.current === null || !items?.length || document.activeElement !== document.body) return;
    focusItem(list.current, Math.min(at.current, items.length - 1));
  });
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<E>): void => {
      const place = [...currentTarget.children].findIndex((item) => item.contains(target));
      at.current = place < 0 ? null : place;
    },
    onBlur: (): void => {
      at.current = null;
    },
  };
}

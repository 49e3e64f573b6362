import type { FocusEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { isWithin } from './context.ts';

/** The innermost field in `part` of the form that a place is in: a missing one is looked for where it would be. */
export const fieldAt = (part: Element, place: string): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>('[data-place]')].findLast(({ dataset }) =>
    isWithin(place, dataset.place ?? ''),
  );

/** Focuses a field itself, not an input in it: that would open the keyboard of a tablet. */
export function focusField(field: HTMLElement): void {
  field.tabIndex = -1;
  field.focus({ preventScroll: true });
}

/**
 * Keeps the focus at its field when the button that had it goes away with its press: "Write", "Without", "Take away" (see
 * `useFocusInList`). To be called by the component that renders the form, with the props for its element.
 */
export function useFocusAtField(form: RefObject<HTMLElement | null>) {
  /** The place of the field that has the focus. React tells of no blur when the focused element is removed. */
  const place = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (form.current === null || place.current === null || document.activeElement !== document.body) return;
    const field = fieldAt(form.current, place.current);
    if (field) focusField(field);
  });
  return {
    onFocus: ({ target }: FocusEvent): void => {
      place.current = target.closest<HTMLElement>('[data-place]')?.dataset.place ?? null;
    },
    onBlur: (): void => {
      place.current = null;
    },
  };
}

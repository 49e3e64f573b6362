import { useEffect, useRef } from 'react';
import { isCovered } from '../kit/isCovered.ts';

/**
 * Keyboard shortcuts of editors: Z and Shift+Z, with or without Ctrl, undo and redo; Escape leaves. Ignored in text
 * fields and selects, and while a dialog or card is open.
 */
export function useWritingShortcuts(deeds: {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly leave: () => void;
}) {
  const latest = useRef(deeds);
  latest.current = deeds;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const at = event.target as Element;
      if (at.closest('input:not([type=radio]), textarea, select') || event.altKey || isCovered()) return;
      const { undo, redo, leave } = latest.current;
      if (event.key.toLowerCase() === 'z') (event.shiftKey ? redo : undo)();
      else if (event.key === 'Escape') leave();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

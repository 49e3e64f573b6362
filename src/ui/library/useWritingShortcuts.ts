import { useEffect, useRef } from 'react';

/**
 * Keyboard shortcuts of editors: Z and Shift+Z, with or without Ctrl, undo and redo; Escape leaves. Ignored in text
 * fields, selects and dialogs.
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
      if (at.closest('dialog, input:not([type=radio]), textarea, select') || event.altKey) return;
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

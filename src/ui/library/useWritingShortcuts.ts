import { useEffect, useEffectEvent } from 'react';
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
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const at = event.target as Element;
    if (at.closest('input:not([type=radio]), textarea, select') || event.altKey || isCovered()) return;
    if (event.key.toLowerCase() === 'z') (event.shiftKey ? deeds.redo : deeds.undo)();
    else if (event.key === 'Escape') deeds.leave();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

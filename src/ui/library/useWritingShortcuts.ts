import { useEffect, useEffectEvent } from 'react';
import { isCovered } from '../kit/isCovered.ts';
import { undoKey } from '../kit/undoKey.ts';

/**
 * Keyboard shortcuts of editors: those of `undoKey`; Escape leaves. Ignored in text
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
    const undoes = undoKey(event);
    if (undoes !== null) deeds[undoes]();
    else if (event.key === 'Escape') deeds.leave();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

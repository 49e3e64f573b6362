import { useEffect, useEffectEvent } from 'react';
import { isCovered } from '../kit/isCovered.ts';
import { undoKey } from '../kit/undoKey.ts';

/**
 * Keyboard shortcuts of editors: those of `undoKey`; Escape leaves; Delete and Backspace remove what is selected. Ignored
 * in text fields and selects, and while a dialog or card is open.
 */
export function useWritingShortcuts(deeds: {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly leave: () => void;
  /** Left out while nothing is selected. */
  readonly remove?: (() => void) | undefined;
}) {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const at = event.target as Element;
    if (at.closest('input:not([type=radio]), textarea, select') || event.altKey || isCovered()) return;
    const undoes = undoKey(event);
    if (undoes !== null) deeds[undoes]();
    else if (event.key === 'Escape') deeds.leave();
    else if (deeds.remove && (event.key === 'Delete' || event.key === 'Backspace')) deeds.remove();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

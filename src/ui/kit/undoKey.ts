/** The fields of a `KeyboardEvent` that shortcuts look at. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * What a key press undoes or does again: Z and Shift+Z, alone or with Ctrl or ⌘ as in other programs, or Ctrl+Y as on
 * Windows; `null` for any other key. (⌘Y belongs to the browser.)
 */
export function undoKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): 'undo' | 'redo' | null {
  if (altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey && !metaKey ? 'redo' : null;
}

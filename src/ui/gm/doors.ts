import type { View } from '../../kernel/view.ts';
import { capital, cellName } from '../../store/words.ts';
import { readChanges, readDocument } from '../map/document.ts';

/** A door or window that can be opened and shut by hand. */
interface Door {
  readonly id: string;
  /** "Door at P5". */
  readonly words: string;
  readonly open: boolean;
}

/** The doors and windows of the battlefield that are not broken; of several leaves with the same id the first. */
export function doorsIn({ battlefield, changed }: Pick<View, 'battlefield' | 'changed'>): readonly Door[] {
  const { doors, broken } = readChanges(changed);
  const found = new Map<string, Door>();
  for (const { id, kind, label, open, a, x, y } of readDocument(battlefield).walls) {
    const opens = kind === 'door' || kind === 'window';
    if (!opens || id === undefined || broken.includes(id) || found.has(id)) continue;
    const cell = a ?? { x: x ?? 0, y: y ?? 0 };
    const words = `${capital(label ?? kind)} at ${cellName(cell)}`;
    found.set(id, { id, words, open: doors[id] ?? open === true });
  }
  return [...found.values()];
}

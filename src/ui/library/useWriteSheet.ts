import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { useSaveItem } from '../../store/library.ts';
import { goOn } from './goOn.ts';

/** The address of the editor for a sheet of the library. */
export const sheetAddress = (system: string, id: string): string =>
  `/sheet/${encodeURIComponent(system)}/${encodeURIComponent(id)}`;

/** Saves a sheet among the user's documents and opens it in the editor, unless the page was left. */
export function useWriteSheet(system: string): {
  readonly write: (name: string, sheet: Json) => Promise<void>;
  /** Why it could not be saved. */
  readonly error: Error | null;
} {
  const [, go] = useLocation();
  const save = useSaveItem();
  const busy = useRef(false);
  return {
    async write(name, document) {
      if (busy.current) return;
      busy.current = true;
      const open = goOn(go);
      const id = await save.mutateAsync({ kind: 'sheet', system, name, document }).catch(() => null);
      busy.current = false;
      if (id !== null) open(sheetAddress(system, id));
    },
    error: save.error,
  };
}

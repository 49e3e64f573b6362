import type { Json } from '../../kernel/json.ts';
import { documentDraft } from '../../store/document-draft.ts';
import type { LibraryItem } from '../../store/library.ts';
import { useSaveItem } from '../../store/library.ts';

/** Saves a document that is being edited in the library. */
export function useKeep(written: Pick<LibraryItem, 'id' | 'kind' | 'system' | 'name' | 'document'>): {
  readonly keep: () => Promise<void>;
  readonly error: Error | null;
} {
  const save = useSaveItem();
  return {
    async keep() {
      const done = await save.mutateAsync(written).catch(() => null);
      if (done !== null) documentDraft.kept(written.id, written.document as Json);
    },
    error: save.error,
  };
}

import { useEffect } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { DocumentDraft } from '../../store/document-draft.ts';
import { documentDraft, useDocumentDrafts } from '../../store/document-draft.ts';
import { startWriting, stopWriting } from '../../store/document-writer.ts';

/**
 * The draft of a document: unsaved changes if there are any, else `document` once that `isRead`. The tab that opened it
 * last writes; other tabs follow.
 */
export function useDraft(id: string, document: Json | null, isRead: boolean): DocumentDraft | undefined {
  const draft = useDocumentDrafts((drafts) => drafts[id]);
  useEffect(() => {
    if (isRead) documentDraft.open(id, document);
  }, [id, document, isRead]);
  useEffect(() => {
    startWriting(id);
    const follow = (): void => documentDraft.follow(id);
    addEventListener('storage', follow);
    return () => {
      removeEventListener('storage', follow);
      stopWriting(id);
    };
  }, [id]);
  return draft;
}

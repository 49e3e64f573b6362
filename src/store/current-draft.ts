import type { Draft } from './draft.ts';
import type { TableState } from './mirror.ts';
import { useSession } from './session.ts';
import { useTable } from './table.ts';

/**
 * The number of the prompt that drafts are for now; `null` where nothing is asked: once the fight is over, only the game
 * master's hand is left.
 */
export const promptOfDrafts = ({ prompt }: Pick<TableState, 'prompt'>): number | null => prompt?.id ?? null;

/** Whether a draft is for what is asked now; a draft of an older prompt is void. */
export const isCurrent = (draft: Draft): boolean => draft.prompt === promptOfDrafts(useTable.getState());

/** The draft in the hand; `null` if there is none, or only one for an older prompt. */
export const currentDraft = (): Draft | null => {
  const { draft } = useSession.getState();
  return draft !== null && isCurrent(draft) ? draft : null;
};

/** See {@link currentDraft}. */
export function useDraft(): Draft | null {
  const draft = useSession((state) => state.draft);
  const prompt = useTable(promptOfDrafts);
  return draft !== null && draft.prompt === prompt ? draft : null;
}

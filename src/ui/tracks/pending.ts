import type { Id } from '../../kernel/json.ts';
import { actorOf } from '../../store/actor.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf } from '../../store/draft.ts';
import { usePreview } from '../../store/foresight.ts';
import type { PendingHarm } from '../../store/pending.ts';
import { usePending } from '../../store/pending.ts';
import { useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';

const none: { readonly [name: string]: number } = {};

/** The choice in the making, if it answers the prompt on the table. */
function useCurrentDraft(): Draft | null {
  const prompt = useTable((state) => state.prompt?.id);
  const draft = useSession((state) => state.draft);
  return draft !== null && draft.prompt === prompt ? draft : null;
}

/**
 * The points that the choice in the making costs this one: as the rules say of it when it is complete (how far somebody
 * goes, with what it strikes), until then as its option says.
 */
export function useSpending(who: Id): { readonly [pool: string]: number } {
  const draft = useCurrentDraft();
  const asked = useTable((state) => actorOf(state.prompt));
  const mine = draft !== null && (draft.option.by ?? asked) === who;
  const choice = mine ? choiceOf(draft) : null;
  const reply = usePreview(choice);
  if (!mine) return none;
  return reply?.cost ?? draft.option.cost ?? none;
}

/** What the choice in the making would do on average; panels are drawn anew only when it comes and when it goes. */
export const usePendingHarm = (): PendingHarm => usePending((state) => state.harm);

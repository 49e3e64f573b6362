import type { Id } from '../../kernel/json.ts';
import { actorOf } from '../../store/actor.ts';
import { useDraft } from '../../store/current-draft.ts';
import { choiceOf } from '../../store/draft.ts';
import { usePreview } from '../../store/foresight.ts';
import type { PendingLoss } from '../../store/pending.ts';
import { usePending } from '../../store/pending.ts';
import { useTable } from '../../store/table.ts';

const none: { readonly [name: string]: number } = {};

/**
 * The points of each pool that the draft would cost a combatant: as the rules say once the draft is complete (moving
 * costs by distance), until then as its option says.
 */
export function useSpending(who: Id): { readonly [pool: string]: number } {
  const draft = useDraft();
  const asked = useTable((state) => actorOf(state.prompt));
  const mine = draft !== null && (draft.option.by ?? asked) === who;
  const choice = mine ? choiceOf(draft) : null;
  const reply = usePreview(choice);
  if (!mine) return none;
  return reply?.cost ?? draft.option.cost ?? none;
}

/**
 * The mean losses that the draft would bring. The value changes only when it is known and when it is gone, so panels render
 * seldom.
 */
export const usePendingLoss = (): PendingLoss => usePending((state) => state.loss);

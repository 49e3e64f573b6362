import type { Id } from '../../kernel/json.ts';
import type { PreviewReply } from '../../protocol/messages.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf } from '../../store/draft.ts';
import { usePreview as useForeseen } from '../../store/foresight.ts';
import type { OnMap } from './legal.ts';

export interface Preview {
  readonly path: PreviewReply['path'];
  /** The combatant who moves; `undefined` if it is the one who decides. */
  readonly goes: Id | undefined;
  readonly cost: number | undefined;
  readonly provokes: readonly Id[];
  /** The cells that the choice affects, the lines of sight and cover that matter, and the combatants in its area. */
  readonly cells: NonNullable<PreviewReply['cells']>;
  readonly lines: NonNullable<PreviewReply['lines']>;
  readonly reached: readonly Id[];
}

/**
 * What the map shows of a draft with a picked cell or target, or with a path: `null` for any other. Cost and provoked
 * combatants come from the option at once; the path and the rest follow when the rules have replied.
 */
export function usePreview(draft: Draft | null, on: OnMap): Preview | null {
  const placed =
    (on.place?.chosen !== null && on.place?.chosen !== undefined) || (on.target?.chosen.length ?? 0) > 0;
  const reply = useForeseen(draft && choiceOf(draft));
  if (!draft || !(placed || reply?.path)) return null;
  const chosen = on.place?.chosen;
  const cell = chosen ? on.place?.cells.get(`${chosen.x},${chosen.y}`) : undefined;
  return {
    path: reply?.path,
    goes: reply?.goes,
    cost: cell?.cost,
    provokes: reply?.provokes ?? cell?.provokes ?? [],
    cells: reply?.cells ?? [],
    lines: reply?.lines ?? [],
    reached: reply?.reached?.map(({ who }) => who) ?? [],
  };
}

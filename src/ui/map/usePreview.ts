import type { Id } from '../../kernel/json.ts';
import type { PreviewReply } from '../../protocol/messages.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf } from '../../store/draft.ts';
import { usePreview as useForeseen } from '../../store/foresight.ts';
import type { OnMap } from './legal.ts';

export interface Preview {
  readonly path: PreviewReply['path'];
  /** Who goes it, where that is somebody else than whoever decides. */
  readonly goes: Id | undefined;
  readonly cost: number | undefined;
  readonly provokes: readonly Id[];
  /** The squares that it touches, the lines that matter to it, and whom it reaches. */
  readonly cells: NonNullable<PreviewReply['cells']>;
  readonly lines: NonNullable<PreviewReply['lines']>;
  readonly reached: readonly Id[];
}

/**
 * The way that the choice in the making would take. What the option itself says of the cell is there at once; the path
 * follows when the rules have answered.
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

import { useEffect, useState } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { PreviewReply } from '../../protocol/messages.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf } from '../../store/draft.ts';
import type { table } from '../../store/table.ts';
import type { OnMap } from './legal.ts';

export interface Preview {
  readonly path: PreviewReply['path'];
  readonly cost: number | undefined;
  readonly provokes: readonly Id[];
  /** The squares that it touches, the lines that matter to it, and whom it reaches. */
  readonly cells: NonNullable<PreviewReply['cells']>;
  readonly lines: NonNullable<PreviewReply['lines']>;
  readonly reached: readonly Id[];
}

export type AskPreview = typeof table.preview;

/**
 * The way that the choice in the making would take. What the option itself says of the cell is there at once; the path
 * follows when the rules have answered.
 */
export function usePreview(draft: Draft | null, on: OnMap, ask: AskPreview): Preview | null {
  const [answer, setAnswer] = useState<{ readonly draft: Draft; readonly reply: PreviewReply } | null>(null);
  const placed =
    (on.place?.chosen !== null && on.place?.chosen !== undefined) || (on.target?.chosen.length ?? 0) > 0;
  useEffect(() => {
    const choice = placed && draft ? choiceOf(draft) : null;
    if (!draft || !choice) return;
    let current = true;
    const timer = setTimeout(() => {
      ask(choice)
        .then((reply) => current && reply?.ok && setAnswer({ draft, reply }))
        // No path then: the cell with its cost stands anyway.
        .catch(() => undefined);
    }, 40);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [draft, placed, ask]);
  if (!draft || !placed) return null;
  const chosen = on.place?.chosen;
  const cell = chosen ? on.place?.cells.get(`${chosen.x},${chosen.y}`) : undefined;
  const reply = answer?.draft === draft ? answer.reply : null;
  return {
    path: reply?.path,
    cost: cell?.cost,
    provokes: reply?.provokes ?? cell?.provokes ?? [],
    cells: reply?.cells ?? [],
    lines: reply?.lines ?? [],
    reached: reply?.reached?.map(({ who }) => who) ?? [],
  };
}

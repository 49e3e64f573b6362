import { startTransition, useEffect, useMemo, useState } from 'react';
import type { PickCell } from '../../kernel/port.ts';
import type { View } from '../../kernel/view.ts';
import { actorOf } from '../../store/actor.ts';
import { useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import type { Board } from './board.ts';
import { moveOption, onMap } from './legal.ts';
import { regionOf } from './region.ts';
import type { TapScene } from './tap.ts';

/** Everything that decides what a tap means: prompt, the choice in the making, selection. */
export function useScene(view: View, board: Board) {
  const prompt = useTable((state) => state.prompt);
  const selected = useSession((state) => state.selected);
  const held = useSession((state) => state.draft);
  // A choice for an older prompt is void.
  const draft = held !== null && held.prompt === prompt?.id ? held : null;
  const on = useMemo(() => onMap(draft, view.combatants), [draft, view.combatants]);
  // Somebody whom the game master puts on the map does not walk there.
  const moverId =
    draft?.option.group === 'by-hand'
      ? null
      : (draft?.option.by ?? (prompt?.kind === 'choose' ? (actorOf(prompt) ?? null) : null));
  const mover = moverId === null ? null : (view.combatants[moverId] ?? null);
  const scene: TapScene = { grid: board.grid, prompt, on, selected, mover };
  const move = useMemo(() => moveOption(prompt), [prompt]);
  // A finger on a cell asks for the region at once: it is worked out, and drawn unseen, while nobody waits. What is no
  // longer true stays there unseen: to take it away would be work in the moment in which a deed is answered.
  const [ahead, setAhead] = useState<ReadonlyMap<string, PickCell> | null>(null);
  useEffect(
    () =>
      move
        ? whenIdle(() => {
            regionOf(board.grid, move.cells);
            startTransition(() => setAhead(move.cells));
          })
        : undefined,
    [board.grid, move],
  );
  return { scene, draft, mover, canMove: move !== null, ahead };
}

/**
 * Runs something when the page has drawn and has nothing else to do, or a while later where the browser cannot tell;
 * returns how to call it off. Before the picture it would hold up what somebody waits for.
 */
function whenIdle(deed: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(deed, 200);
    return () => clearTimeout(timer);
  }
  let asked = 0;
  const drawn = requestAnimationFrame(() => {
    asked = requestIdleCallback(deed);
  });
  return () => {
    cancelAnimationFrame(drawn);
    cancelIdleCallback(asked);
  };
}

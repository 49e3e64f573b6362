import { startTransition, useEffect, useMemo, useState } from 'react';
import type { PickCell } from '../../kernel/port.ts';
import type { View } from '../../kernel/view.ts';
import { actorOf } from '../../store/actor.ts';
import { useDraft } from '../../store/current-draft.ts';
import { useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import type { Board } from './board.ts';
import { moveOption, onMap } from './legal.ts';
import { regionOf } from './region.ts';
import type { TapScene } from './tap.ts';

/** Everything that determines what a tap means: prompt, draft, selection. `ahead` is the region of the plain move. */
export function useScene(view: View, board: Board) {
  const prompt = useTable((state) => state.prompt);
  const selected = useSession((state) => state.selected);
  const draft = useDraft();
  const on = useMemo(() => onMap(draft, view.combatants), [draft, view.combatants]);
  // A combatant placed by the game master's hand does not walk there.
  const moverId =
    draft?.option.group === 'by-hand'
      ? null
      : (draft?.option.by ?? (prompt?.kind === 'choose' ? (actorOf(prompt) ?? null) : null));
  const mover = moverId === null ? null : (view.combatants[moverId] ?? null);
  const scene: TapScene = { grid: board.grid, prompt, on, selected, mover };
  const move = useMemo(() => moveOption(prompt), [prompt]);
  // A finger on a cell needs the region at once, so it is computed and rendered invisibly while the page is idle. An
  // outdated region stays there, invisible: removing it would cost time just when a deed is being answered.
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
 * Runs a callback when the page has painted and is idle, or after 200 ms where the browser has no
 * `requestIdleCallback`. Returns a function that cancels it. It waits for the next frame first, so as not to delay
 * that.
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

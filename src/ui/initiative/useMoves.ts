import { useEffect, useRef, useState } from 'react';
import type { View } from '../../kernel/view.ts';
import type { Moves } from './moves.ts';
import { movesBetween } from './moves.ts';

const nothing: Moves = {};
/** Milliseconds for which a change stays on the chip. */
const shown = 4000;

/** What has just moved on the bar, for a few seconds: a drop in the middle of a round is seen as it happens. */
export function useMoves(view: View | null | undefined): Moves {
  const last = useRef<View | null>(null);
  const [moves, setMoves] = useState<Moves>(nothing);
  useEffect(() => {
    const before = last.current;
    last.current = view ?? null;
    if (!view || !before || before.bar === view.bar) return;
    const now = movesBetween(before.bar, view.bar);
    if (Object.keys(now).length > 0) setMoves(now);
  }, [view]);
  useEffect(() => {
    if (moves === nothing) return;
    const timer = setTimeout(() => setMoves(nothing), shown);
    return () => clearTimeout(timer);
  }, [moves]);
  return moves;
}

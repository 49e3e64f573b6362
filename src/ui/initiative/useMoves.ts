import { useEffect, useRef, useState } from 'react';
import type { View } from '../../kernel/view.ts';
import type { Moves } from './moves.ts';
import { movesBetween } from './moves.ts';

const nothing: Moves = {};
/** How long a change is shown on the chip, in milliseconds. */
const shown = 4000;

/** The latest changes of initiative, for a few seconds, so that a drop in the middle of a round is noticed. */
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

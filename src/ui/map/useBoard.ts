import { useMemo, useRef } from 'react';
import type { View } from '../../kernel/view.ts';
import type { Board } from './board.ts';
import { boardOf } from './board.ts';

/** The compiled board. The same object as long as the battlefield and its changes are equal by value. */
export function useBoard({ battlefield, changed, unit, light }: View): Board {
  const kept = useRef<{ readonly text: string; readonly board: Board } | null>(null);
  return useMemo(() => {
    const text = JSON.stringify([battlefield, changed, unit, light]);
    if (kept.current?.text !== text)
      kept.current = { text, board: boardOf(battlefield, changed, unit, light) };
    return kept.current.board;
  }, [battlefield, changed, unit, light]);
}

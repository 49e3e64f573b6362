import { useMemo, useRef } from 'react';
import type { View } from '../../kernel/view.ts';
import type { Board } from './board.ts';
import { boardOf } from './board.ts';

/** The compiled board; the same object as long as the battlefield and its doors say the same. */
export function useBoard(view: View): Board {
  const kept = useRef<{ readonly text: string; readonly board: Board } | null>(null);
  return useMemo(() => {
    const doors = view.marks.filter((mark) => mark.kind === 'door');
    const text = JSON.stringify([view.battlefield, doors.map((mark) => mark.cell)]);
    if (kept.current?.text !== text) kept.current = { text, board: boardOf(view.battlefield, doors) };
    return kept.current.board;
  }, [view.battlefield, view.marks]);
}

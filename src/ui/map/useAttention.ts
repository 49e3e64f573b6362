import { useEffect, useRef } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import { session, useSession } from '../../store/session.ts';
import type { Board } from './board.ts';
import type { Point } from './geometry.ts';
import { middleOf } from './geometry.ts';
import type { CameraControl } from './map-camera.ts';

/** The middle of a combatant's footprint on the drawing; `null` if there is no such combatant. */
export function middleOfOne(view: View, board: Board, id: Id | null): Point | null {
  const one = id === null ? undefined : view.combatants[id];
  return one ? middleOf(board.grid, one.cell, one.size) : null;
}

/** Brings the active combatant into view at each new turn, and whatever another panel asks to show (`lookAt`). */
export function useAttention(view: View, board: Board, camera: CameraControl): void {
  const turn = useRef(view.active);
  const lookAt = useSession((state) => state.lookAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wish asks, nothing else
  useEffect(() => {
    const point =
      lookAt === null
        ? null
        : 'id' in lookAt
          ? middleOfOne(view, board, lookAt.id)
          : middleOf(board.grid, lookAt, 1);
    if (point) camera.show(point);
  }, [lookAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks, nothing else
  useEffect(() => {
    // At the end of a turn its combatant is deselected.
    if (turn.current !== view.active && useSession.getState().selected === turn.current) session.select(null);
    turn.current = view.active;
    const point = middleOfOne(view, board, view.active);
    if (point) camera.show(point);
  }, [view.active]);
}

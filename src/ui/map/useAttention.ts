import { useEffect, useRef } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import { session, useSession } from '../../store/session.ts';
import type { Board } from './board.ts';
import type { Point } from './geometry.ts';
import { middleOf } from './geometry.ts';
import type { CameraControl } from './map-camera.ts';

/** Where somebody stands on the drawing; `null` for nobody. */
export function middleOfOne(view: View, board: Board, id: Id | null): Point | null {
  const one = id === null ? undefined : view.combatants[id];
  return one ? middleOf(board.grid, one.cell, one.size) : null;
}

/** The map brings into sight whoever has the turn, and what another panel wants to be seen. */
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
    // Whoever had the turn does not stay in the hand.
    if (turn.current !== view.active && useSession.getState().selected === turn.current) session.select(null);
    turn.current = view.active;
    const point = middleOfOne(view, board, view.active);
    if (point) camera.show(point);
  }, [view.active]);
}

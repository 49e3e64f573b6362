import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { CombatantView } from '../../kernel/view.ts';
import type { Draft } from '../../store/draft.ts';
import { takeForeseen, thinkAhead } from '../../store/foresight.ts';
import { useTable } from '../../store/table.ts';
import { hand } from '../hand/hand.ts';
import type { Board } from './board.ts';
import { isOn } from './board.ts';
import { toDrawing, toScreen } from './camera.ts';
import type { Point } from './geometry.ts';
import { cellAt, cornersOf } from './geometry.ts';
import type { HandMove } from './gesture.ts';
import type { Target } from './hits.ts';
import { near } from './hits.ts';
import type { CameraControl } from './map-camera.ts';
import type { TapDeed, TapScene } from './tap.ts';
import { meansCell, tap } from './tap.ts';
import { useCarry } from './useCarry.ts';
import type { MapCardsInHand } from './useMapCards.ts';
import { draftOfTap } from './useMapDeeds.ts';
import { usePointers } from './usePointers.ts';

/** Touch and mouse input on the map of a fight: tap, long press, carrying the mover, and undo with a two-finger tap. */
export function useMapFingers(plan: {
  readonly frame: RefObject<HTMLElement | null>;
  readonly ghost: RefObject<SVGGElement | null>;
  readonly board: Board;
  readonly scene: TapScene;
  readonly mover: CombatantView | null;
  readonly canMove: boolean;
  readonly targets: readonly Target[];
  readonly camera: CameraControl;
  readonly cards: MapCardsInHand;
  readonly perform: (deed: TapDeed, take?: (draft: Draft) => unknown) => void;
  /** The duration of a long press in milliseconds, and the ring that shows its progress. */
  readonly hold: number;
  readonly ring: { readonly wait: (at: Point) => void; readonly stop: () => void };
}): void {
  const { board, scene, targets, camera, cards, perform, hold, ring } = plan;
  const carried = useCarry(plan);
  const under = (at: Point) => {
    const point = toDrawing(camera.now(), at);
    const cell = cellAt(board.grid, point);
    return { point, cell: isOn(board, cell) ? cell : null, ...near(targets, point, camera.now().scale) };
  };

  const tapAt = (at: Point, finger: boolean): void => {
    cards.touch(at);
    const deed = tap(scene, under(at));
    perform(deed, takeForeseen);
    // The tap takes effect first and the map moves after it: a missed cell is corrected by the next tap.
    if (finger && meansCell(deed, scene.on)) requestAnimationFrame(() => camera.nearer(at));
  };
  const placed = (scene.on.place?.chosen ?? null) !== null;
  useEffect(() => {
    if (!placed) camera.back();
  }, [placed, camera]);

  const moves = (move: HandMove, finger: boolean): void => {
    switch (move.do) {
      case 'tap':
        tapAt(move.at, finger);
        break;
      case 'long': {
        const { cell, ids } = under(move.at);
        const corners = cell ? cornersOf(board.grid, cell).map((at) => toScreen(camera.now(), at)) : [];
        if (cell || ids.length > 0) cards.openMenuAt([move.at, ...corners], cell, ids);
        break;
      }
      case 'twoFingerTap':
        if (useTable.getState().can.undo) void hand.undo();
        break;
      case 'wait':
        ring.wait(move.at);
        thinkAhead(draftOfTap(tap(scene, under(move.at))));
        break;
      case 'stopWaiting':
        ring.stop();
        break;
      case 'lift':
        carried.lift(under(move.at));
        break;
      case 'carry':
        carried.carry(under(move.at));
        break;
      case 'drop':
      case 'letGo':
        carried.putDown();
        break;
    }
  };
  usePointers(plan.frame, { hold, camera, perform: moves, draggable: (at) => carried.canLift(under(at)) });
}

import type { RefObject } from 'react';
import { useRef } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import { useSettings } from '../../store/settings.ts';
import type { Board } from '../map/board.ts';
import { isOn } from '../map/board.ts';
import { toDrawing } from '../map/camera.ts';
import type { Point } from '../map/geometry.ts';
import { cellAt, footprintOf, unit } from '../map/geometry.ts';
import type { HandMove } from '../map/gesture.ts';
import type { Target } from '../map/hits.ts';
import { near } from '../map/hits.ts';
import type { CameraControl } from '../map/map-camera.ts';
import { usePointers } from '../map/usePointers.ts';
import type { Cast } from './cast.ts';
import type { MapHand } from './map-hand.ts';
import { edgeAt } from './stroke.ts';
import type { StrokeInHand } from './useStroke.ts';

/**
 * A carried combatant: the offset from its anchor to where it was taken up, and the cell where it would be put down.
 */
interface Carried {
  readonly who: Id;
  readonly grip: Cell;
  to: Cell | null;
}

/** Touch and mouse input on the map of an encounter: tap, draw, carry a combatant, and undo with a two-finger tap. */
export function useEditorFingers(plan: {
  readonly frame: RefObject<HTMLElement | null>;
  readonly board: Board;
  readonly cast: Cast;
  readonly targets: readonly Target[];
  readonly camera: CameraControl;
  readonly hand: MapHand;
  readonly strokes: StrokeInHand;
  readonly onUndo: () => void;
}): void {
  const { frame, board, cast, targets, camera, hand, strokes } = plan;
  const hold = useSettings((state) => state.longPress);
  const last = useRef<Point>({ x: 0, y: 0 });
  const carried = useRef<Carried | null>(null);
  /** The carried combatant; `null` once the stroke was cancelled, by Escape or by a change of tool. */
  const inHand = (): Carried | null => (strokes.hasBegun() ? carried.current : null);

  const under = (at: Point) => {
    const point = toDrawing(camera.now(), at);
    const cell = cellAt(board.grid, point);
    const { ids, hit } = near(targets, point, camera.now().scale);
    const isNear = hit || (hand.does === 'people' && !hand.exact);
    return { point, cell: isOn(board, cell) ? cell : null, who: isNear ? (ids[0] ?? null) : null };
  };
  const tapAt = (at: Point): void => {
    const { point, cell, who } = under(at);
    if (!cell) return;
    if (hand.does === 'people') hand.onTap(cell, who);
    else if (hand.box) strokes.corner(cell);
    else if (hand.does === 'cells') hand.onCells([cell]);
    else {
      const edge = edgeAt(board, point);
      if (edge) hand.onEdges([edge]);
    }
  };
  const lift = (at: Point): void => {
    const { point, cell, who } = under(at);
    last.current = point;
    strokes.begin(point, cell);
    const one = cast[who ?? ''];
    if (hand.does !== 'people' || !one || !cell) return;
    const grip =
      board.grid === 'square' ? { x: cell.x - one.cell.x, y: cell.y - one.cell.y } : { x: 0, y: 0 };
    carried.current = { who: one.id, grip, to: null };
  };
  const carry = (at: Point): void => {
    const { point, cell } = under(at);
    // Shorter movements have no reliable direction.
    if (Math.hypot(point.x - last.current.x, point.y - last.current.y) > unit / 8) {
      strokes.along(last.current, point);
      last.current = point;
    }
    const current = inHand();
    const one = cast[current?.who ?? ''];
    if (!current || !one || !cell) return;
    const to = { x: cell.x - current.grip.x, y: cell.y - current.grip.y };
    current.to = isOn(board, to) ? to : current.to;
    if (current.to) strokes.mark(footprintOf(board.grid, current.to, one.size));
  };
  const drop = (): void => {
    const current = inHand();
    carried.current = null;
    if (hand.does === 'people' && current?.to) hand.onMove(current.who, current.to);
    strokes.drop();
  };
  const letGo = (): void => {
    carried.current = null;
    strokes.letGo();
  };

  const perform = (move: HandMove): void => {
    switch (move.do) {
      case 'tap':
      case 'long':
        tapAt(move.at);
        break;
      case 'twoFingerTap':
        plan.onUndo();
        break;
      case 'lift':
        lift(move.at);
        break;
      case 'carry':
        carry(move.at);
        break;
      case 'drop':
        drop();
        break;
      case 'letGo':
        letGo();
        break;
      case 'wait':
      case 'stopWaiting':
        // A long press means the same as a tap.
        break;
    }
  };
  usePointers(frame, {
    hold,
    camera,
    perform,
    draggable: (at) => {
      const { cell, who } = under(at);
      if (hand.does === 'people') return who !== null;
      return cell !== null && !(hand.does === 'cells' && hand.single);
    },
  });
}

import type { KeyboardEvent } from 'react';
import type { Cell } from '../../kernel/json.ts';
import type { Board } from '../map/board.ts';
import { describeCell } from '../map/board.ts';
import type { Point } from '../map/geometry.ts';
import { edgesOf, standingOn } from '../map/geometry.ts';
import type { CameraControl } from '../map/map-camera.ts';
import { useCursor } from '../map/useCursor.ts';
import type { Cast } from './cast.ts';
import type { MapHand } from './map-hand.ts';
import type { StrokeInHand } from './useStroke.ts';

/** Keyboard input on the map of an encounter: a cursor that taps, and number keys for the sides of its cell. */
export function useEditorKeys(plan: {
  readonly board: Board;
  readonly cast: Cast;
  readonly start: Cell | null;
  readonly camera: CameraControl;
  readonly hand: MapHand;
  readonly strokes: StrokeInHand;
}) {
  const { board, cast, start, camera, hand, strokes } = plan;
  const here = (cell: Cell) => standingOn(cast, board.grid, cell);
  const { onKeyDown, ...cursor } = useCursor({
    board,
    start,
    camera,
    tap: (cell) => {
      if (hand.does !== 'people' && hand.box) strokes.corner(cell);
      else if (hand.does === 'edges') return false;
      else if (hand.does === 'cells') hand.onCells([cell]);
      else hand.onTap(cell, here(cell)[0]?.id ?? null);
      return true;
    },
    describe: (cell) =>
      [
        describeCell(board, cell),
        ...here(cell).map(({ name, side }) => `${name}, ${side}`),
        ...wallsAround(board, cell),
      ].join('. '),
  });
  /** The keys 1, 2, 3 … are the sides of the cell under the cursor, clockwise from the top. */
  const sideOf = (key: string) =>
    cursor.cursor && hand.does === 'edges'
      ? edgesOf(board.grid, cursor.cursor)[Number(key) - 1]?.side
      : undefined;
  return {
    ...cursor,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && strokes.hasBegun()) {
        event.stopPropagation();
        strokes.letGo();
        return;
      }
      const side = event.ctrlKey || event.metaKey || event.altKey ? undefined : sideOf(event.key);
      if (side === undefined || !cursor.cursor || hand.does !== 'edges') {
        onKeyDown(event);
        return;
      }
      event.preventDefault();
      hand.onEdges([{ cell: cursor.cursor, side }]);
    },
  };
}

/** The walls on the sides of a cell, in words: "1: Door of the house". */
const wallsAround = (board: Board, cell: Cell): readonly string[] =>
  edgesOf(board.grid, cell).flatMap(({ from, to }, n) => {
    const isHere = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
    const edge = board.edges.find(
      (one) =>
        (isHere(one.from, from) && isHere(one.to, to)) || (isHere(one.from, to) && isHere(one.to, from)),
    );
    return edge ? [`${n + 1}: ${edge.label}`] : [];
  });

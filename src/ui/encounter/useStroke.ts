import { useEffect, useRef, useState } from 'react';
import type { Cell } from '../../kernel/json.ts';
import type { Board } from '../map/board.ts';
import { isOn } from '../map/board.ts';
import type { Point } from '../map/geometry.ts';
import { cellAt, sameCell } from '../map/geometry.ts';
import type { MapHand } from './map-hand.ts';
import type { Wall } from './stroke.ts';
import { between, boxOf, cellsAlong, edgesAround, wallAlong, wallFrom } from './stroke.ts';
import type { EdgePlace } from './walls.ts';

/** What has been drawn so far by a finger that is down, or from the first corner of a rectangle. */
export interface Stroke {
  readonly cells: readonly Cell[];
  readonly edges: readonly EdgePlace[];
}
const nothing: Stroke = { cells: [], edges: [] };

/** Cells and walls being drawn, freely or as a rectangle. They are shown before the tool gets them. */
export function useStroke(board: Board, hand: MapHand) {
  const [stroke, setStroke] = useState(nothing);
  // A finger may reach several cells between two renders.
  const drawn = useRef(nothing);
  const show = (next: Stroke): void => {
    drawn.current = next;
    setStroke(next);
  };
  /** The first corner of the rectangle, from a drag or a tap. */
  const begun = useRef<Cell | null>(null);
  const boxedTo = useRef<Cell | null>(null);
  const wall = useRef<Wall | null>(null);
  const box = hand.does !== 'people' && hand.box;

  const letGo = (): void => {
    begun.current = null;
    boxedTo.current = null;
    wall.current = null;
    show(nothing);
  };
  const boxed = (from: Cell, to: Cell): void => {
    if (boxedTo.current && sameCell(boxedTo.current, to)) return;
    boxedTo.current = to;
    const cells = boxOf(from, to);
    show(hand.does === 'edges' ? { cells: [], edges: edgesAround(board, cells) } : { ...nothing, cells });
  };
  const drop = (): void => {
    const { cells, edges } = drawn.current;
    if (hand.does === 'cells' && cells.length > 0) hand.onCells(cells);
    if (hand.does === 'edges' && edges.length > 0) hand.onEdges(edges);
    letGo();
  };
  const along = (from: Point, to: Point): void => {
    if (box) {
      const cell = cellAt(board.grid, to);
      if (begun.current && isOn(board, cell)) boxed(begun.current, cell);
      return;
    }
    const { cells } = drawn.current;
    if (hand.does === 'cells') show({ ...nothing, cells: cellsAlong(board, cells, between(from, to)) });
    if (hand.does === 'edges') {
      wall.current = wallAlong(board, wall.current ?? wallFrom(board, from), from, to);
      show({ ...nothing, edges: wall.current.edges });
    }
  };

  const tool = hand.does === 'cells' ? hand.lays : hand.does;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a corner that was tapped with another tool means nothing to this one
  useEffect(() => {
    if (begun.current) letGo();
  }, [tool, box]);

  return {
    stroke,
    hasBegun: (): boolean => begun.current !== null,
    /** A finger starts to draw. */
    begin: (point: Point, cell: Cell | null): void => {
      begun.current = cell;
      wall.current = null;
      along(point, point);
    },
    along,
    drop,
    letGo,
    /** Shows these cells without drawing. */
    mark: (cells: readonly Cell[]): void => show({ ...nothing, cells }),
    /** A tapped corner of a rectangle: the first one stays visible, the second one completes it. */
    corner: (cell: Cell): void => {
      const { current } = begun;
      if (current !== null) {
        boxed(current, cell);
        drop();
        return;
      }
      begun.current = cell;
      show({ ...nothing, cells: [cell] });
    },
  };
}

export type StrokeInHand = ReturnType<typeof useStroke>;

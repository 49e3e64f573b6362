import type { Cell } from '../../kernel/json.ts';
import type { Board } from '../map/board.ts';
import { isOn } from '../map/board.ts';
import type { Point } from '../map/geometry.ts';
import { across, cellAt, cornersOf, edgesOf, keyOf, unit } from '../map/geometry.ts';
import type { EdgePlace } from './walls.ts';
import { edgeKey } from './walls.ts';

/**
 * Interpolated points between two reported positions of a finger, close enough together to miss no cell. Includes `to`,
 * not `from`.
 */
export function between(from: Point, to: Point): readonly Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (unit / 4)));
  return Array.from({ length: steps }, (_, n) => ({
    x: from.x + ((to.x - from.x) * (n + 1)) / steps,
    y: from.y + ((to.y - from.y) * (n + 1)) / steps,
  }));
}

/** `cells` with the cells of the map under these points added. The same array if there are none to add. */
export function cellsAlong(board: Board, cells: readonly Cell[], points: readonly Point[]): readonly Cell[] {
  const known = new Map(cells.map((cell) => [keyOf(cell), cell]));
  for (const point of points) {
    const cell = cellAt(board.grid, point);
    if (isOn(board, cell)) known.set(keyOf(cell), cell);
  }
  return known.size === cells.length ? cells : [...known.values()];
}

/** All cells of the rectangle between two corners, row by row. */
export function boxOf(from: Cell, to: Cell): readonly Cell[] {
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const [w, h] = [Math.abs(from.x - to.x) + 1, Math.abs(from.y - to.y) + 1];
  return Array.from({ length: w * h }, (_, n) => ({ x: left + (n % w), y: top + Math.floor(n / w) }));
}

/** The edges between these cells and other cells of the map. */
export function edgesAround(board: Board, cells: readonly Cell[]): readonly EdgePlace[] {
  const own = new Set(cells.map(keyOf));
  return cells.flatMap((cell) =>
    edgesOf(board.grid, cell)
      .map(({ side }) => ({ cell, side }))
      .filter((edge) => {
        const other = across(board.grid, cell, edge.side);
        return isOn(board, other) && !own.has(keyOf(other));
      }),
  );
}

const farFrom = (point: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
};

/** The edge nearest to a point among those between two cells of the map; `null` off the map. */
export function edgeAt(board: Board, point: Point): EdgePlace | null {
  const cell = cellAt(board.grid, point);
  if (!isOn(board, cell)) return null;
  const [near] = edgesOf(board.grid, cell)
    .filter(({ side }) => isOn(board, across(board.grid, cell, side)))
    .map(({ side, from, to }) => ({ edge: { cell, side }, far: farFrom(point, from, to) }))
    .sort((a, b) => a.far - b.far);
  return near?.edge ?? null;
}

/** A wall in the making: its edges, and the corner of cells that it has come to. */
export interface Wall {
  readonly edges: readonly EdgePlace[];
  readonly end: Point;
}

/** A wall that begins at the corner nearest to a finger. */
export const wallFrom = (board: Board, point: Point): Wall => ({ edges: [], end: nearest(board, point) });

/**
 * The wall as it goes on while the finger moves from one point to another: from corner to corner, so that it has no gaps.
 * The same object if it does not.
 */
export function wallAlong(board: Board, wall: Wall, from: Point, to: Point): Wall {
  const { grid } = board;
  const known = new Map(wall.edges.map((edge) => [edgeKey(grid, edge), edge]));
  let { end } = wall;
  for (const point of between(from, to)) {
    const goal = grid === 'square' ? squareGoal(end, point, from, to) : nearest(board, point);
    while (apart(end, goal) > 1) {
      const next = edgesFrom(board, end).reduce((a, b) => (apart(b.to, goal) < apart(a.to, goal) ? b : a));
      if (apart(next.to, goal) >= apart(end, goal)) break;
      const { cell, side } = next;
      const key = edgeKey(grid, { cell, side });
      // Nothing is set on the rim of the map.
      if (isOn(board, cell) && isOn(board, across(grid, cell, side)) && !known.has(key))
        known.set(key, { cell, side });
      end = next.to;
    }
  }
  if (end === wall.end) return wall;
  return { edges: known.size === wall.edges.length ? wall.edges : [...known.values()], end };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function nearest(board: Board, point: Point): Point {
  const corners = cornersOf(board.grid, cellAt(board.grid, point));
  return corners.reduce((a, b) => (apart(b, point) < apart(a, point) ? b : a));
}

/** The edges that begin at a corner, in whatever cell, on the map or not. */
const edgesFrom = ({ grid }: Board, corner: Point) =>
  [0, 1, 2, 3, 4, 5]
    .map((n) => (n * Math.PI) / 3 + 0.4)
    .map((angle) => ({ x: corner.x + Math.cos(angle) * 4, y: corner.y + Math.sin(angle) * 4 }))
    .map((inside) => cellAt(grid, inside))
    .flatMap((cell) => edgesOf(grid, cell).map((edge) => ({ ...edge, cell })))
    .flatMap((edge) => [edge, { ...edge, from: edge.to, to: edge.from }])
    .filter((edge) => apart(edge.from, corner) < 1);

/** How far a finger must be from a corner of squares to go on to the next: in its direction, and beside it. */
const ahead = unit * 0.5;
const aside = unit * 0.75;

/**
 * The corner of squares to which a finger leads. It need not follow a line closely: only one that is more than half a cell
 * off, and nearly on the next line, changes to that.
 */
function squareGoal(end: Point, point: Point, from: Point, to: Point): Point {
  const [along, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const led = (at: number, of: number, limit: number): number =>
    Math.abs(of - at) > limit ? Math.round(of / unit) * unit : at;
  return {
    x: led(end.x, point.x, along >= down ? ahead : aside),
    y: led(end.y, point.y, down >= along ? ahead : aside),
  };
}

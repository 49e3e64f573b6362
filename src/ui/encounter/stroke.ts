import type { Cell } from '../../kernel/json.ts';
import type { Board } from '../map/board.ts';
import { isOn } from '../map/board.ts';
import type { Point } from '../map/geometry.ts';
import { across, cellAt, edgesOf, keyOf, unit } from '../map/geometry.ts';
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

/** The edge nearest to a point among those between two cells of the map, with its distance; `null` off the map. */
export function edgeAt(
  board: Board,
  point: Point,
): { readonly edge: EdgePlace; readonly far: number } | null {
  const cell = cellAt(board.grid, point);
  if (!isOn(board, cell)) return null;
  const near = edgesOf(board.grid, cell)
    .filter(({ side }) => isOn(board, across(board.grid, cell, side)))
    .map(({ side, from, to }) => ({ edge: { cell, side }, far: farFrom(point, from, to) }))
    .sort((a, b) => a.far - b.far);
  return near[0] ?? null;
}

/**
 * The maximum distance from a finger to an edge that it follows. Excludes crossing edges, which it comes near to at
 * corners.
 */
const follows = unit * 0.22;

/** `edges` with those added that a finger follows between two points. The same array if there are none to add. */
export function edgesAlong(
  board: Board,
  edges: readonly EdgePlace[],
  from: Point,
  to: Point,
): readonly EdgePlace[] {
  const known = new Map(edges.map((edge) => [edgeKey(board.grid, edge), edge]));
  if (board.grid !== 'square')
    for (const edge of fromCornerToCorner(board, from, to)) {
      const key = edgeKey(board.grid, edge);
      if (!known.has(key)) known.set(key, edge);
    }
  else
    for (const point of between(from, to)) {
      const near = edgeAt(board, point);
      if (!near || near.far > follows || !isAlong(board, near.edge, point, from, to)) continue;
      const key = edgeKey(board.grid, near.edge);
      if (!known.has(key)) known.set(key, near.edge);
    }
  return known.size === edges.length ? edges : [...known.values()];
}

/**
 * On hexagons no straight line follows edges for long. The wall goes from corner to corner, always to the one nearest
 * to the finger, so that it has no gaps.
 */
function fromCornerToCorner(board: Board, from: Point, to: Point): readonly EdgePlace[] {
  const { grid } = board;
  const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
  const cornersAt = (point: Point) => edgesOf(grid, cellAt(grid, point)).map((edge) => edge.from);
  const nearest = (point: Point): Point =>
    cornersAt(point).reduce((a, b) => (far(b, point) < far(a, point) ? b : a));
  const way: EdgePlace[] = [];
  let here = nearest(from);
  for (const point of between(from, to)) {
    const goal = nearest(point);
    // Three edges meet in a corner, and each of the cells around it has two of them.
    while (far(here, goal) > 1) {
      const around = [0, 2, 4].map((n) => ({
        x: here.x + Math.cos((n * Math.PI) / 3 + 0.4) * 4,
        y: here.y + Math.sin((n * Math.PI) / 3 + 0.4) * 4,
      }));
      const next = around
        .map((one) => cellAt(grid, one))
        .flatMap((cell) => edgesOf(grid, cell).map((edge) => ({ ...edge, cell })))
        .flatMap((edge) => [edge, { ...edge, from: edge.to, to: edge.from }])
        .filter((edge) => far(edge.from, here) < 1)
        .reduce((a, b) => (far(b.to, goal) < far(a.to, goal) ? b : a));
      if (far(next.to, goal) >= far(here, goal)) break;
      const edge = { cell: next.cell, side: next.side };
      if (isOn(board, edge.cell) && isOn(board, across(grid, edge.cell, edge.side))) way.push(edge);
      here = next.to;
    }
    here = goal;
  }
  return way;
}

/**
 * The cosine of the maximum angle between a stroke and an edge that it follows, some 40°; at larger angles it crosses
 * the edge.
 */
const alike = 0.77;

/** Whether a stroke is parallel to an edge at this point and far enough from its corners, where several edges meet. */
function isAlong(board: Board, { cell, side }: EdgePlace, point: Point, from: Point, to: Point): boolean {
  const edge = edgesOf(board.grid, cell).find((one) => one.side === side);
  if (!edge) return false;
  const corner = (at: Point): number => Math.hypot(at.x - point.x, at.y - point.y);
  if (Math.min(corner(edge.from), corner(edge.to)) < unit * 0.2) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [ex, ey] = [edge.to.x - edge.from.x, edge.to.y - edge.from.y];
  return Math.abs(dx * ex + dy * ey) > alike * Math.hypot(dx, dy) * Math.hypot(ex, ey);
}

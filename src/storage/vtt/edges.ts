import type { Point } from './read.ts';

/** A side of a cell: above it (`n`) or at its left (`w`). */
export interface VttEdge {
  readonly x: number;
  readonly y: number;
  readonly side: 'n' | 'w';
}

export const edgeKey = ({ x, y, side }: VttEdge): string => `${x},${y},${side}`;

/** How far beside an edge or a corner something still counts as drawn on it, in cells. */
const near = 0.1;

const isNear = (value: number): boolean => Math.abs(value - Math.round(value)) <= near;

/** How a straight piece lies to the edges of cells: on them, parallel beside them, or slanting. */
export function liesOn({ x: ax, y: ay }: Point, { x: bx, y: by }: Point): 'along' | 'beside' | 'slanting' {
  const level = Math.abs(ay - by) <= near;
  const upright = Math.abs(ax - bx) <= near;
  if (!level && !upright) return 'slanting';
  return [ax, ay, bx, by].every(isNear) ? 'along' : 'beside';
}

/** Clips a piece to the map, with a margin of `near` (Liang–Barsky); `null` if it lies outside. */
export function clipped(from: Point, to: Point, size: Point): readonly [Point, Point] | null {
  let [first, last] = [0, 1];
  for (const axis of ['x', 'y'] as const) {
    const way = to[axis] - from[axis];
    for (const [room, pace] of [
      [from[axis] + near, -way],
      [size[axis] + near - from[axis], way],
    ] as const) {
      if (pace === 0) {
        if (room < 0) return null;
      } else if (pace < 0) first = Math.max(first, room / pace);
      else last = Math.min(last, room / pace);
    }
  }
  if (first > last) return null;
  const at = (part: number): Point => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  return [first === 0 ? from : at(first), last === 1 ? to : at(last)];
}

/**
 * The nearest corner of cells. Halves are rounded down and to the right, and so is what differs from a half only by
 * rounding errors.
 */
const cornerAt = ({ x, y }: Point): Point => ({ x: cornerOf(x), y: cornerOf(y) });
const cornerOf = (value: number): number => Math.round(Math.round(value * 1000) / 1000) + 0;

/**
 * The edges that a straight piece follows from corner to corner. It begins and ends at the corners nearest to its ends,
 * so that lines that meet still meet and what was closed stays closed. Where it crosses both a row and a column at once
 * it takes the corner that it is nearer to. The same edges result in either direction.
 */
export function stepsAlong(one: Point, other: Point): readonly VttEdge[] {
  const backwards = one.x > other.x || (one.x === other.x && one.y > other.y);
  const [from, to] = backwards ? [other, one] : [one, other];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const count = Math.max(1, Math.ceil(Math.hypot(dx, dy) * 16));
  const edges: VttEdge[] = [];
  let here = cornerAt(from);
  const go = (next: Point): void => {
    if (next.y === here.y) edges.push({ x: Math.min(here.x, next.x), y: here.y, side: 'n' });
    else edges.push({ x: here.x, y: Math.min(here.y, next.y), side: 'w' });
    here = next;
  };
  for (let n = 1; n <= count; n++) {
    const point = { x: from.x + (dx * n) / count, y: from.y + (dy * n) / count };
    const next = cornerAt(point);
    if (next.x !== here.x && next.y !== here.y) {
      const far = ({ x, y }: Point): number => Math.abs((x - from.x) * dy - (y - from.y) * dx);
      const [first, second] = [
        { x: next.x, y: here.y },
        { x: here.x, y: next.y },
      ];
      go(far(second) < far(first) - 1e-9 ? second : first);
    }
    if (next.x !== here.x || next.y !== here.y) go(next);
  }
  return edges;
}

/**
 * The edge nearest to the middle of something too small to reach from one corner to another: horizontal or vertical as
 * that lies, or the nearer of both if it lies neither way.
 */
export function edgeNear(from: Point, to: Point): VttEdge {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const cell = { x: Math.floor(middle.x), y: Math.floor(middle.y) };
  const [inX, inY] = [middle.x - cell.x, middle.y - cell.y];
  const [dx, dy] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
  const level = dx === dy ? Math.min(inY, 1 - inY) <= Math.min(inX, 1 - inX) : dx > dy;
  return level
    ? { x: cell.x, y: Math.round(middle.y), side: 'n' }
    : { x: Math.round(middle.x), y: cell.y, side: 'w' };
}

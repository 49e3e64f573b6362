import type { Battlefield } from './field.ts';
import { HEX_Q, HEX_R, hexDot, offsetX, offsetY } from './grid.ts';

/*
 * A straight line between two points is traced as a list of stages, in integer arithmetic only. A stage is two
 * entries: a cell whose inside the line crosses and NONE, or two cells that it only touches, because it runs
 * along the edge between them or passes the corner at which they meet. Cells outside the battlefield are
 * written as OUTSIDE. From a cell the line continues to those cells of the next stage that share an edge with
 * it (or are the same cell).
 *
 *   square, through a corner from A to D:        [A, -1] [B, C] [D, -1]
 *   square, along an edge:                       [L1, R1] [L2, R2] …
 *   hexagons, into a corner, along the edge:     [A, -1] [B, C] [D, -1]
 *   hexagons, past a corner, touching C there:   [A, -1] [B, C] [B, -1]
 *
 * Traced from its other end a line crosses and touches the same cells and edges: without rounding, sight is
 * mutual by construction.
 */

/** No second cell in this stage. */
export const NONE = -1;
/** A cell outside the battlefield. */
export const OUTSIDE = -2;

function squareIndex(field: Battlefield, x: number, y: number): number {
  return x >= 0 && y >= 0 && x < field.width && y < field.height ? y * field.width + x : OUTSIDE;
}

function hexIndex(field: Battlefield, q: number, r: number): number {
  return squareIndex(field, offsetX(field.grid, q, r), offsetY(field.grid, q, r));
}

/**
 * Traces the line between two points (see footprint.ts for their units) into `stages` and returns the number of
 * stages: 0 if the points are the same.
 */
export function trace(
  field: Battlefield,
  px: number,
  py: number,
  qx: number,
  qy: number,
  stages: Int32Array,
): number {
  if (px === qx && py === qy) return 0;
  return field.grid === 'square'
    ? traceSquares(field, px, py, qx, qy, stages)
    : traceHexes(field, px, py, qx, qy, stages);
}

function traceSquares(
  field: Battlefield,
  px: number,
  py: number,
  qx: number,
  qy: number,
  stages: Int32Array,
): number {
  const dx = qx - px;
  const dy = qy - py;
  const sx = Math.sign(dx);
  const sy = Math.sign(dy);
  // The first cell that the line enters; a coordinate on a boundary belongs to the cell ahead.
  let cx = (px & 1) === 0 && sx < 0 ? px / 2 - 1 : px >> 1;
  let cy = (py & 1) === 0 && sy < 0 ? py / 2 - 1 : py >> 1;
  let count = 0;

  if (dx === 0 || dy === 0) {
    const alongEdge = dx === 0 ? (px & 1) === 0 : (py & 1) === 0;
    const length = Math.abs(dx + dy);
    const start = dx === 0 ? py : px;
    // The distance from the start to the next boundary, in half cells.
    let walked = (start & 1) === 0 ? 2 : 1;
    for (;;) {
      stages[count * 2] = squareIndex(field, cx, cy);
      stages[count * 2 + 1] = alongEdge
        ? squareIndex(field, dx === 0 ? cx - 1 : cx, dx === 0 ? cy : cy - 1)
        : NONE;
      count++;
      if (walked >= length) return count;
      walked += 2;
      cx += sx;
      cy += sy;
    }
  }

  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  const end = ax * ay;
  // The positions along the line, in units of 1 / end, of the next vertical and the next horizontal boundary.
  let tx = ((px & 1) === 0 ? 2 : 1) * ay;
  let ty = ((py & 1) === 0 ? 2 : 1) * ax;
  stages[0] = squareIndex(field, cx, cy);
  stages[1] = NONE;
  count = 1;
  for (;;) {
    if (tx >= end && ty >= end) return count;
    if (tx < ty) {
      cx += sx;
      tx += 2 * ay;
    } else if (ty < tx) {
      cy += sy;
      ty += 2 * ax;
    } else {
      stages[count * 2] = squareIndex(field, cx + sx, cy);
      stages[count * 2 + 1] = squareIndex(field, cx, cy + sy);
      count++;
      cx += sx;
      cy += sy;
      tx += 2 * ay;
      ty += 2 * ax;
    }
    stages[count * 2] = squareIndex(field, cx, cy);
    stages[count * 2 + 1] = NONE;
    count++;
  }
}

/**
 * Traces a line on hexagons. Relative to its centre a cell is the set of points p with hexDot(p, direction k) ≤ 3
 * for all six k; the line leaves where the first of these is violated. Two at once are a corner: beyond it the
 * line runs along the edge between the two cells ahead, or goes into one of them and only touches the other.
 */
function traceHexes(
  field: Battlefield,
  px: number,
  py: number,
  qx: number,
  qy: number,
  stages: Int32Array,
): number {
  const dx = qx - px;
  const dy = qy - py;
  let count = 0;
  const put = (first: number, second: number): void => {
    stages[count * 2] = first;
    stages[count * 2 + 1] = second;
    count++;
  };

  let q: number;
  let r: number;
  if (px % 3 === 0 && py % 3 === 0) {
    q = px / 3;
    r = py / 3;
  } else {
    // The line starts at a corner: it goes into one of the three cells around it, or along the edge between two.
    const start = cellAhead(px, py, dx, dy);
    q = start.q;
    r = start.r;
    if (start.edge >= 0) {
      put(hexIndex(field, q, r), hexIndex(field, q + HEX_Q[start.edge]!, r + HEX_R[start.edge]!));
      // The edge ends at the corner with the cell opposite; the line ends there or goes on through it.
      const e = edgeEnd(q, r, start.edge, dx, dy);
      if (reached(e.x, e.y, px, py, dx, dy)) return count;
      q = e.q;
      r = e.r;
    }
  }
  put(hexIndex(field, q, r), NONE);

  for (;;) {
    let bestNum = 0;
    let bestDen = 0;
    let first = -1;
    let second = -1;
    for (let d = 0; d < 6; d++) {
      const den = hexDot(dx, dy, HEX_Q[d]!, HEX_R[d]!);
      if (den <= 0) continue;
      const num = 3 - hexDot(px - 3 * q, py - 3 * r, HEX_Q[d]!, HEX_R[d]!);
      const order = first < 0 ? -1 : num * bestDen - bestNum * den;
      if (order < 0) {
        bestNum = num;
        bestDen = den;
        first = d;
        second = -1;
      } else if (order === 0) second = d;
    }
    if (bestNum >= bestDen) return count;
    if (second < 0) {
      q += HEX_Q[first]!;
      r += HEX_R[first]!;
      put(hexIndex(field, q, r), NONE);
      continue;
    }
    const q1 = q + HEX_Q[first]!;
    const r1 = r + HEX_R[first]!;
    const q2 = q + HEX_Q[second]!;
    const r2 = r + HEX_R[second]!;
    const lean =
      hexDot(dx, dy, HEX_Q[first]!, HEX_R[first]!) - hexDot(dx, dy, HEX_Q[second]!, HEX_R[second]!);
    put(
      hexIndex(field, lean < 0 ? q2 : q1, lean < 0 ? r2 : r1),
      hexIndex(field, lean < 0 ? q1 : q2, lean < 0 ? r1 : r2),
    );
    if (lean === 0) {
      // The line runs along the edge between the two, to the corner at its end.
      q += HEX_Q[first]! + HEX_Q[second]!;
      r += HEX_R[first]! + HEX_R[second]!;
      const x = 3 * q - HEX_Q[first]! - HEX_Q[second]!;
      const y = 3 * r - HEX_R[first]! - HEX_R[second]!;
      if (reached(x, y, px, py, dx, dy)) return count;
    } else {
      q = lean < 0 ? q2 : q1;
      r = lean < 0 ? r2 : r1;
    }
    put(hexIndex(field, q, r), NONE);
  }
}

/** Whether a point on the line from (px, py) along (dx, dy) lies at its end or beyond. */
function reached(x: number, y: number, px: number, py: number, dx: number, dy: number): boolean {
  return dx === 0 ? Math.abs(y - py) >= Math.abs(dy) : Math.abs(x - px) >= Math.abs(dx);
}

/**
 * Where a line goes from a corner: into the cell (q, r) if `edge` is -1, else along the edge of (q, r) in
 * direction `edge`.
 */
function cellAhead(px: number, py: number, dx: number, dy: number) {
  // The three cells around the corner: those whose centre is the offset of a corner away.
  const found: { q: number; r: number }[] = [];
  for (let k = 0; k < 6; k++) {
    const x = px - HEX_Q[k]! - HEX_Q[(k + 1) % 6]!;
    const y = py - HEX_R[k]! - HEX_R[(k + 1) % 6]!;
    if (x % 3 !== 0 || y % 3 !== 0) continue;
    const q = x / 3;
    const r = y / 3;
    // The corner lies on the edges in directions k and k + 1: the line is inside if it leaves over neither.
    const a = hexDot(dx, dy, HEX_Q[k]!, HEX_R[k]!);
    const b = hexDot(dx, dy, HEX_Q[(k + 1) % 6]!, HEX_R[(k + 1) % 6]!);
    if (a < 0 && b < 0) return { q, r, edge: -1 };
    if (a <= 0 && b <= 0) found.push({ q, r });
  }
  const one = found[0]!;
  const other = found[1]!;
  let edge = -1;
  for (let d = 0; d < 6; d++) {
    if (one.q + HEX_Q[d]! === other.q && one.r + HEX_R[d]! === other.r) edge = d;
  }
  return { q: one.q, r: one.r, edge };
}

/** The far end of the edge in direction `edge` of (q, r), and the cell beyond that end. */
function edgeEnd(q: number, r: number, edge: number, dx: number, dy: number) {
  // The cells beyond the two ends are the common neighbours: directions edge - 1 and edge + 1.
  const before = (edge + 5) % 6;
  const after = (edge + 1) % 6;
  const ahead =
    hexDot(dx, dy, HEX_Q[after]!, HEX_R[after]!) > hexDot(dx, dy, HEX_Q[before]!, HEX_R[before]!)
      ? after
      : before;
  return {
    q: q + HEX_Q[ahead]!,
    r: r + HEX_R[ahead]!,
    x: 3 * q + HEX_Q[edge]! + HEX_Q[ahead]!,
    y: 3 * r + HEX_R[edge]! + HEX_R[ahead]!,
  };
}

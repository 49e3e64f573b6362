import type { CornerRule } from './corner-rule.ts';
import { distance } from './distance.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellAt } from './field.ts';
import { inFootprint } from './footprint.ts';
import { NONE, OUTSIDE } from './trace.ts';

/** The two footprints at the ends of a line: what lies inside them is no obstacle. */
export interface LineEnds {
  readonly a: Cell;
  readonly sizeA: number;
  readonly b: Cell;
  readonly sizeB: number;
}

/** What counts as an obstacle, as grades from 0 (none) to 3 (full). */
export interface Grades {
  /** By cell. */
  readonly cells: Uint8Array;
  /** More obstacles by cell (creatures), or null. */
  readonly bodies: Uint8Array | null;
  /** By wall number. */
  readonly walls: Uint8Array;
  /** Obstacles of a grade under 3 count only within so many cells of `b`; null if they always count. */
  readonly near: number | null;
  /** Whether the ground of `b` itself counts. */
  readonly ownGround: boolean;
}

/** No way past, however low the obstacles: beyond the rim. */
const CLOSED = 4;
/** The grade of full cover, and of anything that simply blocks. */
export const FULL = 3;

/** The direction in which two cells share an edge, or -1. */
export function sharedEdge(field: Battlefield, from: number, to: number): number {
  const { directions, neighbours } = field;
  const step = directions === 8 ? 2 : 1;
  for (let d = 0; d < directions; d += step) {
    if (neighbours[from * directions + d] === to) return d;
  }
  return -1;
}

/**
 * The grade of a traced line, and in `scratch.obstacle` what decided it: a cell by its index, an edge as
 * `field.count` + its place, -1 for nothing.
 *
 * A line that is crossed has the highest grade in its way. Where it only touches (two cells in a stage) the
 * corner rule decides: with `one-side` it slips past on the better side, so the grade is that of the best
 * way through the stages; `walls` is the same with touched cells as open ground; with `both-sides` whatever
 * is touched counts. Of equal obstacles the one nearest to the end of the line is named.
 */
export function gradeLine(
  field: Battlefield,
  stages: Int32Array,
  count: number,
  grades: Grades,
  rule: CornerRule,
  ends: LineEnds,
  enough: number,
): number {
  field.scratch.obstacle = -1;
  if (count === 0) return 0;
  const touched = rule === 'both-sides' ? gradeAll(field, stages, count, grades, ends) : 0;
  if (touched >= enough) return touched;
  const byTouch = field.scratch.obstacle;
  const touching = rule !== 'walls';
  const { walled } = field;

  let p0 = NONE;
  let p1 = NONE;
  let g0 = 0;
  let g1 = CLOSED;
  let o0 = -1;
  let o1 = -1;
  for (let i = 0; i < count; i++) {
    const n0 = stages[i * 2]!;
    const n1 = stages[i * 2 + 1]!;
    const single = n1 === NONE;
    const c0 = n0 === OUTSIDE ? CLOSED : single || touching ? cellGrade(field, grades, ends, n0) : 0;
    if (single && p1 === NONE) {
      // The common case: from one cell straight into the next.
      if (walled && i > 0 && p0 >= 0 && n0 >= 0 && p0 !== n0) {
        const d = sharedEdge(field, p0, n0);
        const edge = d < 0 ? CLOSED : edgeGrade(field, grades, ends, p0, d);
        if (edge >= g0 && edge > 0) {
          g0 = edge;
          o0 = field.count + p0 * field.directions + d;
        }
      }
      if (c0 >= g0 && c0 > 0) {
        g0 = c0;
        o0 = n0;
      }
      p0 = n0;
      if (g0 >= enough) break;
      continue;
    }
    const c1 = single || n1 === OUTSIDE ? CLOSED : touching ? cellGrade(field, grades, ends, n1) : 0;
    let h0 = c0;
    let h1 = c1;
    let q0 = c0 > 0 ? n0 : -1;
    let q1 = c1 > 0 ? n1 : -1;
    if (i > 0) {
      // The best way into each of the two, then what stands in them.
      let way = CLOSED + 1;
      let by = -1;
      for (let k = 0; k < 4; k++) {
        const p = (k & 1) === 0 ? p0 : p1;
        const n = k < 2 ? n0 : n1;
        if ((k & 1) === 0) way = CLOSED + 1;
        if (p >= 0 && n >= 0) {
          let before = (k & 1) === 0 ? g0 : g1;
          let what = (k & 1) === 0 ? o0 : o1;
          if (p !== n) {
            const d = sharedEdge(field, p, n);
            const edge = d < 0 ? CLOSED : walled ? edgeGrade(field, grades, ends, p, d) : 0;
            if (edge >= before && edge > 0) {
              before = edge;
              what = field.count + p * field.directions + d;
            }
          }
          if (before < way) {
            way = before;
            by = what;
          }
        }
        if (k === 1) {
          if (way > h0) {
            h0 = Math.min(way, CLOSED);
            q0 = by;
          }
        } else if (k === 3 && way > h1) {
          h1 = Math.min(way, CLOSED);
          q1 = by;
        }
      }
    }
    if (!single && n0 >= 0 && n1 >= 0) {
      const d = sharedEdge(field, n0, n1);
      if (d >= 0) {
        const edge = walled ? edgeGrade(field, grades, ends, n0, d) : 0;
        const over = field.count + n0 * field.directions + d;
        const by0 = Math.max(h1, edge, c0);
        const by1 = Math.max(h0, edge, c1);
        const old0 = h0;
        const oldQ0 = q0;
        if (by0 < h0) {
          q0 = c0 === by0 && c0 > 0 ? n0 : edge === by0 && edge > 0 ? over : q1;
          h0 = by0;
        }
        if (by1 < h1) {
          q1 = c1 === by1 && c1 > 0 ? n1 : edge === by1 && edge > 0 ? over : oldQ0;
          h1 = Math.max(old0, edge, c1);
        }
      }
    }
    p0 = n0;
    p1 = n1;
    g0 = h0;
    g1 = single ? CLOSED : h1;
    o0 = q0;
    o1 = single ? -1 : q1;
    if (g0 >= enough && g1 >= enough) break;
  }
  const best = Math.min(g0, g1, FULL);
  field.scratch.obstacle = touched >= best ? byTouch : g0 <= g1 ? o0 : o1;
  return Math.max(best, touched);
}

/** The highest grade of everything that a line crosses or touches. */
function gradeAll(
  field: Battlefield,
  stages: Int32Array,
  count: number,
  grades: Grades,
  ends: LineEnds,
): number {
  let worst = 0;
  const meet = (grade: number, what: number): void => {
    if (grade >= worst && grade > 0) {
      worst = grade;
      field.scratch.obstacle = what;
    }
  };
  const meetEdge = (from: number, to: number): void => {
    if (from < 0 || to < 0 || from === to) return;
    const d = sharedEdge(field, from, to);
    if (d >= 0) meet(edgeGrade(field, grades, ends, from, d), field.count + from * field.directions + d);
  };
  for (let i = 0; i < count * 2; i += 2) {
    const n0 = stages[i]!;
    const n1 = stages[i + 1]!;
    if (i > 0 && field.walled) {
      meetEdge(stages[i - 2]!, n0);
      meetEdge(stages[i - 1]!, n0);
      meetEdge(stages[i - 2]!, n1);
      meetEdge(stages[i - 1]!, n1);
    }
    if (field.walled) meetEdge(n0, n1);
    if (n0 >= 0) meet(cellGrade(field, grades, ends, n0), n0);
    if (n1 >= 0) meet(cellGrade(field, grades, ends, n1), n1);
  }
  return worst;
}

function cellGrade(field: Battlefield, grades: Grades, ends: LineEnds, index: number): number {
  let grade = grades.cells[index]!;
  if (grades.bodies !== null && grades.bodies[index]! > grade) grade = grades.bodies[index]!;
  if (grade === 0) return 0;
  if (inFootprint(field, ends.a, ends.sizeA, index)) return 0;
  if (inFootprint(field, ends.b, ends.sizeB, index)) return grades.ownGround ? grades.cells[index]! : 0;
  if (grade < FULL && grades.near !== null && apart(field, ends, index) > grades.near) return 0;
  return grade;
}

function edgeGrade(field: Battlefield, grades: Grades, ends: LineEnds, from: number, d: number): number {
  const edge = from * field.directions + d;
  const number = field.edges[edge]!;
  if (number === 0) return 0;
  const grade = grades.walls[number]!;
  if (grade === 0) return 0;
  const to = field.neighbours[edge]!;
  if (inFootprint(field, ends.a, ends.sizeA, from) && inFootprint(field, ends.a, ends.sizeA, to)) return 0;
  if (inFootprint(field, ends.b, ends.sizeB, from) && inFootprint(field, ends.b, ends.sizeB, to)) return 0;
  if (grade < FULL && grades.near !== null) {
    if (Math.min(apart(field, ends, from), apart(field, ends, to)) > grades.near) return 0;
  }
  return grade;
}

/** Cells from a cell to the target's footprint. */
function apart(field: Battlefield, ends: LineEnds, index: number): number {
  return distance(field, cellAt(field, index), 1, ends.b, ends.sizeB);
}

import type { CornerRule } from './corner-rule.ts';
import { wholeDistance } from './distance.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellAt } from './field.ts';
import { inFootprint } from './footprint.ts';
import { NONE, OUTSIDE } from './trace.ts';

/** The two footprints at the ends of a line: what lies inside them is no obstacle (but see `Grades.ownGround`). */
export interface LineEnds {
  readonly a: Cell;
  readonly sizeA: number;
  readonly b: Cell;
  readonly sizeB: number;
}

/** What counts as an obstacle: tables of grades from 0 (none) to 3 (full). */
export interface Grades {
  /** By cell. */
  readonly cells: Uint8Array;
  /** By cell: additional obstacles (creatures); `null` for none. */
  readonly bodies: Uint8Array | null;
  /** By wall number. */
  readonly walls: Uint8Array;
  /** Obstacles of a grade below 3 count only within this many whole cells of `b`; `null` if they always count. */
  readonly near: number | null;
  /** Whether the cells (not the bodies) under `b` itself count. */
  readonly ownGround: boolean;
}

/** The grade of what no line passes: cells outside the battlefield, and steps between cells that share no edge. */
const CLOSED = 4;
/** The grade of full cover, and of anything that simply blocks. */
const FULL = 3;

/** The direction from one cell to another that shares an edge with it, or -1. */
export function sharedEdge(field: Battlefield, from: number, to: number): number {
  const { directions, neighbours } = field;
  const step = directions === 8 ? 2 : 1;
  for (let d = 0; d < directions; d += step) {
    if (neighbours[from * directions + d] === to) return d;
  }
  return -1;
}

/**
 * Grades a traced line from 0 to 3, and leaves in `scratch.obstacle` what decided it: a cell index, or
 * `field.count` + edge for a wall, negative for nothing on the battlefield. Stops as soon as the grade is certain
 * to be at least `enough`; the obstacle is then one of those met so far.
 *
 * The grade is the highest of the obstacles that the line crosses. Where it only touches (two cells in a stage)
 * the corner rule decides: with `one-side` the line passes on the better side, so the grade is that of the best
 * way through the stages; `walls` is the same with touched cells as open ground; with `both-sides` everything
 * that is touched counts. Of obstacles of the same grade the one nearest to the end of the line is reported.
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

  const line: Line = { field, grades, ends, touching: rule !== 'walls' };
  start(one, 0);
  start(other, CLOSED);
  for (let i = 0; i < count; i++) {
    const first = stages[i * 2]!;
    const second = stages[i * 2 + 1]!;
    if (second === NONE && other.cell === NONE) goStraight(line, first, i > 0);
    else goByEither(line, first, second, i > 0);
    if (one.grade >= enough && other.grade >= enough) break;
  }
  const best = Math.min(one.grade, other.grade, FULL);
  if (touched >= best) field.scratch.obstacle = byTouch;
  else field.scratch.obstacle = one.grade <= other.grade ? one.by : other.by;
  return Math.max(best, touched);
}

/** The fixed parameters of one grading. */
interface Line {
  readonly field: Battlefield;
  readonly grades: Grades;
  readonly ends: LineEnds;
  /** Whether cells that the line only touches count. */
  readonly touching: boolean;
}

/** The best way through the stages up to a cell: the highest grade on it, and the obstacle that decided that. */
interface Lane {
  cell: number;
  grade: number;
  by: number;
}

const newLane = (): Lane => ({ cell: NONE, grade: 0, by: -1 });

/** The lanes that end in the last stage, and those into the next one. Buffers that every call of `gradeLine` resets. */
let one = newLane();
let other = newLane();
let nextOne = newLane();
let nextOther = newLane();

function start(lane: Lane, grade: number): void {
  lane.cell = NONE;
  lane.grade = grade;
  lane.by = -1;
}

/** Raises the grade of a lane to that of an obstacle; of equal grades the last obstacle is kept. */
function meet(lane: Lane, grade: number, what: number): void {
  if (grade < lane.grade || grade === 0) return;
  lane.grade = grade;
  lane.by = what;
}

/** The grade of the wall on an edge; `CLOSED` where `direction` is -1, that is where the cells share no edge. */
function gradeBetween({ field, grades, ends }: Line, from: number, direction: number): number {
  if (direction < 0) return CLOSED;
  return field.walled ? edgeGrade(field, grades, ends, from, direction) : 0;
}

/** The common case: from one cell straight into the next. */
function goStraight(line: Line, cell: number, moved: boolean): void {
  const { field, grades, ends } = line;
  const from = one.cell;
  if (field.walled && moved && from >= 0 && cell >= 0 && from !== cell) {
    const d = sharedEdge(field, from, cell);
    meet(one, gradeBetween(line, from, d), field.count + from * field.directions + d);
  }
  meet(one, cell === OUTSIDE ? CLOSED : cellGrade(field, grades, ends, cell), cell);
  one.cell = cell;
}

/** A step to or from a stage of two cells, which the line only touches and either of which it may pass through. */
function goByEither(line: Line, first: number, second: number, moved: boolean): void {
  const inFirst = touchedGrade(line, first, second === NONE);
  enter(line, nextOne, first, inFirst, moved);
  if (second === NONE) start(nextOther, CLOSED);
  else {
    const inSecond = touchedGrade(line, second, false);
    enter(line, nextOther, second, inSecond, moved);
    if (first >= 0 && second >= 0) slipBetween(line, inFirst, inSecond);
  }
  [one, nextOne] = [nextOne, one];
  [other, nextOther] = [nextOther, other];
}

/** The grade of a cell in a stage. If it is `alone` there, the line crosses it; else the line only touches it. */
function touchedGrade({ field, grades, ends, touching }: Line, cell: number, alone: boolean): number {
  if (cell === OUTSIDE) return CLOSED;
  return alone || touching ? cellGrade(field, grades, ends, cell) : 0;
}

/** Sets the lane into a cell: the better of the ways into it, then the grade `standing` of the cell itself. */
function enter(line: Line, into: Lane, cell: number, standing: number, moved: boolean): void {
  into.cell = cell;
  into.grade = standing;
  into.by = standing > 0 ? cell : -1;
  if (!moved) return;
  const fromOne = wayInto(line, one, cell);
  const byOne = passed;
  const fromOther = wayInto(line, other, cell);
  const way = Math.min(fromOne, fromOther);
  if (way <= standing) return;
  into.grade = Math.min(way, CLOSED);
  into.by = fromOther < fromOne ? passed : byOne;
}

/** The second result of `wayInto`: the obstacle that decided the grade. */
let passed = -1;

/** The grade of a lane continued into a cell; `CLOSED + 1` where there is no way. */
function wayInto(line: Line, from: Lane, cell: number): number {
  passed = -1;
  if (from.cell < 0 || cell < 0) return CLOSED + 1;
  passed = from.by;
  if (from.cell === cell) return from.grade;
  const { field } = line;
  const d = sharedEdge(field, from.cell, cell);
  const edge = gradeBetween(line, from.cell, d);
  if (edge < from.grade || edge === 0) return from.grade;
  passed = field.count + from.cell * field.directions + d;
  return edge;
}

/** Lets the lanes of a stage change over between its two cells where that gives a better grade. */
function slipBetween(line: Line, inOne: number, inOther: number): void {
  const { field, grades, ends } = line;
  const from = nextOne.cell;
  const d = sharedEdge(field, from, nextOther.cell);
  if (d < 0) return;
  const edge = field.walled ? edgeGrade(field, grades, ends, from, d) : 0;
  const over = field.count + from * field.directions + d;
  const before = { grade: nextOne.grade, by: nextOne.by };
  slip(nextOne, nextOther, edge, over, inOne);
  slip(nextOther, before, edge, over, inOther);
}

function slip(
  into: Lane,
  from: { readonly grade: number; readonly by: number },
  edge: number,
  over: number,
  standing: number,
): void {
  const grade = Math.max(from.grade, edge, standing);
  if (grade >= into.grade) return;
  into.grade = grade;
  if (standing === grade && standing > 0) into.by = into.cell;
  else into.by = edge === grade && edge > 0 ? over : from.by;
}

/** The highest grade of everything that a line crosses or touches, for `both-sides`. */
function gradeAll(
  field: Battlefield,
  stages: Int32Array,
  count: number,
  grades: Grades,
  ends: LineEnds,
): number {
  let worst = 0;
  const meets = (grade: number, what: number): void => {
    if (grade >= worst && grade > 0) {
      worst = grade;
      field.scratch.obstacle = what;
    }
  };
  const meetEdge = (from: number, to: number): void => {
    if (from < 0 || to < 0 || from === to) return;
    const d = sharedEdge(field, from, to);
    if (d >= 0) meets(edgeGrade(field, grades, ends, from, d), field.count + from * field.directions + d);
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
    if (n0 >= 0) meets(cellGrade(field, grades, ends, n0), n0);
    if (n1 >= 0) meets(cellGrade(field, grades, ends, n1), n1);
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

/** The distance in whole cells from a cell to the target's footprint: 1 also where they touch at a corner. */
function apart(field: Battlefield, ends: LineEnds, index: number): number {
  return wholeDistance(field, cellAt(field, index), 1, ends.b, ends.sizeB);
}

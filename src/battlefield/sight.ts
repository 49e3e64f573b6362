import type { CornerRule } from './corner-rule.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellAt, indexOf } from './field.ts';
import { cellsInFootprint, centrePoint, cornerPoint, footprintCell, inFootprint } from './footprint.ts';
import { axialQ, axialR, hexDot } from './grid.ts';
import type { Grades, LineEnds } from './line.ts';
import { gradeLine, sharedEdge } from './line.ts';
import { NONE, trace } from './trace.ts';

/**
 * The points between which a line is drawn:
 * - `centres`: from the centre of one footprint to the centre of the other;
 * - `nearest`: between the centres of the nearest pair of cells (of equally near pairs the one with lower indices);
 * - `any-cells`: between the centres of any two cells; the best of these lines counts;
 * - `any-corners`: between any two corners; the best of these lines counts.
 */
export const LINE_POINTS = ['centres', 'nearest', 'any-cells', 'any-corners'] as const;
export type LinePoints = (typeof LINE_POINTS)[number];

/** The kind of line: of sight, or of effect (arrows, spells, blasts). */
type LineOf = 'sight' | 'effect';

interface LineOptions {
  /** `centres` unless given. */
  readonly points?: LinePoints;
  /** What must be open for a line to slip past a corner; `one-side` unless given. */
  readonly corners?: CornerRule;
}

const DEFAULTS: LineOptions = {};

/**
 * Whether nothing blocks the line between two footprints. Obstacles inside either footprint do not block.
 * Symmetric: swapping the two gives the same answer. Light, distance and creatures do not matter.
 */
export function hasLine(
  field: Battlefield,
  a: Cell,
  sizeA: number,
  b: Cell,
  sizeB: number,
  of: LineOf,
  options: LineOptions = DEFAULTS,
): boolean {
  const ends = { a, sizeA, b, sizeB };
  return (
    gradeBetween(field, ends, gradesOf(field, of), options.points ?? 'centres', options.corners, 1) === 0
  );
}

/** The obstacles that block a line of sight or of effect. */
export function gradesOf(field: Battlefield, of: LineOf): Grades {
  return {
    cells: of === 'sight' ? field.cellSight : field.cellEffect,
    bodies: null,
    walls: of === 'sight' ? field.wallSight : field.wallEffect,
    near: null,
    ownGround: false,
  };
}

/** Whether there is a line of sight between two footprints. See `hasLine`. */
export function hasSight(
  field: Battlefield,
  a: Cell,
  sizeA: number,
  b: Cell,
  sizeB: number,
  options: LineOptions = DEFAULTS,
): boolean {
  return hasLine(field, a, sizeA, b, sizeB, 'sight', options);
}

/** Whether there is a line of effect between two footprints. See `hasLine`. */
export function hasEffect(
  field: Battlefield,
  a: Cell,
  sizeA: number,
  b: Cell,
  sizeB: number,
  options: LineOptions = DEFAULTS,
): boolean {
  return hasLine(field, a, sizeA, b, sizeB, 'effect', options);
}

/**
 * The grade from 0 to 3 between two footprints: that of the best line between the chosen points. Each line is
 * graded only up to `enough`. Leaves the deciding obstacle in `scratch.obstacle`. See `gradeLine`.
 */
export function gradeBetween(
  field: Battlefield,
  ends: LineEnds,
  grades: Grades,
  points: LinePoints,
  corners: CornerRule = 'one-side',
  enough = 4,
): number {
  switch (points) {
    case 'centres':
      return gradeLine(field, field.scratch.stages, traceCentres(field, ends), grades, corners, ends, enough);
    case 'nearest': {
      const count = traceCells(field, ...nearestCells(field, ends));
      return gradeLine(field, field.scratch.stages, count, grades, corners, ends, enough);
    }
    case 'any-cells': {
      let best = 4;
      let obstacle = -1;
      eachPair(field, ends, (from, to) => {
        const count = traceCells(field, from, to);
        const grade = gradeLine(field, field.scratch.stages, count, grades, corners, ends, enough);
        if (grade < best) {
          best = grade;
          obstacle = field.scratch.obstacle;
        }
        return best === 0;
      });
      field.scratch.obstacle = obstacle;
      return Math.min(best, 3);
    }
    case 'any-corners': {
      let best = 4;
      let obstacle = -1;
      const from = footprintCorners(field, ends.a, ends.sizeA);
      const to = footprintCorners(field, ends.b, ends.sizeB);
      for (let i = 0; i < from.length && best > 0; i += 2) {
        for (let j = 0; j < to.length && best > 0; j += 2) {
          const count = traceCorners(field, from[i]!, from[i + 1]!, to[j]!, to[j + 1]!);
          const grade = gradeLine(field, field.scratch.stages, count, grades, corners, ends, enough);
          if (grade < best) {
            best = grade;
            obstacle = field.scratch.obstacle;
          }
        }
      }
      field.scratch.obstacle = obstacle;
      return Math.min(best, 3);
    }
  }
}

/** Traces the line between the centres of two footprints into `scratch.stages`; returns the number of stages. */
export function traceCentres(field: Battlefield, ends: LineEnds): number {
  const { scratch } = field;
  centrePoint(field, ends.a, ends.sizeA);
  const { px, py } = scratch;
  centrePoint(field, ends.b, ends.sizeB);
  return trace(field, px, py, scratch.px, scratch.py, scratch.stages);
}

/** The same between the centres of two cells, given by index. */
function traceCells(field: Battlefield, from: number, to: number): number {
  const { scratch } = field;
  centrePoint(field, cellAt(field, from), 1);
  const { px, py } = scratch;
  centrePoint(field, cellAt(field, to), 1);
  return trace(field, px, py, scratch.px, scratch.py, scratch.stages);
}

/**
 * Traces the line between a corner of one cell and a corner of another (or its centre: corner -1) into
 * `scratch.stages`; returns the number of stages. The first stage is the cell `from` and the last the cell `to`,
 * even if the line only touches them. So a wall on an edge of a cell counts even where the corner lies on it: a
 * combatant does not see through a wall by standing at it.
 */
export function traceCorners(
  field: Battlefield,
  from: number,
  cornerFrom: number,
  to: number,
  cornerTo: number,
): number {
  const { scratch } = field;
  const { stages, ends } = scratch;
  cornerPoint(field, cellAt(field, from), cornerFrom);
  const { px, py } = scratch;
  if (cornerTo < 0) centrePoint(field, cellAt(field, to), 1);
  else cornerPoint(field, cellAt(field, to), cornerTo);
  const traced = trace(field, px, py, scratch.px, scratch.py, ends);
  let count = 0;
  const put = (first: number, second: number): void => {
    stages[count * 2] = first;
    stages[count * 2 + 1] = second;
    count++;
  };
  put(from, NONE);
  if (traced === 0) {
    aroundCorner(field, from, to, put);
  } else {
    if (ends[1] === NONE) aroundCorner(field, from, ends[0]!, put);
    for (let i = 0; i < traced; i++) put(ends[i * 2]!, ends[i * 2 + 1]!);
    const last = (traced - 1) * 2;
    if (ends[last + 1] === NONE) aroundCorner(field, ends[last]!, to, put);
  }
  put(to, NONE);
  return count;
}

/** Adds the stage between two square cells that meet only at a corner: the two other cells at that corner. */
function aroundCorner(
  field: Battlefield,
  from: number,
  to: number,
  put: (first: number, second: number) => void,
): void {
  if (from < 0 || to < 0 || from === to || sharedEdge(field, from, to) >= 0) return;
  const a = cellAt(field, from);
  const b = cellAt(field, to);
  put(indexOf(field, { x: b.x, y: a.y }), indexOf(field, { x: a.x, y: b.y }));
}

/**
 * The corners of a footprint as pairs of cell index and corner: on squares its four outer ones, on hexagons
 * all corners of its cells. Cells outside the battlefield are left out.
 */
function footprintCorners(field: Battlefield, anchor: Cell, size: number): number[] {
  const found: number[] = [];
  if (field.grid === 'square') {
    const right = anchor.x + size - 1;
    const bottom = anchor.y + size - 1;
    const cells = [
      indexOf(field, { x: right, y: bottom }),
      indexOf(field, { x: anchor.x, y: bottom }),
      indexOf(field, anchor),
      indexOf(field, { x: right, y: anchor.y }),
    ];
    for (let corner = 0; corner < 4; corner++) if (cells[corner]! >= 0) found.push(cells[corner]!, corner);
    return found;
  }
  const many = cellsInFootprint(field, size);
  for (let place = 0; place < many; place++) {
    const index = footprintCell(field, anchor.x, anchor.y, size, place);
    if (index < 0) continue;
    for (let corner = 0; corner < 6; corner++) found.push(index, corner);
  }
  return found;
}

/** Calls back for every pair of cells of two footprints, within the battlefield, until `visit` returns true. */
function eachPair(field: Battlefield, ends: LineEnds, visit: (from: number, to: number) => boolean): void {
  const manyA = cellsInFootprint(field, ends.sizeA);
  const manyB = cellsInFootprint(field, ends.sizeB);
  for (let i = 0; i < manyA; i++) {
    const from = footprintCell(field, ends.a.x, ends.a.y, ends.sizeA, i);
    if (from < 0) continue;
    for (let j = 0; j < manyB; j++) {
      const to = footprintCell(field, ends.b.x, ends.b.y, ends.sizeB, j);
      if (to >= 0 && visit(from, to)) return;
    }
  }
}

/** The nearest pair of cells by true distance; of equally near pairs the one with lower indices, in either order. */
function nearestCells(field: Battlefield, ends: LineEnds): [number, number] {
  let best = Number.POSITIVE_INFINITY;
  let pair: [number, number] = [0, 0];
  eachPair(field, ends, (from, to) => {
    const apart = squaredDistance(field, from, to);
    const lower =
      Math.min(from, to) - Math.min(pair[0], pair[1]) || Math.max(from, to) - Math.max(pair[0], pair[1]);
    if (apart < best || (apart === best && lower < 0)) {
      best = apart;
      pair = [from, to];
    }
    return false;
  });
  return pair;
}

function squaredDistance(field: Battlefield, from: number, to: number): number {
  const a = cellAt(field, from);
  const b = cellAt(field, to);
  if (field.grid === 'square') return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  const q = axialQ(field.grid, b.x, b.y) - axialQ(field.grid, a.x, a.y);
  const r = axialR(field.grid, b.x, b.y) - axialR(field.grid, a.x, a.y);
  return hexDot(q, r, q, r);
}

/** Which cells of a line to include. */
interface CellsOnLineOptions {
  /** Also the cells that the line only touches, at a corner or along an edge. False unless given. */
  readonly touched?: boolean;
  /** Also the cells of the two footprints themselves. False unless given. */
  readonly ends?: boolean;
}

/** The cells that the line between the centres of two footprints crosses, in order from `a`. */
export function cellsOnLine(
  field: Battlefield,
  a: Cell,
  sizeA: number,
  b: Cell,
  sizeB: number,
  options: CellsOnLineOptions = {},
): Cell[] {
  const count = traceCentres(field, { a, sizeA, b, sizeB });
  const { stages } = field.scratch;
  const found: number[] = [];
  const take = (index: number): void => {
    if (index < 0 || found.includes(index)) return;
    const own = inFootprint(field, a, sizeA, index) || inFootprint(field, b, sizeB, index);
    if (!own || options.ends === true) found.push(index);
  };
  for (let i = 0; i < count; i++) {
    const single = stages[i * 2 + 1] === NONE;
    if (!single && options.touched !== true) continue;
    take(stages[i * 2]!);
    take(stages[i * 2 + 1]!);
  }
  if (count === 0 && options.ends === true) take(indexOf(field, a));
  return found.map((index) => cellAt(field, index));
}

/**
 * Whether walls separate two footprints that touch: there is no pair of touching cells with a way between them
 * that no wall blocks. Cells that meet only at a corner have two ways round it. `of` is what walls block; with `step`
 * a wall that must be climbed counts like one that blocks movement. False if the footprints do not touch.
 */
export function wallBetween(
  field: Battlefield,
  a: Cell,
  sizeA: number,
  b: Cell,
  sizeB: number,
  of: LineOf | 'move' | 'step' = 'move',
): boolean {
  const blocks = of === 'sight' ? field.wallSight : of === 'effect' ? field.wallEffect : field.wallMove;
  const open = (from: number, to: number): boolean => {
    if (from < 0 || to < 0) return false;
    const d = sharedEdge(field, from, to);
    if (d < 0) return false;
    const wall = field.edges[from * field.directions + d]!;
    return blocks[wall] === 0 && (of !== 'step' || field.wallClimb[wall] === 0);
  };
  let touching = false;
  let way = false;
  eachPair(field, { a, sizeA, b, sizeB }, (from, to) => {
    if (sharedEdge(field, from, to) >= 0) {
      touching = true;
      way = open(from, to);
    } else if (field.grid === 'square') {
      const p = cellAt(field, from);
      const q = cellAt(field, to);
      if (Math.abs(p.x - q.x) !== 1 || Math.abs(p.y - q.y) !== 1) return false;
      touching = true;
      const one = indexOf(field, { x: q.x, y: p.y });
      const other = indexOf(field, { x: p.x, y: q.y });
      way = (open(from, one) && open(one, to)) || (open(from, other) && open(other, to));
    }
    return way;
  });
  return touching && !way;
}

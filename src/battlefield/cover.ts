import type { CornerRule } from './corner-rule.ts';
import { distance } from './distance.ts';
import type { Cell, CoverGrade, TerrainKind, Wall } from './document.ts';
import { COVER_GRADES } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellAt, coverGrade, stopsUngraded } from './field.ts';
import type { Grades, LineEnds } from './line.ts';
import { gradeLine, sharedEdge } from './line.ts';
import type { LinePoints } from './sight.ts';
import { gradeBetween, traceCentres } from './sight.ts';
import { NONE } from './trace.ts';

export interface CoverOptions {
  /** Low and high cover count only within this many whole cells of the target; anywhere unless given. */
  readonly near?: number;
  /** The points between which the line is drawn; `centres` unless given. */
  readonly points?: LinePoints;
  /** Whether obstacles that the line only touches count; `one-side` unless given. */
  readonly corners?: CornerRule;
  /** Creatures that give cover: by cell the grade as its index in COVER_GRADES. Leave out the two at the ends. */
  readonly bodies?: Uint8Array;
  /** Whether terrain that stops arrows without a grade of cover is full cover. False unless given. */
  readonly solid?: boolean;
  /** Whether the ground on which the target stands gives it cover (a bush, a trench). False unless given. */
  readonly ownGround?: boolean;
}

/** What gives cover, with its distance to the target in cells (0: on the target's own border or under it). */
export type Obstacle =
  | {
      readonly kind: 'cell';
      readonly cell: Cell;
      readonly terrain: TerrainKind;
      readonly grade: CoverGrade;
      readonly distance: number;
    }
  | { readonly kind: 'body'; readonly cell: Cell; readonly grade: CoverGrade; readonly distance: number }
  | {
      readonly kind: 'edge';
      readonly between: readonly [Cell, Cell];
      readonly wall: Wall;
      readonly grade: CoverGrade;
      readonly distance: number;
    };

/** The cells of an obstacle: its own, or the two that a wall divides. */
export const cellsOfObstacle = (obstacle: Obstacle): readonly Cell[] =>
  obstacle.kind === 'edge' ? obstacle.between : [obstacle.cell];

interface Cover {
  readonly grade: CoverGrade;
  /**
   * What gives it; of several of that grade the one nearest to the target. `null` without cover, or where the line
   * leaves the battlefield.
   */
  readonly obstacle: Obstacle | null;
}

const NO_COVER: Cover = { grade: 'none', obstacle: null };

/** Cache: by cell the grade of cover, full where something stops effects without a grade. */
const shields = new WeakMap<Battlefield, Uint8Array>();

function shieldsOf(field: Battlefield): Uint8Array {
  let known = shields.get(field);
  if (known === undefined) {
    const full = COVER_GRADES.indexOf('full');
    known = field.cellCover.map((grade, index) => (field.cellSolid[index] === 1 ? full : grade));
    shields.set(field, known);
  }
  return known;
}

function coverGrades(field: Battlefield, options: CoverOptions): Grades {
  return {
    cells: options.solid === true ? shieldsOf(field) : field.cellCover,
    bodies: options.bodies ?? null,
    walls: field.wallCover,
    near: options.near ?? null,
    ownGround: options.ownGround ?? false,
  };
}

/**
 * The cover of `to` against `from`: the highest grade among the cells and walls that the line crosses. Obstacles
 * inside either footprint give none (but see `ownGround`). With `near: 1` this is the common rule "low and high
 * only beside the target, full anywhere".
 */
export function coverBetween(
  field: Battlefield,
  from: Cell,
  sizeFrom: number,
  to: Cell,
  sizeTo: number,
  options: CoverOptions = {},
): Cover {
  const ends = { a: from, sizeA: sizeFrom, b: to, sizeB: sizeTo };
  const grades = coverGrades(field, options);
  let grade = gradeBetween(field, ends, grades, options.points ?? 'centres', options.corners);
  const decided = field.scratch.obstacle;
  if (grade === 0) return NO_COVER;
  grade = Math.min(grade, COVER_GRADES.length - 1);
  return {
    grade: coverGrade(grade),
    obstacle: decided < 0 ? null : obstacleOf(field, ends, grades, decided),
  };
}

function obstacleOf(field: Battlefield, ends: LineEnds, grades: Grades, decided: number): Obstacle {
  const apart = (cell: Cell): number => distance(field, cell, 1, ends.b, ends.sizeB);
  if (decided >= field.count) {
    const edge = decided - field.count;
    const from = cellAt(field, Math.trunc(edge / field.directions));
    const to = cellAt(field, field.neighbours[edge]!);
    const number = field.edges[edge]!;
    return {
      kind: 'edge',
      between: [from, to],
      wall: field.walls[number - 1]!,
      grade: coverGrade(field.wallCover[number]!),
      distance: Math.min(apart(from), apart(to)),
    };
  }
  const cell = cellAt(field, decided);
  const ground = grades.cells[decided]!;
  const body = grades.bodies === null ? 0 : grades.bodies[decided]!;
  if (body > ground) return { kind: 'body', cell, grade: coverGrade(body), distance: apart(cell) };
  const stack = field.stacks[field.mix[decided]!]!;
  const graded = stack.find((kind) => COVER_GRADES.indexOf(kind.cover ?? 'none') === ground);
  const terrain = graded ?? stack.find(stopsUngraded)!;
  return { kind: 'cell', cell, terrain, grade: coverGrade(ground), distance: apart(cell) };
}

/**
 * Every obstacle with a grade of cover that the line between the centres crosses, in order from `from`, for
 * rules that choose among several. Of two cells that the line only touches, the one with the lower grade counts.
 */
export function obstaclesBetween(
  field: Battlefield,
  from: Cell,
  sizeFrom: number,
  to: Cell,
  sizeTo: number,
  options: Omit<CoverOptions, 'points' | 'corners'> = {},
): Obstacle[] {
  const ends = { a: from, sizeA: sizeFrom, b: to, sizeB: sizeTo };
  const grades = coverGrades(field, options);
  const stages = field.scratch.stages.slice(0, 2 * traceCentres(field, ends));
  // Each stage, and each wall between two crossed cells, is graded as a short line of its own.
  const short = new Int32Array(4);
  const bare = { ...grades, cells: new Uint8Array(field.count), bodies: null };
  const found: number[] = [];
  for (let i = 0; i < stages.length; i += 2) {
    const n0 = stages[i]!;
    const n1 = stages[i + 1]!;
    if (i > 0 && n1 === NONE && stages[i - 1] === NONE && n0 >= 0 && stages[i - 2]! >= 0) {
      const d = sharedEdge(field, stages[i - 2]!, n0);
      const edge = field.count + stages[i - 2]! * field.directions + d;
      if (d >= 0 && field.edges[edge - field.count] !== 0) {
        short.set([stages[i - 2]!, NONE, n0, NONE]);
        if (gradeLine(field, short, 2, bare, 'one-side', ends, 4) > 0) found.push(edge);
      }
    }
    short[0] = n0;
    short[1] = n1;
    if (gradeLine(field, short, 1, grades, 'one-side', ends, 4) > 0 && field.scratch.obstacle >= 0) {
      if (!found.includes(field.scratch.obstacle)) found.push(field.scratch.obstacle);
    }
  }
  return found.map((decided) => obstacleOf(field, ends, grades, decided));
}

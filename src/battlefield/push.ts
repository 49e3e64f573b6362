import type { Cell, Side } from './document.ts';
import type { Battlefield, Direction } from './field.ts';
import { cellAt, indexOf } from './field.ts';
import { centrePoint } from './footprint.ts';
import { HEX_Q, HEX_R, hexDot, sidesOf } from './grid.ts';
import { WALKING } from './ground.ts';
import type { MoveRules } from './move.ts';
import { mover, stepTicks } from './move.ts';
import { FREE } from './occupancy.ts';

/** The neighbour of a cell in a direction; `null` outside the battlefield. */
export function neighbour(field: Battlefield, cell: Cell, direction: Direction): Cell | null {
  const index = indexOf(field, cell);
  if (index < 0) return null;
  const to = field.neighbours[index * field.directions + direction]!;
  return to < 0 ? null : cellAt(field, to);
}

/** The neighbours of a cell, clockwise: up to eight on squares, six on hexagons. Walls do not matter. */
export function neighbours(field: Battlefield, cell: Cell): Cell[] {
  const found: Cell[] = [];
  for (let d = 0; d < field.directions; d++) {
    const next = neighbour(field, cell, d);
    if (next !== null) found.push(next);
  }
  return found;
}

/** The directions of squares by points of the compass. */
const SQUARE_POINTS: readonly string[] = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'];
/** For points of the compass between two sides of a hexagon: the side in even and that in odd rows (or columns). */
const MIDWAY: { readonly [grid: string]: { readonly [point: string]: readonly Side[] } } = {
  'hex-pointy': { n: ['ne', 'nw'], s: ['se', 'sw'] },
  'hex-flat': { e: ['se', 'ne'], w: ['sw', 'nw'] },
};

/**
 * The direction of a step from a cell to a point of the compass (`n`, `se` …); `null` if there is none. Midway between
 * two sides of a hexagon it is the one that stays in the column (or row), so that further steps lead straight on.
 */
export function directionTo({ grid }: Battlefield, { x, y }: Cell, point: string): Direction | null {
  const points: readonly (string | null)[] = grid === 'square' ? SQUARE_POINTS : sidesOf(grid);
  const sides = MIDWAY[grid]?.[point];
  const found = points.indexOf(sides?.[(grid === 'hex-flat' ? x : y) & 1] ?? point);
  return found < 0 ? null : found;
}

const SQUARE_DIRECTION: readonly number[] = [5, 6, 7, 4, -1, 0, 3, 2, 1];

/** `offset / larger`, rounded to -1, 0 or 1, a half away from zero. */
function rounded(offset: number, larger: number): number {
  return 2 * Math.abs(offset) >= larger ? Math.sign(offset) : 0;
}

/**
 * The direction straight away from one footprint to another, from centre to centre: on squares the offsets
 * divided by the larger one, each rounded to -1, 0 or 1 (a half away from zero); on hexagons the nearest of
 * the six, of two equally near the lower one. Null when the centres coincide.
 */
export function directionAway(
  field: Battlefield,
  from: Cell,
  sizeFrom: number,
  to: Cell,
  sizeTo: number,
): Direction | null {
  const { scratch } = field;
  centrePoint(field, from, sizeFrom);
  const { px, py } = scratch;
  centrePoint(field, to, sizeTo);
  const dx = scratch.px - px;
  const dy = scratch.py - py;
  if (dx === 0 && dy === 0) return null;
  if (field.grid === 'square') {
    const larger = Math.max(Math.abs(dx), Math.abs(dy));
    return SQUARE_DIRECTION[(rounded(dy, larger) + 1) * 3 + rounded(dx, larger) + 1]!;
  }
  let best = 0;
  let nearest = Number.NEGATIVE_INFINITY;
  for (let d = 0; d < 6; d++) {
    const along = hexDot(dx, dy, HEX_Q[d]!, HEX_R[d]!);
    if (along > nearest) {
      nearest = along;
      best = d;
    }
  }
  return best;
}

/** The result of a push. */
export interface Push {
  /** The cells (anchors) entered, the last one being where it ends; empty if the first step is not possible. */
  readonly path: Cell[];
  /** The number of steps that were left when something stopped it; 0 if it went the whole way. */
  readonly left: number;
}

/**
 * Pushes a footprint up to `cells` steps in one direction. It stops before obstacles, walls, the rim of the
 * battlefield and any occupant, also before walls and terrain that would have to be climbed, and before ground steeper
 * than `slope`. Every step counts 1, whatever the ground costs and however diagonals count. `ground` is given for those
 * whom other things stop than walkers, such as flyers.
 */
export function push(
  field: Battlefield,
  cell: Cell,
  direction: Direction,
  cells: number,
  rules: Pick<MoveRules, 'size' | 'corners' | 'occupancy' | 'slope' | 'ground'> = {},
): Push {
  const m = mover(field, { ground: PUSHED, ...rules });
  const path: Cell[] = [];
  let at = indexOf(field, cell);
  for (let left = cells; left > 0; left--) {
    const to = at < 0 ? -1 : field.neighbours[at * field.directions + direction]!;
    if (to < 0 || stepTicks(m, at, direction, to, 0) < 0 || (m.stand !== null && m.stand[to] !== FREE)) {
      return { path, left };
    }
    path.push(cellAt(field, to));
    at = to;
  }
  return { path, left: 0 };
}

const PUSHED = { ...WALKING, climbs: false };

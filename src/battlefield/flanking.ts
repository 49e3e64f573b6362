import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellsInFootprint, centrePoint, footprintCell } from './footprint.ts';
import { axialQ, axialR, hexDot } from './grid.ts';

/*
 * Everything here is computed in integers, with the points of footprint.ts. Who is able to flank (reach,
 * consciousness, sight) is decided by the system.
 */

/** A footprint: its anchor and its size. */
export interface Place {
  readonly cell: Cell;
  readonly size: number;
}

/**
 * Whether a foe stands between two allies on one straight line: there is a cell of each ally and a cell of the foe
 * whose three centres lie exactly on a line, the foe's strictly between the others.
 */
export function isFlankedByLine(
  field: Battlefield,
  foe: Cell,
  sizeFoe: number,
  a: Cell,
  sizeA: number,
  b: Cell,
  sizeB: number,
): boolean {
  const foes = centres(field, foe, sizeFoe);
  const first = centres(field, a, sizeA);
  const second = centres(field, b, sizeB);
  for (let f = 0; f < foes.length; f += 2) {
    for (let i = 0; i < first.length; i += 2) {
      const ux = first[i]! - foes[f]!;
      const uy = first[i + 1]! - foes[f + 1]!;
      if (ux === 0 && uy === 0) continue;
      for (let j = 0; j < second.length; j += 2) {
        const vx = second[j]! - foes[f]!;
        const vy = second[j + 1]! - foes[f + 1]!;
        // Collinear, and on opposite sides of the foe's cell; valid in the skewed axes of hexagons too.
        if (ux * vy === uy * vx && (ux * vx < 0 || uy * vy < 0)) return true;
      }
    }
  }
  return false;
}

/** The centres of all cells of a footprint as pairs x, y (on hexagons q, r). */
function centres(field: Battlefield, anchor: Cell, size: number): number[] {
  const found: number[] = [];
  const many = cellsInFootprint(field, size);
  for (let place = 0; place < many; place++) {
    const index = footprintCell(field, anchor.x, anchor.y, size, place);
    if (index < 0) continue;
    const x = index % field.width;
    const y = (index - x) / field.width;
    if (field.grid === 'square') found.push(x, y);
    else found.push(axialQ(field.grid, x, y), axialR(field.grid, x, y));
  }
  return found;
}

/** Angles in degrees that can be compared exactly: four times the square of their cosine is an integer. */
export const FLANKING_ANGLES = [90, 120, 135, 180] as const;
type FlankingAngle = (typeof FLANKING_ANGLES)[number];

const FOUR_COSINE_SQUARED: Record<FlankingAngle, number> = { 90: 0, 120: 1, 135: 2, 180: 4 };

/**
 * Whether the angle between the centres of two allies, seen from the centre of the foe's footprint, is at least
 * `degrees`; an angle of exactly that counts. False if an ally's centre is the foe's own.
 */
export function isFlankedByAngle(
  field: Battlefield,
  foe: Cell,
  sizeFoe: number,
  a: Cell,
  sizeA: number,
  b: Cell,
  sizeB: number,
  degrees: FlankingAngle = 120,
): boolean {
  const { scratch } = field;
  centrePoint(field, foe, sizeFoe);
  const { px, py } = scratch;
  centrePoint(field, a, sizeA);
  const ux = scratch.px - px;
  const uy = scratch.py - py;
  centrePoint(field, b, sizeB);
  const vx = scratch.px - px;
  const vy = scratch.py - py;
  if ((ux === 0 && uy === 0) || (vx === 0 && vy === 0)) return false;
  const square = field.grid === 'square';
  const dot = square ? ux * vx + uy * vy : hexDot(ux, uy, vx, vy);
  const lengths = square
    ? (ux * ux + uy * uy) * (vx * vx + vy * vy)
    : hexDot(ux, uy, ux, uy) * hexDot(vx, vy, vx, vy);
  return dot <= 0 && 4 * dot * dot >= FOUR_COSINE_SQUARED[degrees] * lengths;
}

/**
 * Whether the line between the centres of two allies passes through opposite sides or opposite corners of
 * the foe's space, the foe between them. On hexagons the space is the hexagon around the foe's centre that
 * is as many cells wide as the foe's size.
 */
export function isFlankedByOppositeSides(
  field: Battlefield,
  foe: Cell,
  sizeFoe: number,
  a: Cell,
  sizeA: number,
  b: Cell,
  sizeB: number,
): boolean {
  const { scratch } = field;
  centrePoint(field, foe, sizeFoe);
  const { px, py } = scratch;
  centrePoint(field, a, sizeA);
  const ax = scratch.px - px;
  const ay = scratch.py - py;
  centrePoint(field, b, sizeB);
  const bx = scratch.px - px;
  const by = scratch.py - py;
  if (field.grid === 'square') {
    return crosses([ax, ay], [bx, by], sizeFoe) || crosses([ay, ax], [by, bx], sizeFoe);
  }
  // The values of hexDot with directions 0, 1 and 2, one for each pair of sides; a cell reaches from -3 to 3.
  const from = [2 * ax + ay, ax + 2 * ay, ay - ax];
  const to = [2 * bx + by, bx + 2 * by, by - bx];
  for (let side = 0; side < 3; side++) {
    const others = [(side + 1) % 3, (side + 2) % 3];
    const inside = others.every((other) =>
      crosses([from[side]!, from[other]!], [to[side]!, to[other]!], 3 * sizeFoe),
    );
    if (inside) return true;
  }
  return false;
}

/**
 * Whether a segment passes from the line u = -half to the line u = half (or back) and crosses both of them within
 * -half ≤ v ≤ half. Points are [u, v].
 */
function crosses(a: readonly [number, number], b: readonly [number, number], half: number): boolean {
  const [au, av] = a;
  const [bu, bv] = b;
  const du = bu - au;
  if (!((au <= -half && bu >= half) || (au >= half && bu <= -half))) return false;
  // v at u = ±half, times du.
  const low = av * du + (-half - au) * (bv - av);
  const high = av * du + (half - au) * (bv - av);
  const most = Math.abs(half * du);
  return Math.abs(low) <= most && Math.abs(high) <= most;
}

/** The rules of flanking by two allies. */
type FlankingRule = 'line' | 'angle' | 'opposite-sides';

/** The first pair of allies that flanks the foe, as indices in the list; `null` if none does. */
export function flankingPair(
  field: Battlefield,
  foe: Place,
  allies: readonly Place[],
  rule: FlankingRule,
  degrees: FlankingAngle = 120,
): readonly [number, number] | null {
  for (let i = 0; i < allies.length; i++) {
    const a = allies[i]!;
    for (let j = i + 1; j < allies.length; j++) {
      const b = allies[j]!;
      if (flanks(field, foe, a, b, rule, degrees)) return [i, j];
    }
  }
  return null;
}

function flanks(
  field: Battlefield,
  foe: Place,
  a: Place,
  b: Place,
  rule: FlankingRule,
  degrees: FlankingAngle,
): boolean {
  switch (rule) {
    case 'line':
      return isFlankedByLine(field, foe.cell, foe.size, a.cell, a.size, b.cell, b.size);
    case 'angle':
      return isFlankedByAngle(field, foe.cell, foe.size, a.cell, a.size, b.cell, b.size, degrees);
    case 'opposite-sides':
      return isFlankedByOppositeSides(field, foe.cell, foe.size, a.cell, a.size, b.cell, b.size);
  }
}

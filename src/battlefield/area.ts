import { distance } from './distance.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { indexOf } from './field.ts';
import { centrePoint, cornerPoint, footprint, inFootprint } from './footprint.ts';
import { axialQ, axialR, HEX_Q, HEX_R, hexDot, hexSteps } from './grid.ts';
import { gradeLine } from './line.ts';
import { gradesOf, hasLine, traceCorners } from './sight.ts';

/** The origin of an area: a footprint (of size 1 unless given), or a corner of a cell (see `cornerPoint`). */
type AreaOrigin =
  | { readonly kind: 'cell'; readonly cell: Cell; readonly size?: number }
  | { readonly kind: 'corner'; readonly cell: Cell; readonly corner: number };

/**
 * An area, as plain data. Lengths are in cells and counted by the metric of the battlefield.
 * - `burst`: every cell within `radius`, including a footprint at the origin;
 * - `cone`: every cell within `length` whose centre lies at most half of `degrees` off the line from the
 *   centre of the origin (or its corner) to the centre of `toward`; without a footprint at the origin;
 * - `line`: every cell ahead within `length` whose centre lies at most half of `width` (1 unless given) off that
 *   line; without a footprint at the origin. Where the borders of the strip run through centres of cells, those on
 *   the right border belong to it and those on the left do not, so that a strip 2 wide is two cells wide.
 */
export type Area =
  | { readonly kind: 'burst'; readonly origin: AreaOrigin; readonly radius: number }
  | {
      readonly kind: 'cone';
      readonly origin: AreaOrigin;
      readonly toward: Cell;
      readonly length: number;
      readonly degrees: number;
    }
  | {
      readonly kind: 'line';
      readonly origin: AreaOrigin;
      readonly toward: Cell;
      readonly length: number;
      readonly width?: number;
    };

interface AreaOptions {
  /** Whether to include only cells to which there is a line of effect from the origin. False unless given. */
  readonly effect?: boolean;
}

/** Tolerance for cosines: far above the error of `Math.cos` on any machine, far below any real difference. */
const SLACK = 1e-9;

/**
 * The distance from an origin to a cell. From a corner, the cells that touch it are at 1, the next ones at 2, and so
 * on; on squares under `exact` it is the distance to the cell's centre.
 */
function apart(field: Battlefield, origin: AreaOrigin, cell: Cell): number {
  if (origin.kind === 'cell') return distance(field, origin.cell, origin.size ?? 1, cell, 1);
  if (field.grid !== 'square') {
    let near = Number.POSITIVE_INFINITY;
    for (let index = 0; index < 3; index++) {
      const [q, r] = aroundHexCorner(field, origin.cell, origin.corner, index);
      const dq = axialQ(field.grid, cell.x, cell.y) - q;
      const dr = axialR(field.grid, cell.x, cell.y) - r;
      near = Math.min(near, hexSteps(dq, dr));
    }
    return near + 1;
  }
  cornerPoint(field, origin.cell, origin.corner);
  const cx = field.scratch.px / 2;
  const cy = field.scratch.py / 2;
  if (field.metric === 'exact') return Math.sqrt((cell.x + 0.5 - cx) ** 2 + (cell.y + 0.5 - cy) ** 2);
  const dx = cell.x >= cx ? cell.x - cx + 1 : cx - cell.x;
  const dy = cell.y >= cy ? cell.y - cy + 1 : cy - cell.y;
  const long = Math.max(dx, dy);
  return field.metric === 'one' ? long : long + (Math.min(dx, dy) >> 1);
}

/** The axial coordinates of one of the three cells around a corner of a hexagon. */
function aroundHexCorner(field: Battlefield, cell: Cell, corner: number, which: number): [number, number] {
  const q = axialQ(field.grid, cell.x, cell.y);
  const r = axialR(field.grid, cell.x, cell.y);
  if (which === 0) return [q, r];
  const d = (corner + which - 1) % 6;
  return [q + HEX_Q[d]!, r + HEX_R[d]!];
}

/** Whether a cell belongs to an area, ignoring walls. */
export function areaHas(field: Battlefield, area: Area, cell: Cell): boolean {
  const { origin } = area;
  if (area.kind === 'burst') return apart(field, origin, cell) <= area.radius;
  if (origin.kind === 'cell' && inFootprintOf(field, origin, cell)) return false;
  if (apart(field, origin, cell) > area.length) return false;

  const { scratch } = field;
  centreOf(field, origin);
  const { px, py } = scratch;
  centrePoint(field, area.toward, 1);
  const tx = scratch.px - px;
  const ty = scratch.py - py;
  if (tx === 0 && ty === 0) return false;
  centrePoint(field, cell, 1);
  const cx = scratch.px - px;
  const cy = scratch.py - py;
  const square = field.grid === 'square';
  const dot = square ? tx * cx + ty * cy : hexDot(tx, ty, cx, cy);
  const toward2 = square ? tx * tx + ty * ty : hexDot(tx, ty, tx, ty);
  if (area.kind === 'line') {
    if (dot <= 0) return false;
    const cross = tx * cy - ty * cx;
    const width = area.width ?? 1;
    // The distance from the line is |cross| / |toward|: on squares in half cells; on hexagons in thirds of a cell,
    // with the cross product of the skewed axes times √3 / 2 and hexDot being twice the squared length.
    const off = square ? cross * cross : 2 * cross * cross;
    const most = (square ? 1 : 3) * width * width * toward2;
    return off < most || (off === most && cross > 0);
  }
  const cell2 = square ? cx * cx + cy * cy : hexDot(cx, cy, cx, cy);
  if (cell2 === 0) return false;
  const cosine = dot / Math.sqrt(toward2 * cell2);
  return cosine >= Math.cos((area.degrees * Math.PI) / 360) - SLACK;
}

function inFootprintOf(field: Battlefield, origin: AreaOrigin & { kind: 'cell' }, cell: Cell): boolean {
  const index = indexOf(field, cell);
  return index >= 0 && inFootprint(field, origin.cell, origin.size ?? 1, index);
}

function centreOf(field: Battlefield, origin: AreaOrigin): void {
  if (origin.kind === 'cell') centrePoint(field, origin.cell, origin.size ?? 1);
  else cornerPoint(field, origin.cell, origin.corner);
}

/** Whether there is a line of effect from the origin of an area to the centre of a cell. */
function effectFrom(field: Battlefield, origin: AreaOrigin, cell: Cell): boolean {
  if (origin.kind === 'cell') return hasLine(field, origin.cell, origin.size ?? 1, cell, 1, 'effect');
  // The line starts in the cell that names the corner: that decides on which side of a wall the area starts.
  const ends = { a: origin.cell, sizeA: 1, b: cell, sizeB: 1 };
  const from = indexOf(field, origin.cell);
  const to = indexOf(field, cell);
  if (from < 0 || to < 0) return false;
  const count = traceCorners(field, from, origin.corner, to, -1);
  return gradeLine(field, field.scratch.stages, count, gradesOf(field, 'effect'), 'one-side', ends, 1) === 0;
}

/** Every cell of an area that lies on the battlefield, row by row. */
export function areaCells(field: Battlefield, area: Area, options: AreaOptions = {}): Cell[] {
  const found: Cell[] = [];
  const { origin } = area;
  const far = Math.ceil(area.kind === 'burst' ? area.radius : area.length) + 2;
  const around = far + (origin.kind === 'cell' ? (origin.size ?? 1) : 1);
  const right = Math.min(field.width - 1, origin.cell.x + around);
  const bottom = Math.min(field.height - 1, origin.cell.y + around);
  for (let y = Math.max(0, origin.cell.y - around); y <= bottom; y++) {
    for (let x = Math.max(0, origin.cell.x - around); x <= right; x++) {
      const cell = { x, y };
      if (!areaHas(field, area, cell)) continue;
      if (options.effect !== true || effectFrom(field, origin, cell)) found.push(cell);
    }
  }
  return found;
}

/** Whether any cell of a footprint belongs to an area. */
export function areaTouches(
  field: Battlefield,
  area: Area,
  anchor: Cell,
  size: number,
  options: AreaOptions = {},
): boolean {
  return footprint(field, anchor, size).some(
    (cell) => areaHas(field, area, cell) && (options.effect !== true || effectFrom(field, area.origin, cell)),
  );
}

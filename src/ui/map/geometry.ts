import type { Cell } from '../../kernel/json.ts';
import type { Grid, Side } from './document.ts';

/**
 * The distance between the centres of neighbouring cells on every grid, in units of the drawing.
 *
 * Hexagons are stored in offset coordinates: with `hex-pointy` odd rows are shifted right, with `hex-flat` odd columns
 * are shifted down.
 */
export const unit = 64;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The length of a hexagon's edge, which is also the distance from its centre to a corner. */
const edge = unit / Math.sqrt(3);

export function centreOf(grid: Grid, { x, y }: Cell): Point {
  switch (grid) {
    case 'square':
      return { x: (x + 0.5) * unit, y: (y + 0.5) * unit };
    case 'hex-pointy':
      return { x: (x + 0.5 + (y & 1) / 2) * unit, y: edge * (1 + 1.5 * y) };
    case 'hex-flat':
      return { x: edge * (1 + 1.5 * x), y: (y + 0.5 + (x & 1) / 2) * unit };
  }
}

/** Corners relative to a cell's centre, clockwise. */
const squareCorners: readonly Point[] = [
  { x: -unit / 2, y: -unit / 2 },
  { x: unit / 2, y: -unit / 2 },
  { x: unit / 2, y: unit / 2 },
  { x: -unit / 2, y: unit / 2 },
];
const hexCorners = (turn: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, k) => {
    const angle = ((k * 60 + turn) * Math.PI) / 180;
    return { x: edge * Math.cos(angle), y: edge * Math.sin(angle) };
  });
const cornersByGrid: { readonly [grid in Grid]: readonly Point[] } = {
  square: squareCorners,
  'hex-pointy': hexCorners(-90),
  'hex-flat': hexCorners(-120),
};
/** The side between corner k and corner k + 1. */
const sidesByGrid: { readonly [grid in Grid]: readonly Side[] } = {
  square: ['n', 'e', 's', 'w'],
  'hex-pointy': ['ne', 'e', 'se', 'sw', 'w', 'nw'],
  'hex-flat': ['n', 'ne', 'se', 's', 'sw', 'nw'],
};

const rounded = (n: number): number => Math.round(n * 100) / 100;

export function cornersOf(grid: Grid, cell: Cell): readonly Point[] {
  const centre = centreOf(grid, cell);
  return cornersByGrid[grid].map((corner) => ({
    x: rounded(centre.x + corner.x),
    y: rounded(centre.y + corner.y),
  }));
}

/** The sides of a cell, each with its two corners. */
export function edgesOf(
  grid: Grid,
  cell: Cell,
): readonly { readonly side: Side; readonly from: Point; readonly to: Point }[] {
  const corners = cornersOf(grid, cell);
  return sidesByGrid[grid].map((side, k) => ({
    side,
    from: corners[k]!,
    to: corners[(k + 1) % corners.length]!,
  }));
}

const squareStep: { readonly [side in Side]: Point } = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
};

/** The neighbour across a side, whether or not it lies on the map. */
export function across(grid: Grid, { x, y }: Cell, side: Side): Cell {
  const step = squareStep[side];
  if (grid === 'square') return { x: x + step.x, y: y + step.y };
  if (grid === 'hex-pointy') {
    if (step.y === 0) return { x: x + step.x, y };
    return { x: x + (step.x > 0 ? y & 1 : (y & 1) - 1), y: y + step.y };
  }
  if (step.x === 0) return { x, y: y + step.y };
  return { x: x + step.x, y: y + (step.y > 0 ? x & 1 : (x & 1) - 1) };
}

/** The side of `a` that touches `b`; `null` if they share no side. */
export function sideBetween(grid: Grid, a: Cell, b: Cell): Side | null {
  for (const side of sidesByGrid[grid]) {
    const cell = across(grid, a, side);
    if (cell.x === b.x && cell.y === b.y) return side;
  }
  return null;
}

/** The size of the whole drawing. */
export function boundsOf(
  grid: Grid,
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  switch (grid) {
    case 'square':
      return { width: width * unit, height: height * unit };
    case 'hex-pointy':
      return { width: (width + (height > 1 ? 0.5 : 0)) * unit, height: edge * (1.5 * height + 0.5) };
    case 'hex-flat':
      return { width: edge * (1.5 * width + 0.5), height: (height + (width > 1 ? 0.5 : 0)) * unit };
  }
}

/** The cell under a point of the drawing, whether or not it lies on the map. */
export function cellAt(grid: Grid, point: Point): Cell {
  if (grid === 'square') return { x: Math.floor(point.x / unit), y: Math.floor(point.y / unit) };
  const guess =
    grid === 'hex-pointy'
      ? { y: Math.round((point.y / edge - 1) / 1.5), x: 0 }
      : { x: Math.round((point.x / edge - 1) / 1.5), y: 0 };
  let best: Cell = guess;
  let least = Number.POSITIVE_INFINITY;
  // `+ 0` turns −0 into 0, so that equal cells compare equal.
  const nearest = (at: number, line: number): number => Math.round(at / unit - 0.5 - (line & 1) / 2) + 0;
  for (let d = -1; d <= 1; d++) {
    const cell =
      grid === 'hex-pointy'
        ? { y: guess.y + d, x: nearest(point.x, guess.y + d) }
        : { x: guess.x + d, y: nearest(point.y, guess.x + d) };
    const centre = centreOf(grid, cell);
    const far = Math.hypot(point.x - centre.x, point.y - centre.y);
    if (far < least) {
      least = far;
      best = cell;
    }
  }
  return best;
}

const axial = (grid: Grid, { x, y }: Cell): readonly [number, number] =>
  grid === 'hex-flat' ? [x, y - (x - (x & 1)) / 2] : [x - (y - (y & 1)) / 2, y];
const offset = (grid: Grid, q: number, r: number): Cell =>
  grid === 'hex-flat' ? { x: q, y: r + (q - (q & 1)) / 2 } : { x: q + (r - (r & 1)) / 2, y: r };
const steps = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/**
 * The cells that a combatant of this size occupies. On squares the anchor is the top left cell. On hexagons an odd size
 * is a ball around the anchor; an even size is a ball around the corner shared by the anchor and its neighbours at
 * axial (1, 0) and (0, 1).
 */
export function footprintOf(grid: Grid, anchor: Cell, size: number): readonly Cell[] {
  const cells: Cell[] = [];
  if (grid === 'square') {
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) cells.push({ x: anchor.x + x, y: anchor.y + y });
    return cells;
  }
  const radius = (size - 1) >> 1;
  const [aq, ar] = axial(grid, anchor);
  for (let r = -radius; r <= radius + 1; r++) {
    for (let q = -radius; q <= radius + 1; q++) {
      const near = size % 2 === 0 ? Math.min(steps(q, r), steps(q - 1, r), steps(q, r - 1)) : steps(q, r);
      if (near <= radius) cells.push(offset(grid, aq + q, ar + r));
    }
  }
  return cells;
}

/** The mean of the centres of a footprint's cells. */
export function middleOf(grid: Grid, anchor: Cell, size: number): Point {
  const centres = footprintOf(grid, anchor, size).map((cell) => centreOf(grid, cell));
  const sum = centres.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: rounded(sum.x / centres.length), y: rounded(sum.y / centres.length) };
}

export const keyOf = ({ x, y }: Cell): string => `${x},${y}`;
export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y);

/** Those whose footprint covers a cell. */
export const standingOn = <One extends { readonly cell: Cell; readonly size: number }>(
  all: { readonly [id: string]: One },
  grid: Grid,
  cell: Cell,
): readonly One[] =>
  Object.values(all).filter((one) =>
    footprintOf(grid, one.cell, one.size).some((own) => sameCell(own, cell)),
  );

import type { Grid, Side } from './document.ts';

/**
 * Steps on squares by direction, clockwise from east (y grows to the south).
 */
export const SQUARE_X: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];
export const SQUARE_Y: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

/**
 * Steps on hexagons by direction in axial coordinates (q, r), clockwise: from east on pointy ones, from
 * south-east on flat ones.
 */
export const HEX_Q: readonly number[] = [1, 0, -1, -1, 0, 1];
export const HEX_R: readonly number[] = [0, 1, 1, 0, -1, -1];

const SQUARE_SIDES: readonly (Side | null)[] = ['e', null, 's', null, 'w', null, 'n', null];
const POINTY_SIDES: readonly Side[] = ['e', 'se', 'sw', 'w', 'nw', 'ne'];
const FLAT_SIDES: readonly Side[] = ['se', 's', 'sw', 'nw', 'n', 'ne'];

/** The sides of a cell by direction; `null` for the diagonals of squares, where cells share only a corner. */
export function sidesOf(grid: Grid): readonly (Side | null)[] {
  switch (grid) {
    case 'square':
      return SQUARE_SIDES;
    case 'hex-pointy':
      return POINTY_SIDES;
    case 'hex-flat':
      return FLAT_SIDES;
  }
}

/** The column of an axial coordinate in offset coordinates. */
export function offsetX(grid: Grid, q: number, r: number): number {
  return grid === 'hex-flat' ? q : q + (r - (r & 1)) / 2;
}

/** The row of an axial coordinate in offset coordinates. */
export function offsetY(grid: Grid, q: number, r: number): number {
  return grid === 'hex-flat' ? r + (q - (q & 1)) / 2 : r;
}

/** The axial q of an offset coordinate. */
export function axialQ(grid: Grid, x: number, y: number): number {
  return grid === 'hex-flat' ? x : x - (y - (y & 1)) / 2;
}

/** The axial r of an offset coordinate. */
export function axialR(grid: Grid, x: number, y: number): number {
  return grid === 'hex-flat' ? y - (x - (x & 1)) / 2 : y;
}

/** The number of steps between two hexagons, from the difference of their axial coordinates. */
export function hexSteps(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Twice the inner product of two axial vectors in the true (not skewed) plane: an integer for integer input. */
export function hexDot(q1: number, r1: number, q2: number, r2: number): number {
  return 2 * q1 * q2 + 2 * r1 * r2 + q1 * r2 + q2 * r1;
}

/** The direction opposite to one. */
export function opposite(directions: number, direction: number): number {
  return (direction + directions / 2) % directions;
}

/** The neighbour table: by edge (`cell * directions + direction`) the neighbour's cell index, or -1 outside. */
export function neighbourTable(grid: Grid, width: number, height: number): Int32Array {
  const directions = grid === 'square' ? 8 : 6;
  const table = new Int32Array(width * height * directions);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const q = axialQ(grid, x, y);
      const r = axialR(grid, x, y);
      for (let d = 0; d < directions; d++) {
        const nx = grid === 'square' ? x + SQUARE_X[d]! : offsetX(grid, q + HEX_Q[d]!, r + HEX_R[d]!);
        const ny = grid === 'square' ? y + SQUARE_Y[d]! : offsetY(grid, q + HEX_Q[d]!, r + HEX_R[d]!);
        const inside = nx >= 0 && ny >= 0 && nx < width && ny < height;
        table[(y * width + x) * directions + d] = inside ? ny * width + nx : -1;
      }
    }
  }
  return table;
}

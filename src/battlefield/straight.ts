import type { Cell } from './document.ts';

/**
 * The cell in which the line between two centres is after `step` of `of` equal parts. Halves go to the cell farther from
 * the beginning, so mirrored lines run through mirrored cells.
 */
export const cellAfter = (from: Cell, to: Cell, step: number, of: number): Cell => ({
  x: from.x + rounded(((to.x - from.x) * step) / of),
  y: from.y + rounded(((to.y - from.y) * step) / of),
});

/** Rounded to a whole number, halves away from 0. */
const rounded = (value: number): number => (value < 0 ? -Math.round(-value) : Math.round(value));

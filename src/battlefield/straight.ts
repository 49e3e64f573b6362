import { isAdjacent } from './distance.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { neighbours } from './push.ts';
import { cellsOnLine } from './sight.ts';

/** Which of the two hexes to go through between two others; `undefined`: no matter. */
type ChooseSide = (before: Cell, sides: readonly Cell[], after: Cell) => Cell | undefined;

/**
 * The cells under a straight way between two centres, each beside the one before, without the first. Where it runs along
 * the edge between two hexes, `choose` says through which of them it leads.
 */
export function straightWay(field: Battlefield, from: Cell, to: Cell, choose: ChooseSide): Cell[] {
  const way: Cell[] = [];
  let before = from;
  for (const cell of [...cellsOnLine(field, from, 1, to, 1), to]) {
    if (!isAdjacent(field, before, 1, cell, 1)) {
      const sides = neighbours(field, before).filter((side) => isAdjacent(field, side, 1, cell, 1));
      const side = choose(before, sides, cell) ?? sides[0];
      if (side) way.push(side);
    }
    way.push(cell);
    before = cell;
  }
  return way;
}

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

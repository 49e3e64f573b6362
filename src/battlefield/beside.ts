import { isAdjacent } from './distance.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { axialQ, axialR, offsetX, offsetY } from './grid.ts';

/** The anchors at which a footprint of `size` touches another, row by row, whatever else is there. */
export function anchorsBeside(field: Battlefield, size: number, other: Cell, sizeOther: number): Cell[] {
  const found: Cell[] = [];
  // No footprint of either grid reaches farther from its anchor than its size.
  const far = size + sizeOther;
  const right = Math.min(field.width - 1, other.x + far);
  const bottom = Math.min(field.height - 1, other.y + far);
  for (let y = Math.max(0, other.y - far); y <= bottom; y++) {
    for (let x = Math.max(0, other.x - far); x <= right; x++) {
      const anchor = { x, y };
      if (isAdjacent(field, anchor, size, other, sizeOther)) found.push(anchor);
    }
  }
  return found;
}

/** The cell that lies to `to` as `cell` lies to `from`; it may be outside the battlefield. */
export function carriedAlong({ grid }: Battlefield, cell: Cell, from: Cell, to: Cell): Cell {
  if (grid === 'square') return { x: cell.x + to.x - from.x, y: cell.y + to.y - from.y };
  const by = (axis: typeof axialQ): number =>
    axis(grid, cell.x, cell.y) + axis(grid, to.x, to.y) - axis(grid, from.x, from.y);
  const [q, r] = [by(axialQ), by(axialR)];
  return { x: offsetX(grid, q, r), y: offsetY(grid, q, r) };
}

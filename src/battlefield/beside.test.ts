import { expect, test } from 'vitest';
import { anchorsBeside, carriedAlong } from './beside.ts';
import { compile } from './compile.ts';
import { isAdjacent } from './distance.ts';
import type { Grid } from './document.ts';
import { GRIDS } from './document.ts';
import { cellAt } from './field.ts';
import { neighbour } from './push.ts';

const sizes = [1, 2, 3, 4];
const open = (grid: Grid) => compile({ width: 12, height: 11, grid, metric: 'one' });

test.each(GRIDS)('on %s every footprint that touches another is beside it, row by row', (grid) => {
  const field = open(grid);
  const all = Array.from({ length: field.count }, (_, index) => cellAt(field, index));
  for (const size of sizes) {
    for (const sizeOther of sizes) {
      const other = { x: 5, y: 4 };
      const touching = all.filter((cell) => isAdjacent(field, cell, size, other, sizeOther));
      expect(anchorsBeside(field, size, other, sizeOther)).toEqual(touching);
    }
  }
});

test.each(GRIDS)('on %s whoever is carried along stays to the same side', (grid) => {
  const field = open(grid);
  for (const from of [
    { x: 5, y: 4 },
    { x: 4, y: 5 },
  ]) {
    for (let way = 0; way < field.directions; way++) {
      const to = neighbour(field, from, way);
      for (let side = 0; side < field.directions; side++) {
        const cell = neighbour(field, from, side);
        if (!to || !cell) throw new Error('in the middle there is room all around');
        expect(carriedAlong(field, cell, from, to)).toEqual(neighbour(field, to, side));
      }
    }
  }
});

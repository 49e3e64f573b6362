import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { isAdjacent } from './distance.ts';
import { GRIDS } from './document.ts';
import { cellAt } from './field.ts';
import { cellAfter, straightWay } from './straight.ts';
import { at } from './testing/fields.ts';

const through = (x: number, y: number, of: number) =>
  Array.from({ length: of }, (_, step) => cellAfter({ x: 9, y: 9 }, { x: 9 + x, y: 9 + y }, step + 1, of));

test('the cells of a line from its beginning to its end', () => {
  expect(through(4, 2, 4)).toEqual([
    { x: 10, y: 10 },
    { x: 11, y: 10 },
    { x: 12, y: 11 },
    { x: 13, y: 11 },
  ]);
});

test('mirrored lines run through mirrored cells, also where the line is midway between two', () => {
  for (const [x, y] of [
    [1, 2],
    [2, 4],
    [5, 2],
    [14, 7],
    [3, 6],
  ] as const) {
    const of = Math.max(x, y);
    for (const [sx, sy] of [
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const mirrored = through(x, y, of).map((cell) => ({
        x: 9 + sx * (cell.x - 9),
        y: 9 + sy * (cell.y - 9),
      }));
      expect(through(sx * x, sy * y, of)).toEqual(mirrored);
    }
  }
});

test.each(GRIDS)('on %s a straight way leads from each cell to one beside it', (grid) => {
  const field = compile({ width: 11, height: 9, grid, metric: 'one' });
  const [from, nowhere] = [at(5, 4), () => undefined];
  for (let index = 0; index < field.count; index++) {
    const to = cellAt(field, index);
    if (to.x === from.x && to.y === from.y) continue;
    const way = straightWay(field, from, to, nowhere);
    expect(way.at(-1)).toEqual(to);
    way.forEach((cell, step) => {
      expect(isAdjacent(field, way[step - 1] ?? from, 1, cell, 1)).toBe(true);
    });
  }
});

test('along the edge between two hexes it leads through the one that is chosen', () => {
  const field = compile({ width: 11, height: 9, grid: 'hex-pointy', metric: 'one' });
  const through = (place: number) =>
    straightWay(field, at(5, 5), at(5, 1), (_, sides) => sides.toSorted((a, b) => a.x - b.x)[place]);
  expect(through(0)).toEqual([at(5, 4), at(5, 3), at(5, 2), at(5, 1)]);
  expect(through(1)).toEqual([at(6, 4), at(5, 3), at(6, 2), at(5, 1)]);
});

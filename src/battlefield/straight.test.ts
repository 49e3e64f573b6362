import { expect, test } from 'vitest';
import { cellAfter } from './straight.ts';

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

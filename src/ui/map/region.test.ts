import { expect, test } from 'vitest';
import type { PickCell } from '../../kernel/port.ts';
import { cellMap } from './legal.ts';
import { regionOf } from './region.ts';

const cells: readonly PickCell[] = [
  { x: 0, y: 0, cost: 1 },
  { x: 1, y: 0, cost: 2 },
  { x: 2, y: 0, cost: 2, provokes: ['ann'] },
];

test('a region has the cost of each cell, the cells that provoke, and one mark for each band', () => {
  const { bands, costs, risky } = regionOf('square', cellMap(cells));
  // Cells are 64 wide: their middles lie at 32, 96 and 160.
  expect(costs).toEqual([
    { x: 32, y: 32, cost: 1 },
    { x: 96, y: 32, cost: 2 },
    { x: 160, y: 32, cost: 2 },
  ]);
  expect(risky).toEqual([{ x: 160, y: 32 }]);
  expect(bands.map(({ upTo, at }) => ({ upTo, at }))).toEqual([
    { upTo: 1, at: { x: 32, y: 32 } },
    { upTo: 2, at: { x: 96, y: 32 } },
  ]);
});

test('a region of the same cells is computed once for each grid', () => {
  const map = cellMap(cells);
  expect(regionOf('square', map)).toBe(regionOf('square', map));
  expect(regionOf('hex-flat', map).costs[0]).not.toEqual(regionOf('square', map).costs[0]);
});

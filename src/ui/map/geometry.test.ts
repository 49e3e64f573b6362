import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellName } from '../../store/words.ts';
import {
  across,
  boundsOf,
  cellAt,
  centreOf,
  cornersOf,
  edgesOf,
  footprintOf,
  middleOf,
  sideBetween,
  unit,
} from './geometry.ts';

const grids = ['square', 'hex-pointy', 'hex-flat'] as const;
const cells = fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) });

describe.each(grids)('%s', (grid) => {
  test('the middle of a cell and all points within 0.48 units of it lie in that cell', () => {
    fc.assert(
      fc.property(cells, fc.double({ min: 0, max: 6.3, noNaN: true }), (cell, angle) => {
        const at = centreOf(grid, cell);
        const near = { x: at.x + Math.cos(angle) * unit * 0.48, y: at.y + Math.sin(angle) * unit * 0.48 };
        expect(cellAt(grid, at)).toEqual(cell);
        expect(cellAt(grid, near)).toEqual(cell);
      }),
    );
  });

  test('a point at the left or upper end of the first cell lies in it, at 0, not −0', () => {
    const { x, y } = centreOf(grid, { x: 0, y: 0 });
    expect(cellAt(grid, { x: x - unit * 0.48, y })).toEqual({ x: 0, y: 0 });
    expect(cellAt(grid, { x, y: y - unit * 0.48 })).toEqual({ x: 0, y: 0 });
  });

  test('neighbours across a side are one unit apart, share its middle, and are found from each other', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        for (const { side, from, to } of edgesOf(grid, cell)) {
          const other = across(grid, cell, side);
          const [a, b] = [centreOf(grid, cell), centreOf(grid, other)];
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(unit, 6);
          expect((a.x + b.x) / 2).toBeCloseTo((from.x + to.x) / 2, 1);
          expect((a.y + b.y) / 2).toBeCloseTo((from.y + to.y) / 2, 1);
          expect(sideBetween(grid, cell, other)).toBe(side);
          expect(sideBetween(grid, other, cell)).not.toBeNull();
        }
      }),
    );
  });

  test('every corner of every cell lies within the bounds', () => {
    const bounds = boundsOf(grid, 9, 7);
    for (let x = 0; x < 9; x++)
      for (let y = 0; y < 7; y++)
        for (const corner of cornersOf(grid, { x, y })) {
          expect(corner.x).toBeGreaterThanOrEqual(-0.01);
          expect(corner.y).toBeGreaterThanOrEqual(-0.01);
          expect(corner.x).toBeLessThanOrEqual(bounds.width + 0.01);
          expect(corner.y).toBeLessThanOrEqual(bounds.height + 0.01);
        }
  });
});

test('the footprint of a large combatant: 4 squares for size 2; 1, 3, 7 and 12 hexagons', () => {
  expect(footprintOf('square', { x: 3, y: 4 }, 2)).toEqual([
    { x: 3, y: 4 },
    { x: 4, y: 4 },
    { x: 3, y: 5 },
    { x: 4, y: 5 },
  ]);
  expect(middleOf('square', { x: 3, y: 4 }, 2)).toEqual({ x: 4 * unit, y: 5 * unit });
  expect([1, 2, 3, 4].map((size) => footprintOf('hex-flat', { x: 8, y: 8 }, size).length)).toEqual([
    1, 3, 7, 12,
  ]);
  expect([1, 2, 3, 4].map((size) => footprintOf('hex-pointy', { x: 8, y: 8 }, size).length)).toEqual([
    1, 3, 7, 12,
  ]);
});

test('cells are named as on the rulers: A1, Z10, AA1, BB4', () => {
  expect(
    [
      { x: 0, y: 0 },
      { x: 25, y: 9 },
      { x: 26, y: 0 },
      { x: 53, y: 3 },
    ].map(cellName),
  ).toEqual(['A1', 'Z10', 'AA1', 'BB4']);
});

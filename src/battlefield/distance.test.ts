import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { distance, isAdjacent, wholeDistance } from './distance.ts';
import type { Cell, Grid, Metric } from './document.ts';
import type { Battlefield } from './field.ts';
import { footprint, isFootprintInside } from './footprint.ts';
import { at, empty } from './testing/fields.ts';
import { cellsOf, key, slowDistance, step } from './testing/reference.ts';

const KINDS: readonly (readonly [Grid, Metric])[] = [
  ['square', 'one'],
  ['square', 'alternating'],
  ['square', 'exact'],
  ['hex-flat', 'one'],
  ['hex-pointy', 'one'],
];

const placed = (side: number): fc.Arbitrary<Cell> =>
  fc.record({ x: fc.integer({ min: 0, max: side - 1 }), y: fc.integer({ min: 0, max: side - 1 }) });

describe('examples', () => {
  test.each([
    ['one', 3, 0, 3],
    ['one', 3, 2, 3],
    ['alternating', 1, 1, 1],
    ['alternating', 2, 2, 3],
    ['alternating', 3, 3, 4],
    ['alternating', 4, 2, 5],
    ['alternating', 5, 5, 7],
    ['exact', 3, 4, 5],
    ['exact', 1, 1, Math.SQRT2],
  ] as const)('%s: (%i, %i) is %d away', (metric, x, y, cells) => {
    const field = compile(empty(8, 8, 'square', metric));
    expect(distance(field, at(0, 0), 1, at(x, y), 1)).toBe(cells);
  });

  test('whole distances are exact distances rounded down', () => {
    const field = compile(empty(8, 8, 'square', 'exact'));
    expect(wholeDistance(field, at(0, 0), 1, at(2, 2), 1)).toBe(2);
    expect(wholeDistance(field, at(0, 0), 1, at(4, 3), 1)).toBe(5);
  });

  test('footprints are measured between their nearest cells: 1 if they touch, 0 if they overlap', () => {
    const field = compile(empty(12, 12));
    expect(distance(field, at(0, 0), 3, at(5, 1), 2)).toBe(3);
    expect(distance(field, at(0, 0), 3, at(3, 3), 1)).toBe(1);
    expect(distance(field, at(0, 0), 3, at(2, 2), 4)).toBe(0);
    expect(isAdjacent(field, at(0, 0), 3, at(3, 3), 1)).toBe(true);
    expect(isAdjacent(field, at(0, 0), 3, at(2, 2), 4)).toBe(false);
    expect(isAdjacent(field, at(0, 0), 1, at(2, 0), 1)).toBe(false);
  });

  test('distances on pointy and on flat hexagons', () => {
    const pointy = compile(empty(8, 8, 'hex-pointy'));
    expect(distance(pointy, at(0, 0), 1, at(0, 2), 1)).toBe(2);
    expect(distance(pointy, at(0, 0), 1, at(3, 4), 1)).toBe(5);
    expect(distance(pointy, at(1, 1), 1, at(2, 2), 1)).toBe(1);
    expect(distance(pointy, at(1, 1), 1, at(1, 2), 1)).toBe(1);
    expect(distance(pointy, at(1, 1), 1, at(0, 2), 1)).toBe(2);
    const flat = compile(empty(8, 8, 'hex-flat'));
    expect(distance(flat, at(0, 0), 1, at(2, 0), 1)).toBe(2);
    expect(distance(flat, at(1, 1), 1, at(2, 2), 1)).toBe(1);
    expect(distance(flat, at(1, 1), 1, at(2, 1), 1)).toBe(1);
    expect(distance(flat, at(1, 1), 1, at(2, 0), 1)).toBe(2);
  });

  test('hexagonal footprints have 1, 3, 7, 12 and 19 cells', () => {
    for (const grid of ['hex-flat', 'hex-pointy'] as const) {
      const field = compile(empty(11, 11, grid));
      expect([1, 2, 3, 4, 5].map((size) => footprint(field, at(5, 5), size).length)).toEqual([
        1, 3, 7, 12, 19,
      ]);
    }
    const pointy = compile(empty(5, 5, 'hex-pointy'));
    expect(footprint(pointy, at(1, 1), 2)).toEqual([at(1, 1), at(2, 1), at(2, 2)]);
  });
});

describe.each(KINDS)('%s %s', (grid, metric) => {
  const side = 9;
  const field: Battlefield = compile(empty(side, side, grid, metric));
  const sizes = fc.integer({ min: 1, max: 4 });

  test('the distance is the same both ways', () => {
    fc.assert(
      fc.property(placed(side), sizes, placed(side), sizes, (a, m, b, n) => {
        expect(distance(field, a, m, b, n)).toBe(distance(field, b, n, a, m));
      }),
    );
  });

  test('the distance of footprints is the least distance between their cells', () => {
    fc.assert(
      fc.property(placed(side), sizes, placed(side), sizes, (a, m, b, n) => {
        fc.pre(isFootprintInside(field, a, m) && isFootprintInside(field, b, n));
        expect(distance(field, a, m, b, n)).toBe(slowDistance(field, a, m, b, n));
      }),
    );
  });

  // Not for `alternating`: (0,0) to (1,1) is 1, (1,1) to (2,2) is 1, but (0,0) to (2,2) is 3.
  if (metric !== 'alternating')
    test('no detour is shorter than the direct distance', () => {
      fc.assert(
        fc.property(placed(side), placed(side), placed(side), (a, b, c) => {
          const direct = distance(field, a, 1, c, 1);
          expect(direct).toBeLessThanOrEqual(
            distance(field, a, 1, b, 1) + distance(field, b, 1, c, 1) + 1e-9,
          );
        }),
      );
    });

  if (grid !== 'square')
    test('the distance is the number of steps', () => {
      const start = at(3, 4);
      const steps = new Map([[key(start), 0]]);
      let ring = [start];
      for (let n = 1; ring.length > 0; n++) {
        ring = ring
          .flatMap((cell) => [0, 1, 2, 3, 4, 5].map((d) => step(field, cell, d)))
          .filter(
            (cell) => cell.x >= 0 && cell.y >= 0 && cell.x < side && cell.y < side && !steps.has(key(cell)),
          );
        for (const cell of ring) steps.set(key(cell), n);
      }
      for (const cell of cellsOf(field))
        expect(distance(field, start, 1, cell, 1)).toBe(steps.get(key(cell)));
    });
});

test('alternating diagonals break the triangle inequality: two steps of 1 cover a distance of 3', () => {
  const field = compile(empty(3, 3, 'square', 'alternating'));
  const there = distance(field, at(0, 0), 1, at(1, 1), 1) + distance(field, at(1, 1), 1, at(2, 2), 1);
  expect(there).toBe(2);
  expect(distance(field, at(0, 0), 1, at(2, 2), 1)).toBe(3);
});

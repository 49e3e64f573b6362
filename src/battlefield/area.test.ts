import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Area } from './area.ts';
import { areaCells, areaHas, areaTouches } from './area.ts';
import { compile } from './compile.ts';
import { distance } from './distance.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { centrePoint, cornerPoint } from './footprint.ts';
import { hasEffect } from './sight.ts';
import { at, drawn, empty, someCell, someDocument } from './testing/fields.ts';
import { cellsOf, key } from './testing/reference.ts';

const burst = (cell: Cell, radius: number): Area => ({
  kind: 'burst',
  origin: { kind: 'cell', cell },
  radius,
});
const corner = (cell: Cell, which: number, radius: number): Area => ({
  kind: 'burst',
  origin: { kind: 'corner', cell, corner: which },
  radius,
});

describe('examples', () => {
  test('the numbers of cells of bursts, by grid, metric, radius and origin', () => {
    const many = (metric: 'one' | 'alternating' | 'exact', area: Area): number =>
      areaCells(compile(empty(15, 15, 'square', metric)), area).length;
    expect([0, 1, 2, 3].map((r) => many('one', burst(at(7, 7), r)))).toEqual([1, 9, 25, 49]);
    expect([1, 2, 3].map((r) => many('alternating', burst(at(7, 7), r)))).toEqual([9, 21, 37]);
    expect([1, 2, 3].map((r) => many('exact', burst(at(7, 7), r)))).toEqual([5, 13, 29]);
    expect([1, 2].map((r) => many('one', corner(at(7, 7), 0, r)))).toEqual([4, 16]);
    expect([1, 2, 4].map((r) => many('alternating', corner(at(7, 7), 0, r)))).toEqual([4, 12, 44]);
    for (const grid of ['hex-flat', 'hex-pointy'] as const) {
      const field = compile(empty(15, 15, grid));
      expect([0, 1, 2, 3].map((r) => areaCells(field, burst(at(7, 7), r)).length)).toEqual([1, 7, 19, 37]);
      expect([1, 2].map((r) => areaCells(field, corner(at(7, 7), 0, r)).length)).toEqual([3, 12]);
    }
  });

  test('a burst of radius 1 around a footprint of size 2 has 16 cells', () => {
    const field = compile(empty(15, 15));
    const area: Area = { kind: 'burst', origin: { kind: 'cell', cell: at(5, 5), size: 2 }, radius: 1 };
    expect(areaCells(field, area).length).toBe(16);
  });

  test('a cone of a right angle, straight and diagonal', () => {
    const field = compile(empty(9, 9));
    const cone = (toward: Cell): string[] =>
      areaCells(field, {
        kind: 'cone',
        origin: { kind: 'cell', cell: at(4, 4) },
        toward,
        length: 2,
        degrees: 90,
      }).map(key);
    expect(cone(at(8, 4))).toEqual(['6,2', '5,3', '6,3', '5,4', '6,4', '5,5', '6,5', '6,6']);
    expect(cone(at(8, 8))).toEqual(['5,4', '6,4', '4,5', '5,5', '6,5', '4,6', '5,6', '6,6']);
    expect(cone(at(4, 4))).toEqual([]);
  });

  test('a cone of 60 degrees on hexagons, between two directions and along one', () => {
    const field = compile(empty(9, 9, 'hex-pointy'));
    const many = (toward: Cell): number =>
      areaCells(field, {
        kind: 'cone',
        origin: { kind: 'cell', cell: at(2, 4) },
        toward,
        length: 3,
        degrees: 60,
      }).length;
    expect(many(at(3, 5))).toBe(2 + 3 + 4);
    expect(many(at(2, 5))).toBe(1 + 3 + 3);
  });

  test('the cells of lines: straight, diagonal, and 2 or 3 wide', () => {
    const field = compile(empty(9, 9));
    const line = (toward: Cell, length: number, width?: number): string[] =>
      areaCells(field, {
        kind: 'line',
        origin: { kind: 'cell', cell: at(1, 4) },
        toward,
        length,
        ...(width === undefined ? {} : { width }),
      }).map(key);
    expect(line(at(2, 4), 3)).toEqual(['2,4', '3,4', '4,4']);
    expect(line(at(8, 4), 3)).toEqual(['2,4', '3,4', '4,4']);
    expect(line(at(3, 2), 2)).toEqual(['3,2', '2,3']);
    expect(line(at(5, 6), 4)).toEqual(['2,4', '2,5', '3,5', '4,5', '4,6', '5,6'].sort(byRow));
    expect(line(at(2, 4), 2, 3).length).toBe(6);
    expect(line(at(2, 4), 2, 2)).toEqual(['2,4', '3,4', '2,5', '3,5']);
    const hex = compile(empty(9, 9, 'hex-pointy'));
    expect(
      areaCells(hex, {
        kind: 'line',
        origin: { kind: 'cell', cell: at(1, 4) },
        toward: at(2, 4),
        length: 4,
      }).map(key),
    ).toEqual(['2,4', '3,4', '4,4', '5,4']);
  });

  test('walls stop the effect of a burst; one from a corner spreads on the side of the cell that names the corner', () => {
    const field = compile(
      drawn(['....', '....'], { walls: [{ x: 1, y: 0, side: 'e', length: 2, kind: 'wall' }] }),
    );
    expect(areaCells(field, burst(at(1, 0), 2), { effect: true }).length).toBe(4);
    expect(areaCells(field, burst(at(1, 0), 2)).length).toBe(8);
    expect(areaCells(field, corner(at(1, 0), 0, 1), { effect: true }).map(key)).toEqual(['1,0', '1,1']);
    expect(areaCells(field, corner(at(2, 0), 1, 1), { effect: true }).map(key)).toEqual(['2,0', '2,1']);
    expect(areaTouches(field, burst(at(0, 0), 2), at(2, 0), 2)).toBe(true);
    expect(areaTouches(field, burst(at(0, 0), 2), at(2, 0), 2, { effect: true })).toBe(false);
    expect(areaTouches(field, burst(at(0, 0), 1), at(2, 0), 2)).toBe(false);
  });
});

function byRow(a: string, b: string): number {
  return (
    Number(a.split(',')[1]) - Number(b.split(',')[1]) || Number(a.split(',')[0]) - Number(b.split(',')[0])
  );
}

/** A point of footprint.ts in the true (not skewed) plane, in cells. */
function plane(field: Battlefield, x: number, y: number): readonly [number, number] {
  return field.grid === 'square' ? [x / 2, y / 2] : [(x + y / 2) / 3, (y * Math.sqrt(3)) / 6];
}

describe('areas compared with plain geometry', () => {
  const some = someDocument({ most: 9 }).chain((document) =>
    fc.record({
      document: fc.constant(document),
      cell: someCell(document),
      toward: someCell(document),
      which: fc.integer({ min: -1, max: 3 }),
      length: fc.integer({ min: 0, max: 6 }),
      degrees: fc.constantFrom(53, 60, 90, 120, 180),
      width: fc.integer({ min: 1, max: 4 }),
      kind: fc.constantFrom('burst' as const, 'cone' as const, 'line' as const),
    }),
  );

  test('areas have the cells by distance, angle and width; with `effect`, only those that effects reach', () => {
    fc.assert(
      fc.property(some, ({ document, cell, toward, which, length, degrees, width, kind }) => {
        const field = compile(document);
        const origin =
          which < 0 ? ({ kind: 'cell', cell } as const) : ({ kind: 'corner', cell, corner: which } as const);
        const area: Area =
          kind === 'burst'
            ? { kind, origin, radius: length }
            : kind === 'cone'
              ? { kind, origin, toward, length, degrees }
              : { kind, origin, toward, length, width };
        const point = (set: () => void) => {
          set();
          return plane(field, field.scratch.px, field.scratch.py);
        };
        const from = point(() =>
          origin.kind === 'cell' ? centrePoint(field, cell, 1) : cornerPoint(field, cell, origin.corner),
        );
        const to = point(() => centrePoint(field, toward, 1));
        const t = [to[0] - from[0], to[1] - from[1]] as const;
        const long = Math.sqrt(t[0] ** 2 + t[1] ** 2);
        const found = new Set(areaCells(field, area).map(key));
        for (const each of cellsOf(field)) {
          const c = point(() => centrePoint(field, each, 1));
          const v = [c[0] - from[0], c[1] - from[1]] as const;
          const off = Math.sqrt(v[0] ** 2 + v[1] ** 2);
          if (origin.kind === 'cell') {
            const apart = distance(field, cell, 1, each, 1);
            if (apart > length) expect(found.has(key(each))).toBe(false);
            else if (kind === 'burst') expect(found.has(key(each))).toBe(true);
            if (apart > length || apart === 0 || kind === 'burst') continue;
          } else if (!areaHas(field, { kind: 'burst', origin, radius: length }, each) || kind === 'burst') {
            continue;
          }
          if (long === 0) {
            expect(found.has(key(each))).toBe(false);
            continue;
          }
          const along = (t[0] * v[0] + t[1] * v[1]) / long;
          const aside = Math.abs(t[0] * v[1] - t[1] * v[0]) / long;
          if (kind === 'cone') {
            const angle = (Math.acos(Math.max(-1, Math.min(1, along / off))) * 180) / Math.PI;
            if (Math.abs(angle - degrees / 2) > 1e-6) expect(found.has(key(each))).toBe(angle < degrees / 2);
          } else if (Math.abs(aside - width / 2) > 1e-9 && Math.abs(along) > 1e-9) {
            expect(found.has(key(each))).toBe(along > 0 && aside < width / 2);
          }
        }
        if (origin.kind === 'cell') {
          const open = new Set(areaCells(field, area, { effect: true }).map(key));
          for (const each of cellsOf(field)) {
            const expected = found.has(key(each)) && hasEffect(field, cell, 1, each, 1);
            expect(open.has(key(each))).toBe(expected);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});

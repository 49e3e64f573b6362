import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { distance } from './distance.ts';
import type { Cell } from './document.ts';
import {
  FLANKING_ANGLES,
  flankingPair,
  isFlankedByAngle,
  isFlankedByLine,
  isFlankedByOppositeSides,
} from './flanking.ts';
import { at, empty } from './testing/fields.ts';

const square = compile(empty(13, 13));
const pointy = compile(empty(13, 13, 'hex-pointy'));
const flat = compile(empty(13, 13, 'hex-flat'));

describe('[FS-FLK-3] by line, the foe at (0,0)', () => {
  // The two allies, their reach, and whether they flank.
  test.each([
    [-1, 0, 1, 0, 1, 1, true],
    [-1, -1, 1, 1, 1, 1, true],
    [-1, 0, 1, 1, 1, 1, false],
    [-2, 0, 1, 0, 2, 1, true],
    [-2, 0, 1, 0, 1, 1, false],
    [-2, 1, 2, -1, 2, 2, true],
    [-2, -1, 1, 1, 2, 1, false],
    [1, 0, 2, 0, 1, 2, false],
  ])('(%i,%i) and (%i,%i) with reach %i and %i: %s', (ax, ay, bx, by, reachA, reachB, flanked) => {
    const foe = at(6, 6);
    const a = at(6 + ax, 6 + ay);
    const b = at(6 + bx, 6 + by);
    const inReach = distance(square, a, 1, foe, 1) <= reachA && distance(square, b, 1, foe, 1) <= reachB;
    expect(inReach && isFlankedByLine(square, foe, 1, a, 1, b, 1)).toBe(flanked);
  });

  test('allies flank if the line passes through any cells of a large foe or ally', () => {
    // The foe fills (5,5) to (6,6). True: through its left column, its lower row, its diagonal.
    expect(isFlankedByLine(square, at(5, 5), 2, at(5, 4), 1, at(5, 7), 1)).toBe(true);
    expect(isFlankedByLine(square, at(5, 5), 2, at(4, 6), 1, at(7, 6), 1)).toBe(true);
    expect(isFlankedByLine(square, at(5, 5), 2, at(4, 4), 1, at(7, 7), 1)).toBe(true);
    expect(isFlankedByLine(square, at(5, 5), 2, at(5, 4), 1, at(6, 7), 1)).toBe(false);
    expect(isFlankedByLine(square, at(6, 6), 1, at(4, 5), 2, at(7, 6), 1)).toBe(true);
    expect(isFlankedByLine(square, at(6, 6), 1, at(4, 3), 2, at(7, 6), 1)).toBe(false);
  });

  test('hexagons: opposite neighbours, also through a corner', () => {
    expect(isFlankedByLine(pointy, at(5, 5), 1, at(4, 5), 1, at(6, 5), 1)).toBe(true);
    expect(isFlankedByLine(pointy, at(5, 5), 1, at(5, 4), 1, at(6, 6), 1)).toBe(true);
    expect(isFlankedByLine(pointy, at(5, 5), 1, at(5, 4), 1, at(5, 6), 1)).toBe(false);
    expect(isFlankedByLine(pointy, at(5, 5), 1, at(5, 3), 1, at(5, 7), 1)).toBe(true);
  });
});

describe('[SL-FLK-1] by angle, 120 degrees or more', () => {
  test('adjacent squares: 135 and 180 flank, 90 does not', () => {
    const foe = at(6, 6);
    const flanks = (a: Cell, b: Cell) => isFlankedByAngle(square, foe, 1, a, 1, b, 1);
    expect(flanks(at(5, 6), at(7, 6))).toBe(true);
    expect(flanks(at(5, 6), at(7, 7))).toBe(true);
    expect(flanks(at(5, 6), at(6, 7))).toBe(false);
    expect(flanks(at(5, 5), at(7, 5))).toBe(false);
    expect(flanks(at(6, 6), at(7, 6))).toBe(false);
  });

  test('adjacent hexagons: two or three apart flank, exactly 120 counts', () => {
    const around = [at(6, 5), at(6, 6), at(5, 6), at(4, 5), at(5, 4), at(6, 4)];
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 6; j++) {
        const apart = Math.min((i - j + 6) % 6, (j - i + 6) % 6);
        expect(isFlankedByAngle(pointy, at(5, 5), 1, around[i]!, 1, around[j]!, 1)).toBe(apart >= 2);
      }
    }
  });

  test('flanking by angle agrees with the arc cosine outside of its rounding error', () => {
    const cell = fc.record({ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 12 }) });
    const size = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(
        cell,
        cell,
        cell,
        size,
        size,
        fc.constantFrom(...FLANKING_ANGLES),
        (f, a, b, m, n, degrees) => {
          const u = [a.x + m / 2 - f.x - n / 2, a.y + m / 2 - f.y - n / 2];
          const v = [b.x + 0.5 - f.x - n / 2, b.y + 0.5 - f.y - n / 2];
          const cosine = (u[0]! * v[0]! + u[1]! * v[1]!) / (Math.hypot(...u) * Math.hypot(...v));
          const angle = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
          fc.pre(Number.isFinite(angle) && Math.abs(angle - degrees) > 1e-5);
          expect(isFlankedByAngle(square, f, n, a, m, b, 1, degrees)).toBe(angle > degrees);
        },
      ),
    );
  });
});

describe('flanking by opposite sides or corners', () => {
  test('squares: allies on opposite sides or corners flank, on adjacent ones they do not', () => {
    const foe = at(6, 6);
    const flanks = (a: Cell, b: Cell, size = 1) => isFlankedByOppositeSides(square, foe, size, a, 1, b, 1);
    expect(flanks(at(5, 6), at(7, 6))).toBe(true);
    expect(flanks(at(5, 5), at(7, 7))).toBe(true);
    expect(flanks(at(5, 6), at(7, 7))).toBe(false);
    expect(flanks(at(5, 6), at(9, 7))).toBe(true);
    expect(flanks(at(5, 6), at(6, 7))).toBe(false);
    expect(flanks(at(5, 5), at(7, 5))).toBe(false);
    expect(flanks(at(5, 6), at(4, 6))).toBe(false);
    // A foe of size 2: through opposite sides, not through adjacent ones.
    expect(flanks(at(5, 6), at(8, 7), 2)).toBe(true);
    expect(flanks(at(5, 6), at(7, 8), 2)).toBe(false);
  });

  test('hexagons: allies on opposite sides flank, others do not', () => {
    for (const field of [pointy, flat]) {
      const foe = at(6, 6);
      expect(isFlankedByOppositeSides(field, foe, 1, at(6, 4), 1, at(6, 8), 1)).toBe(true);
      expect(isFlankedByOppositeSides(field, foe, 1, at(4, 6), 1, at(8, 6), 1)).toBe(true);
      expect(isFlankedByOppositeSides(field, foe, 1, at(4, 6), 1, at(6, 8), 1)).toBe(false);
    }
  });
});

test('the order of the two allies does not matter, by any of the three rules', () => {
  const cell = fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) });
  const size = fc.integer({ min: 1, max: 3 });
  const field = fc.constantFrom(square, pointy, flat);
  fc.assert(
    fc.property(field, cell, cell, cell, size, size, size, (on, f, a, b, n, m, k) => {
      for (const rule of [isFlankedByLine, isFlankedByAngle, isFlankedByOppositeSides]) {
        expect(rule(on, f, n, a, m, b, k)).toBe(rule(on, f, n, b, k, a, m));
      }
    }),
  );
});

test('of several allies the first pair that flanks is found, or none', () => {
  const foe = { cell: at(6, 6), size: 1 };
  const allies = [at(5, 6), at(6, 5), at(7, 7), at(7, 6)].map((cell) => ({ cell, size: 1 }));
  expect(flankingPair(square, foe, allies, 'line')).toEqual([0, 3]);
  expect(flankingPair(square, foe, allies, 'angle')).toEqual([0, 2]);
  expect(flankingPair(square, foe, allies.slice(0, 2), 'opposite-sides')).toBeNull();
});

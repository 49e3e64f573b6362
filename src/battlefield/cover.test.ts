import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { CORNER_RULES } from './corner-rule.ts';
import type { CoverOptions } from './cover.ts';
import { coverBetween, obstaclesBetween } from './cover.ts';
import type { Cell } from './document.ts';
import { COVER_GRADES, METRICS } from './document.ts';
import { isFootprintInside } from './footprint.ts';
import { hasEffect } from './sight.ts';
import { at, drawn, someCell, someDocument } from './testing/fields.ts';

const grade = (rows: string[], from: Cell, to: Cell, options: CoverOptions = {}): string =>
  coverBetween(compile(drawn(rows)), from, 1, to, 1, options).grade;

describe('examples', () => {
  test('with `near`, low and high cover count beside the target only; full cover counts anywhere', () => {
    expect(grade(['...c.'], at(0, 0), at(4, 0), { near: 1 })).toBe('low');
    expect(grade(['...s.'], at(0, 0), at(4, 0), { near: 1 })).toBe('high');
    expect(grade(['.c...'], at(0, 0), at(4, 0), { near: 1 })).toBe('none');
    expect(grade(['.s...'], at(0, 0), at(4, 0), { near: 1 })).toBe('none');
    expect(grade(['.#...'], at(0, 0), at(4, 0), { near: 1 })).toBe('full');
    expect(grade(['.c...'], at(0, 0), at(4, 0))).toBe('low');
    expect(grade(['.s.c.'], at(0, 0), at(4, 0))).toBe('high');
    expect(grade(['.s.c.'], at(0, 0), at(4, 0), { near: 1 })).toBe('low');
  });

  test('`near` counts whole cells: what touches the target at a corner is 1 away under every metric', () => {
    for (const metric of METRICS) {
      const field = compile(drawn(['....', '.c..', '..c.', '....'], { metric }));
      expect([metric, coverBetween(field, at(0, 0), 1, at(3, 3), 1, { near: 1 }).grade]).toEqual([
        metric,
        'low',
      ]);
      expect(coverBetween(field, at(3, 3), 1, at(0, 0), 1, { near: 1 }).obstacle).toMatchObject({
        cell: at(1, 1),
      });
      // The crate at (1,1) is two diagonal steps from (3,3).
      const far = compile(drawn(['....', '.c..', '....', '....'], { metric }));
      expect(coverBetween(far, at(0, 0), 1, at(3, 3), 1, { near: 1 }).grade).toBe('none');
    }
  });

  test('terrain under either end gives no cover, except under the target with `ownGround`', () => {
    expect(grade(['c...c'], at(0, 0), at(4, 0))).toBe('none');
    expect(grade(['c...b'], at(0, 0), at(4, 0), { ownGround: true })).toBe('low');
    expect(grade(['b....'], at(0, 0), at(4, 0), { ownGround: true })).toBe('none');
  });

  test('by the corner rule, a touched corner gives cover never, if both sides block, or always', () => {
    const one = ['.#', '..'];
    const two = ['.#', 'c.'];
    const by = (rows: string[]): string[] =>
      CORNER_RULES.map((corners) => grade(rows, at(0, 0), at(1, 1), { corners }));
    expect(by(one)).toEqual(['none', 'none', 'full']);
    expect(by(two)).toEqual(['none', 'low', 'full']);
  });

  test('cover names its obstacle, of equal ones that nearest to the target, and its distance from the target', () => {
    const field = compile(
      drawn(['.c.c..'], { walls: [{ x: 4, y: 0, side: 'e', kind: 'low-wall', id: 'parapet' }] }),
    );
    const whole = coverBetween(field, at(0, 0), 1, at(5, 0), 1);
    expect(whole).toMatchObject({
      grade: 'low',
      obstacle: { kind: 'edge', between: [at(4, 0), at(5, 0)], distance: 0, wall: { id: 'parapet' } },
    });
    const back = coverBetween(field, at(5, 0), 1, at(0, 0), 1, { near: 1 });
    expect(back).toMatchObject({
      grade: 'low',
      obstacle: { kind: 'cell', cell: at(1, 0), distance: 1, terrain: { id: 'crate' } },
    });
    expect(coverBetween(field, at(5, 0), 1, at(4, 0), 1, { near: 0 }).grade).toBe('low');
    const all = obstaclesBetween(field, at(0, 0), 1, at(5, 0), 1);
    expect(all.map((each) => [each.kind, each.distance])).toEqual([
      ['cell', 4],
      ['cell', 2],
      ['edge', 0],
    ]);
    expect(obstaclesBetween(field, at(0, 0), 1, at(5, 0), 1, { near: 1 }).length).toBe(1);
  });

  test('a window gives high cover, an open door none', () => {
    const field = compile(
      drawn(['...'], {
        walls: [
          { x: 0, y: 0, side: 'e', kind: 'window' },
          { x: 1, y: 0, side: 'e', kind: 'door', id: 'gate', open: true },
        ],
      }),
    );
    expect(coverBetween(field, at(0, 0), 1, at(2, 0), 1).grade).toBe('high');
    expect(coverBetween(field, at(1, 0), 1, at(2, 0), 1)).toEqual({ grade: 'none', obstacle: null });
  });

  test('a creature in between gives the cover of its body', () => {
    const field = compile(drawn(['.....']));
    const bodies = new Uint8Array(field.count);
    bodies[3] = COVER_GRADES.indexOf('low');
    expect(coverBetween(field, at(0, 0), 1, at(4, 0), 1, { bodies, near: 1 })).toEqual({
      grade: 'low',
      obstacle: { kind: 'body', cell: at(3, 0), grade: 'low', distance: 1 },
    });
  });

  test('cover of footprints of size 2: between their centres, or between their nearest cells', () => {
    // The line between the centres runs along the edge between rows 0 and 1: it passes beside the crate in row 0.
    const field = compile(drawn(['...c..', '......']));
    expect(coverBetween(field, at(0, 0), 2, at(4, 0), 2).grade).toBe('none');
    expect(coverBetween(field, at(0, 0), 2, at(4, 0), 2, { corners: 'both-sides' }).grade).toBe('low');
    expect(coverBetween(field, at(0, 0), 2, at(4, 0), 2, { points: 'nearest' }).grade).toBe('low');
  });
});

describe('properties of cover', () => {
  const some = someDocument({ most: 8, walls: 12 }).chain((document) =>
    fc.record({
      document: fc.constant({
        ...document,
        // In these documents an obstacle gives full cover exactly if it stops effects.
        cells: (document.cells ?? []).filter((each) => each.terrain !== 'slit'),
        walls: (document.walls ?? []).filter((each) => each.kind !== 'window'),
      }),
      a: someCell(document),
      b: someCell(document),
      sizeA: fc.constantFrom(1, 2),
      sizeB: fc.constantFrom(1, 2),
      corners: fc.constantFrom(...CORNER_RULES),
    }),
  );

  test('cover is the same both ways and full exactly where effects are stopped, and `near` never adds cover', () => {
    fc.assert(
      fc.property(some, ({ document, a, b, sizeA, sizeB, corners }) => {
        const field = compile(document);
        fc.pre(isFootprintInside(field, a, sizeA) && isFootprintInside(field, b, sizeB));
        const there = coverBetween(field, a, sizeA, b, sizeB, { corners });
        expect(coverBetween(field, b, sizeB, a, sizeA, { corners }).grade).toBe(there.grade);
        expect(there.grade === 'full').toBe(!hasEffect(field, a, sizeA, b, sizeB, { corners }));
        expect(there.obstacle?.grade ?? 'none').toBe(there.grade);
        const near = coverBetween(field, a, sizeA, b, sizeB, { corners, near: 1 });
        expect(COVER_GRADES.indexOf(near.grade)).toBeLessThanOrEqual(COVER_GRADES.indexOf(there.grade));
        if (near.grade === 'low' || near.grade === 'high') expect(near.obstacle!.distance).toBeLessThan(1.5);
      }),
      { numRuns: 800 },
    );
  });
});

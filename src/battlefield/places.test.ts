import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { distance } from './distance.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { lightAt, lightRows } from './light.ts';
import { BLOCKED, canStand, firstFree, occupancy, PASS, threats } from './occupancy.ts';
import { directionAway, neighbour, neighbours, push } from './push.ts';
import { at, drawn, empty } from './testing/fields.ts';
import { cellsOf, key } from './testing/reference.ts';

describe('[FS-MAN-9] pushes straight away', () => {
  const field = compile(empty(12, 12));
  const pushed = (dx: number, dy: number): Cell | null => {
    const direction = directionAway(field, at(5, 5), 1, at(5 + dx, 5 + dy), 1);
    if (direction === null) return null;
    const to = neighbour(field, at(5, 5), direction)!;
    return at(to.x - 5, to.y - 5);
  };

  test('offsets are divided by the larger one and rounded, a half away from zero', () => {
    expect(pushed(2, 1)).toEqual(at(1, 1));
    expect(pushed(3, 1)).toEqual(at(1, 0));
    expect(pushed(1, 0)).toEqual(at(1, 0));
    expect(pushed(-2, -1)).toEqual(at(-1, -1));
    expect(pushed(-1, 3)).toEqual(at(0, 1));
    expect(pushed(0, -4)).toEqual(at(0, -1));
    expect(pushed(0, 0)).toBeNull();
  });

  test('the direction is that from centre to centre of large footprints', () => {
    // From (5,5)–(6,6), centre (6,6), to the cell (7,5), centre (7.5,5.5): offset (1.5,-0.5).
    expect(directionAway(field, at(5, 5), 2, at(7, 5), 1)).toBe(0);
    // To (7,4), centre (7.5,4.5): offset (1.5,-1.5).
    expect(directionAway(field, at(5, 5), 2, at(7, 4), 1)).toBe(7);
  });

  test('on hexagons the direction is the nearest of six', () => {
    const hex = compile(empty(12, 12, 'hex-pointy'));
    for (let d = 0; d < 6; d++) {
      const next = neighbour(hex, at(5, 5), d)!;
      const after = neighbour(hex, next, d)!;
      expect(directionAway(hex, at(5, 5), 1, next, 1)).toBe(d);
      expect(directionAway(hex, at(5, 5), 1, after, 1)).toBe(d);
    }
  });

  test('a push stops before an obstacle, a wall or a combatant, and returns the number of cells left', () => {
    const yard = compile(
      drawn(['......', '......', '....#.'], { walls: [{ x: 4, y: 0, side: 'e', kind: 'low-wall' }] }),
    );
    expect(push(yard, at(0, 0), 0, 3)).toEqual({ path: [at(1, 0), at(2, 0), at(3, 0)], left: 0 });
    expect(push(yard, at(3, 0), 0, 3)).toEqual({ path: [at(4, 0)], left: 2 });
    expect(push(yard, at(3, 2), 0, 1)).toEqual({ path: [], left: 1 });
    expect(push(yard, at(2, 1), 0, 2, { size: 2 })).toEqual({ path: [], left: 2 });
    const who = occupancy(yard, [{ cell: at(2, 1), size: 1, standing: PASS }]);
    expect(push(yard, at(0, 1), 0, 4, { occupancy: who })).toEqual({ path: [at(1, 1)], left: 3 });
    expect(push(yard, at(0, 1), 4, 2)).toEqual({ path: [], left: 2 });
  });
});

test('neighbours are listed clockwise', () => {
  expect(neighbours(compile(empty(3, 3)), at(1, 1)).map(key)).toEqual([
    '2,1',
    '2,2',
    '1,2',
    '0,2',
    '0,1',
    '0,0',
    '1,0',
    '2,0',
  ]);
  const hex = compile(empty(4, 4, 'hex-flat'));
  expect(neighbours(hex, at(1, 1)).map(key)).toEqual(['2,2', '1,2', '0,2', '0,1', '1,0', '2,1']);
  expect(neighbours(hex, at(0, 0)).length).toBe(2);
});

describe('occupied, free and threatened cells', () => {
  test('in a cell shared by several combatants, the one most in the way counts', () => {
    const field = compile(empty(3, 2));
    const who = occupancy(field, [
      { cell: at(0, 0), size: 2, standing: BLOCKED },
      { cell: at(1, 0), size: 2, standing: PASS },
    ]);
    expect([...who]).toEqual([2, 2, 1, 2, 2, 1]);
    expect([...occupancy(field, [], who)]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('standing needs free ground without walls across it, room on the field, and nobody there', () => {
    const field = compile(drawn(['...', '.#.', '...'], { walls: [{ x: 0, y: 1, side: 's', kind: 'wall' }] }));
    const who = occupancy(field, [{ cell: at(2, 2), size: 1, standing: PASS }]);
    expect(canStand(field, at(0, 0), 1)).toBe(true);
    expect(canStand(field, at(1, 1), 1)).toBe(false);
    expect(canStand(field, at(0, 0), 2)).toBe(false);
    expect(canStand(field, at(2, 2), 1, who)).toBe(false);
    expect(canStand(field, at(2, 2), 2)).toBe(false);
    expect(canStand(field, at(-1, 0), 1)).toBe(false);
    const split = compile(drawn(['..', '..'], { walls: [{ x: 0, y: 0, side: 's', kind: 'wall' }] }));
    expect(canStand(split, at(0, 0), 2)).toBe(false);
  });

  test('the nearest free place for a footprint is found, or none', () => {
    const field = compile(drawn(['.....', '..#..', '.....']));
    expect(firstFree(field, at(2, 1), 1)).toEqual(at(2, 0));
    const who = occupancy(field, [{ cell: at(2, 0), size: 1, standing: PASS }]);
    expect(firstFree(field, at(2, 1), 1, who)).toEqual(at(1, 1));
    expect(firstFree(field, at(0, 0), 1)).toEqual(at(0, 0));
    expect(firstFree(field, at(2, 1), 2)).toEqual(at(3, 1));
    expect(firstFree(field, at(2, 1), 4)).toBeNull();
  });

  test('each threatened cell has the bits of the foes that reach it, with or without regard to walls', () => {
    const field = compile(empty(7, 7));
    const reach = threats(field, 1, [
      { cell: at(0, 0), size: 1, reach: 1 },
      { cell: at(3, 3), size: 2, reach: 2 },
    ]);
    for (const cell of cellsOf(field)) {
      const expected =
        (distance(field, at(0, 0), 1, cell, 1) <= 1 ? 1 : 0) +
        (distance(field, at(3, 3), 2, cell, 1) <= 2 ? 2 : 0);
      expect(reach[cell.y * 7 + cell.x]).toBe(expected);
    }
    const wall = compile({ ...empty(3, 1), walls: [{ x: 0, y: 0, side: 'e', kind: 'wall' }] });
    const foe = [{ cell: at(0, 0), size: 1, reach: 1 }];
    expect([...threats(wall, 1, foe)]).toEqual([1, 1, 0]);
    expect([...threats(wall, 1, foe, { throughWalls: false })]).toEqual([1, 0, 0]);
  });

  test('threatened cells agree with distance on hexagons and squares, for all sizes', () => {
    const grids = fc.constantFrom<Battlefield>(
      compile(empty(9, 9, 'hex-flat')),
      compile(empty(9, 9, 'hex-pointy')),
      compile(empty(9, 9, 'square', 'exact')),
    );
    const cell = fc.record({ x: fc.integer({ min: 0, max: 8 }), y: fc.integer({ min: 0, max: 8 }) });
    const few = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(grids, cell, few, few, few, (field, foe, size, own, reach) => {
        const made = threats(field, own, [{ cell: foe, size, reach }]);
        for (const each of cellsOf(field)) {
          const expected = distance(field, foe, size, each, own) <= reach ? 1 : 0;
          expect(made[each.y * 9 + each.x]).toBe(expected);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('the light of a cell comes from the ambient light, regions and sources, which walls block', () => {
  const field = compile({
    ...empty(6, 1),
    walls: [{ x: 3, y: 0, side: 'e', kind: 'wall' }],
    light: {
      ambient: 'dim',
      regions: [{ x: 0, y: 0, w: 5, grade: 'dark' }],
      sources: [{ x: 2, y: 0, bright: 1, dim: 2 }],
    },
  });
  expect([0, 1, 2, 3, 4, 5].map((x) => lightAt(field, at(x, 0)))).toEqual([
    'dim',
    'bright',
    'bright',
    'bright',
    'dark',
    'dim',
  ]);
  expect(lightRows(field)).toEqual(['122201']);
  expect(lightAt(compile(empty(2, 2)), at(0, 0))).toBe('bright');
  expect(lightRows(compile(empty(2, 2)))).toBeNull();
});

test.each(['square', 'hex-flat', 'hex-pointy'] as const)(
  'on %s cells without walls a light reaches every cell within its range and no other',
  (grid) => {
    for (const metric of ['one', 'alternating', 'exact'] as const) {
      for (const [x, y, bright, dim] of [
        [4, 4, 2, 3.5],
        [0, 8, 0, 5],
        [7, 1, 4.5, 2],
      ] as const) {
        const document = {
          ...empty(9, 9, grid),
          metric,
          light: { ambient: 'dark', sources: [{ x, y, bright, dim }] },
        };
        const field = compile(document as Parameters<typeof compile>[0]);
        for (const cell of cellsOf(field)) {
          const apart = distance(field, at(x, y), 1, cell, 1);
          const grade = apart <= bright ? 'bright' : apart <= dim ? 'dim' : 'dark';
          expect(lightAt(field, cell), `${grid} ${metric} ${key(cell)}`).toBe(grade);
        }
      }
    }
  },
);

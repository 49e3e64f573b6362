import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile, withChanges } from './compile.ts';
import type { BattlefieldDocument } from './document.ts';
import { heightAt, isOpen, terrainAt, wallOn } from './field.ts';
import { sidesOf } from './grid.ts';
import { at, drawn, empty, KINDS, someDocument } from './testing/fields.ts';
import { cellsOf, step } from './testing/reference.ts';
import { validate } from './validate.ts';

describe('compile', () => {
  test('terrain, blocked sight, blocked effects and walls of each cell are those of the document', () => {
    fc.assert(
      fc.property(someDocument({ most: 9, walls: 12 }), (document) => {
        const field = compile(document);
        for (const cell of cellsOf(field)) {
          const index = cell.y * field.width + cell.x;
          const laid = new Set(
            document
              .cells!.filter((each) => each.x === cell.x && each.y === cell.y)
              .map((each) => each.terrain),
          );
          expect(new Set(terrainAt(field, cell).map((kind) => kind.id))).toEqual(laid);
          const kinds = KINDS.filter((kind) => laid.has(kind.id));
          expect(field.cellSight[index] === 1).toBe(kinds.some((kind) => kind.blocksSight));
          expect(field.cellEffect[index] === 1).toBe(
            kinds.some((kind) => kind.blocksMove && kind.blocksSight),
          );
          for (const [d, side] of sidesOf(field.grid).entries()) {
            const next = step(field, cell, d);
            if (side === null || next.x < 0 || next.y < 0 || next.x >= field.width || next.y >= field.height)
              continue;
            const back = sidesOf(field.grid)[(d + field.directions / 2) % field.directions]!;
            const last = document.walls!.findLast(
              (wall) =>
                'side' in wall &&
                ((wall.x === cell.x && wall.y === cell.y && wall.side === side) ||
                  (wall.x === next.x && wall.y === next.y && wall.side === back)),
            );
            expect(wallOn(field, cell, next)).toBe(last ?? null);
            expect(wallOn(field, next, cell)).toBe(last ?? null);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('rectangles, runs, edges between two cells, heights', () => {
    const field = compile({
      ...drawn(['....', '....', '....']),
      cells: [{ x: 1, y: 1, w: 2, h: 2, terrain: 'mud' }],
      walls: [
        { x: 0, y: 0, side: 's', length: 3, kind: 'wall' },
        { a: at(1, 1), b: at(1, 0), kind: 'door', id: 'gate' },
      ],
      elevation: [
        { x: 0, y: 0, w: 2, h: 3, height: 2 },
        { x: 0, y: 0, height: -1 },
      ],
    });
    expect(cellsOf(field).filter((cell) => terrainAt(field, cell).length > 0)).toEqual([
      at(1, 1),
      at(2, 1),
      at(1, 2),
      at(2, 2),
    ]);
    expect([0, 1, 2, 3].map((x) => wallOn(field, at(x, 0), at(x, 1))?.kind)).toEqual([
      'wall',
      'door',
      'wall',
      undefined,
    ]);
    expect([heightAt(field, at(0, 0)), heightAt(field, at(1, 2)), heightAt(field, at(2, 0))]).toEqual([
      -1, 2, 0,
    ]);
  });

  test('changes make another field, the same for equal changes, and leave the first one unchanged', () => {
    const field = compile(
      drawn(['c..'], { walls: [{ x: 1, y: 0, side: 'e', kind: 'door', id: 'gate', open: true }] }),
    );
    const changes: { doors: Record<string, boolean>; cells: { x: number; y: number; terrain: string[] }[] } =
      {
        doors: { gate: false, nowhere: true },
        cells: [
          { x: 0, y: 0, terrain: [] },
          { x: 2, y: 0, terrain: ['mud', 'rubble', 'lava'] },
        ],
      };
    const other = withChanges(field, changes);
    expect(isOpen(field, 'gate')).toBe(true);
    expect(isOpen(other, 'gate')).toBe(false);
    expect(terrainAt(other, at(0, 0))).toEqual([]);
    expect(terrainAt(other, at(2, 0)).map((kind) => kind.id)).toEqual(['mud', 'rubble']);
    expect(terrainAt(field, at(0, 0)).map((kind) => kind.id)).toEqual(['crate']);
    expect(withChanges(field, structuredClone(changes))).toBe(other);
    expect(withChanges(field, {})).toBe(field);
    changes.doors.gate = true;
    expect(isOpen(other, 'gate')).toBe(false);
    expect(withChanges(field, changes)).not.toBe(other);
    expect(isOpen(withChanges(field, { broken: ['gate'], doors: { gate: false } }), 'gate')).toBe(true);
  });

  test('a width or height outside 1 to 200 is refused', () => {
    expect(() => compile(empty(0, 5))).toThrow('whole numbers from 1 to 200');
    expect(() => compile(empty(5, 201))).toThrow('whole numbers from 1 to 200');
  });

  test('200 × 200 compiles', () => {
    expect(compile(empty(200, 200)).count).toBe(40000);
  });
});

describe('validate', () => {
  const paths = (document: unknown): string[] => validate(document).map((problem) => problem.path);

  test('valid documents have no problems', () => {
    const good: BattlefieldDocument = {
      ...drawn(['#.r', '...']),
      metres: 1.5,
      walls: [
        { x: 0, y: 0, side: 's', length: 3, kind: 'wall', label: 'North wall', marks: { sturdy: true } },
        { a: at(1, 0), b: at(1, 1), kind: 'door', id: 'gate' },
      ],
      elevation: [{ x: 0, y: 0, w: 2, height: 1.5 }],
      light: { ambient: 'dim', regions: [], sources: [{ x: 0, y: 0, bright: 2, dim: 4 }] },
    };
    expect(validate(good)).toEqual([]);
    expect(validate(empty(1, 1, 'hex-flat'))).toEqual([]);
  });

  test('more than a thousand light sources are refused: each opened door lays the light anew', () => {
    const lit = (count: number) => ({
      ...empty(4, 4),
      light: {
        ambient: 'dark',
        sources: Array.from({ length: count }, () => ({ ...at(1, 1), bright: 1, dim: 2 })),
      },
    });
    expect(paths(lit(1000))).toEqual([]);
    expect(paths(lit(1001))).toEqual(['light.sources']);
  });

  test('each problem of an invalid document has its path', () => {
    const bad = {
      width: 4,
      height: 3,
      grid: 'square',
      metric: 'two',
      metres: 0,
      terrain: [{ id: 'mud', label: 'Mud', costTimes: -1 }, { id: 'mud', label: '' }, 7],
      cells: [
        { x: 4, y: 0, terrain: 'mud' },
        { x: 2, y: 0, w: 3, terrain: 'mud' },
        { x: 0, y: 0, terrain: 'lava' },
        { x: 1, y: 1, terrain: 'mud' },
        { x: 1, y: 1, terrain: 'mud' },
      ],
      walls: [
        { x: 0, y: 0, side: 'ne', kind: 'wall' },
        { x: 0, y: 0, side: 'e', kind: 'fence' },
        { x: 0, y: 0, side: 'e', kind: 'door' },
        { x: 0, y: 0, side: 'e', kind: 'wall' },
        { x: 1, y: 0, side: 'w', kind: 'wall' },
        { a: at(0, 0), b: at(1, 1), kind: 'wall' },
        { x: 3, y: 0, side: 'n', length: 2, kind: 'wall' },
      ],
      elevation: [{ x: 0, y: 0, height: 'high' }],
      light: { ambient: 'dusk', sources: [{ x: 9, y: 0, bright: 1, dim: 1 }] },
    };
    expect(paths(bad)).toEqual([
      'metric',
      'metres',
      'terrain[0].costTimes',
      'terrain[1].id',
      'terrain[1].label',
      'terrain[2]',
      'cells[0].x',
      'cells[1].w',
      'cells[2].terrain',
      'cells[4]',
      'walls[0].side',
      'walls[1].kind',
      'walls[2].id',
      'walls[4]',
      'walls[5]',
      'walls[6].length',
      'elevation[0].height',
      'light.ambient',
      'light.sources[0].x',
    ]);
    expect(validate(bad)[6]!.message).toBe('Must be a whole number of at least 0 and at most 3, not 4.');
  });

  test('no input makes validate throw, and every valid document compiles', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        validate(value);
      }),
    );
    const mangled = fc
      .tuple(
        someDocument(),
        fc.constantFrom('width', 'grid', 'terrain', 'cells', 'walls', 'light'),
        fc.anything(),
      )
      .map(([document, field, value]) => ({ ...document, [field]: value }));
    fc.assert(
      fc.property(mangled, (value) => {
        if (validate(value).length === 0) compile(value as BattlefieldDocument);
      }),
      { numRuns: 500 },
    );
  });
});

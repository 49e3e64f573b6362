import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile, withChanges } from './compile.ts';
import type { CornerRule } from './corner-rule.ts';
import { CORNER_RULES } from './corner-rule.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { wallOn } from './field.ts';
import { centrePoint, footprint, isFootprintInside } from './footprint.ts';
import { axialQ, axialR, HEX_Q, HEX_R, hexDot, sidesOf } from './grid.ts';
import { cellsOnLine, hasEffect, hasLine, hasSight, LINE_POINTS, wallBetween } from './sight.ts';
import { at, drawn, empty, someCell, someDocument } from './testing/fields.ts';
import { cellsOf, key, step } from './testing/reference.ts';

type Point = readonly [number, number];

function centre(field: Battlefield, cell: Cell, size: number): Point {
  centrePoint(field, cell, size);
  return [field.scratch.px, field.scratch.py];
}

/** The half planes [a, b, c], a·x + b·y ≤ c, whose intersection is a cell. */
function halfPlanes(field: Battlefield, cell: Cell): (readonly [number, number, number])[] {
  if (field.grid === 'square') {
    return [
      [1, 0, 2 * cell.x + 2],
      [-1, 0, -2 * cell.x],
      [0, 1, 2 * cell.y + 2],
      [0, -1, -2 * cell.y],
    ];
  }
  const q = 3 * axialQ(field.grid, cell.x, cell.y);
  const r = 3 * axialR(field.grid, cell.x, cell.y);
  return [0, 1, 2, 3, 4, 5].map((d) => {
    const a = 2 * HEX_Q[d]! + HEX_R[d]!;
    const b = 2 * HEX_R[d]! + HEX_Q[d]!;
    return [a, b, 3 + hexDot(q, r, HEX_Q[d]!, HEX_R[d]!)] as const;
  });
}

/** Whether two cells share an edge. */
function sharesEdge(field: Battlefield, a: Cell, b: Cell): boolean {
  return sidesOf(field.grid).some((side, d) => side !== null && key(step(field, a, d)) === key(b));
}

/** Whether a segment has a point in the intersection of the half planes. */
function touches(planes: readonly (readonly [number, number, number])[], p: Point, q: Point): boolean {
  let enter = 0;
  let leave = 1;
  for (const [a, b, c] of planes) {
    const start = a * p[0] + b * p[1] - c;
    const slope = a * (q[0] - p[0]) + b * (q[1] - p[1]);
    if (slope === 0 && start > 0) return false;
    if (slope > 0) leave = Math.min(leave, -start / slope);
    if (slope < 0) enter = Math.max(enter, -start / slope);
  }
  return enter <= leave + 1e-9;
}

/** How a segment meets a cell, by clipping: through its inside, only at its border, or not at all. */
function meets(field: Battlefield, cell: Cell, p: Point, q: Point): 'inside' | 'border' | null {
  let enter = 0;
  let leave = 1;
  let along = false;
  for (const [a, b, c] of halfPlanes(field, cell)) {
    const start = a * p[0] + b * p[1] - c;
    const slope = a * (q[0] - p[0]) + b * (q[1] - p[1]);
    if (slope === 0) {
      if (start > 0) return null;
      if (start === 0) along = true;
    } else if (slope > 0) leave = Math.min(leave, -start / slope);
    else enter = Math.max(enter, -start / slope);
  }
  if (enter > leave + 1e-9) return null;
  return enter < leave - 1e-9 && !along ? 'inside' : 'border';
}

describe('cells on a line', () => {
  test('examples on squares: level, diagonal, a knight’s move, and between footprints of size 2', () => {
    const field = compile(empty(9, 9));
    expect(cellsOnLine(field, at(0, 0), 1, at(3, 0), 1)).toEqual([at(1, 0), at(2, 0)]);
    expect(cellsOnLine(field, at(0, 0), 1, at(2, 2), 1)).toEqual([at(1, 1)]);
    expect(cellsOnLine(field, at(0, 0), 1, at(2, 2), 1, { touched: true }).length).toBe(5);
    expect(cellsOnLine(field, at(0, 0), 1, at(2, 1), 1)).toEqual([at(1, 0), at(1, 1)]);
    expect(cellsOnLine(field, at(0, 0), 2, at(5, 0), 2)).toEqual([]);
    expect(cellsOnLine(field, at(0, 0), 2, at(4, 0), 2, { touched: true })).toEqual([
      at(2, 1),
      at(2, 0),
      at(3, 1),
      at(3, 0),
    ]);
    expect(cellsOnLine(field, at(1, 1), 1, at(1, 1), 1, { ends: true })).toEqual([at(1, 1)]);
  });

  test('example on hexagons: a line along the edge between two of them', () => {
    const field = compile(empty(6, 6, 'hex-pointy'));
    expect(cellsOnLine(field, at(2, 2), 1, at(2, 4), 1)).toEqual([]);
    const touched = cellsOnLine(field, at(2, 2), 1, at(2, 4), 1, { touched: true });
    expect(new Set(touched.map(key))).toEqual(new Set(['1,3', '2,3']));
  });

  test('they are the cells whose inside the line crosses, and with `touched` those that it touches, both ways', () => {
    const some = someDocument({ most: 9 }).chain((document) =>
      fc.record({
        document: fc.constant(document),
        a: someCell(document),
        b: someCell(document),
        sizeA: fc.integer({ min: 1, max: 4 }),
        sizeB: fc.integer({ min: 1, max: 4 }),
      }),
    );
    fc.assert(
      fc.property(some, ({ document, a, b, sizeA, sizeB }) => {
        const field = compile(document);
        fc.pre(isFootprintInside(field, a, sizeA) && isFootprintInside(field, b, sizeB));
        const p = centre(field, a, sizeA);
        const q = centre(field, b, sizeB);
        fc.pre(p[0] !== q[0] || p[1] !== q[1]);
        const inside = cellsOf(field).filter((cell) => meets(field, cell, p, q) === 'inside');
        const met = cellsOf(field).filter((cell) => meets(field, cell, p, q) !== null);
        const names = (cells: Cell[]): string[] => cells.map(key).sort();
        const crossed = cellsOnLine(field, a, sizeA, b, sizeB, { ends: true });
        expect(names(crossed)).toEqual(names(inside));
        const own = new Set([...footprint(field, a, sizeA), ...footprint(field, b, sizeB)].map(key));
        const touched = cellsOnLine(field, a, sizeA, b, sizeB, { touched: true });
        expect(names(touched)).toEqual(names(met.filter((cell) => !own.has(key(cell)))));
        const back = cellsOnLine(field, b, sizeB, a, sizeA, { ends: true });
        expect(names(back)).toEqual(names(crossed));
      }),
      { numRuns: 600 },
    );
  });
});

describe('examples of sight and effect', () => {
  const look = (rows: string[], a: Cell, b: Cell, corners: CornerRule = 'one-side'): boolean =>
    hasSight(compile(drawn(rows)), a, 1, b, 1, { corners });

  test('a pillar in between blocks sight, one beside the line does not, and one at a corner by the corner rule', () => {
    expect(look(['.#.'], at(0, 0), at(2, 0))).toBe(false);
    expect(look(['...', '.#.'], at(0, 0), at(2, 0))).toBe(true);
    for (const rule of CORNER_RULES)
      expect(look(['.#', '..'], at(0, 0), at(1, 1), rule)).toBe(rule !== 'both-sides');
    for (const rule of CORNER_RULES)
      expect(look(['.#', '#.'], at(0, 0), at(1, 1), rule)).toBe(rule === 'walls');
  });

  test('a combatant in a bush can see out; a second bush in between blocks sight, but not effects', () => {
    expect(look(['b..'], at(0, 0), at(2, 0))).toBe(true);
    expect(look(['bb.'], at(0, 0), at(2, 0))).toBe(false);
    expect(hasEffect(compile(drawn(['bb.'])), at(0, 0), 1, at(2, 0), 1)).toBe(true);
  });

  test('a window with `blocksEffect` stops only effects, a closed door sight; broken and opened, effects pass', () => {
    const document = drawn(['...'], {
      walls: [
        { x: 0, y: 0, side: 'e', kind: 'window', id: 'pane', blocksEffect: true },
        { x: 1, y: 0, side: 'e', kind: 'door', id: 'gate' },
      ],
    });
    const closed = compile(document);
    expect(hasSight(closed, at(0, 0), 1, at(1, 0), 1)).toBe(true);
    expect(hasEffect(closed, at(0, 0), 1, at(1, 0), 1)).toBe(false);
    expect(hasSight(closed, at(0, 0), 1, at(2, 0), 1)).toBe(false);
    const open = withChanges(closed, { doors: { gate: true }, broken: ['pane'] });
    expect(hasEffect(open, at(0, 0), 1, at(2, 0), 1)).toBe(true);
    expect(hasSight(open, at(0, 0), 1, at(2, 0), 1)).toBe(true);
  });

  test('a wall has no gap at its joints, and there is sight past its end', () => {
    const wall = { kind: 'wall', side: 'e', x: 0, y: 0 } as const;
    const whole = compile(drawn(['..', '..'], { walls: [{ ...wall, length: 2 }] }));
    for (const rule of CORNER_RULES) {
      expect(hasSight(whole, at(0, 0), 1, at(1, 1), 1, { corners: rule })).toBe(false);
    }
    const half = compile(drawn(['..', '..'], { walls: [wall] }));
    expect(hasSight(half, at(0, 0), 1, at(1, 1), 1)).toBe(true);
    expect(hasSight(half, at(0, 0), 1, at(1, 1), 1, { corners: 'both-sides' })).toBe(false);
    expect(hasSight(half, at(0, 0), 1, at(1, 0), 1)).toBe(false);
    // From a corner there is a line round the end of the wall, but none through the wall itself.
    expect(hasSight(half, at(0, 0), 1, at(1, 0), 1, { points: 'any-corners' })).toBe(true);
    expect(hasSight(whole, at(0, 0), 1, at(1, 0), 1, { points: 'any-corners' })).toBe(false);
  });

  test('lines between any cells or any corners of large footprints pass where the line of centres does not', () => {
    const field = compile(drawn(['..#..', '..#..', '.....']));
    expect(hasSight(field, at(0, 0), 2, at(3, 0), 2)).toBe(false);
    expect(hasSight(field, at(0, 0), 2, at(3, 1), 2, { points: 'any-cells' })).toBe(true);
    expect(hasSight(field, at(0, 1), 1, at(3, 1), 2, { points: 'any-corners' })).toBe(true);
    expect(hasSight(field, at(0, 1), 2, at(3, 1), 2, { points: 'nearest' })).toBe(false);
  });

  test('the line along the edge of two hexagons passes if one of them is open', () => {
    const one = compile({
      ...drawn(['....', '....', '....'], { grid: 'hex-pointy' }),
      cells: [{ x: 0, y: 1, terrain: 'pillar' }],
    });
    expect(hasSight(one, at(1, 0), 1, at(1, 2), 1)).toBe(true);
    const both = compile({
      ...one.document,
      cells: [
        { x: 0, y: 1, terrain: 'pillar' },
        { x: 1, y: 1, terrain: 'pillar' },
      ],
    });
    expect(hasSight(both, at(1, 0), 1, at(1, 2), 1)).toBe(false);
    expect(hasSight(both, at(1, 0), 1, at(1, 2), 1, { corners: 'walls' })).toBe(true);
  });
});

test('a wall between adjacent footprints is found, but no low wall, and none if they are farther apart', () => {
  const field = compile(
    drawn(['...', '...', '...'], {
      walls: [
        { x: 0, y: 0, side: 's', length: 2, kind: 'wall' },
        { x: 2, y: 1, side: 's', kind: 'low-wall' },
      ],
    }),
  );
  expect(wallBetween(field, at(0, 0), 1, at(0, 1), 1)).toBe(true);
  expect(wallBetween(field, at(0, 0), 1, at(1, 1), 1)).toBe(true);
  expect(wallBetween(field, at(1, 0), 1, at(2, 1), 1)).toBe(false);
  expect(wallBetween(field, at(1, 1), 2, at(0, 0), 1)).toBe(true);
  expect(wallBetween(field, at(1, 1), 2, at(2, 0), 1)).toBe(false);
  expect(wallBetween(field, at(2, 1), 1, at(2, 2), 1)).toBe(false);
  expect(wallBetween(field, at(0, 0), 1, at(2, 2), 1)).toBe(false);
});

describe('properties of sight', () => {
  const some = someDocument({ most: 8, walls: 14 }).chain((document) =>
    fc.record({
      document: fc.constant(document),
      a: someCell(document),
      b: someCell(document),
      sizeA: fc.constantFrom(1, 1, 2, 3),
      sizeB: fc.constantFrom(1, 1, 2, 3),
      points: fc.constantFrom(...LINE_POINTS),
      corners: fc.constantFrom(...CORNER_RULES),
      of: fc.constantFrom('sight' as const, 'effect' as const),
    }),
  );

  test('a sees b if and only if b sees a', () => {
    fc.assert(
      fc.property(some, ({ document, a, b, sizeA, sizeB, points, corners, of }) => {
        const field = compile(document);
        fc.pre(isFootprintInside(field, a, sizeA) && isFootprintInside(field, b, sizeB));
        const options = { points, corners };
        expect(hasLine(field, a, sizeA, b, sizeB, of, options)).toBe(
          hasLine(field, b, sizeB, a, sizeA, of, options),
        );
      }),
      { numRuns: 1200 },
    );
  });

  test('a stricter corner rule never gives more sight, and `any-cells` never less than `nearest`', () => {
    fc.assert(
      fc.property(some, ({ document, a, b, sizeA, sizeB, points, of }) => {
        const field = compile(document);
        fc.pre(isFootprintInside(field, a, sizeA) && isFootprintInside(field, b, sizeB));
        const seen = CORNER_RULES.map((corners) =>
          hasLine(field, a, sizeA, b, sizeB, of, { points, corners }),
        );
        expect(seen[0]! || !seen[1]!).toBe(true);
        expect(seen[1]! || !seen[2]!).toBe(true);
        if (hasLine(field, a, sizeA, b, sizeB, of, { points: 'nearest' })) {
          expect(hasLine(field, a, sizeA, b, sizeB, of, { points: 'any-cells' })).toBe(true);
        }
      }),
      { numRuns: 600 },
    );
  });

  test('a line passes where the cells that it touches are joined through open edges that it touches', () => {
    fc.assert(
      fc.property(some, ({ document, a, b, sizeA, sizeB, corners, of }) => {
        const field = compile(document);
        fc.pre(corners !== 'both-sides');
        fc.pre(field.grid === 'square' || (sizeA === 1 && sizeB === 1));
        fc.pre(isFootprintInside(field, a, sizeA) && isFootprintInside(field, b, sizeB));
        const p = centre(field, a, sizeA);
        const q = centre(field, b, sizeB);
        fc.pre(p[0] !== q[0] || p[1] !== q[1]);
        const solid = of === 'sight' ? field.cellSight : field.cellEffect;
        const own = [footprint(field, a, sizeA), footprint(field, b, sizeB)].map(
          (cells) => new Set(cells.map(key)),
        );
        const open = cellsOf(field).filter((cell) => {
          const how = meets(field, cell, p, q);
          if (how === null) return false;
          if (own.some((cells) => cells.has(key(cell)))) return true;
          return solid[cell.y * field.width + cell.x] === 0 || (how === 'border' && corners === 'walls');
        });
        const joined = (from: Cell, to: Cell): boolean => {
          if (own.some((cells) => cells.has(key(from)) && cells.has(key(to)))) return true;
          const planes = [...halfPlanes(field, from), ...halfPlanes(field, to)];
          if (!sharesEdge(field, from, to) || !touches(planes, p, q)) return false;
          const wall = wallOn(field, from, to);
          return wall === null || wall.kind === 'low-wall' || wall.kind === 'window';
        };
        const reached = open.filter((cell) => own[0]!.has(key(cell)));
        for (const cell of reached) {
          for (const next of open) if (!reached.includes(next) && joined(cell, next)) reached.push(next);
        }
        const passes = reached.some((cell) => own[1]!.has(key(cell)));
        expect(hasLine(field, a, sizeA, b, sizeB, of, { corners })).toBe(passes);
      }),
      { numRuns: 600 },
    );
  });

  test('where a line touches no corner, it is blocked by what it crosses and nothing else', () => {
    fc.assert(
      fc.property(some, ({ document, a, b, sizeA, sizeB, corners }) => {
        const field = compile(document);
        fc.pre(isFootprintInside(field, a, sizeA) && isFootprintInside(field, b, sizeB));
        const p = centre(field, a, sizeA);
        const q = centre(field, b, sizeB);
        fc.pre(p[0] !== q[0] || p[1] !== q[1]);
        const all = cellsOnLine(field, a, sizeA, b, sizeB, { touched: true, ends: true });
        const crossed = cellsOnLine(field, a, sizeA, b, sizeB, { ends: true });
        fc.pre(all.length === crossed.length);
        const own = [footprint(field, a, sizeA), footprint(field, b, sizeB)].map(
          (cells) => new Set(cells.map(key)),
        );
        const solid = crossed.some(
          (cell) =>
            !own[0]!.has(key(cell)) &&
            !own[1]!.has(key(cell)) &&
            field.cellSight[cell.y * field.width + cell.x] === 1,
        );
        const walled = crossed.some((cell, i) => {
          const next = crossed[i + 1];
          if (next === undefined) return false;
          if (own.some((cells) => cells.has(key(cell)) && cells.has(key(next)))) return false;
          return wallOn(field, cell, next)?.kind === 'wall';
        });
        expect(hasSight(field, a, sizeA, b, sizeB, { corners })).toBe(!solid && !walled);
      }),
      { numRuns: 600 },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { CORNER_RULES } from './corner-rule.ts';
import type { Cell } from './document.ts';
import { isFootprintInside } from './footprint.ts';
import type { Ground } from './ground.ts';
import type { MoveRules } from './move.ts';
import { judgePath } from './move.ts';
import { BLOCKED, FREE, HINDER, occupancy, PASS, SHARED, threats } from './occupancy.ts';
import { canStepAway, reachable } from './reach.ts';
import { at, drawn, empty, someCell, someDocument } from './testing/fields.ts';
import { cellsOf, key, slowReach } from './testing/reference.ts';

describe('examples', () => {
  test('on open ground a budget of 2 reaches 24 cells, and the start costs 0', () => {
    const reach = reachable(compile(empty(9, 9)), { from: at(4, 4), budget: 2 });
    expect(reach.stops().length).toBe(24);
    expect(reach.costTo(at(4, 4))).toBe(0);
    expect(reach.costTo(at(6, 6))).toBe(2);
    expect(reach.costTo(at(7, 4))).toBeNull();
    expect(reach.pathTo(at(7, 4))).toBeNull();
    expect(reach.pathTo(at(4, 4))).toEqual([]);
  });

  test('alternating diagonals cost 1, 2, 1, or 2, 1, 2 after an odd number of them', () => {
    const field = compile(empty(9, 9, 'square', 'alternating'));
    const even = reachable(field, { from: at(0, 0), budget: 10 });
    expect([1, 2, 3, 4].map((n) => even.costTo(at(n, n)))).toEqual([1, 3, 4, 6]);
    expect([1, 2, 3].map((n) => even.oddAfter(at(n, n)))).toEqual([true, false, true]);
    const odd = reachable(field, { from: at(0, 0), budget: 10, odd: true });
    expect([1, 2, 3, 4].map((n) => odd.costTo(at(n, n)))).toEqual([2, 3, 5, 6]);
  });

  test('a diagonal that counts 2 is doubled before the terrain multiplies', () => {
    const field = compile(drawn(['m..', '.m.', '..m'], { metric: 'alternating' }));
    const reach = reachable(field, { from: at(0, 0), budget: 20 });
    expect(reach.costTo(at(1, 1))).toBe(3);
    expect(judgePath(field, { from: at(1, 1), odd: true }, [at(2, 2)])).toMatchObject({ cost: 6 });
  });

  test('exact diagonals cost the square root of 2', () => {
    const field = compile(empty(9, 9, 'square', 'exact'));
    const reach = reachable(field, { from: at(0, 0), budget: 3 });
    expect(reach.costTo(at(2, 2))).toBeCloseTo(2 * Math.SQRT2, 3);
    expect(reach.costTo(at(3, 1))).toBeNull();
  });

  test('costs of rough ground, of crawling, and of several kinds of terrain on one cell', () => {
    const field = compile(
      drawn(['.rm.'], { cells: [...drawn(['.rm.']).cells!, { x: 2, y: 0, terrain: 'rubble' }] }),
    );
    expect(reachable(field, { from: at(0, 0), budget: 20 }).costTo(at(3, 0))).toBe(2 + 6 + 1);
    expect(reachable(field, { from: at(0, 0), budget: 20, times: 2 }).costTo(at(3, 0))).toBe(18);
    expect(reachable(field, { from: at(0, 0), budget: 20, plus: 1 }).costTo(at(3, 0))).toBe(12);
    const worst: Ground = { combine: 'worst' };
    expect(reachable(field, { from: at(0, 0), budget: 20, ground: worst }).costTo(at(3, 0))).toBe(6);
    const swimmer: Ground = { terrain: (kind) => (kind.id === 'mud' ? 'blocked' : 1) };
    expect(reachable(field, { from: at(0, 0), budget: 20, ground: swimmer }).costTo(at(3, 0))).toBeNull();
  });

  test('the corner rule decides whether a diagonal step past one or two blocked cells or a wall is allowed', () => {
    const one = compile(drawn(['.#', '..']));
    const both = compile(drawn(['.#', '#.']));
    const to = (field: typeof one, corners: MoveRules['corners'] & string) => {
      const verdict = judgePath(field, { from: at(0, 0), corners }, [at(1, 1)]);
      return verdict.ok ? verdict.cost : null;
    };
    expect(CORNER_RULES.map((rule) => to(one, rule))).toEqual([1, 1, null]);
    expect(CORNER_RULES.map((rule) => to(both, rule))).toEqual([1, null, null]);
    const wall = compile(
      drawn(['..', '..'], { walls: [{ x: 0, y: 0, side: 'e', length: 2, kind: 'wall' }] }),
    );
    expect(CORNER_RULES.map((rule) => to(wall, rule))).toEqual([null, null, null]);
    const stub = compile(drawn(['..', '..'], { walls: [{ x: 0, y: 0, side: 'e', kind: 'wall' }] }));
    expect(CORNER_RULES.map((rule) => to(stub, rule))).toEqual([1, 1, null]);
  });

  test('a step over a low wall costs 2 and needs climbing, through an open door 1, and windows cannot be passed', () => {
    const field = compile(
      drawn(['....'], {
        walls: [
          { x: 0, y: 0, side: 'e', kind: 'low-wall' },
          { a: at(1, 0), b: at(2, 0), kind: 'door', id: 'gate', open: true },
          { x: 2, y: 0, side: 'e', kind: 'window', id: 'pane' },
        ],
      }),
    );
    const reach = reachable(field, { from: at(0, 0), budget: 9 });
    expect([1, 2, 3].map((x) => reach.costTo(at(x, 0)))).toEqual([2, 3, null]);
    expect(reachable(field, { from: at(0, 0), budget: 9, ground: { climbs: false } }).stops()).toEqual([]);
  });

  test('a crowd that adds 1 makes a step of cost 1 cost 2, and one of cost 2 cost 3', () => {
    const mud = {
      terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }],
      cells: [{ ...at(1, 0), terrain: 'mud' }],
    };
    const cost = (document: object): number | null => {
      const field = compile({ ...empty(3, 1), ...document });
      const who = occupancy(field, [{ cell: at(1, 0), size: 1, standing: HINDER }]);
      const crowd = { times: 1, plus: 1 };
      return reachable(field, { from: at(0, 0), budget: 9, occupancy: who, crowd }).costTo(at(1, 0));
    };
    // The ground's cost of 1 or 2, plus 1.
    expect([cost({}), cost(mud)]).toEqual([2, 3]);
  });

  test('friends can be passed, foes cannot, a crowd costs more, and an occupied cell is no place to stop', () => {
    const field = compile(empty(5, 1));
    const who = occupancy(field, [
      { cell: at(1, 0), size: 1, standing: PASS },
      { cell: at(2, 0), size: 1, standing: HINDER },
      { cell: at(4, 0), size: 1, standing: BLOCKED },
    ]);
    const reach = reachable(field, { from: at(0, 0), budget: 9, occupancy: who });
    expect(reach.stops()).toEqual([at(3, 0)]);
    expect(reach.costTo(at(3, 0))).toBe(4);
    expect(reach.canStop(at(1, 0))).toBe(false);
    expect(reach.costTo(at(4, 0))).toBeNull();
    who.fill(BLOCKED);
    expect(reach.canStop(at(3, 0))).toBe(true);
    expect(reach.pathTo(at(3, 0))).toEqual([at(1, 0), at(2, 0), at(3, 0)]);
  });

  test('in a space that it shares the mover goes and stops as on rough ground, and does not come back into it', () => {
    const field = compile(empty(4, 2));
    const shared = [at(0, 0), at(1, 0), at(0, 1)].map(
      (cell) => ({ cell, size: 1, standing: SHARED }) as const,
    );
    const who = occupancy(field, shared);
    const reach = reachable(field, { from: at(0, 0), budget: 9, occupancy: who });
    expect([at(1, 0), at(0, 1), at(1, 1), at(2, 0)].map((cell) => reach.costTo(cell))).toEqual([2, 2, 1, 2]);
    expect(reach.canStop(at(1, 0))).toBe(true);
    expect(canStepAway(compile(empty(2, 1)), { from: at(0, 0), budget: 2, occupancy: who.slice(0, 2) })).toBe(
      true,
    );
    const back = judgePath(field, { from: at(0, 0), occupancy: who }, [at(1, 1), at(1, 0)]);
    expect(back).toEqual({ ok: false, at: 1, because: 'occupied' });
    // Whoever else stands there counts before that.
    const also = occupancy(field, [...shared, { cell: at(1, 0), size: 1, standing: HINDER }]);
    expect(reachable(field, { from: at(0, 0), budget: 9, occupancy: also }).canStop(at(1, 0))).toBe(false);
  });

  test('a first step is possible only to a free cell on the field and within the budget', () => {
    const field = compile(empty(3, 1));
    const from = at(0, 0);
    expect(canStepAway(field, { from, budget: 1 })).toBe(true);
    // With `times: 2` a step costs 2.
    expect(canStepAway(field, { from, budget: 1, times: 2 })).toBe(false);
    expect(canStepAway(field, { from, budget: 2, times: 2 })).toBe(true);
    // The mover may stop behind a friend, but not on the first step.
    const friend = occupancy(field, [{ cell: at(1, 0), size: 1, standing: PASS }]);
    expect(canStepAway(field, { from, budget: 2, occupancy: friend })).toBe(false);
    expect(reachable(field, { from, budget: 2, occupancy: friend }).stops()).toEqual([at(2, 0)]);
    expect(canStepAway(field, { from: at(5, 5), budget: 2 })).toBe(false);
  });

  test('a footprint of size 2 needs room and pays for the worst cell under it', () => {
    const field = compile(drawn(['....', '..#.', '....', '...r']));
    const reach = reachable(field, { from: at(0, 0), budget: 9, size: 2 });
    expect(reach.costTo(at(0, 2))).toBe(2);
    expect(reach.costTo(at(1, 2))).toBe(3);
    expect(reach.costTo(at(2, 2))).toBe(5);
    expect(reach.costTo(at(2, 1))).toBeNull();
    expect(reach.costTo(at(3, 0))).toBeNull();
  });

  test('slopes: limits up and down, and costs added or multiplied for going up', () => {
    const field = compile({
      ...empty(3, 1),
      elevation: [
        { x: 1, y: 0, height: 1 },
        { x: 2, y: 0, height: 3 },
      ],
    });
    const from = at(0, 0);
    expect(reachable(field, { from, budget: 9, slope: { costUp: 2 } }).costTo(at(2, 0))).toBe(8);
    // Two steps up cost 2 each; steps down cost 1.
    expect(reachable(field, { from, budget: 9, slope: { timesUp: 2 } }).costTo(at(2, 0))).toBe(4);
    expect(reachable(field, { from: at(2, 0), budget: 9, slope: { timesUp: 2 } }).costTo(from)).toBe(2);
    expect(reachable(field, { from, budget: 9, slope: { up: 1 } }).stops()).toEqual([at(1, 0)]);
    expect(reachable(field, { from: at(2, 0), budget: 9, slope: { down: 1 } }).stops()).toEqual([]);
  });

  test('steps out of one cell may cost a multiple, whatever comes after them', () => {
    const field = compile(drawn(['..r.']));
    const leaving = { from: at(0, 0), times: 3 };
    const reach = reachable(field, { from: at(0, 0), budget: 12, times: 2, leaving });
    // 3 × 2, then 2 × 2 for the rubble, then 2.
    expect([1, 2, 3].map((x) => reach.costTo(at(x, 0)))).toEqual([6, 10, 12]);
    const from = at(1, 0);
    expect(judgePath(field, { from, leaving }, [at(0, 0), at(1, 0), at(2, 0)])).toMatchObject({
      cost: 1 + 3 + 2,
    });
    expect(canStepAway(field, { from: at(0, 0), budget: 2, leaving })).toBe(false);
    expect(canStepAway(field, { from: at(0, 0), budget: 3, leaving })).toBe(true);
  });

  test('of paths of equal cost the one that provokes least is chosen, then the straightest', () => {
    const field = compile(empty(7, 5));
    const straight = reachable(field, { from: at(0, 0), budget: 6 });
    expect(straight.pathTo(at(4, 2))).toEqual([at(1, 0), at(2, 1), at(3, 1), at(4, 2)]);
    const threat = threats(field, 1, [{ cell: at(3, 4), size: 1, reach: 2 }]);
    const careful = reachable(field, {
      from: at(0, 2),
      budget: 6,
      avoid: { threat, when: 'starts-inside' },
    });
    expect(careful.costTo(at(6, 2))).toBe(6);
    expect(careful.provokesTo(at(6, 2))).toBe(0);
    expect(careful.pathTo(at(6, 2))!.every((cell) => cell.y < 2 || cell.x === 6)).toBe(true);
    expect(careful.provokesTo(at(3, 3))).toBe(1);
    const never = reachable(field, {
      from: at(0, 2),
      budget: 9,
      avoid: { threat, when: 'starts-inside', never: true },
    });
    expect(never.costTo(at(1, 4))).toBe(2);
    expect(never.costTo(at(2, 4))).toBeNull();
    expect(never.costTo(at(6, 4))).toBe(8);
  });

  test('a path is refused with the place and kind of its first fault', () => {
    const field = compile(
      drawn(['....', '.#..', '....'], { walls: [{ x: 1, y: 0, side: 'e', kind: 'wall' }] }),
    );
    const who = occupancy(field, [
      { cell: at(3, 0), size: 1, standing: BLOCKED },
      { cell: at(0, 2), size: 1, standing: PASS },
    ]);
    const judge = (path: Cell[], budget = 9) =>
      judgePath(field, { from: at(0, 0), budget, occupancy: who }, path);
    expect(judge([at(0, 1), at(0, 2), at(1, 2)])).toEqual({
      ok: true,
      cost: 3,
      steps: 3,
      provokes: 0,
      odd: false,
    });
    expect(judge([])).toEqual({ ok: true, cost: 0, steps: 0, provokes: 0, odd: false });
    expect(judge([at(0, 1), at(0, 3)])).toEqual({ ok: false, at: 1, because: 'outside' });
    expect(judge([at(2, 0)])).toEqual({ ok: false, at: 0, because: 'not-adjacent' });
    expect(judge([at(1, 1)])).toEqual({ ok: false, at: 0, because: 'obstacle' });
    expect(judge([at(1, 0), at(2, 0)])).toEqual({ ok: false, at: 1, because: 'wall' });
    expect(judge([at(0, 1), at(1, 2)])).toEqual({ ok: false, at: 1, because: 'corner' });
    expect(judge([at(0, 1), at(0, 2)])).toEqual({ ok: false, at: 1, because: 'no-stop' });
    expect(judge([at(0, 1), at(0, 2), at(1, 2)], 2)).toEqual({ ok: false, at: 2, because: 'too-far' });
    const beside = judgePath(field, { from: at(2, 0), occupancy: who }, [at(3, 0)]);
    expect(beside).toEqual({ ok: false, at: 0, because: 'occupied' });
  });

  test('nothing is reachable from outside of the field, and the object of a finished search can be reused', () => {
    const field = compile(empty(4, 4));
    const first = reachable(field, { from: at(9, 9), budget: 5 });
    expect(first.stops()).toEqual([]);
    expect(first.costTo(at(0, 0))).toBeNull();
    const second = reachable(field, { from: at(0, 0), budget: 1 }, first);
    expect(second).toBe(first);
    expect(second.stops()).toEqual([at(1, 0), at(0, 1), at(1, 1)]);
    expect(reachable(field, { from: at(3, 3), budget: 1 }, second).stops().length).toBe(3);
  });
});

/** Random documents with random values for everything that a move depends on. */
const someMove = someDocument({ most: 6 }).chain((document) =>
  fc.record({
    document: fc.constant(document),
    from: someCell(document),
    size: fc.constantFrom(1, 1, 2, 3),
    budget: fc.integer({ min: 0, max: 9 }),
    corners: fc.constantFrom(...CORNER_RULES),
    times: fc.constantFrom(1, 1, 2),
    odd: fc.boolean(),
    leaving: fc.constantFrom(1, 1, 4),
    standing: fc.array(fc.constantFrom(FREE, FREE, FREE, PASS, BLOCKED, HINDER), {
      minLength: document.width * document.height,
      maxLength: document.width * document.height,
    }),
    foe: someCell(document),
    threatened: fc.boolean(),
  }),
);

describe('compared with Bellman-Ford', () => {
  test('costs, provoked foes and steps agree, and the paths are legal at these costs', () => {
    fc.assert(
      fc.property(
        someMove,
        ({ document, from, size, budget, corners, times, odd, leaving, standing, foe, threatened }) => {
          const field = compile(document);
          const who = Uint8Array.from(standing);
          const threat = threats(field, size, [{ cell: foe, size: 1, reach: 1 }]);
          const rules: MoveRules = {
            size,
            corners,
            times,
            odd,
            leaving: { from, times: leaving },
            occupancy: who,
            ...(threatened ? { avoid: { threat, when: 'leaves' as const } } : {}),
          };
          const index = (cell: Cell): number => cell.y * field.width + cell.x;
          fc.pre(isFootprintInside(field, from, size));
          const reach = reachable(field, { ...rules, from, budget });
          const slow = slowReach(field, from, budget, {
            size,
            corners,
            times,
            odd,
            leaving,
            standing: (cell) => who[index(cell)] ?? 0,
            provokes: (a, b) => (threatened && threat[index(a)] === 1 && threat[index(b)] === 0 ? 1 : 0),
          });
          const beside = ({ x, y }: Cell): boolean =>
            Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) === 1;
          const steps = cellsOf(field)
            .filter(beside)
            .filter((cell) => judgePath(field, { ...rules, from, budget }, [cell]).ok);
          expect(canStepAway(field, { ...rules, from, budget })).toBe(steps.length > 0);
          if (steps.length > 0) expect(reach.stops()).not.toEqual([]);
          for (const cell of cellsOf(field)) {
            const labels = ['0', '1']
              .map((parity) => slow.get(`${key(cell)} ${parity}`))
              .filter((each) => each);
            labels.sort((a, b) => a!.cost - b!.cost || a!.provokes - b!.provokes || a!.steps - b!.steps);
            const best = labels[0];
            const cost = reach.costTo(cell);
            if (best === undefined) {
              expect(cost).toBeNull();
              continue;
            }
            expect(cost).toBeCloseTo(best.cost, 6);
            expect(reach.provokesTo(cell)).toBe(best.provokes);
            const path = reach.pathTo(cell)!;
            expect(path.length).toBe(best.steps);
            const verdict = judgePath(field, { ...rules, from, budget, stops: false }, path);
            expect(verdict).toEqual({
              ok: true,
              cost,
              steps: best.steps,
              provokes: best.provokes,
              odd: reach.oddAfter(cell),
            });
            if (path.length > 0) expect(path.at(-1)).toEqual(cell);
            const stop = judgePath(field, { ...rules, from, budget }, path);
            expect(stop.ok).toBe(reach.canStop(cell));
          }
        },
      ),
      { numRuns: 250 },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import type { Cell } from './document.ts';
import type { Reach } from './reach.ts';
import { cutShort, reachable } from './reach.ts';
import { at, empty, someCell, someDocument } from './testing/fields.ts';
import { cellsOf } from './testing/reference.ts';

const everywhere = Number.POSITIVE_INFINITY;
const all = { left: 0, right: 8, top: 0, bottom: 8 };

describe('the extent of a search', () => {
  test('within a cost of 1 there are nine cells with the start, and eight to stop at', () => {
    const field = compile(empty(9, 9));
    const reach = reachable(field, { from: at(4, 4), budget: 4 });
    const costs: number[] = [];
    reach.eachWithin(1, all, (_, cost) => {
      costs.push(cost);
      return 1;
    });
    expect(costs).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1]);
    const stops: number[] = [];
    reach.eachStop((_, cost) => stops.push(cost), 1);
    expect(stops).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(reach.stops(1).length).toBe(8);
    expect(reach.stops().length).toBe(80);
  });

  test('a limit lowered to 2 during the search ends it after the 25 cells up to that cost', () => {
    const field = compile(empty(9, 9));
    const reach = reachable(field, { from: at(4, 4), budget: 4 });
    let seen = 0;
    // All 16 cells of the ring at a distance of 2 are called back, for they cost the same.
    reach.eachWithin(everywhere, all, (_, cost) => {
      seen++;
      return cost < 2 ? everywhere : 2;
    });
    expect(seen).toBe(25);
  });

  test('a search within a box visits all of its cells and no others, whether searched before or not', () => {
    const field = compile(empty(9, 9));
    for (const known of [0, 2, 4]) {
      const reach = reachable(field, { from: at(4, 4), budget: 4 });
      reach.eachStop(() => {}, known);
      const found: number[] = [];
      reach.eachWithin(everywhere, { left: 1, right: 2, top: 4, bottom: 5 }, (index, cost) => {
        found.push(index);
        expect(cost).toBe(index % 9 === 1 ? 3 : 2);
        return everywhere;
      });
      expect(found.sort((a, b) => a - b)).toEqual([37, 38, 46, 47]);
    }
  });

  test('a search without a limit ends at its budget', () => {
    const field = compile(empty(9, 9));
    let seen = 0;
    reachable(field, { from: at(4, 4), budget: 1 }).eachWithin(everywhere, all, () => {
      seen++;
      return everywhere;
    });
    expect(seen).toBe(9);
  });
});

/** All answers of a reach about these cells. */
const said = (reach: Reach, cells: readonly Cell[]) =>
  cells.map((cell) => [
    reach.costTo(cell),
    reach.canStop(cell),
    reach.oddAfter(cell),
    reach.provokesTo(cell),
    reach.pathTo(cell),
  ]);

const ordered = (reach: Reach): readonly number[] => {
  const found: number[] = [];
  reach.eachStop((index) => found.push(index));
  return found;
};

test('the answers of a search do not depend on earlier questions, nor on other searches in between', () => {
  fc.assert(
    fc.property(
      someDocument().chain((document) =>
        fc.record({
          document: fc.constant(document),
          from: someCell(document),
          other: someCell(document),
          first: someCell(document),
          budget: fc.double({ min: 0, max: 8, noNaN: true }),
        }),
      ),
      ({ document, from, other, first, budget }) => {
        const field = compile(document);
        const cells = cellsOf(field);
        const whole = reachable(compile(document), { from, budget });
        const order = ordered(whole);
        const asked = reachable(field, { from, budget });
        asked.costTo(first);
        const between = reachable(field, { from: other, budget });
        between.costTo(first);
        expect(said(asked, cells)).toEqual(said(whole, cells));
        expect(ordered(asked)).toEqual(order);
        // Reuse a reach whose search is not finished.
        const again = reachable(field, { from, budget }, between);
        expect(said(again, [...cells].reverse()).reverse()).toEqual(said(whole, cells));
        expect(ordered(again)).toEqual(order);
      },
    ),
    { numRuns: 200 },
  );
});

test('a search cut short to a smaller budget gives the answers of a search with that budget', () => {
  fc.assert(
    fc.property(
      someDocument().chain((document) =>
        fc.record({
          document: fc.constant(document),
          from: someCell(document),
          first: someCell(document),
          budgets: fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 8 })),
        }),
      ),
      ({ document, from, first, budgets: [budget, more] }) => {
        const field = compile(document);
        const cells = cellsOf(field);
        const alone = reachable(field, { from, budget });
        const whole = reachable(field, { from, budget: budget + more });
        const short = cutShort(whole, budget);
        short.costTo(first);
        whole.costTo(first);
        expect(said(short, cells)).toEqual(said(alone, cells));
        expect(short.stops()).toEqual(alone.stops());
        expect(ordered(whole)).toEqual(ordered(reachable(field, { from, budget: budget + more })));
        expect([...ordered(short)].sort()).toEqual([...ordered(alone)].sort());
        const near = cellsWithin(short, field.width, field.height);
        expect(near).toEqual(cellsWithin(alone, field.width, field.height));
        expect(cutShort(whole, budget + more + 1).stops()).toEqual(whole.stops());
      },
    ),
    { numRuns: 200 },
  );
});

/** The cells that `eachWithin` calls back for the whole battlefield, with their costs. */
const cellsWithin = (reach: Reach, width: number, height: number): readonly string[] => {
  const found: string[] = [];
  reach.eachWithin(everywhere, { left: 0, right: width - 1, top: 0, bottom: height - 1 }, (index, cost) => {
    found.push(`${index} ${cost}`);
    return everywhere;
  });
  return found.sort();
};

import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scatterOf } from '../combat/scatter.ts';
import { one } from '../state.ts';
import type { Sketch } from './line-up.ts';
import { cell, choice, decline, duel, fight, path, stress, terms, waiting } from './line-up.ts';
import { begun } from './sketch.ts';

/** What rules say in metres is counted as PE-R15 counts diagonals: three of them are 4 m where every second costs 2. */

describe('a Charge of at least 4 m', () => {
  const diagonal = (diagonalCost: string, from: readonly [number, number]): Scenario =>
    duel(
      { rin: { at: from }, hound: { use: 'glass-hound', at: [5, 5] } },
      { rulings: { diagonalCost, chargeMinMetres: 4 } },
    );
  const charge = choice('charge', { target: 'hound', with: 'sword' });

  test.each(['alternating', 'euclid'])('[PE-ACT-5] [PE-R15] %s: three diagonal steps are enough', (cost) => {
    // 1 + 2 + 1 m, or three times 1.41 m.
    const table = diagonal(cost, [1, 1]).does(charge);
    expect(cell(table, 'rin')).toEqual([4, 4]);
    expect(terms(table)).toEqual(['Melee 48', 'Charge 10']);
  });

  test('[PE-ACT-5] [PE-R15] `one`: the same three are 3 m', () => {
    const way = [
      [2, 2],
      [3, 3],
      [4, 4],
    ].map(([x, y]) => ({ x, y }));
    diagonal('one', [1, 1]).refuses({ ...charge, path: way } as typeof charge, 'noWay', 'PE-ACT-5');
  });

  test('[PE-ACT-5] [PE-R15] `alternating`: two diagonal steps are 3 m, too few', () => {
    diagonal('alternating', [2, 2]).refuses(
      { ...charge, path: [3, 4].map((at) => ({ x: at, y: at })) } as typeof charge,
      'noWay',
      'PE-ACT-5',
    );
  });
});

describe('a run-up of 4 m', () => {
  /** A gap in the columns 6 and 7, and one column of bog. */
  const atGap = (diagonalCost: string, at: readonly [number, number], bog = 15): Scenario =>
    fight(
      { red: { rin: { at, now: { equipped: null } } }, blue: { ogre: { at: [15, 11] } } },
      {
        rulings: { diagonalCost },
        field: {
          terrain: [
            { id: 'bar', label: 'Bar', marks: { gap: 5 } },
            { id: 'bog', label: 'Bog', marks: { hinders: true } },
          ],
          cells: [
            { x: 6, y: 0, w: 2, h: 12, terrain: 'bar' },
            { x: bog, y: 0, w: 1, h: 12, terrain: 'bog' },
          ],
        },
      },
    );
  const runs = (...cells: readonly (readonly [number, number])[]) => ({
    ...path(...cells),
    option: 'run',
  });
  /** 41 without Advantage. */
  const target = (table: Scenario): number =>
    waiting(table.does(choice('leap-far', { to: { x: 8, y: 4 } }))).target;

  test.each(['alternating', 'euclid'])('[PE-OBST-12] [PE-R15] %s: three diagonal steps', (cost) => {
    const three = [
      [3, 2],
      [4, 3],
      [5, 4],
    ] as const;
    expect(target(atGap(cost, [2, 1]).does(runs(...three)))).toBe(51);
    const parts = atGap(cost, [2, 1]).does(runs(three[0])).does(runs(three[1], three[2]));
    expect(target(parts)).toBe(51);
    expect(target(atGap(cost, [3, 2]).does(runs(three[1], three[2])))).toBe(41);
  });

  test('[PE-OBST-12] [PE-R15] `alternating`: counted from the last hindered metre on', () => {
    const four = [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ] as const;
    // The step into the bog is diagonal: of those after it the first counts 2 m, the second 1 m, the third 2 m.
    expect(target(atGap('alternating', [1, 0], 2).does(runs(...four)))).toBe(51);
    // One step later 1 m and 2 m are left.
    expect(target(atGap('alternating', [1, 0], 3).does(runs(...four)))).toBe(41);
  });
});

test.each([
  ['alternating', 4],
  ['euclid', 4],
  ['one', 3],
])('[PE-INJ-19] [PE-R15] %s: broken toes cost %i Stress for three diagonal steps', (diagonalCost, cost) => {
  const rulings: Sketch = { diagonalCost, brokenToes: 'perMetre' };
  const sore = { at: [1, 1] as const, now: { equipped: null, injuries: { leftLeg: 2 } } };
  const table = fight({ red: { rin: sore }, blue: { ogre: { at: [15, 11] } } }, { rulings });
  expect(stress(table.does(path([2, 2], [3, 3], [4, 4])), 'rin')).toBe(cost);
});

describe('a Push over a diagonal', () => {
  /** Mei, unarmed, at (6,6): Melee 48 and an Advantage make 58, so that a 28 is 3 degrees and a 38 two. */
  const pushed = (diagonalCost: string, die: number, column = 15): Scenario =>
    fight(
      {
        red: { rin: { at: [5, 5] } },
        blue: { foe: { use: 'mei', at: [6, 6], now: { equipped: null, inHand: {} } } },
      },
      {
        rulings: { diagonalCost },
        field: { walls: [{ kind: 'wall', x: column, y: 0, side: 'e', length: 12 }] },
      },
    )
      .does(choice('push', { with: 'sword', target: 'foe' }))
      .rolls('attack', die)
      .answers('foe', decline);

  test.each([
    // 3 m: 1 + 2 m; 1.41 + 1.41 m, for a third step makes 4.24 m.
    ['one', 28, 9],
    ['alternating', 28, 8],
    ['euclid', 28, 8],
    // 2 m: of the alternating steps the second costs 2 m; 2.82 m are 2 m.
    ['one', 38, 8],
    ['alternating', 38, 7],
    ['euclid', 38, 8],
    // 4 m: 1 + 2 + 1 m; 4.24 m are 4 m.
    ['alternating', 10, 9],
    ['euclid', 10, 9],
  ])('[PE-ACT-26] [PE-R15] %s: with a %i it goes to column and row %i', (diagonalCost, die, end) => {
    const table = pushed(diagonalCost, die);
    expect(cell(table, 'foe')).toEqual([end, end]);
    expect(stress(table, 'foe')).toBe(0);
  });

  test.each([
    // 4 m, of which the step to (7,7) takes 1 m, and with exact diagonals 1.41 m: then 2.59 m are left.
    ['one', 10, 3],
    ['alternating', 10, 3],
    ['euclid', 10, 2],
    // Of 2 m one is left, not enough for the step into the wall.
    ['alternating', 38, 0],
    ['one', 38, 1],
  ])(
    '[PE-ACT-27] [PE-R15] %s: with a %i the wall behind the first step costs %i Stress',
    (diagonalCost, die, cost) => {
      const table = pushed(diagonalCost, die, 7);
      expect(cell(table, 'foe')).toEqual([7, 7]);
      expect(stress(table, 'foe')).toBe(cost);
    },
  );

  test('[PE-ACT-26] the log says how far', () => {
    const told = (diagonalCost: string): string | undefined =>
      pushed(diagonalCost, 28)
        .lines()
        .find(({ clause, text }) => clause === 'PE-ACT-26' && text.includes('pushed'))?.text;
    expect(told('one')).toBe('Mei is pushed 3 m by Rin');
    expect(told('euclid')).toBe('Mei is pushed 2 m by Rin');
  });
});

test.each([
  // 8 m south-east (83): of the alternating steps five make 7 m and six 9 m; six of 1.41 m make 8.48 m, which are 8 m.
  ['one', 83, 18, 13],
  ['alternating', 83, 15, 10],
  ['euclid', 83, 16, 11],
  // Straight east (86) nothing is different.
  ['euclid', 86, 18, 5],
  // 4 m back toward Rin at (5,0) (40), five diagonal steps off: 7 m, or 7.07 m.
  ['one', 40, 6, 1],
  ['alternating', 40, 7, 2],
  ['euclid', 40, 7, 2],
])('[PE-FUM-4] [PE-R15] %s: a %i scatters to column %i and row %i', (diagonalCost, die, x, y) => {
  const table = begun(
    { red: { rin: { at: [5, 0] } }, blue: { ogre: { at: [10, 5] } } },
    { rulings: { diagonalCost } },
  );
  expect(scatterOf(table, one(table, 'rin'), { x: 10, y: 5 }, die).cell).toEqual({ x, y });
});

import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { cell, choice, duel, fight, path, stress, terms, waiting } from './line-up.ts';

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

import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { asked, cell, choice, conditions, endTurn, fight } from './line-up.ts';

/** Cling where being shoved counts as movement (SL-R80 `likeMovement`). */

const mix = (along: number, cut: number) => choice('mix', { along, cut });

/** Torvin shoves the guard, whom Wenna grapples, natural 12: a margin of 7, three yards at the most. */
const shoved = (wenna: readonly [number, number], rulings: Sketch = {}): Scenario => {
  const lineUp: LineUp = {
    red: { torvin: { at: [5, 5] } },
    blue: { guard: { at: [6, 5], now: { grappling: ['wenna'] } } },
    green: { wenna: { at: wenna, now: { ap: 18 } } },
  };
  const setting: Setting = { rulings: { forcedMove: 'likeMovement', ...rulings } };
  return fight(lineUp, setting)
    .does(choice('hinder', { what: 'shove', target: 'guard' }))
    .rolls('shove', 6, 6);
};
const east = choice('shove', { to: { x: 9, y: 5 } });
/** From beside (7,5) she goes one yard along, to where (8,5) is beside her. */
const oneYard = (rulings: Sketch): Scenario =>
  shoved([6, 6], rulings).does(east).does(choice('cling')).rolls('cling', 1, 4).does(mix(1, 0));

test('[SL-R73] [SL-R80] with `perStep` she may cling again at the next step of a shove', () => {
  const table = oneYard({ clingPath: 'perStep' });
  expect([asked(table), cell(table, 'guard')]).toEqual(['wenna cling', [8, 5]]);
  table.does(choice('cling')).rolls('cling', 1, 4).does(mix(1, 0));
  expect([cell(table, 'guard'), conditions(table, 'guard')]).toEqual([[9, 5], ['grappling']]);
});

test('[SL-R73] [SL-R80] with `oncePerMove` she is gone when her yards are used up', () => {
  const table = oneYard({});
  expect([asked(table), cell(table, 'guard'), conditions(table, 'guard')]).toEqual([
    'torvin turn',
    [9, 5],
    [],
  ]);
});

test('[SL-R73] [SL-R80] with `perStep` too, whoever lets go at one step is not asked at the next', () => {
  const table = shoved([6, 6], { clingPath: 'perStep' }).does(east).does(choice('decline'));
  expect([asked(table), cell(table, 'guard'), conditions(table, 'wenna')]).toEqual([
    'torvin turn',
    [9, 5],
    [],
  ]);
});

test('[SL-GRP-2] [SL-R80] yards are cut off a shove, not cells: a second diagonal is two of them', () => {
  const table = shoved([5, 4]).does(choice('shove', { to: { x: 8, y: 7 } }));
  expect([asked(table), cell(table, 'guard')]).toEqual(['wenna cling', [6, 5]]);
  // 15 + 5 = 20 points cut two of the three yards off; the first diagonal is left.
  table.does(choice('cling')).rolls('cling', 7, 8).does(mix(0, 2));
  expect([asked(table), cell(table, 'guard'), conditions(table, 'wenna')]).toEqual([
    'torvin turn',
    [7, 6],
    [],
  ]);
});

test('[SL-GRP-1] [SL-R50] [SL-R80] of several who grapple somebody shoved the highest initiative is asked first', () => {
  const lineUp: LineUp = {
    red: { torvin: { at: [5, 5] } },
    blue: { guard: { at: [6, 5], now: { grappling: ['wenna', 'isra'] } } },
    green: { wenna: { at: [5, 4], now: { ap: 18 } }, isra: { at: [5, 6], now: { ap: 18 } } },
  };
  const table = fight(lineUp, {
    rulings: { forcedMove: 'likeMovement' },
    initiative: { torvin: 20, isra: 12, wenna: 8, guard: 5 },
  })
    .does(choice('hinder', { what: 'shove', target: 'guard' }))
    .rolls('shove', 6, 6)
    .does(choice('shove', { to: { x: 8, y: 5 } }));
  expect(asked(table)).toBe('isra cling');
  expect(asked(table.does(choice('decline')))).toBe('wenna cling');
});

test('[SL-R67] [SL-R80] a readied action may wait for such a step', () => {
  const lineUp: LineUp = {
    green: { pell: { at: [9, 9], now: { ap: 18 } } },
    red: { torvin: { at: [5, 5] } },
    blue: { guard: { at: [6, 5] } },
  };
  const table = (rulings: Sketch): Scenario =>
    fight(lineUp, { rulings })
      .does(choice('ready', { what: 'standard-attack', events: ['step'] }))
      .does(endTurn)
      .does(choice('hinder', { what: 'shove', target: 'guard' }))
      .rolls('shove', 6, 6)
      .does(choice('shove', { to: { x: 7, y: 5 } }));
  expect(asked(table({}))).toBe('torvin turn');
  expect(asked(table({ forcedMove: 'likeMovement' }))).toBe('pell readied');
});

import { expect, test } from 'vitest';
import { ap, asked, cell, duel, endTurn, fight, initiative, wounds } from './line-up.ts';

test('[SL-INI-2] a sketched fight begins in its first round, with the turn of the first', () => {
  const table = duel({ torvin: {}, guard: {} });
  expect(asked(table)).toBe('torvin turn');
  expect([ap(table, 'torvin'), ap(table, 'guard')]).toEqual([6, 6]);
  expect([initiative(table, 'torvin'), initiative(table, 'guard')]).toEqual([20, 19]);
});

test('[SL-AP-1] [SL-AP-3] the end of a turn brings 6 AP, and the turn goes on to the next', () => {
  const table = duel({ torvin: { now: { ap: 13 } }, guard: {} });
  table.does(endTurn);
  expect(asked(table)).toBe('guard turn');
  // 13 + 6 is more than the 18 that Speed 0 can hold.
  expect(ap(table, 'torvin')).toBe(18);
});

test('[SL-MNT-2] a rider is where its mount is', () => {
  const table = fight({
    heroes: { brannoch: { on: 'war-horse' }, 'war-horse': { at: [8, 8] } },
    foes: { ogre: { at: [12, 8], now: { wounds: { light: 2 } } } },
  });
  expect(cell(table, 'brannoch')).toEqual([8, 8]);
  expect(wounds(table, 'ogre')).toEqual([2, 0, 0, 0, 0]);
});

test('[SL-INT-2] [SL-INT-4] whoever stands higher may be asked when another’s turn begins', () => {
  const table = duel({ torvin: {}, guard: {} }, { stops: ['moment-turn-start'] });
  table.does(endTurn);
  expect(asked(table)).toBe('torvin moment');
});

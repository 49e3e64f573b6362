import { expect, test } from 'vitest';
import { apGains } from '../derived.ts';
import { defaultRulings } from '../rulings.ts';
import { one } from '../state.ts';
import { ap, begun, duel, endTurn } from './line-up.ts';

/** A duel from the very beginning, initiative 11 and 12. */
const opening = (rulings = {}, surprised: readonly string[] = []) =>
  duel(
    { wenna: {}, goblin: { at: [20, 12] } },
    { fromTheStart: true, rulings, ...(surprised.length > 0 ? { surprised } : {}) },
  );

test('[SL-AP-1] [SL-R40] nothing before the first round; then twice a round, by Speed', () => {
  const table = opening();
  expect([ap(table, 'wenna'), ap(table, 'goblin')]).toEqual([0, 0]);
  table.rolls('initiative', 5).rolls('initiative', 1);
  // Speed 1, for Wenna 0 in mail.
  expect([ap(table, 'wenna'), ap(table, 'goblin')]).toEqual([6, 7]);
  table.answers('wenna', endTurn);
  expect([ap(table, 'wenna'), ap(table, 'goblin')]).toEqual([12, 7]);
  table.answers('goblin', endTurn);
  // Both have a turn's end and a second round's start by now.
  expect([ap(table, 'wenna'), ap(table, 'goblin')]).toEqual([18, 21]);
});

test('[SL-R40] a table may begin with what a turn’s end brings', () => {
  const table = opening({ startingAp: 'turnEndAmount' });
  table.rolls('initiative', 5).rolls('initiative', 1);
  // 6 and 6, 7 and 7.
  expect([ap(table, 'wenna'), ap(table, 'goblin')]).toEqual([12, 14]);
});

test('[SL-R40] [SL-SUR-3] but the surprised have nothing until after their first turn', () => {
  const table = opening({ startingAp: 'turnEndAmount' }, ['goblin']);
  table.rolls('initiative', 5).rolls('initiative', 1);
  expect([ap(table, 'wenna'), ap(table, 'goblin')]).toEqual([12, 0]);
});

test('[SL-AP-3] AP above the maximum are lost, and those above it that one has already stay', () => {
  const near = duel({ wenna: { now: { ap: 15 } }, guard: { at: [20, 12] } });
  near.does(endTurn);
  expect(ap(near, 'wenna')).toBe(18);
  // Of the 6 that Speed 0 brings 3 are lost.
  expect(near.news('ap')).toMatchObject([
    {
      who: 'wenna',
      change: 3,
      clause: 'SL-AP-3',
      total: {
        value: 3,
        terms: [
          { value: 6, clause: 'SL-AP-4' },
          { value: -3, clause: 'SL-AP-3' },
        ],
      },
    },
  ]);
  const above = duel({ wenna: { now: { ap: 25 } }, guard: { at: [20, 12] } });
  above.does(endTurn);
  expect(ap(above, 'wenna')).toBe(25);
});

test('[SL-AP-4] it is Speed in armour that counts: plate makes a knight of Speed 1 one of −1', () => {
  const table = duel({ knight: { now: { ap: 0 } }, wolf: { at: [20, 12], now: { ap: 0 } } });
  table.does(endTurn).does(endTurn);
  // 5 and 5, 9 and 9.
  expect([ap(table, 'knight'), ap(table, 'wolf')]).toEqual([10, 18]);
});

test('[SL-R41] [SL-AP-4] Speed beyond the table: its last row, or on by its last step', () => {
  const fight = begun({ red: { wolf: {} }, blue: { guard: { at: [20, 12] } } });
  const wolf = one(fight, 'wolf').sheet;
  const quick = { ...wolf, attributes: { ...wolf.attributes, speed: 11 } };
  expect(apGains(quick, defaultRulings)).toEqual({ start: 24, end: 24, most: 72 });
  // From 9 to 10 the table rises by 3, 3 and 9.
  expect(apGains(quick, { speedRange: 'extend' })).toEqual({ start: 27, end: 27, most: 81 });
});

import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { choice, conditions, endTurn, fight, mana, move, yards } from './line-up.ts';

/** Ends turns until the given round has begun or a roll is pending. */
function overTo(table: Scenario, round: number): Scenario {
  while (table.view().round < round) table.does(endTurn);
  return table;
}

const ward = (by: string, since: number, until: number) => ({
  spell: 'still-ward',
  by,
  kind: 'ward',
  value: 2,
  since,
  until,
});

test('[SL-DUR-1] the round in which it begins is its first, however late in it', () => {
  const table = fight(
    {
      red: { isra: { at: [5, 5] }, wenna: { at: [5, 6] } },
      blue: { guard: { at: [20, 12] } },
    },
    { round: 3, order: ['wenna', 'guard', 'isra'], turnOf: 'isra' },
  );
  // Three rounds: 3, 4 and 5.
  table.does(choice('cast-spell', { spell: 'still-ward', target: 'wenna' }));
  expect(mana(table, 'isra')).toBe(11);
  overTo(table, 5);
  expect(conditions(table, 'wenna')).toContain('warded');
  overTo(table, 6);
  expect(conditions(table, 'wenna')).not.toContain('warded');
  expect(table.facts('effect-ended')).toMatchObject([{ why: 'over', clause: 'SL-DUR-1' }]);
  expect(mana(table, 'isra')).toBe(13);
});

test('[SL-DUR-1] that an effect runs out is said aloud, and whose it was', () => {
  const table = fight(
    {
      red: { isra: { at: [5, 5] } },
      blue: { guard: { at: [20, 12], now: { effects: [ward('isra', 3, 3)] } } },
    },
    { round: 3 },
  );
  overTo(table, 4);
  expect(table.lines().filter(({ clause }) => clause === 'SL-DUR-1')).toMatchObject([
    {
      level: 'deed',
      who: 'guard',
      text: expect.stringMatching(/is warded by Still Ward no more: its time has run out$/),
    },
  ]);
});

test('[SL-DUR-1] [SL-OFF-3] helpless for two rounds: this one and the next', () => {
  const table = fight(
    { red: { wenna: { at: [5, 5] } }, blue: { guard: { at: [20, 12], now: { helplessUntil: 2 } } } },
    { round: 1 },
  );
  overTo(table, 2);
  expect(conditions(table, 'guard')).toContain('helpless');
  overTo(table, 3);
  expect(conditions(table, 'guard')).not.toContain('helpless');
});

test('[SL-DUR-2] of several that end with a round the oldest ends first', () => {
  const table = fight(
    {
      red: { isra: { at: [5, 5] }, wenna: { at: [5, 6], now: { effects: [ward('isra', 3, 4)] } } },
      blue: {
        nerit: { at: [20, 11] },
        guard: { at: [20, 12], now: { effects: [ward('nerit', 2, 4), ward('nerit', 2, 5)] } },
      },
    },
    { round: 4 },
  );
  overTo(table, 5);
  // Begun in round 2, then in round 3; the third one goes on.
  expect(table.facts('effect-ended').map(({ id, clause }) => [id, clause])).toEqual([
    ['effect-2', 'SL-DUR-2'],
    ['effect-1', 'SL-DUR-1'],
  ]);
  expect(conditions(table, 'guard')).toContain('warded');
});

test('[SL-DUR-3] at the end of a round the dying roll, then effects end, then yards that nobody used are lost', () => {
  const table = fight({
    red: {
      torvin: { at: [5, 5] },
      wenna: { at: [5, 7], now: { conditions: ['unconscious'], dying: 0, wounds: { fatal: 1 } } },
      isra: { at: [5, 9] },
    },
    blue: { guard: { at: [20, 12], now: { effects: [ward('isra', 1, 1)] } } },
  });
  table
    .does(choice('buy-movement', { ap: 4 }))
    .does(move(5, 4))
    .does(endTurn);
  while (table.choice().for !== 'guard') table.does(endTurn);
  table.does(endTurn);
  // A fatal wound: TN 1; the ward is still there, and so are 8 yards.
  expect(table.roll()).toMatchObject({ for: 'wenna', purpose: 'dying' });
  expect([conditions(table, 'guard'), yards(table, 'torvin')]).toEqual([['warded'], 8]);
  table.rolls('dying', 5);
  const told = table
    .news()
    .map(({ fact }) => fact)
    .filter((fact) => ['check', 'effect-ended', 'round-ended'].includes(fact));
  expect(told).toEqual(['check', 'effect-ended', 'round-ended']);
  expect(table.news('round-ended')).toMatchObject([{ clause: 'SL-DUR-3' }]);
  expect([table.view().round, conditions(table, 'guard'), yards(table, 'torvin')]).toEqual([2, [], 0]);
});

import { expect, test } from 'vitest';
import { attack, choice, decline, duel } from '../../systems/action-dice/tests/line-up.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import { joinedLines } from './joined.ts';

/** The log of an Action Dice fight as shown: which lines form a row, and its text. */
const read = (table: Scenario): readonly string[] => joinedLines(table.lines()).map(({ line }) => line.text);

test('[AD-ATK-3] a miss is one row with its dice', () => {
  const table = duel({ hadra: {}, thug: {} });
  const before = read(table).length;
  table.does(attack('thug')).rolls('attack', 1, 1, 1);
  const rows = joinedLines(table.lines()).slice(before);
  expect(rows.map(({ line }) => line.text)).toEqual([
    expect.stringMatching(/^Hadra attacks Thug with \w+ and misses: 3 against 15$/),
  ]);
  expect(rows[0]?.parts.some(({ roll }) => roll !== undefined)).toBe(true);
});

test('[AD-HRT-1] [AD-HRT-3] a hit is one row, and what the damage does to its target another', () => {
  const table = duel({ hadra: {}, thug: { now: { durability: 1 } } });
  const before = read(table).length;
  table.does(attack('thug')).rolls('attack', 15, 5, 5).does(decline).rolls('damage', 4, 2, 2, 2);
  const rows = read(table).slice(before);
  expect(rows[0]).toMatch(/^Hadra attacks Thug with \w+ and beats Guard: 25 against 15$/);
  expect(rows.slice(1)).toEqual([
    'Thug takes 10 Kinetic (cutting) damage (sword), 0 Durability left, is wounded, 0 Health left, loses ' +
      'consciousness, falls to the ground, drops the club, is in Shock and dies in 10 rounds unless somebody helps',
  ]);
});

test('[AD-REA-5] [AD-REA-6] a Defense is one row with its price', () => {
  const table = duel({ hadra: {}, thug: {} });
  table
    .does(attack('thug'))
    .rolls('attack', 15, 5, 5)
    .answers('thug', choice('defense'))
    .rolls('defense', 20, 9);
  expect(read(table).at(-1)).toMatch(/^Thug defends against Hadra and evades: 29 against 25$/);
});

test('[AD-ATK-3] [AD-HRT-3] nothing is cut out of a name: one with a colon and a small letter reads as any other', () => {
  const table = duel({ hadra: {}, thug: { now: { durability: 1 }, sheet: { name: 'red: the thug' } } });
  const before = read(table).length;
  table.does(attack('thug')).rolls('attack', 15, 5, 5).does(decline).rolls('damage', 4, 2, 2, 2);
  const rows = read(table).slice(before);
  expect(rows[0]).toMatch(/^Hadra attacks red: the thug with \w+ and beats Guard: 25 against 15$/);
  expect(rows[1]).toMatch(
    /^Red: the thug takes .*, loses consciousness, falls to the ground, drops the club, /,
  );
});

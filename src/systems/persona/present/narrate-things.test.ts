import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { choice, duel, fight, path } from '../tests/line-up.ts';

const alone = (diagonalCost: string): Scenario =>
  fight({ red: { rin: { at: [1, 1] } }, blue: { ogre: { at: [15, 11] } } }, { rulings: { diagonalCost } });
const moves = (table: Scenario): readonly string[] =>
  table.lines().flatMap(({ text }) => (text.startsWith('Rin moves') ? [text] : []));

test.each([
  // Diagonals of 1 m and 2 m in turn: the first 1, the second 2, then 1, 2 and a straight 1.
  ['alternating', ['Rin moves 1 m', 'Rin moves 2 m', 'Rin moves 4 m']],
  // 1.41, then 1.41, then twice 1.41 and a straight 1, each rounded down (PE-TEST-6).
  ['euclid', ['Rin moves 1 m', 'Rin moves 1 m', 'Rin moves 3 m']],
  ['one', ['Rin moves 1 m', 'Rin moves 1 m', 'Rin moves 3 m']],
])('[PE-MOVE-1] [PE-R15] the log tells metres as the table counts diagonals: `%s`', (cost, lines) => {
  const table = alone(cost)
    .does(path([2, 2]))
    .does(path([3, 3]))
    .does(path([4, 4], [5, 5], [6, 5]));
  expect(moves(table)).toEqual(lines);
});

const said = (table: Scenario): readonly string[] => table.lines().map(({ text }) => text);

test('[PE-OBST-2] [PE-ACT-33] doors and things are told by their names, in whole sentences', () => {
  const gate = { kind: 'door', id: 'gate', label: 'Gate', x: 5, y: 5, side: 'n' };
  const table = duel({ rin: { at: [5, 5] }, ogre: {} }, { field: { walls: [gate] } });
  table.does(choice('open-door', { door: 'gate' })).does(choice('drop', { item: 'sword' }));
  expect(said(table)).toEqual(expect.arrayContaining(['Rin opens the gate', 'Rin drops the sword']));
  table.byHand('a gust', { change: 'door', door: 'gate', open: false });
  expect(said(table)).toContain('The gate is closed');
});

test('[PE-AIL-15] what is done under orders is told like any help', () => {
  const washed = fight(
    {
      red: { rin: { at: [5, 5], now: { ailments: [{ id: 'brainwashed', by: 'ogre' }] } } },
      blue: { ogre: { at: [7, 5], now: { light: 1 } } },
    },
    { turnOf: 'rin', stage: 'start' },
  );
  washed.does(choice('help', { with: 'mend', target: 'ogre' }));
  expect(said(washed)).toEqual(expect.arrayContaining(['Rin is made to help', 'Rin uses Mend on Ogre']));
});

import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { fight, path } from '../tests/line-up.ts';

const alone = (diagonalCost: string): Scenario =>
  fight({ red: { rin: { at: [1, 1] } }, blue: { ogre: { at: [15, 11] } } }, { rulings: { diagonalCost } });
const moves = (table: Scenario): readonly string[] =>
  table.lines().flatMap(({ text }) => (text.startsWith('Rin moves') ? [text] : []));

test.each([
  // The first diagonal 1 m, the second 2; then 1, 2 and a straight 1.
  ['alternating', ['Rin moves 1 m', 'Rin moves 2 m', 'Rin moves 4 m']],
  // 1.41, 1.41 and twice 1.41 and 1: rounded down (PE-TEST-6).
  ['euclid', ['Rin moves 1 m', 'Rin moves 1 m', 'Rin moves 3 m']],
  ['one', ['Rin moves 1 m', 'Rin moves 1 m', 'Rin moves 3 m']],
])('[PE-MOVE-1] [PE-R15] the log tells metres as the table counts diagonals: `%s`', (cost, lines) => {
  const table = alone(cost)
    .does(path([2, 2]))
    .does(path([3, 3]))
    .does(path([4, 4], [5, 5], [6, 5]));
  expect(moves(table)).toEqual(lines);
});

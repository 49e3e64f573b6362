import { expect, test } from 'vitest';
import type { BarEntry } from '../../kernel/view.ts';
import { movesBetween, moveWords } from './moves.ts';

const bar = (numbers: { readonly [id: string]: number | null }): readonly BarEntry[] =>
  Object.entries(numbers).map(([id, initiative]) => ({ id, initiative, state: 'waiting' }));

test('only combatants whose initiative has fallen or risen are listed, with the difference', () => {
  const before = bar({ ogre: 12, pell: 15, wenna: 9, isra: null });
  expect(movesBetween(before, bar({ pell: 17, ogre: 10, wenna: 9, isra: 11, guest: 3 }))).toEqual({
    pell: 2,
    ogre: -2,
  });
  expect(movesBetween([], before)).toEqual({});
});

test('the words for a change of initiative: −2, +3', () => {
  expect([moveWords(-2), moveWords(3)]).toEqual(['−2', '+3']);
});

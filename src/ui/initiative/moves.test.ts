import { expect, test } from 'vitest';
import type { BarEntry } from '../../kernel/view.ts';
import { movesBetween } from './moves.ts';

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

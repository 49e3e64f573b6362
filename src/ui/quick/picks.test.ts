import { expect, test } from 'vitest';
import type { Person, Picks } from './picks.ts';
import { countOf, inWords, most, picked, sheetsOf } from './picks.ts';

const people: readonly Person[] = ['edda', 'wolf'].map((id) => ({
  key: id,
  name: id === 'edda' ? 'Edda' : 'Wolf',
  about: '',
  sheet: { use: id },
}));

test('somebody is added, added again and taken away', () => {
  let side: Picks = {};
  for (const by of [1, 1, 1, -1] as const) side = picked(side, 'wolf', by);
  side = picked(side, 'edda', 1);
  expect(side).toEqual({ wolf: 2, edda: 1 });
  expect(inWords(people, side)).toBe('Edda, 2 Wolf');
  expect(sheetsOf(people, side)).toEqual([{ use: 'edda' }, { use: 'wolf' }, { use: 'wolf' }]);
  expect(picked(side, 'edda', -1)).toEqual({ wolf: 2 });
  expect(picked(side, 'nobody', -1)).toEqual(side);
});

test('a side holds thirty and no more', () => {
  const full = { wolf: most };
  expect(picked(full, 'edda', 1)).toBe(full);
  expect(countOf(full)).toBe(30);
});

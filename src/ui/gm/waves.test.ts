import { expect, test } from 'vitest';
import { peopleWords, whenWords } from './waves.ts';

test('who comes, each name once', () => {
  const wolf = { name: 'Wolf', side: 'foes' };
  expect(peopleWords([wolf, { name: 'Ogre', side: 'foes' }, wolf])).toBe('Wolf × 2, Ogre');
});

test('when they come', () => {
  expect(whenWords({ round: 3, held: false })).toBe('wave in round 3');
  expect(whenWords({ round: null, held: false })).toBe('wave, when called');
  expect(whenWords({ round: 3, held: true })).toBe('wave held back');
});

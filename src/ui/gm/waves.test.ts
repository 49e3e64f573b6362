import { expect, test } from 'vitest';
import { peopleWords, whenWords } from './waves.ts';

test('the combatants of a wave are listed by name, each name once with its number', () => {
  const wolf = { name: 'Wolf', side: 'foes' };
  expect(peopleWords([wolf, { name: 'Ogre', side: 'foes' }, wolf])).toBe('Wolf × 2, Ogre');
});

test('words for when a wave comes: in a round, when called, held back', () => {
  expect(whenWords({ round: 3, held: false })).toBe('wave in round 3');
  expect(whenWords({ round: null, held: false })).toBe('wave, when called');
  expect(whenWords({ round: 3, held: true })).toBe('wave held back');
});

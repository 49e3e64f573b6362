import { expect, test } from 'vitest';
import type { Person } from '../folk/person.ts';
import type { Picks } from './picks.ts';
import { countOf, everybody, firstParty, inWords, most, picked, whoIsWrong } from './picks.ts';

const people: readonly Person[] = ['edda', 'wolf'].map((id) => ({
  key: id,
  name: id === 'edda' ? 'Edda' : 'Wolf',
  about: '',
  sheet: { use: id },
}));

test('combatants are added and removed one by one, and listed by name with their numbers', () => {
  let side: Picks = {};
  for (const by of [1, 1, 1, -1] as const) side = picked(side, 'wolf', by);
  side = picked(side, 'edda', 1);
  expect(side).toEqual({ wolf: 2, edda: 1 });
  expect(inWords(people, side)).toBe('Edda, 2 × Wolf');
  expect(everybody(people, side).map(({ name }) => name)).toEqual(['Edda', 'Wolf', 'Wolf']);
  expect(picked(side, 'edda', -1)).toEqual({ wolf: 2 });
  expect(picked(side, 'nobody', -1)).toEqual(side);
});

test('a side holds at most 30', () => {
  const full = { wolf: most };
  expect(picked(full, 'edda', 1)).toBe(full);
  expect(countOf(full)).toBe(30);
});

test('the party is the stored one without combatants who are gone; newly kept people replace it', () => {
  const [edda, wolf] = people as [Person, Person];
  const own: readonly Person[] = [{ ...edda, key: 'own/edda' }];
  const groups = { own, heroes: [edda], foes: [wolf] };
  const draft = {
    ground: 'field',
    party: { 'own/edda': 1, wolf: 2, gone: 1 },
    enemies: {},
    own: ['own/edda'],
  };
  expect(firstParty(draft, groups)).toEqual({ 'own/edda': 1, wolf: 2 });
  expect(firstParty({ ...draft, own: [] }, groups)).toEqual({ 'own/edda': 1 });
  expect(firstParty(undefined, { ...groups, own: [] })).toEqual({ edda: 1 });
  const crowd = Array.from({ length: 40 }, (_, at) => ({ ...people[0]!, key: `own/${at}` }));
  expect(countOf(firstParty(undefined, { ...groups, own: crowd }))).toBe(most);
});

test('a problem with a combatant is told with its name', () => {
  const sides = [['Edda'], ['Wolf', 'X']];
  const problems = [
    { path: 'sides[1][1].weapons[0].name', message: 'a name is one line of text' },
    { path: 'sides[1][0]', message: 'there is no room left on this ground' },
    { path: 'ground.sample', message: 'there is no sample encounter "moon"' },
  ];
  expect(whoIsWrong(problems, sides)).toEqual([
    'X: weapons[0].name: a name is one line of text',
    'Wolf: there is no room left on this ground',
    'ground.sample: there is no sample encounter "moon"',
  ]);
});

import { expect, test } from 'vitest';
import { hashOf } from '../../kernel/json.ts';
import { notPlain } from './plain.ts';

const fight = { round: 1, over: null, people: [{ id: 'ann', at: { x: 0, y: -1.5 }, held: undefined }] };

test('numbers, words, lists and plain objects are JSON, whatever lies inside of what', () => {
  expect(notPlain(fight)).toBeNull();
  expect(notPlain(Object.create(null))).toBeNull();
});

test.each([
  ['a closure', { next: () => 1 }, 'fight.next is a function'],
  ['a Map', { seen: new Map([['ann', 1]]) }, 'fight.seen is a Map'],
  ['a Set in a list', { people: [{}, { foes: new Set() }] }, 'fight.people[1].foes is a Set'],
  ['a number that is none', { left: Number.NaN }, 'fight.left is NaN'],
  ['an endless number', { until: Number.POSITIVE_INFINITY }, 'fight.until is Infinity'],
  ['a hole in a list', { hands: ['axe', undefined] }, 'fight.hands[1] is undefined'],
])('%s is named with its place', (_what, held, place) => {
  expect(notPlain({ ...fight, ...held })).toBe(place);
});

test('a hash alone does not tell: a Map loses what is in it, and has the hash of what is left', () => {
  const odd = { seen: new Map([['ann', 1]]) };
  expect(hashOf(JSON.parse(JSON.stringify(odd)))).toBe(hashOf(odd));
  expect(notPlain(odd)).not.toBeNull();
});

import { expect, test } from 'vitest';
import type { Encounter } from './written.ts';
import { sidesWanting, without } from './written.ts';

const encounter = (more: object): Encounter => ({
  system: 'world-shapers',
  combatants: [
    { id: 'ann' },
    { id: 'bob' },
    { id: 'cat' },
    { id: 'dan' },
  ] as unknown as Encounter['combatants'],
  ...more,
});

test('groups of combatants stay groups when somebody else is removed, and one of two is in none', () => {
  const unions = [
    ['ann', 'bob'],
    ['cat', 'dan', 'eve'],
  ];
  const left = (gone: string) =>
    (without(encounter({ startAt: { unions } }), gone) as { startAt?: unknown }).startAt;
  expect(left('zoe')).toEqual({ unions });
  expect(left('bob')).toEqual({ unions: [['cat', 'dan', 'eve']] });
  expect(left('dan')).toEqual({
    unions: [
      ['ann', 'bob'],
      ['cat', 'eve'],
    ],
  });
});

test('whatever says something about the one who is removed goes along, and so does its place in lists', () => {
  const before = encounter({
    surprised: ['ann', 'bob'],
    hidden: [
      { who: 'bob', from: 'cat' },
      { who: 'dan', from: 'ann' },
    ],
    startAt: { initiative: { ann: 3, bob: 4 } },
  });
  expect(without(before, 'bob')).toMatchObject({
    combatants: [{ id: 'ann' }, { id: 'cat' }, { id: 'dan' }],
    surprised: ['ann'],
    hidden: [{ who: 'dan', from: 'ann' }],
    startAt: { initiative: { ann: 3 } },
  });
});

test('whoever names the one who is removed in a wave or in its own state stays, and only the mention goes', () => {
  const hound = { id: 'hound', summoner: 'bob', cell: { x: 1, y: 2 } };
  const before = {
    ...encounter({ waves: [{ id: 'second', arrives: { round: 2 }, combatants: [hound] }] }),
    combatants: [{ id: 'ann', now: { light: 3, protecting: 'bob' } }, { id: 'bob' }],
  } as unknown as Encounter;
  expect(without(before, 'bob')).toEqual({
    system: 'world-shapers',
    combatants: [{ id: 'ann', now: { light: 3 } }],
    waves: [{ id: 'second', arrives: { round: 2 }, combatants: [{ id: 'hound', cell: { x: 1, y: 2 } }] }],
  });
});

test('an encounter lacks the sides that are neither there nor come with a wave; what is no list of combatants lacks none', () => {
  const of = (...sides: readonly string[]) => sidesWanting({ combatants: sides.map((side) => ({ side })) });
  expect([of(), of('Heroes'), of('Heroes', 'Heroes'), of('Heroes', 'Foes')]).toEqual([2, 1, 1, 0]);
  const withWave = (side: string, ...sides: readonly string[]) =>
    sidesWanting({ combatants: sides.map((one) => ({ side: one })), waves: [{ combatants: [{ side }] }] });
  expect([withWave('Foes'), withWave('Foes', 'Heroes'), withWave('Heroes', 'Heroes')]).toEqual([2, 0, 1]);
  expect([sidesWanting({}), sidesWanting({ combatants: 5 }), sidesWanting(null)]).toEqual([0, 0, 0]);
});

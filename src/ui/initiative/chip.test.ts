import { expect, test } from 'vitest';
import { scenes } from '../dev/fixtures.ts';
import { chipsOf, stateWords, stillToAct } from './chip.ts';

test('a chip names combatant, side, initiative, state and Health left', () => {
  const words = chipsOf(scenes.court!).map((chip) => chip.words);
  expect(words).toContain('Edda, Party, initiative 17, has the turn, Health 14 of 20');
  expect(words).toContain('Orc Captain, Foes, initiative 14, after Edda, Health 11 of 20');
  expect(words).toContain('Bandit 3, Foes, initiative 12, out, dead');
  expect(words).toContain('Egon, Party, initiative 11, can still act, Health 20 of 20');
});

test('active, waiting and delayed combatants are counted as still to act', () => {
  expect(stillToAct(scenes.court!)).toBe(8);
});

test('the words for a state, or its note instead', () => {
  const entry = { id: 'a', initiative: 1 };
  expect(stateWords({ ...entry, state: 'delayed' })).toBe('delays');
  expect(stateWords({ ...entry, state: 'skipped', note: 'surprised' })).toBe('surprised');
  expect(stateWords({ ...entry, state: 'waiting' })).toBe('');
});

test('an entry of the bar without a combatant is left out', () => {
  const { court } = scenes;
  expect(chipsOf({ ...court!, bar: [{ id: 'nobody', initiative: 1, state: 'waiting' }] })).toEqual([]);
});

test('a chip names its note, whether it may interrupt, and the mount that shares its place', () => {
  const { court } = scenes;
  const ids = Object.keys(court!.combatants);
  const bar = [
    { id: ids[0]!, initiative: 9, state: 'waiting' as const, note: 'readied: Strike', may: 'may interrupt' },
    {
      id: ids[1]!,
      initiative: 7,
      state: 'acted' as const,
      note: 'surprised',
      with: [{ id: ids[2]!, state: 'acted' as const }],
    },
  ];
  const [one, other] = chipsOf({ ...court!, bar });
  expect(one?.words).toContain('can still act, readied: Strike, may interrupt');
  expect(one?.mates).toEqual([]);
  expect(other?.words).toContain('acted, surprised');
  expect(other?.words).toContain(`together with ${court!.combatants[ids[2]!]!.name}`);
  expect(other?.mates[0]?.letters.length).toBeGreaterThan(0);
});

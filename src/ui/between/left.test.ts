import { expect, test } from 'vitest';
import { leftInWords, withPeople } from './left.ts';

test('what the last fight has left is told in words, and what is nothing is not', () => {
  const current = {
    stamina: 3,
    wounds: { light: 0, severe: 1 },
    unconscious: true,
    equipped: null,
    longRests: [],
    sleep: [{ minutes: 60, ago: 0 }],
  };
  expect(leftInWords({ use: 'wenna', current })).toEqual([
    'Stamina 3',
    'Wounds: severe 1',
    'Unconscious',
    'Sleep: 1',
  ]);
  expect(leftInWords({ use: 'wenna' })).toEqual([]);
});

test('kept people take their own places in an encounter, each once', () => {
  const encounter = {
    name: 'Ford',
    combatants: [
      { id: 'a', sheet: { use: 'wenna' }, side: 'heroes' },
      { id: 'b', sheet: { use: 'raider' }, side: 'foes' },
      { id: 'c', sheet: { use: 'wenna' }, side: 'foes' },
      { id: 'd', sheet: { name: 'Ada' }, side: 'heroes' },
    ],
  };
  const hurt = { use: 'wenna', current: { stamina: 1 } };
  const ada = { name: 'Ada', current: { stamina: 2 } };
  expect(withPeople(encounter, [hurt, ada, { use: 'nobody' }])).toEqual({
    count: 2,
    encounter: {
      name: 'Ford',
      combatants: [
        { id: 'a', sheet: hurt, side: 'heroes' },
        { id: 'b', sheet: { use: 'raider' }, side: 'foes' },
        { id: 'c', sheet: { use: 'wenna' }, side: 'foes' },
        { id: 'd', sheet: ada, side: 'heroes' },
      ],
    },
  });
  expect(withPeople({ name: 'nothing' }, [hurt]).count).toBe(0);
});

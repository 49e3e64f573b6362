import { expect, test } from 'vitest';
import { mostCombatants, mostInWave } from '../kernel/outside.ts';
import { idsAsWritten } from './mentions.ts';

test('everybody has an id, also who is written badly', () => {
  expect(idsAsWritten([{ id: 'ada' }, 5, { id: 7 }])).toEqual(['ada', 'combatants[1]', 'combatants[2]']);
  expect(idsAsWritten('nobody')).toEqual([]);
});

test('of a list without end no more are looked at than a fight and a wave of it may hold', () => {
  expect(idsAsWritten(Array.from({ length: 100_000 }, () => 0))).toHaveLength(mostCombatants + mostInWave);
});

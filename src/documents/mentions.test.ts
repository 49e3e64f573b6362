import { expect, test } from 'vitest';
import { mostCombatants, mostInWave } from '../kernel/outside.ts';
import { idsAsWritten } from './mentions.ts';

test('an invalid combatant gets its path as id, and a value that is no list has no ids', () => {
  expect(idsAsWritten([{ id: 'ada' }, 5, { id: 7 }])).toEqual(['ada', 'combatants[1]', 'combatants[2]']);
  expect(idsAsWritten('nobody')).toEqual([]);
});

test('of a list of 100,000 combatants no more are read than a fight and a wave may hold', () => {
  expect(idsAsWritten(Array.from({ length: 100_000 }, () => 0))).toHaveLength(mostCombatants + mostInWave);
});

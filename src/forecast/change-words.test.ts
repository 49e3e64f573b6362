import { expect, test } from 'vitest';
import { wordsOfChange } from './change-words.ts';

const goblins = {
  who: 'goblin',
  name: 'Goblin',
  side: 'Horde',
  count: 2,
  numbers: [{ path: 'printed.health', label: 'Health', value: 9 }],
};
const pack = {
  heroes: [],
  foes: [{ id: 'rat', name: 'Cave rat', about: '', sheet: {} }],
  encounters: [],
};
const tactics = [{ id: 'wild', label: 'Walk and hit', about: '' }];

test('each kind of change is described in words, numbers and kinds with what they replace', () => {
  const words = (change: Parameters<typeof wordsOfChange>[0]) =>
    wordsOfChange(change, [goblins], { pack, tactics });
  expect(words({ vary: 'count', who: 'goblin', count: 3 })).toBe('3 × Goblin instead of 2');
  expect(words({ vary: 'count', who: 'goblin', count: 0 })).toBe('No Goblin');
  expect(words({ vary: 'kind', who: 'goblin', use: 'rat' })).toBe('Cave rat instead of one Goblin');
  expect(words({ vary: 'number', who: 'goblin', path: 'printed.health', value: 12 })).toBe(
    'Goblin, 2 of them: Health 12 instead of 9',
  );
  expect(words({ vary: 'number', who: 'goblin', path: 'printed.health', value: -1 })).toBe(
    'Goblin, 2 of them: Health −1 instead of 9',
  );
  // A single one is called by its name.
  const alone = [{ ...goblins, name: 'Gruk', count: 1 }];
  expect(
    wordsOfChange({ vary: 'number', who: 'goblin', path: 'printed.health', value: 12 }, alone, {
      pack,
      tactics,
    }),
  ).toBe('Gruk: Health 12 instead of 9');
  expect(words({ vary: 'tactic', side: 'Horde', tactic: 'wild' })).toBe('Horde: played as “Walk and hit”');
});

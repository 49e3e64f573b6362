import { expect, test } from 'vitest';
import type { View } from '../../kernel/view.ts';
import { chanceWords, namesFor } from './words.ts';

const combatants = {
  orc: { name: 'Orc' },
  crate: { name: 'Crate', thing: true },
} as unknown as View['combatants'];
const chances = { hit: 0.5, 'out:crate': 0.66, 'out:orc': 0.3 };

test('a reason names the fighters whom an answer may take out, not the crate that happens to stand there', () => {
  const words = chanceWords(chances, namesFor(combatants, { option: 'burst', cell: { x: 2, y: 3 } }));
  expect(words).toEqual(['hits 50 in 100', 'takes Orc out 30 in 100']);
});

test('a thing is named where the answer is aimed at it', () => {
  const words = chanceWords(chances, namesFor(combatants, { option: 'strike', target: 'crate' }));
  expect(words).toEqual(['hits 50 in 100', 'takes Crate out 66 in 100', 'takes Orc out 30 in 100']);
});

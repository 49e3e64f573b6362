import { expect, test } from 'vitest';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { tactics } from '../tactics/index.ts';
import { begun } from './sketch.ts';

/**
 * When tactics seize initiative (SL-MSC-8, 4 AP): whoever acts first interrupts, and is not interrupted. Torvin with 6
 * AP, too far from the guard to come and strike.
 */
const torvinDoes = (torvin: number, guard: number, ap = 6): string => {
  const fight = begun(
    { red: { torvin: { at: [3, 5], now: { ap } } }, blue: { guard: { at: [14, 5] } } },
    { turnOf: 'torvin', initiative: { torvin, guard } },
  );
  const question = turnQuestion(fight, 'torvin');
  return tactics.simple.decide(question, fight, stream('torvin')).option;
};

test('[SL-MSC-8] [SL-INT-2] whoever is not ahead of a foe and reaches nobody seizes initiative', () => {
  expect(torvinDoes(9, 12)).toBe('seize-initiative');
  expect(torvinDoes(9, 9)).toBe('seize-initiative');
});

test('[SL-MSC-8] whoever is ahead of all foes, or has no 4 AP, keeps its AP', () => {
  expect(torvinDoes(10, 9)).not.toBe('seize-initiative');
  expect(torvinDoes(9, 12, 3)).not.toBe('seize-initiative');
});

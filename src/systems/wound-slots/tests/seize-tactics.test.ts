import { expect, test } from 'vitest';
import type { Question } from '../../../kernel/port.ts';
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

test('[SL-INT-3] a foe that seizes initiative is let pass, and that is explained; a blow may be worth stopping', () => {
  const fight = begun(
    { red: { torvin: { at: [3, 5], now: { ap: 12 } } }, blue: { guard: { at: [14, 5] } } },
    { turnOf: 'guard' },
  );
  const reason = (action: string): string | undefined => {
    const question: Question = {
      id: 'moment',
      clause: 'SL-INT-4',
      for: 'torvin',
      about: { moment: 'declared', who: 'guard', action },
      options: () => [],
      read: (choice) => choice,
    };
    const choice = tactics.simple.decide(question, fight, stream('minds'));
    expect(choice.option).toBe('decline');
    return tactics.simple.because?.(question, fight, choice);
  };
  expect(reason('seize-initiative')).toBe(
    'Only attacks, spells and grapples are worth the initiative of stopping them.',
  );
  expect(reason('strong-attack')).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Choice, Question } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { refuse } from '../refusal.ts';
import { tactics } from '../tactics/index.ts';
import { begun } from './sketch.ts';

/** What a tactic does out of turn after its action was voided (SL-R52 `notTheSame`). */

test('[SL-INT-5] [SL-R52] a tactic does not answer with an action that was voided in this turn', () => {
  const fight = begun(
    {
      red: { torvin: { at: [5, 5], now: { ap: 20 } } },
      blue: {
        goblin: { at: [6, 5], now: { ap: 12, wounds: { light: 4, moderate: 1, severe: 1, critical: 1 } } },
      },
    },
    { turnOf: 'goblin' },
  );
  const answer = (voided: readonly string[]): Choice => {
    const question: Question = {
      id: 'moment',
      clause: 'SL-INT-4',
      for: 'torvin',
      about: { moment: 'declared', who: 'goblin', action: 'standard-attack', target: 'torvin' },
      options: () => [],
      read: (choice) =>
        voided.includes(choice.option)
          ? refuse('thwarted', 'it was thwarted in that', 'SL-INT-5', 'option')
          : choice,
    };
    return tactics.simple.decide(question, fight, stream('minds'));
  };
  const { option } = answer([]);
  expect(option).toMatch(/attack$/);
  expect(answer([option]).option).not.toBe(option);
});

import { expect, test } from 'vitest';
import type { Choice, Question } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { tactics } from '../tactics/index.ts';
import type { Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** What a tactic does after its action was voided (SL-R52 `notTheSame`), and other wishes that the rules refuse. */

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

const decide = (fight: Fight, who: string): Choice =>
  tactics.simple.decide(turnQuestion(fight, who), fight, stream('minds'));

test('[SL-INT-5] [SL-R52] in its own turn it does something else than what was voided, by `anything` the same again', () => {
  const after = (voidRetry: string, ...voided: readonly string[]): Choice => {
    const fight = begun(
      { red: { torvin: { at: [5, 5], now: { ap: 20 } } }, blue: { goblin: { at: [6, 5] } } },
      { rulings: { voidRetry } },
    );
    fight.thwarted = voided.map((action) => ({ who: 'torvin', action }));
    return decide(fight, 'torvin');
  };
  const first = after('notTheSame').option;
  expect(first).toMatch(/attack$/);
  expect(after('anything', first).option).toBe(first);
  const second = after('notTheSame', first).option;
  expect(second).toMatch(/attack$/);
  expect(second).not.toBe(first);
  // With every attack voided he still defends or seizes initiative with his 20 AP.
  const attacks = ['quick-attack', 'standard-attack', 'strong-attack', 'special-attack'];
  expect(after('notTheSame', ...attacks).option).not.toMatch(/attack$|^end-turn$/);
});

test('[SL-POS-1] [SL-CND-8] bound by magic nobody rises or crouches; AP go into something else', () => {
  const does = (posture: string, bound: boolean): Choice => {
    const roots: Sketch = { spell: 'binding-roots', by: 'torvin', kind: 'bound', value: 12, until: 3 };
    const fight = begun({
      foes: { goblin: { at: [6, 5], now: { ap: 5, posture, ...(bound ? { effects: [roots] } : {}) } } },
      heroes: { torvin: { at: [5, 5], now: { wounds: { light: 4, moderate: 2 } } } },
    });
    return decide(fight, 'goblin');
  };
  expect(does('crouching', false)).toEqual({ option: 'posture', to: 'standing' });
  expect(does('prone', false)).toEqual({ option: 'posture', to: 'crouching' });
  // 5 AP are too few to Escape (6) and enough to Defend or for a quick blow.
  expect(does('crouching', true).option).toMatch(/^defend$|attack$/);
  expect(does('prone', true).option).toMatch(/^defend$|attack$/);
});

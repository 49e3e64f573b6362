import type { Id } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import type { System, Tactic } from './system.ts';

/** The default tactic, except that the doer declines to spend more on the deed (`System.afterthoughts`). */
export function sparing<S, F extends Fact>(
  { tactics, defaultTactic, afterthoughts = [] }: System<S, F>,
  doer: Id,
): Tactic<S> {
  const usual = tactics[defaultTactic] as Tactic<S>;
  return {
    ...usual,
    decide: (question, fight, random, from) =>
      question.for === doer && afterthoughts.includes(question.id)
        ? { option: 'decline' }
        : usual.decide(question, fight, random, from),
  };
}

import type { Preview } from '../../../engine/system.ts';
import type { Choice, Question } from '../../../kernel/port.ts';

/** AD-REA-1: what an answer to something would cost, before it is given: what its option says. */
export function costOfAnswer(question: Question, choice: Choice): Pick<Preview, 'cost'> {
  const cost = question.options().find(({ id }) => id === choice.option)?.cost ?? {};
  return Object.keys(cost).length > 0 ? { cost } : {};
}

import type { Preview } from '../../../engine/system.ts';
import type { Choice, Question } from '../../../kernel/port.ts';

/** AD-REA-1: the cost of an answer for its preview, as its option states it. */
export function costOfAnswer(question: Question, choice: Choice): Pick<Preview, 'cost'> {
  const cost = question.options().find(({ id }) => id === choice.option)?.cost ?? {};
  return Object.keys(cost).length > 0 ? { cost } : {};
}

import type { Choice, Question } from '../../kernel/port.ts';
import { stream } from '../../kernel/streams.ts';
import type { Tactic } from '../system.ts';
import type { Weighed } from './listed.ts';
import { bareAnswers, legal, listed, mostPromising } from './listed.ts';

/** How a tactic comes to what it thinks of. */
export interface Thoughts<S> {
  /** Decides a turn, as `decide` does; what else it has weighed goes into `others`. */
  turn(question: Question, fight: S, others: Weighed[]): Choice;
  /** Answers of a turn that are worth a thought besides those that were weighed. */
  besides?(question: Question, fight: S): readonly Choice[];
  /** The questions whose answers are few: to do it or not. */
  readonly answers: readonly string[];
  /** What may be answered to them in place of the first; without it everything that needs nothing but its name. */
  instead?(question: Question, first: Choice): readonly Choice[];
}

/** A tactic that also tells what it thought of (`candidates`) and, of turns, why it chose as it did (`because`). */
export function weighing<S>(tactic: Tactic<S>, thoughts: Thoughts<S>): Tactic<S> {
  const { turn, besides, answers, instead } = thoughts;
  const candidates: NonNullable<Tactic<S>['candidates']> = (question, fight, random) => {
    if (question.id === 'turn') {
      const others: Weighed[] = [];
      const found = listed(question, turn(question, fight, others), others);
      return besides ? legal(question, [...found, ...besides(question, fight)]) : found;
    }
    if (!answers.includes(question.id)) return [];
    const first = tactic.decide(question, fight, random);
    return legal(question, [first, ...(instead?.(question, first) ?? bareAnswers(question))]);
  };
  return {
    ...tactic,
    candidates,
    because: (question, fight, choice) =>
      question.id === 'turn'
        ? mostPromising(question, choice, candidates(question, fight, stream('because')))
        : undefined,
  };
}

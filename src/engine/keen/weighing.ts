import type { Choice, Question } from '../../kernel/port.ts';
import type { Tactic } from '../system.ts';
import type { Weighed } from './listed.ts';
import { bareAnswers, legal, listed } from './listed.ts';

/** How a tactic finds its candidates. */
interface Thoughts<S> {
  /** Decides a turn, as `decide` does, and appends the other answers it compared to `others`. */
  turn(question: Question, fight: S, others: Weighed[]): Choice;
  /** Additional candidates for a turn. */
  besides?(question: Question, fight: S): readonly Choice[];
  /** The ids of questions with few answers: to do something or not. */
  readonly answers: readonly string[];
  /** The alternatives to the first answer of these; all options without fields unless given. */
  instead?(question: Question, first: Choice): readonly Choice[];
}

/** Adds `candidates` to a tactic. */
export function weighing<S>(tactic: Tactic<S>, thoughts: Thoughts<S>): Tactic<S> {
  const { turn, besides, answers, instead } = thoughts;
  return {
    ...tactic,
    candidates(question, fight, random) {
      if (question.id === 'turn') {
        const others: Weighed[] = [];
        const found = listed(question, turn(question, fight, others), others);
        return besides ? legal(question, [...found, ...besides(question, fight)]) : found;
      }
      if (!answers.includes(question.id)) return [];
      const first = tactic.decide(question, fight, random);
      return legal(question, [first, ...(instead?.(question, first) ?? bareAnswers(question))]);
    },
  };
}

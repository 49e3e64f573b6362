import type { Choice, Question } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';
import type { Tactic } from './system.ts';
import { decided } from './table.ts';

/** The decision with which odds reckon. */
export function reckoned<S, C extends Choice>(question: Question<C>, tactic: Tactic<S>, fight: S): C {
  // A stream of its own for each question: the tactic's mind must not depend on the leaf's number.
  return decided(question, tactic, fight, stream(`odds/${question.id}/${question.for}`));
}

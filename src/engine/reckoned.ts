import type { Choice, Question } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';
import type { Tactic } from './system.ts';
import { decided } from './table.ts';

/** The decision that odds assume for a question. */
export function reckoned<S, C extends Choice>(question: Question<C>, tactic: Tactic<S>, fight: S): C {
  // A stream of its own for each question: the decision must not depend on the order of enumeration.
  return decided(question, tactic, fight, stream(`odds/${question.id}/${question.for}`));
}

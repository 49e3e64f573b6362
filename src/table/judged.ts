import type { Answers, Drawn } from '../engine/answers.ts';
import type { Moment } from '../engine/enumerate.ts';
import { GivenThen } from '../engine/given.ts';
import type { System, Tactic } from '../engine/system.ts';
import { decided, Table } from '../engine/table.ts';
import type { Choice, Fact, Question } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';

/** Thrown once the answer is known. A single instance, because a stack trace is expensive. */
const seen = new Error('the first die or the first judgement');

/** Plays to the first die, or to the first question to the game master that does not answer itself. */
class ToTheFirstDie implements Answers {
  readonly #tactic: Tactic;
  readonly #minds = stream('judged');
  judged = false;

  constructor(tactic: Tactic) {
    this.#tactic = tactic;
  }

  draw(): Drawn {
    throw seen;
  }

  ask<C extends Choice>(question: Question<C>, table: Table<unknown, Fact>): C {
    if (question.for === 'gm' && question.unasked === undefined) {
      this.judged = true;
      throw seen;
    }
    return decided(question, this.#tactic, table.fight, this.#minds);
  }
}

/**
 * Whether the game master judges something before the first die of a step is rolled: with what a deed is tested, or
 * against which number. Its odds assume that the judgement is the usual one.
 */
export function isJudged(system: System, { base, answers }: Moment<unknown>, tactic: Tactic): boolean {
  const first = new ToTheFirstDie(tactic);
  try {
    new Table(system, system.copy(base), new GivenThen(answers, first), null).step();
  } catch (thrown) {
    if (thrown !== seen) throw thrown;
  }
  return first.judged;
}

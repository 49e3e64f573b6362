import type { Faces, Pool } from '../kernel/dice.ts';
import { faceProblem } from '../kernel/dice.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';
import type { Answers, Drawn } from './answers.ts';
import { readOrThrow } from './table.ts';

/** An interpreter with fixed faces and answers, for tests. `done` throws unless everything was used. */
export class ScriptAnswers<S, F extends Fact> implements Answers<S, F> {
  readonly #faces: Faces[];
  readonly #choices: Choice[];
  /** Why each roll was made, in order. */
  readonly rolled: Why[] = [];

  constructor(script: { readonly faces?: readonly Faces[]; readonly choices?: readonly Choice[] }) {
    this.#faces = [...(script.faces ?? [])];
    this.#choices = [...(script.choices ?? [])];
  }

  draw(pool: Pool, _reading: Reading<unknown>, why: Why): Drawn {
    const faces = this.#faces.shift();
    if (!faces)
      throw new Error(
        `the script has no faces left for ${why.purpose} of ${why.for} (${why.clause}, ${pool.id})`,
      );
    const problem = faceProblem(pool, faces);
    if (problem) throw new Error(`${why.purpose} of ${why.for} (${pool.id}): ${problem.message}`);
    this.rolled.push(why);
    return { faces, hand: [] };
  }

  ask<C extends Choice>(question: Question<C>): C {
    if (question.unasked !== undefined) return question.unasked;
    const choice = this.#choices.shift();
    if (!choice)
      throw new Error(
        `the script has no answer left for ${question.id} of ${question.for} (${question.clause})`,
      );
    return readOrThrow(question, choice, 'the script');
  }

  /** Throws where faces or answers are left over. */
  done(): void {
    if (this.#faces.length > 0) throw new Error(`faces left over: ${JSON.stringify(this.#faces)}`);
    if (this.#choices.length > 0) throw new Error(`answers left over: ${JSON.stringify(this.#choices)}`);
  }
}

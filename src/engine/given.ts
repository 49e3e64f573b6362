import type { Pool } from '../kernel/dice.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import type { Crossing, Reading } from '../kernel/readings.ts';
import type { Answers, Drawn } from './answers.ts';
import type { Table } from './table.ts';
import { readOrThrow } from './table.ts';
import type { TapeEntry } from './tape.ts';

/** Answers that were given already, and then somebody else's. */
export class GivenThen<S, F extends Fact> implements Answers<S, F> {
  readonly #given: readonly TapeEntry[];
  readonly #then: Answers<S, F>;
  readonly #read: Map<number, Choice>;
  #at = 0;
  /** True once the given answers are used up. */
  reached: boolean;

  /** `read`: answers in full by their place, for whoever plays the same ones again and again. */
  constructor(given: readonly TapeEntry[], then: Answers<S, F>, read: Map<number, Choice> = new Map()) {
    this.#read = read;
    this.#given = given;
    this.#then = then;
    this.reached = given.length === 0;
  }

  #next(table: Table<S, F>): TapeEntry | undefined {
    for (;;) {
      const entry = this.#given[this.#at];
      if (entry) this.#at++;
      if (this.#at >= this.#given.length) this.reached = true;
      if (entry?.kind !== 'override') return entry;
      table.override(entry.changes, entry.reason);
    }
  }

  draw(pool: Pool, reading: Reading<unknown>, why: Why, table: Table<S, F>): Drawn {
    const entry = this.#next(table);
    if (entry?.kind === 'draw') return { faces: entry.faces, hand: entry.hand ?? [] };
    return this.#then.draw(pool, reading, why, table);
  }

  cross(crossing: Crossing, table: Table<S, F>): void {
    // Of what was given there is only one way.
    if (this.reached) this.#then.cross?.(crossing, table);
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    const entry = this.#next(table);
    if (entry?.kind === 'ask') {
      const known = this.#read.get(this.#at) as C | undefined;
      if (known) return known;
      const read = readOrThrow(question, entry.choice, 'the tape');
      this.#read.set(this.#at, read);
      return read;
    }
    return this.#then.ask(question, table);
  }
}

import type { Faces, Pool } from '../kernel/dice.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import type { Crossing, Reading } from '../kernel/readings.ts';
import type { Table, Told } from './table.ts';

/** Faces with the note which of them came from real dice. */
export interface Drawn {
  readonly faces: Faces;
  readonly hand: readonly number[];
}

/** Who answers the rules: one of these stands behind every table. */
export interface Answers<S = unknown, F extends Fact = Fact> {
  draw(pool: Pool, reading: Reading<unknown>, why: Why, table: Table<S, F>): Drawn;
  /** People answer: one of them may answer the same for others who are asked next (`Question.also`). */
  readonly forOthers?: true;
  /** A choice that the question's `read` has accepted, in full. */
  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C;
  /** A fact was told or dice were read; those care who go by a tape. */
  happened?(table: Table<S, F>): void;
  /** Only those care who follow many ways at once. */
  cross?(crossing: Crossing, table: Table<S, F>): void;
  /** Does a part of a deed (`Port.once`), or says what it came to where it was done before: only those care who come the same way many times. */
  once?<R>(work: () => R, table: Table<S, F>): R;
  /** Something is about to be told. */
  hears?(fact: Told<F>): void;
  /** A step begins, of a fight that is played out or of one that goes by a tape. */
  begins?(table: Table<S, F>): void;
}

/** Somebody who wants to know what happens: the log, a test, a count. */
export interface Witness<F extends Fact = Fact> {
  told(fact: F): void;
}

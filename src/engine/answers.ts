import type { Faces, Pool } from '../kernel/dice.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import type { Crossing, Reading } from '../kernel/readings.ts';
import type { Table, Told } from './table.ts';

/** Faces, and by their places in the pool which of them came from real dice. */
export interface Drawn {
  readonly faces: Faces;
  readonly hand: readonly number[];
}

/** The `hand` of rolls without real dice. A single instance: it is made for every roll. */
export const noHand: readonly number[] = [];

/**
 * An interpreter: it answers what rules ask. One stands behind every table. Optional methods are for those that need
 * them.
 */
export interface Answers<S = unknown, F extends Fact = Fact> {
  draw(pool: Pool, reading: Reading<unknown>, why: Why, table: Table<S, F>): Drawn;
  /** People answer: one of them may answer the same for others who are asked next (`Question.also`). */
  readonly forOthers?: true;
  /** A choice that the question's `read` has accepted, in full. */
  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C;
  /** A fact was told or dice were read. For interpreters of a tape, which place changes by hand between facts. */
  happened?(table: Table<S, F>): void;
  /** Some of what came before matters no more. For exact odds, where ways meet. */
  cross?(crossing: Crossing, table: Table<S, F>): void;
  /**
   * Runs a part of a deed (`Port.once`), or returns its result where it was run before. For exact odds, which play
   * the same way many times.
   */
  once?<R>(work: () => R, table: Table<S, F>): R;
  /** A fact is about to be told. For exact odds, which replay the facts of parts that are not run again. */
  hears?(fact: Told<F>): void;
  /** A step begins, of a fight that is played out or of one that goes by a tape. */
  begins?(table: Table<S, F>): void;
}

/** Somebody who wants to know what happens: the log, a test, a count. */
export interface Witness<F extends Fact = Fact> {
  told(fact: F): void;
}

import type { Pool } from '../kernel/dice.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import type { Crossing, Reading } from '../kernel/readings.ts';
import type { Answers, Drawn } from './answers.ts';
import type { Moment } from './enumerate.ts';
import { TapeReader } from './reader.ts';
import type { System } from './system.ts';
import type { Told } from './table.ts';
import { readOrThrow, Table } from './table.ts';
import type { TapeEntry } from './tape.ts';
import { answersElse, askKey, drawKey, entryKey } from './tape.ts';

/**
 * An interpreter that replays given answers and then delegates to another interpreter. Throws a `Divergence` where the
 * rules ask for something else than what was answered: whatever was played from there would be another deed.
 */
export class GivenThen<S, F extends Fact> implements Answers<S, F> {
  readonly #given: TapeReader<S, F>;
  readonly #count: number;
  readonly #then: Answers<S, F>;
  readonly #read: Map<number, Choice>;

  /** @param read a cache of parsed answers by index, shared by callers that replay the same answers many times. */
  constructor(given: readonly TapeEntry[], then: Answers<S, F>, read: Map<number, Choice> = new Map()) {
    this.#read = read;
    this.#given = new TapeReader(given);
    this.#count = given.length;
    this.#then = then;
  }

  /** True once the given answers are used up. */
  get reached(): boolean {
    return this.#given.cursor >= this.#count;
  }

  begins(table: Table<S, F>): void {
    this.#given.begins(table);
  }

  happened(table: Table<S, F>): void {
    if (!this.reached) this.#given.happened(table);
  }

  draw(pool: Pool, reading: Reading<unknown>, why: Why, table: Table<S, F>): Drawn {
    const entry = this.#given.next(table);
    if (!entry) return this.#then.draw(pool, reading, why, table);
    const key = drawKey(why);
    if (entry.kind !== 'draw' || entry.key !== key)
      throw answersElse(this.#given.cursor, key, entryKey(entry));
    this.#given.take();
    return { faces: entry.faces, hand: entry.hand ?? [] };
  }

  cross(crossing: Crossing, table: Table<S, F>): void {
    // Replayed answers form a single way: there is nothing to merge.
    if (this.reached) this.#then.cross?.(crossing, table);
  }

  once<R>(work: () => R, table: Table<S, F>): R {
    return this.reached && this.#then.once ? this.#then.once(work, table) : work();
  }

  hears(fact: Told<F>): void {
    if (this.reached) this.#then.hears?.(fact);
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    const at = this.#given.cursor;
    const entry = this.#given.next(table);
    if (!entry) return this.#then.ask(question, table);
    const key = askKey(question);
    if (entry.kind !== 'ask' || entry.key !== key) {
      // Older saves have no entry for an end that nobody was asked about.
      if (question.unasked !== undefined) return question.unasked;
      throw answersElse(at, key, entryKey(entry));
    }
    const read = (this.#read.get(at) as C | undefined) ?? readOrThrow(question, entry.choice, 'the tape');
    this.#read.set(at, read);
    this.#given.take();
    return read;
  }
}

const reached = new Error('the given answers are used up');
const stop = (): never => {
  throw reached;
};

/** The fight after the given answers, where the next answer is needed or the step ends. */
export function afterGiven<S, F extends Fact>(
  system: System<S, F>,
  { base, answers }: Pick<Moment<S>, 'base' | 'answers'>,
): S {
  const fight = system.copy(base);
  const given = new GivenThen<S, F>(answers, { draw: stop, ask: stop });
  try {
    new Table<S, F>(system, fight, given, null).step();
  } catch (thrown) {
    if (thrown !== reached) throw thrown;
  }
  return fight;
}

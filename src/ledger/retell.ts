import type { Answers, Drawn } from '../engine/answers.ts';
import type { RunMoment } from '../engine/course.ts';
import { Ended } from '../engine/ended.ts';
import { TapeReader } from '../engine/reader.ts';
import { isRolled } from '../engine/rolled.ts';
import type { System } from '../engine/system.ts';
import type { Told } from '../engine/table.ts';
import { readOrThrow, Table } from '../engine/table.ts';
import type { TapeEntry } from '../engine/tape.ts';
import { answersElse, askKey, drawKey, entryKey } from '../engine/tape.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import type { Line } from '../kernel/view.ts';

/** Called for each decision of a step, before it takes effect; `at`: its index among the step's answers. */
type OnAsk<S> = (question: Question, choice: Choice, fight: S, at: number) => void;

/** Called after each fact has changed the fight; `byHand`: it carries out a change by the game master's hand. */
type OnChange<S> = (fight: S, byHand: boolean) => void;

/** A fact that was told; `after`: how many answers of the step had been taken by then. */
export interface Event<F extends Fact> {
  readonly fact: Told<F>;
  readonly after: number;
  /** It carries out a change by the game master's hand. */
  readonly byHand: boolean;
  /** Its log line; `null` where the log has none, or lines were not asked for. */
  readonly line: Line | null;
}

/** A replayed step of a fight. */
interface Retold<S, F extends Fact> {
  /** The fight after it. */
  readonly fight: S;
  readonly events: readonly Event<F>[];
  /**
   * Whether the step was played to its end. `false` for one that waits for an answer or begins after the fight is over.
   */
  readonly whole: boolean;
}

/** Answers a step from the tape; `unanswered` is thrown where the tape ends. */
class TapeAnswers<S, F extends Fact> implements Answers<S, F> {
  readonly #reader: TapeReader<S, F>;
  readonly #onAsk: OnAsk<S>;

  constructor(reader: TapeReader<S, F>, onAsk: OnAsk<S>) {
    this.#reader = reader;
    this.#onAsk = onAsk;
  }

  begins(table: Table<S, F>): void {
    this.#reader.begins(table);
  }

  happened(table: Table<S, F>): void {
    this.#reader.happened(table);
  }

  draw(_pool: unknown, _reading: unknown, why: Why, table: Table<S, F>): Drawn {
    const key = drawKey(why);
    const entry = this.#reader.next(table);
    if (entry?.kind !== 'draw' || entry.key !== key) throw this.#noAnswer(key, entry);
    this.#reader.take();
    return { faces: entry.faces, hand: entry.hand ?? [] };
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    const key = askKey(question);
    const entry = this.#reader.next(table);
    if (entry?.kind !== 'ask' || entry.key !== key) {
      // Older saves have no entry for an end that nobody was asked about.
      if (question.unasked !== undefined) return question.unasked;
      throw this.#noAnswer(key, entry);
    }
    const choice = readOrThrow(question, entry.choice, 'the tape');
    this.#onAsk(question, choice, table.fight, this.#reader.cursor);
    this.#reader.take();
    return choice;
  }

  #noAnswer(key: string, entry: TapeEntry | undefined): Error {
    return entry ? answersElse(this.#reader.cursor, key, entryKey(entry)) : unanswered;
  }
}

const unanswered = new Error('an answer is missing');

/** Replays a step from its answers. `lines`: whether events have their log lines. */
export function retell<S, F extends Fact>(
  system: System<S, F>,
  { base, step, answers }: RunMoment<S>,
  onAsk: OnAsk<S>,
  { lines = false, onChange }: { readonly lines?: boolean; readonly onChange?: OnChange<S> } = {},
): Retold<S, F> {
  const fight = system.copy(base);
  const events: Event<F>[] = [];
  const reader = new TapeReader<S, F>(answers);
  reader.begin(step, 0);
  const witness = {
    told: (fact: Told<F>): void => {
      const { byHand } = table;
      const line = lines ? system.narrate(fight, fact) : null;
      events.push({ fact, after: reader.cursor, byHand, line });
      if (!isRolled(fact)) onChange?.(fight, byHand);
    },
  };
  const table: Table<S, F> = new Table<S, F>(system, fight, new TapeAnswers(reader, onAsk), witness);
  const first = reader.takeFirst();
  if (first) {
    table.override(first);
    return { fight, events, whole: true };
  }
  if (system.over(fight)) return { fight, events, whole: false };
  try {
    table.step();
  } catch (thrown) {
    if (thrown !== unanswered && !(thrown instanceof Ended)) throw thrown;
    return { fight, events, whole: thrown !== unanswered };
  }
  return { fight, events, whole: true };
}

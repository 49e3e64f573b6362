import type { Pool } from '../kernel/dice.ts';
import type { Id } from '../kernel/json.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';
import type { Stream } from '../kernel/streams.ts';
import type { Answers, Drawn, Witness } from './answers.ts';
import { noHand } from './answers.ts';
import { rollPool } from './digital.ts';
import type { System, Tactic } from './system.ts';
import type { Told } from './table.ts';
import { decided, readOrThrow, Table } from './table.ts';
import type { TapeEntry } from './tape.ts';
import { askKey, drawKey } from './tape.ts';

/** An interpreter with dice from a stream and decisions from tactics: plays one fight of a forecast. */
export class SampleAnswers<S, F extends Fact> implements Answers<S, F> {
  readonly #dice: Stream;
  readonly #minds: Stream;
  readonly #tacticOf: (who: Id) => Tactic<S>;
  readonly #tape: TapeEntry[] | null;
  readonly #expects: (question: Question) => Choice | null;
  /**
   * The fight at the beginning of the current step and the answers since, for tactics that look ahead. Recorded from
   * the first step after such a tactic was asked.
   */
  #looked = false;
  #base: S | null = null;
  #since: TapeEntry[] = [];

  /**
   * @param minds a separate stream for tactics, so that what they draw does not shift the dice.
   * @param expects answers that are given whatever the tactic would say: a fight waits for its waves.
   */
  constructor(
    dice: Stream,
    minds: Stream,
    tacticOf: (who: Id) => Tactic<S>,
    tape: TapeEntry[] | null = null,
    expects: (question: Question) => Choice | null = () => null,
  ) {
    this.#dice = dice;
    this.#minds = minds;
    this.#tacticOf = tacticOf;
    this.#tape = tape;
    this.#expects = expects;
  }

  draw(pool: Pool, _reading: Reading<unknown>, why: Why): Drawn {
    const faces = rollPool(pool, this.#dice);
    if (this.#tape || this.#base) this.#note({ kind: 'draw', key: drawKey(why), faces, auto: true });
    return { faces, hand: noHand };
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    const tactic = this.#tacticOf(question.for);
    const from = this.#base && tactic.foresees ? { base: this.#base, answers: [...this.#since] } : undefined;
    const expected = this.#expects(question);
    const choice = expected
      ? readOrThrow(question, expected, 'the wave to come')
      : decided(question, tactic, table.fight, this.#minds, from);
    if (tactic.foresees) this.#looked = true;
    if (this.#tape || this.#base) {
      const auto = question.unasked === undefined ? {} : ({ auto: true } as const);
      this.#note({ kind: 'ask', key: askKey(question), choice, ...auto });
    }
    return choice;
  }

  begins(table: Table<S, F>): void {
    if (!this.#looked) return;
    this.#base = table.system.copy(table.fight);
    this.#since = [];
  }

  #note(entry: TapeEntry): void {
    this.#tape?.push(entry);
    if (this.#base) this.#since.push(entry);
  }
}

/** How a fight ended. */
export interface PlayedOut {
  /** `null` when a cap was reached first. */
  readonly over: { readonly winner: string | null } | null;
  readonly rounds: number;
  readonly steps: number;
}

/**
 * Plays a fight to its end, changing `fight` in place. Stops after `roundCap` rounds or `stepCap` steps, whichever
 * comes first, so that a fight without an end is reported and does not hang.
 */
export function playOut<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  answers: Answers<S, F>,
  limits: {
    readonly roundCap: number;
    readonly stepCap?: number;
    /** Called before each step with the number of steps so far: brings in waves. */
    readonly between?: (table: Table<S, F>, steps: number) => void;
    /** Where it ends although the rules go on (`System.settled`). */
    readonly settled?: () => PlayedOut['over'];
  },
  witness: Witness<Told<F>> | null = null,
): PlayedOut {
  const table = new Table<S, F>(system, fight, answers, witness);
  const stepCap = limits.stepCap ?? 100_000;
  let steps = 0;
  for (;;) {
    const over = system.over(fight) ?? limits.settled?.() ?? null;
    const rounds = system.clock(fight).round;
    if (over || rounds > limits.roundCap || steps >= stepCap) {
      return { over, rounds: Math.min(rounds, limits.roundCap), steps };
    }
    limits.between?.(table, steps);
    table.step();
    steps++;
  }
}

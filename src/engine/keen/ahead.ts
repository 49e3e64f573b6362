import type { Pool } from '../../kernel/dice.ts';
import type { Choice, Fact, Question, Why } from '../../kernel/port.ts';
import { doerOf } from '../../kernel/port.ts';
import type { Reading } from '../../kernel/readings.ts';
import type { Stream } from '../../kernel/streams.ts';
import { stream } from '../../kernel/streams.ts';
import type { Answers, Drawn } from '../answers.ts';
import { noHand } from '../answers.ts';
import { rollPool } from '../digital.ts';
import type { Moment } from '../enumerate.ts';
import { GivenThen } from '../given.ts';
import type { Odds, OddsBudget } from '../odds.ts';
import { oddsOf } from '../odds.ts';
import { sparing } from '../sparing.ts';
import type { System, Tactic } from '../system.ts';
import type { Told } from '../table.ts';
import { decided, Table } from '../table.ts';
import { askKey } from '../tape.ts';

/** A decision to look ahead from: a question and the step that led to it. */
export interface Decision<S, F extends Fact> {
  readonly system: System<S, F>;
  readonly question: Question;
  readonly moment: Moment<S>;
  /** The tactic that gives all later answers. */
  readonly usual: Tactic<S>;
  /** The number of turns to play to their end, the current one included. */
  readonly turns: number;
  /** The number of steps to play at most. */
  readonly most?: number;
}

/** A possible state of the fight after a choice, and the facts of the rest of the step. */
interface Ahead<S, F extends Fact> {
  readonly fight: S;
  readonly told: readonly Told<F>[];
}

/** Thrown where the rules do not reach the question. A single instance, because a stack trace is expensive. */
const elsewhere = new Error('the rules came to another question');

/** The default of `Decision.most`. */
const mostSteps = 60;

/**
 * Common random numbers for comparing choices: a stream for each combatant, turn and kind of roll. With a single
 * stream, one additional roll would change the luck of everybody for the rest of the fight, and hide the difference
 * between two choices.
 */
class CommonDice<S, F extends Fact> implements Answers<S, F> {
  readonly #key: string;
  readonly #minds: Stream;
  readonly #usual: Tactic<S>;
  readonly #dice = new Map<string, Stream>();

  constructor(key: string, usual: Tactic<S>) {
    this.#key = key;
    this.#minds = stream(`${key}/minds`);
    this.#usual = usual;
  }

  draw(pool: Pool, _reading: Reading<unknown>, why: Why, table: Table<S, F>): Drawn {
    const { round, active } = table.system.clock(table.fight);
    const key = `${this.#key}/${round}/${active}/${why.for}/${why.purpose}`;
    let dice = this.#dice.get(key);
    if (!dice) {
      dice = stream(key);
      this.#dice.set(key, dice);
    }
    return { faces: rollPool(pool, dice), hand: noHand };
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    return decided(question, this.#usual, table.fight, this.#minds);
  }
}

/** An interpreter that gives one choice to the question, which must come first, and then delegates to another. */
class Trying<S, F extends Fact> implements Answers<S, F> {
  readonly #key: string;
  readonly #choice: Choice;
  readonly #then: Answers<S, F>;
  tried = false;

  constructor(question: Question, choice: Choice, then: Answers<S, F>) {
    this.#key = askKey(question);
    this.#choice = choice;
    this.#then = then;
  }

  draw(pool: Pool, reading: Reading<unknown>, why: Why, table: Table<S, F>): Drawn {
    if (!this.tried) throw elsewhere;
    return this.#then.draw(pool, reading, why, table);
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    if (this.tried) return this.#then.ask(question, table);
    if (askKey(question) !== this.#key) throw elsewhere;
    this.tried = true;
    return this.#choice as C;
  }
}

/**
 * Plays a choice once by the rules, to the end of the turns of the decision. Dice follow from `key`, so that choices
 * with the same key have the same luck. `null` where the rules do not reach the question.
 */
export function playAhead<S, F extends Fact>(
  { system, question, moment, usual, turns, most = mostSteps }: Decision<S, F>,
  choice: Choice,
  key: string,
): Ahead<S, F> | null {
  const fight = system.copy(moment.base);
  const told: Told<F>[] = [];
  const trying = new Trying<S, F>(question, choice, new CommonDice<S, F>(key, usual));
  const witness = {
    told: (fact: Told<F>): void => {
      if (trying.tried && first) told.push(fact);
    },
  };
  const table = new Table<S, F>(system, fight, new GivenThen(moment.answers, trying), witness);
  let first = true;
  let { active } = system.clock(fight);
  try {
    table.step();
  } catch (thrown) {
    if (thrown !== elsewhere) throw thrown;
    return null;
  }
  if (!trying.tried) return null;
  first = false;
  let passed = 0;
  for (let steps = 1; steps < most && !system.over(fight); steps++) {
    const now = system.clock(fight).active;
    if (now !== active && active !== null) passed++;
    active = now;
    if (passed >= turns) break;
    table.step();
  }
  return { fight, told };
}

/** The budget for the odds of one answer. */
const budget: OddsBudget = { ways: 500, facts: 15_000, samples: 100 };

/** The odds of the rest of the step after an answer, as the table tells them: the doer spends no more on the deed. */
export function oddsOfAnswer<S, F extends Fact>(
  { system, question, moment }: Pick<Decision<S, F>, 'system' | 'question' | 'moment'>,
  choice: Choice,
): Odds {
  const answers = [...moment.answers, { kind: 'ask', key: askKey(question), choice } as const];
  return oddsOf(system, { base: moment.base, answers }, sparing(system, doerOf(question)), budget);
}

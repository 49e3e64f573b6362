import type { Pool } from '../../kernel/dice.ts';
import type { Choice, Fact, Question, Why } from '../../kernel/port.ts';
import type { Reading } from '../../kernel/readings.ts';
import type { Stream } from '../../kernel/streams.ts';
import { stream } from '../../kernel/streams.ts';
import type { Answers, Drawn } from '../answers.ts';
import { rollPool } from '../digital.ts';
import type { Moment } from '../enumerate.ts';
import { GivenThen } from '../given.ts';
import type { System, Tactic } from '../system.ts';
import type { Told } from '../table.ts';
import { decided, Table } from '../table.ts';
import { askKey } from '../tape.ts';

/** What somebody who looks ahead starts from: a question, and how the step came to it. */
export interface Decision<S, F extends Fact> {
  readonly system: System<S, F>;
  readonly question: Question;
  readonly moment: Moment<S>;
  /** Who answers everything that comes after it. */
  readonly usual: Tactic<S>;
  /** So many turns are played to their end, the one that is on included. */
  readonly turns: number;
  /** Steps that are played at the most; a fight that does not get on is looked at no further. */
  readonly most?: number;
}

/** A fight as it may stand after a choice, and what the rest of the step told. */
export interface Ahead<S, F extends Fact> {
  readonly fight: S;
  readonly told: readonly Told<F>[];
}

/** Thrown where the rules do not come to the question that was asked. One for all: a trace of the stack is dear. */
const elsewhere = new Error('the rules came to another question');

/** A fight that does not get on is looked at no further than this. */
const mostSteps = 60;

const noHand: readonly number[] = [];

/**
 * Dice that every choice shares: each combatant has its own for each kind of roll of each turn. With one stream for
 * all, a single defence more would give everybody other luck for the rest of the fight, and choices would be told apart
 * by luck.
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

/** One choice, where the question comes up first, and then somebody else's answers. */
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
 * Plays a choice once, by the rules, to the end of the turn or turns looked at, with the dice of `key`: the same key
 * gives each choice the same luck. `null` when the rules do not come to the question from there.
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

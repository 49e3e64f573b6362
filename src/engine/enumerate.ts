import type { Pool } from '../kernel/dice.ts';
import type { Outcome } from '../kernel/distribution.ts';
import { distributionOf, TooManyBranches } from '../kernel/distribution.ts';
import type { Choice, Fact, Question } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';
import { stream } from '../kernel/streams.ts';
import type { Answers, Drawn } from './answers.ts';
import { GivenThen } from './given.ts';
import type { System, Tactic } from './system.ts';
import type { Told } from './table.ts';
import { decided, Table } from './table.ts';
import type { TapeEntry } from './tape.ts';

/** One way things may go, with its probability. */
export interface Leaf<S, F extends Fact> {
  readonly p: number;
  readonly fight: S;
  readonly facts: readonly Told<F>[];
}

/** What is being weighed: the rest of a step, from its start, with the answers that were given already. */
export interface Moment<S> {
  readonly base: S;
  readonly answers: readonly TapeEntry[];
}

/** A roll that stands at one of its readings. */
interface Branch {
  readonly outcomes: readonly Outcome<unknown>[];
  readonly denominator: number;
  index: number;
}

/** A decision, which stays the same as long as everything before it does. */
interface Decided {
  readonly choice: Choice;
}

/**
 * Plays every distinct reading of every roll once: an odometer over readings. The rules run from the start of the
 * step for each leaf; earlier branches stay, the last one moves on. Decisions come from the tactic of whoever is
 * asked, once for each way on which they come up.
 */
class EnumerateAnswers<S, F extends Fact> implements Answers<S, F> {
  readonly #tactic: Tactic<S>;
  readonly #way: (Branch | Decided)[] = [];
  #at = 0;
  p = 1;
  /** Bursts that were cut off: the probability that no leaf stands for. */
  missing = 0;

  constructor(tactic: Tactic<S>) {
    this.#tactic = tactic;
  }

  begin(): void {
    this.#at = 0;
    this.p = 1;
  }

  /** Moves on to the next leaf; false when all were seen. */
  advance(): boolean {
    for (let last = this.#way.pop(); last; last = this.#way.pop()) {
      if ('outcomes' in last && last.index + 1 < last.outcomes.length) {
        last.index++;
        this.#way.push(last);
        return true;
      }
    }
    return false;
  }

  draw(pool: Pool, reading: Reading<unknown>): Drawn {
    let branch = this.#way[this.#at++];
    if (branch && 'choice' in branch) throw parted(reading.id);
    if (!branch) {
      const { outcomes, denominator, tail } = distributionOf(pool, reading);
      this.missing += (this.p * tail) / denominator;
      branch = { outcomes, denominator, index: 0 };
      this.#way.push(branch);
    }
    const outcome = branch.outcomes[branch.index] as Outcome<unknown>;
    this.p *= outcome.weight / branch.denominator;
    return { faces: outcome.faces, hand: noHand };
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    const before = this.#way[this.#at++];
    if (before && 'outcomes' in before) throw parted(question.id);
    if (before) return before.choice as C;
    // A stream of its own for each question: the tactic's mind must not depend on the leaf's number.
    const mind = stream(`odds/${question.id}/${question.for}`);
    const choice = decided(question, this.#tactic, table.fight, mind);
    this.#way.push({ choice });
    return choice;
  }
}

const noHand: readonly number[] = [];

const parted = (what: string): Error =>
  new Error(`${what}: the rules took another way from the same fight with the same answers`);

/**
 * Visits every leaf of the rest of a step. Throws TooManyBranches past `budget` leaves.
 * @returns the probability that no leaf stands for (cut bursts); 0 for dice that do not burst.
 */
export function enumerate<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  tactic: Tactic<S>,
  budget: number,
  visit: (leaf: Leaf<S, F>) => void,
): number {
  const odometer = new EnumerateAnswers<S, F>(tactic);
  let leaves = 0;
  do {
    if (++leaves > budget) throw new TooManyBranches(`more than ${budget} ways`);
    odometer.begin();
    const answers = new GivenThen<S, F>(moment.answers, odometer);
    const fight = system.copy(moment.base);
    const facts: Told<F>[] = [];
    const witness = {
      told: (fact: Told<F>): void => {
        if (answers.reached) facts.push(fact);
      },
    };
    system.step(new Table<S, F>(system, fight, answers, witness));
    visit({ p: odometer.p, fight, facts });
  } while (odometer.advance());
  return odometer.missing;
}

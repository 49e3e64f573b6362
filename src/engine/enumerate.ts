import type { Pool } from '../kernel/dice.ts';
import type { Outcome } from '../kernel/distribution.ts';
import { distributionOf, TooManyBranches } from '../kernel/distribution.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';
import { stream } from '../kernel/streams.ts';
import type { Answers, Drawn } from './answers.ts';
import { difference } from './difference.ts';
import { GivenThen } from './given.ts';
import { newStamp, stampAs, stampOf } from './stamps.ts';
import type { System, Tactic } from './system.ts';
import type { Told } from './table.ts';
import { decided, Table } from './table.ts';
import type { TapeEntry } from './tape.ts';
import { drawKey } from './tape.ts';

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
  readonly purpose: string;
  readonly outcomes: readonly Outcome<unknown>[];
  readonly denominator: number;
  index: number;
}

/** A decision, which stays the same as long as everything before it does. */
interface Decided {
  readonly choice: Choice;
}

type Way = readonly (Branch | Decided)[];

/** Ways that have met: one of them is gone on with, for all of them. */
interface Stretch {
  readonly way: Way;
  p: number;
}

/** One place where ways have met: with what they go on, in words, and for the outcomes of the roll that came last. */
interface Place {
  readonly byWord: Map<string, Stretch>;
  outcomes: readonly Outcome<unknown>[] | null;
  stretches: readonly Stretch[];
}

/** All that is gone on with, in the order in which it was come to. */
interface Ahead {
  readonly places: Map<string, Place>;
  readonly stretches: Stretch[];
}

function placeIn({ places }: Ahead, name: string): Place {
  let place = places.get(name);
  if (!place) {
    place = { byWord: new Map(), outcomes: null, stretches: [] };
    places.set(name, place);
  }
  return place;
}

/** Thrown where a way ends since it goes on together with others. One for all: a trace of the stack is dear. */
const met = new Error('the way goes on together with others');

/** What tells one place where ways meet from another besides the meeting itself: the fight, and what has been told. */
type Standing = () => string;

/**
 * Plays every distinct reading of every roll once: an odometer over readings. The rules run from the start of the
 * step for each leaf; earlier branches stay, the last one moves on. Decisions come from the tactic of whoever is
 * asked, once for each way on which they come up. Where ways meet (`Reading.meets`) they end, and `ahead` has one
 * stretch for each result with which they go on.
 */
class EnumerateAnswers<S, F extends Fact> implements Answers<S, F> {
  readonly #tactic: Tactic<S>;
  readonly #way: (Branch | Decided)[];
  /** So much of the way stays as it is: what came before ways met. */
  readonly #fixed: number;
  readonly #chance: number;
  readonly #ahead: Ahead;
  readonly #standing: Standing;
  #at = 0;
  p = 1;
  /** Bursts that were cut off: the probability that no leaf stands for. */
  missing = 0;

  constructor(tactic: Tactic<S>, from: Stretch, ahead: Ahead, standing: Standing) {
    this.#tactic = tactic;
    this.#way = [...from.way];
    this.#fixed = from.way.length;
    this.#chance = from.p;
    this.#ahead = ahead;
    this.#standing = standing;
  }

  begin(): void {
    this.#at = 0;
    this.p = this.#chance;
  }

  /** Moves on to the next leaf; false when all were seen. */
  advance(): boolean {
    while (this.#way.length > this.#fixed) {
      const last = this.#way.pop();
      if (last && 'outcomes' in last && last.index + 1 < last.outcomes.length) {
        last.index++;
        this.#way.push(last);
        return true;
      }
    }
    return false;
  }

  draw(pool: Pool, reading: Reading<unknown>, why: Why): Drawn {
    const at = this.#at++;
    let branch = this.#way[at];
    if (branch && 'choice' in branch) throw parted(reading.id);
    if (!branch) {
      const { outcomes, denominator, tail } = distributionOf(pool, reading);
      this.missing += (this.p * tail) / denominator;
      branch = { purpose: why.purpose, outcomes, denominator, index: 0 };
      const since = reading.meets?.since;
      const parting = since === undefined ? -1 : this.#way.findLastIndex((each) => isRoll(each, since));
      if (parting >= 0) this.#meet(branch, reading, parting, why);
      this.#way.push(branch);
    }
    const outcome = branch.outcomes[branch.index] as Outcome<unknown>;
    if (at >= this.#fixed) this.p *= outcome.weight / branch.denominator;
    return { faces: outcome.faces, hand: noHand };
  }

  #meet(branch: Branch, { key, meets }: Reading<unknown>, parting: number, why: Why): never {
    const before = this.#way.slice(0, parting).map((each) => ('outcomes' in each ? each.index : ''));
    const place = placeIn(this.#ahead, [drawKey(why), ...before, meets?.held, this.#standing()].join('|'));
    const { outcomes, denominator } = branch;
    const shareOf = ({ weight }: Outcome<unknown>): number => (this.p * weight) / denominator;
    const also = meets?.also;
    if (also === undefined && place.outcomes === outcomes) {
      // The same outcomes once more, and nothing else in hand: each goes on with what it went on with before.
      for (const [index, stretch] of place.stretches.entries()) {
        stretch.p += shareOf(outcomes[index] as Outcome<unknown>);
      }
      throw met;
    }
    place.outcomes = also === undefined ? outcomes : null;
    place.stretches = outcomes.map((outcome, index) => {
      const { result } = outcome;
      const word = `${key(result)}|${also?.(result) ?? ''}`;
      const known = place.byWord.get(word);
      if (known) {
        known.p += shareOf(outcome);
        return known;
      }
      const way = [...this.#way.map(still), { ...branch, index }];
      const stretch = { way, p: shareOf(outcome) };
      place.byWord.set(word, stretch);
      this.#ahead.stretches.push(stretch);
      return stretch;
    });
    throw met;
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    const before = this.#way[this.#at++];
    if (before && 'outcomes' in before) throw parted(question.id);
    if (before) return before.choice as C;
    const choice = reckoned(question, this.#tactic, table.fight);
    this.#way.push({ choice });
    return choice;
  }
}

/** The decision with which odds reckon. */
export function reckoned<S, C extends Choice>(question: Question<C>, tactic: Tactic<S>, fight: S): C {
  // A stream of its own for each question: the tactic's mind must not depend on the leaf's number.
  return decided(question, tactic, fight, stream(`odds/${question.id}/${question.for}`));
}

/** Raised when ways still go on in too many ways after they have met: each of them would be played once more. */
export class TooDear extends TooManyBranches {}
const mostAhead = 1000;

const isRoll = (each: Branch | Decided, purpose: string): boolean =>
  'outcomes' in each && each.purpose === purpose;

const still = (each: Branch | Decided): Branch | Decided => ({ ...each });

const noHand: readonly number[] = [];

const parted = (what: string): Error =>
  new Error(`${what}: the rules took another way from the same fight with the same answers`);

/** The number of a fight after this fact, where it had another before. */
function numberOf(numbers: Map<string, number>, before: number, fact: unknown): number {
  const key = `${before}|${JSON.stringify(fact)}`;
  let known = numbers.get(key);
  if (known === undefined) {
    known = newStamp();
    numbers.set(key, known);
  }
  return known;
}

/**
 * Visits every leaf of the rest of a step. Throws TooManyBranches past `budget` leaves; where ways meet each of them
 * counts as one.
 * @returns the probability that no leaf stands for (cut bursts); 0 for dice that do not burst.
 */
export function enumerate<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  tactic: Tactic<S>,
  budget: number,
  visit: (leaf: Leaf<S, F>) => void,
): number {
  const read = new Map<number, Choice>();
  const numbers = new Map<string, number>();
  const first = stampOf(moment.base as object);
  const differences = new Map<number, string>();
  // The number of a fight says how it stands where the system keeps count of changes.
  const differenceOf = (fight: S): string => {
    const stamp = stampOf(fight as object);
    if (stamp === first) return difference(fight, moment.base);
    const known = differences.get(stamp);
    if (known !== undefined) return known;
    const found = difference(fight, moment.base);
    differences.set(stamp, found);
    return found;
  };
  let runs = 0;
  let missing = 0;
  let stretches: readonly Stretch[] = [{ way: [], p: 1 }];
  // Stretch by stretch: all that leads to a place where ways meet is seen before it is gone on from there.
  for (;;) {
    const ahead: Ahead = { places: new Map(), stretches: [] };
    for (const stretch of stretches) {
      let fight = moment.base;
      let facts: Told<F>[] = [];
      const place = (): string => `${system.outcome(facts).join(' ')}|${differenceOf(fight)}`;
      const odometer = new EnumerateAnswers<S, F>(tactic, stretch, ahead, place);
      do {
        if (++runs > budget) throw new TooManyBranches(`more than ${budget} ways`);
        odometer.begin();
        const answers = new GivenThen<S, F>(moment.answers, odometer, read);
        const told: Told<F>[] = [];
        const standing = system.copy(moment.base);
        fight = standing;
        facts = told;
        // The same facts from the same beginning lead to the same fight: what is known of it is still known.
        let stamp = first;
        stampAs(standing as object, stamp);
        const witness = {
          told: (fact: Told<F>): void => {
            if (answers.reached) told.push(fact);
            if (stampOf(standing as object) === stamp) return;
            stamp = numberOf(numbers, stamp, fact);
            stampAs(standing as object, stamp);
          },
        };
        try {
          system.step(new Table<S, F>(system, fight, answers, witness));
        } catch (thrown) {
          if (thrown !== met) throw thrown;
          continue;
        }
        visit({ p: odometer.p, fight, facts });
      } while (odometer.advance());
      missing += odometer.missing;
    }
    if (ahead.stretches.length === 0) return missing;
    if (ahead.stretches.length > mostAhead) throw new TooDear(`${ahead.stretches.length} ways to go on`);
    stretches = ahead.stretches;
  }
}

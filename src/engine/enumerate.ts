import type { Faces, Pool } from '../kernel/dice.ts';
import { TooManyBranches } from '../kernel/distribution.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import type { Crossing, OneRoll, Reading } from '../kernel/readings.ts';
import { stream } from '../kernel/streams.ts';
import type { Answers, Drawn } from './answers.ts';
import { difference } from './difference.ts';
import { GivenThen } from './given.ts';
import type { Known, Lot, Lots, Which } from './lots.ts';
import { behind, known, knownLot, lotsAgainst, lotsOf } from './lots.ts';
import { newNumber } from './numbering.ts';
import { stampAs, stampOf } from './stamps.ts';
import type { System, Tactic } from './system.ts';
import type { Told } from './table.ts';
import { decided, Table } from './table.ts';
import type { TapeEntry } from './tape.ts';
import { drawKey } from './tape.ts';
import type { Ahead, Branch, Passed, Stretch, Way } from './ways.ts';
import { fallen, isRoll, lay, nameOf, placeIn, placeOf, shapeOf } from './ways.ts';

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

/** Thrown where a way ends since it goes on together with others. One for all: a trace of the stack is dear. */
const met = new Error('the way goes on together with others');

/** What tells one place where ways meet from another besides the meeting itself: the fight, and what has been told. */
type Standing = () => string;

/**
 * Plays every distinct reading of every roll once: an odometer over readings. The rules run from the start of the
 * step for each leaf; earlier branches stay, the last one moves on. Decisions come from the tactic of whoever is
 * asked, once for each way on which they come up. Where ways meet (`Reading.meets`, `Crossing`) they end, and `ahead`
 * has one stretch for each result with which they go on.
 */
class EnumerateAnswers<S, F extends Fact> implements Answers<S, F> {
  readonly #tactic: Tactic<S>;
  readonly #way: Passed[];
  /** Faces of each roll of the way: those of hidden ones hang on what came after. */
  readonly #faces: Faces[] = [];
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
    const { keeps } = from;
    this.#way = from.way.map((each, at) =>
      keeps?.at === at ? { ...(each as Branch), lots: [knownLot(keeps.known)], index: 0 } : each,
    );
    this.#fixed = from.way.length;
    this.#chance = from.p;
    this.#ahead = ahead;
    this.#standing = standing;
  }

  begin(): void {
    this.#at = 0;
    this.p = this.#chance;
    this.#way.forEach((each, at) => {
      if ('lots' in each) lay(this.#faces, each, at);
      else if ('faces' in each) this.#faces[at] = each.faces;
    });
  }

  /** Moves on to the next leaf; false when all were seen. */
  advance(): boolean {
    while (this.#way.length > this.#fixed) {
      const last = this.#way.pop();
      if (!last || !('lots' in last)) continue;
      if (++last.index >= last.lots.length) continue;
      this.#way.push(last);
      return true;
    }
    return false;
  }

  draw(pool: Pool, reading: Reading<unknown>, why: Why): Drawn {
    const at = this.#at++;
    const before = this.#way[at];
    if (before && !('purpose' in before)) throw parted(reading.id);
    if (!before) this.#open(pool, reading, why, at);
    const branch = this.#way[at] as Passed;
    // What came before ways met is in the chance with which they go on.
    if (at >= this.#fixed && 'lots' in branch) {
      this.p *= (branch.lots[branch.index] as Lot).weight / branch.denominator;
    }
    return { faces: this.#faces[at] as Faces, hand: noHand };
  }

  /** A roll that has not been on this way before. */
  #open(pool: Pool, reading: Reading<unknown>, why: Why, at: number): void {
    const { purpose, for: who } = why;
    const { against, meets } = reading;
    const hidden = against && this.#hidden(against);
    const { lots, denominator, tail }: Lots =
      against && hidden ? lotsAgainst(pool, against, hidden.lot, hidden.which) : lotsOf(pool, reading);
    this.missing += (this.p * tail) / denominator;
    const places = hidden ? [...hidden.branch.places, at] : [at];
    const other = hidden?.of ?? null;
    const branch = { purpose, who, lots, denominator, index: 0, other, places };
    const since = meets?.since;
    const parting = since === undefined ? -1 : this.#way.findLastIndex((each) => isRoll(each, since));
    if (parting >= 0) this.#meet(branch, reading, parting, why);
    this.#way.push(branch);
    lay(this.#faces, branch, at);
  }

  /** A roll on this way, where it is hidden, and by which lot it is known best. */
  #hidden({ who, purpose }: OneRoll) {
    const isIt = (each: Passed | null): boolean =>
      each !== null && 'purpose' in each && each.purpose === purpose && each.who === who;
    const since = new Set<number>();
    for (let at = this.#way.length - 1; at >= 0; at--) {
      const branch = this.#way[at] as Passed;
      if (!('lots' in branch)) {
        if ('blurred' in branch && branch.blurred && isIt(branch)) throw forgotten(purpose);
        if (isIt(branch)) return null;
        continue;
      }
      const { other } = branch;
      const which: Which | null = isIt(branch) ? 'last' : isIt(other) ? 'other' : null;
      if (which === null) {
        if (other) since.add(placeOf(other));
        continue;
      }
      const lot = branch.lots[branch.index] as Lot;
      if (!lot.behind) return null;
      // Its partner is better known by now than this lot says, and so is it.
      if (since.has(at) || (other && since.has(placeOf(other)))) throw forgotten(purpose);
      return { branch, at, lot, which, of: which === 'last' ? branch : other };
    }
    return null;
  }

  /** Lots that meet others go into stretches; what is left goes on along this way. */
  #meet(branch: Branch, { key, meets }: Reading<unknown>, parting: number, why: Why): never {
    const before = this.#way.slice(0, parting).map(nameOf);
    const place = placeIn(this.#ahead, [drawKey(why), ...before, meets?.held, this.#standing()].join('|'));
    const { lots, denominator } = branch;
    const shareOf = ({ weight }: Lot): number => (this.p * weight) / denominator;
    const plain = meets?.also === undefined;
    if (plain && place.lots === lots) {
      // The same outcomes once more, and nothing else in hand: each goes on with what it went on with before.
      for (const [index, stretch] of place.stretches.entries()) stretch.p += shareOf(lots[index] as Lot);
      throw met;
    }
    const stretches: Stretch[] = [];
    for (const [index, lot] of lots.entries()) {
      const word = `${key(lot.result)}|${meets?.also?.(lot.result) ?? ''}`;
      let stretch = place.byWord.get(word);
      if (!stretch) {
        stretch = { way: this.#fallen({ ...branch, index }), p: 0 };
        place.byWord.set(word, stretch);
        this.#ahead.stretches.push(stretch);
      }
      stretch.p += shareOf(lot);
      stretches.push(stretch);
    }
    place.lots = plain ? lots : null;
    place.stretches = stretches;
    throw met;
  }

  /** This way as it stands for good, with this roll as its last. */
  #fallen(last: Branch): Way {
    const faces = [...this.#faces];
    lay(faces, last, this.#way.length);
    return [...this.#way, last].map((each, at) => ('lots' in each ? fallen(each, faces[at] as Faces) : each));
  }

  /** The rules part ways or have them meet without any dice: ways end here, the first time. */
  cross(crossing: Crossing): void {
    const before = this.#way[this.#at++];
    if (before && !('crossed' in before)) throw parted(crossing.since);
    if (before) return;
    if (!this.#way.some((each) => 'purpose' in each)) {
      // Nothing has parted ways yet.
      this.#way.push({ crossed: 0 });
      return;
    }
    // A roll that is not on this way was there before any other of them.
    const parting = this.#way.findLastIndex((each) => isRoll(each, crossing.since));
    this.#crossAt(crossing, Math.max(0, parting));
  }

  #crossAt({ since, held, keeps, of, word }: Crossing, parting: number): never {
    const hides = keeps ? this.#hidden(keeps) : null;
    const name = [since, ...this.#way.slice(0, parting).map(nameOf), held, this.#standing()];
    if (hides) {
      const { branch, at, lot, which } = hides;
      // Faces that lie behind must lead here as those on the table did.
      name.push(...this.#way.slice(parting).map((each) => shapeOf(each, branch)), which);
      const stretch = this.#goOn(name.join('|'), '', () => ({
        way: this.#since(parting, at, this.#faces),
        p: 0,
        keeps: { at, known: new Map() },
      }));
      stretch.p += this.p;
      known(lot, which, this.p, stretch.keeps?.known as Known);
      throw met;
    }
    const shown = of && word ? this.#hidden(of) : null;
    const place = name.join('|');
    for (const { last, other, share, faces } of shown ? behind(shown.lot) : plain) {
      const laid = [...this.#faces];
      for (const [i, each] of faces.entries()) laid[shown?.branch.places[i] as number] = each;
      const how = word ? word(last, other) : '';
      this.#goOn(place, how, () => ({ way: this.#since(parting, null, laid), p: 0 })).p += this.p * share;
    }
    throw met;
  }

  #goOn(name: string, word: string, begin: () => Stretch): Stretch {
    const { byWord } = placeIn(this.#ahead, name);
    let stretch = byWord.get(word);
    if (!stretch) {
      const { way, ...rest } = begin();
      stretch = { ...rest, way: [...way, { crossed: ++crossings }] };
      byWord.set(word, stretch);
      this.#ahead.stretches.push(stretch);
    }
    return stretch;
  }

  /** This way without what was hidden of the rolls from this place on, but for the one that is kept. */
  #since(parting: number, kept: number | null, faces: readonly Faces[]): Way {
    const better = new Set(this.#way.slice(parting).flatMap((each) => ('lots' in each ? each.places : [])));
    return this.#way.map((each, at) => {
      if ('faces' in each) return { ...each, faces: faces[at] as Faces };
      if (!('lots' in each)) return each;
      const stays = at === kept || (at < parting && !better.has(at));
      return stays ? { ...each } : fallen(each, faces[at] as Faces);
    });
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    const before = this.#way[this.#at++];
    if (before && !('choice' in before)) throw parted(question.id);
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

/** Nothing lies behind the rolls: all there is of them is in the hands of the rules. */
const plain = [{ last: undefined, other: undefined, share: 1, faces: [] }] as const;

/** So many stretches have begun at crossings. */
let crossings = 0;

const noHand: readonly number[] = [];

const forgotten = (purpose: string): Error =>
  new Error(`${purpose}: what of it was hidden is no longer known, and a roll is read against it`);

const parted = (what: string): Error =>
  new Error(`${what}: the rules took another way from the same fight with the same answers`);

/** The number of a fight after this fact, where it had another before. */
function numberOf(numbers: Map<string, number>, before: number, fact: unknown): number {
  const key = `${before}|${JSON.stringify(fact)}`;
  let known = numbers.get(key);
  if (known === undefined) {
    known = newNumber();
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

import type { Faces, Pool } from '../kernel/dice.ts';
import { faceProblem } from '../kernel/dice.ts';
import type { Id } from '../kernel/json.ts';
import { canonical, hashOf } from '../kernel/json.ts';
import type { Choice, Fact, Question, Why } from '../kernel/port.ts';
import { doerOf, isRefusal } from '../kernel/port.ts';
import type { Preferences, ReactionMode } from '../kernel/preferences.ts';
import type { Reading } from '../kernel/readings.ts';
import { stream } from '../kernel/streams.ts';
import type { Answers, Drawn } from './answers.ts';
import { noHand } from './answers.ts';
import { rollPool } from './digital.ts';
import { TapeReader } from './reader.ts';
import type { System, Tactic } from './system.ts';
import type { Table } from './table.ts';
import { readOrThrow } from './table.ts';
import type { TapeEntry } from './tape.ts';
import { answersElse, askKey, drawKey, entryKey } from './tape.ts';
import type { Wave } from './waves.ts';
import { awaits } from './waves.ts';

/** What the table waits for. */
export type Awaited =
  | { readonly kind: 'choose'; readonly question: Question }
  | {
      readonly kind: 'roll';
      readonly pool: Pool;
      readonly reading: Reading<unknown>;
      readonly why: Why;
      /** The faces that digital dice would show. They are fixed before anybody decides how to roll. */
      readonly digital: Faces;
    };

/** Thrown through the rules when an answer is missing. The step runs again from its start once the answer is there. */
export class Pending {
  readonly awaited: Awaited;
  constructor(awaited: Awaited) {
    this.awaited = awaited;
  }
}

/**
 * The interpreter for live play and replay. Answers come from the tape while it lasts, then from digital dice and
 * preferences (appended to the tape); where neither answers, it throws {@link Pending}.
 *
 * Digital dice are a function of the fight's seed, the step, every decision of the step so far and the number of rolls
 * before. The same deed after an undo meets the same dice, another deed meets others.
 */
export class LiveAnswers<S, F extends Fact> implements Answers<S, F> {
  readonly forOthers = true;
  readonly tape: TapeEntry[];
  readonly #reader: TapeReader<S, F>;
  readonly #system: System<S, F>;
  readonly #seed: string;
  #preferences: Preferences;
  readonly #coming: () => readonly Wave[];
  #step = 0;
  #decisions = '';
  #draws = 0;
  /** The last answer that was given for others too; `null` as soon as anything has happened since. */
  #shared: Shared | null = null;

  /** @param coming the waves that are still to come. */
  constructor(
    system: System<S, F>,
    seed: string,
    tape: TapeEntry[],
    preferences: Preferences,
    coming: () => readonly Wave[] = () => [],
  ) {
    this.#system = system;
    this.#coming = coming;
    this.#seed = seed;
    this.tape = tape;
    this.#reader = new TapeReader(tape);
    this.#preferences = preferences;
  }

  /** The index of the next tape entry. */
  get cursor(): number {
    return this.#reader.cursor;
  }

  /** How many facts were told and dice read in this step, changes by hand not counted. */
  get told(): number {
    return this.#reader.told;
  }

  set preferences(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** Starts step `step`, whose answers begin at index `start` of the tape. */
  begin(step: number, start: number): void {
    this.#step = step;
    this.#reader.begin(step, start);
    this.#decisions = '';
    this.#draws = 0;
    this.#shared = null;
  }

  /** See {@link TapeReader.takeFirst}. */
  takeFirst(): ReturnType<TapeReader<S, F>['takeFirst']> {
    return this.#reader.takeFirst();
  }

  begins(table: Table<S, F>): void {
    this.#reader.begins(table);
  }

  happened(table: Table<S, F>): void {
    this.#shared = null;
    this.#reader.happened(table);
  }

  draw(pool: Pool, reading: Reading<unknown>, why: Why, table: Table<S, F>): Drawn {
    const key = drawKey(why);
    const slot = this.#draws++;
    const entry = this.#reader.next(table);
    if (entry?.kind === 'draw' && entry.key === key) {
      const problem = faceProblem(pool, entry.faces);
      if (problem) throw answersElse(this.cursor, `${key} with ${pool.id}`, problem.message);
      this.#reader.take();
      return { faces: entry.faces, hand: entry.hand ?? noHand };
    }
    if (entry) this.#fallsAway(key, entryKey(entry));
    const faces = rollPool(pool, stream(`${this.#seed}/${this.#step}/${this.#decisions}/${slot}`));
    const mode = this.#preferences.dice[why.for] ?? this.#preferences.defaultDice;
    if (mode === 'manual') throw new Pending({ kind: 'roll', pool, reading, why, digital: faces });
    this.#append({ kind: 'draw', key, faces, auto: true });
    return { faces, hand: noHand };
  }

  ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    const key = askKey(question);
    const entry = this.#reader.next(table);
    if (entry?.kind === 'ask' && entry.key === key) {
      const read = question.read(entry.choice);
      if (!isRefusal(read)) {
        this.#reader.take();
        this.#decided(read);
        if (entry.also) this.#shared = { event: eventOf(question), choice: entry.choice, who: entry.also };
        return read;
      }
      this.#fallsAway(key, `${entry.choice.option} (${read.because})`);
    } else if (entry && question.unasked !== undefined) {
      // Older saves have no entry for an end that nobody was asked about.
      return question.unasked;
    } else if (entry) this.#fallsAway(key, entryKey(entry));
    const answer = this.#byItself(question, table.fight);
    if (!answer) throw new Pending({ kind: 'choose', question: this.#toAsk(question) });
    this.#append({ kind: 'ask', key, choice: answer, auto: true });
    this.#decided(answer);
    return answer;
  }

  /** Called when the step has run to its end: answers that a change by hand has made superfluous are dropped. */
  ends(): void {
    const entry = this.#reader.readsAgain ? this.tape[this.cursor] : undefined;
    if (entry) this.#fallsAway('nothing more in this step', entryKey(entry));
  }

  /**
   * Drops answers that the latest change by hand has made void. Throws a `Divergence` where there is no such change.
   */
  #fallsAway(asked: string, found: string): void {
    const change = this.#reader.fallsAway();
    if (!change) throw answersElse(this.cursor, asked, found);
    this.tape[this.tape.length - 1] = change;
  }

  #append(entry: TapeEntry): void {
    this.tape.push(entry);
    this.#reader.take();
  }

  #decided(choice: Choice): void {
    this.#decisions = hashOf(this.#decisions + canonical(choice));
  }

  /** The question with `also` limited to those who would be asked themselves. */
  #toAsk<C extends Choice>(question: Question<C>): Question<C> {
    const { also, reaction } = question;
    if (!also || reaction === undefined) return question;
    return { ...question, also: () => also().filter((who) => this.#mode(who, reaction) === 'ask') };
  }

  #mode(who: Id, reaction: string): ReactionMode {
    return this.#preferences.reactions[who]?.[reaction] ?? usualMode(this.#system, reaction);
  }

  /** The answer that somebody else gave for this person too, if it is legal; otherwise `null`. */
  #spokenFor<C extends Choice>(question: Question<C>): C | null {
    const shared = this.#shared;
    if (shared === null || !shared.who.includes(doerOf(question))) return null;
    if (shared.event !== eventOf(question)) return null;
    const read = question.read(shared.choice);
    return isRefusal(read) ? null : read;
  }

  #byItself<C extends Choice>(question: Question<C>, fight: S): C | null {
    if (question.unasked !== undefined) {
      const waiting = awaits(question, this.#coming(), Number.POSITIVE_INFINITY);
      return waiting ? readOrThrow(question, waiting, 'the wave to come') : question.unasked;
    }
    const spoken = this.#spokenFor(question);
    if (spoken) return spoken;
    if (question.inVain?.()) return readOrThrow(question, { option: 'decline' }, 'no answer matters');
    if (question.reaction === undefined) return null;
    const mode = this.#mode(question.for, question.reaction);
    if (mode === 'ask') return null;
    const tactic = this.#system.tactics[this.#system.defaultTactic] as Tactic<S>;
    const choice =
      mode === 'off'
        ? { option: 'decline' }
        : tactic.decide(question, fight, stream(`${this.#seed}/${this.#step}/${this.#decisions}/tactic`));
    const read = question.read(choice);
    return isRefusal(read) ? null : read;
  }
}

/** An answer that was given for others too, with the event that it is about. */
interface Shared {
  readonly event: string;
  readonly choice: Choice;
  readonly who: readonly Id[];
}

/**
 * A key for what a question is about, the same for everybody who is asked. `about.who` is left out where it names the
 * person who answers.
 */
const eventOf = (question: Question): string => {
  const { id, clause, about } = question;
  const { who, ...event } = about ?? {};
  const another = who !== undefined && who !== doerOf(question);
  return `${clause}/${id}/${canonical({ ...event, ...(another && { who }) })}`;
};

/** The mode of a kind of reaction for which no preference is set. */
function usualMode<S, F extends Fact>(system: System<S, F>, reaction: string): ReactionMode {
  const named = [...(system.answers ?? []), ...system.reactions].find(({ id }) => id === reaction);
  return named?.usual ?? 'ask';
}

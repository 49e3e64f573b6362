import type { Pool } from '../kernel/dice.ts';
import type { Id } from '../kernel/json.ts';
import type { Choice, Fact, Port, Question, Why } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import type { Crossing, Reading } from '../kernel/readings.ts';
import type { Stream } from '../kernel/streams.ts';
import type { Answers, Witness } from './answers.ts';
import type { Part } from './ended.ts';
import { Ended } from './ended.ts';
import type { Moment } from './enumerate.ts';
import type { ByHandFact, RolledFact } from './rolled.ts';
import { isRolled, whyRolled } from './rolled.ts';
import type { Reaction, System, Tactic } from './system.ts';
import type { ByHandEntry } from './tape.ts';
import { Divergence } from './tape.ts';
import type { Windows } from './windows.ts';
import { windowsOf } from './windows.ts';

/** What a witness of a table hears: facts of the system and of the engine. */
export type Told<F extends Fact> = F | RolledFact | ByHandFact;

/**
 * The port that rules are given. It is one class for all interpreters, to keep the call sites of rules monomorphic. It
 * changes the `fight` it was made with in place; its owner decides whether that is kept.
 */
export class Table<S, F extends Fact> implements Port<S, F> {
  readonly fight: S;
  readonly system: System<S, F>;
  readonly #answers: Answers<S, F>;
  /** `#answers` where it implements `happened`, otherwise `null` (forecasts). */
  readonly #happens: Answers<S, F> | null;
  /** `#answers` where it implements `hears`, otherwise `null`. */
  readonly #hears: Answers<S, F> | null;
  readonly #witness: Witness<Told<F>> | null;
  readonly #windows: Windows<S, F>;
  /** The number of facts applied so far. */
  #changes = 0;
  #byHand = false;
  /** The parts of deeds that are going on, the outermost first. */
  readonly #parts: Part[] = [];
  /** Who was taken out of the fight by hand in this step, with their names. */
  #taken: ReadonlyMap<Id, string> = nobody;

  constructor(system: System<S, F>, fight: S, answers: Answers<S, F>, witness: Witness<Told<F>> | null) {
    this.system = system;
    this.fight = fight;
    this.#answers = answers;
    this.#happens = answers.happened ? answers : null;
    this.#hears = answers.hears ? answers : null;
    this.#witness = witness;
    this.#windows = windowsOf(system);
  }

  /** Whether the facts that are told now carry out a change by hand. */
  get byHand(): boolean {
    return this.#byHand;
  }

  draw<R>(pool: Pool, reading: Reading<R>, why: Why): R {
    if (this.#taken !== nobody) this.#ends();
    const drawn = this.#answers.draw(pool, reading, why, this);
    const result = reading.of(drawn.faces);
    if (this.#witness)
      this.#rolled({
        fact: 'rolled',
        pool,
        faces: drawn.faces,
        hand: drawn.hand,
        why: whyRolled(why),
        result,
      });
    this.#happens?.happened?.(this);
    return result;
  }

  #rolled(fact: RolledFact): void {
    this.#hears?.hears?.(fact);
    this.#witness?.told(fact);
  }

  ask<C extends Choice>(question: Question<C>): C {
    if (this.#taken !== nobody) this.#ends();
    return this.#answers.ask(question, this);
  }

  /** Runs one step of the fight. */
  step(): void {
    this.#taken = nobody;
    this.#answers.begins?.(this);
    this.system.step(this);
  }

  tell(fact: F): void {
    this.#hears?.hears?.(fact);
    this.#apply(fact);
    this.#happens?.happened?.(this);
  }

  #apply(fact: F): void {
    this.#changes++;
    this.system.apply(this.fight, fact);
    this.#witness?.told(fact);
  }

  offer(window: string, context: object): void {
    const opened = this.#windows.get(window);
    if (!opened) return;
    for (const consequence of opened.consequences) consequence.follow(this, context);
    for (const reaction of opened.reactions) this.#offerOne(reaction, context);
  }

  cross(crossing: Crossing): void {
    this.#answers.cross?.(crossing, this);
  }

  once<R>(work: () => R): R {
    return this.#answers.once ? this.#answers.once(work, this) : work();
  }

  deed<R>(doer: Id, work: () => R): R | null {
    return this.#hanging({ as: 'deed', who: [doer] }, work);
  }

  part<R>(who: Id, work: () => R): R | null {
    return this.#hanging({ as: 'part', who: [who] }, work);
  }

  upon<R>(targets: readonly Id[], work: (instead: (who: Id) => void) => R): R | null {
    const part: Part = { as: 'target', who: targets };
    return this.#hanging(part, () =>
      work((who) => {
        part.who = [who];
      }),
    );
  }

  #hanging<R>(part: Part, work: () => R): R | null {
    const depth = this.#parts.push(part) - 1;
    try {
      return work();
    } catch (thrown) {
      if (!(thrown instanceof Ended) || thrown.part !== part) throw thrown;
      this.#tellEnd(part);
      return null;
    } finally {
      this.#parts.length = depth;
    }
  }

  /**
   * Called where the rules need an answer after somebody was taken out by hand: abandons the current deed, or the
   * outermost part of it that hangs on nobody else. Rules that notice by themselves have ended it before. A deed in the
   * middle of another one comes to its own end; then the other is looked at.
   */
  #ends(): void {
    const status = new Map(this.system.status(this.fight).map(({ id, out }) => [id, out]));
    const isOut = (who: Id, as: Part['as']): boolean => {
      const out = this.#taken.has(who) ? status.get(who) : null;
      return out !== null && !(as === 'target' && out === 'unconscious');
    };
    const deed = Math.max(
      0,
      this.#parts.findLastIndex(({ as }) => as === 'deed'),
    );
    const part = this.#parts.find(
      ({ who, as }, at) => at >= deed && who.length > 0 && who.every((one) => isOut(one, as)),
    );
    if (part) throw new Ended(part);
  }

  #tellEnd({ as, who }: Part): void {
    const ended = { as, who, names: who.map((id) => this.#taken.get(id) ?? id) };
    this.#witness?.told({ fact: 'by-hand', reason: '', ended });
  }

  /** Tells a recorded fact again, for a memoized part of a deed. */
  again(fact: Told<F>): void {
    if (isRolled(fact)) this.#rolled(fact);
    else this.tell(fact as F);
  }

  #offerOne(reaction: Reaction<S, F>, context: object): void {
    let changes = this.#changes;
    let able = reaction.who(this.fight, context);
    for (const who of able) {
      if (!reaction.goesOn(this.fight, context)) return;
      // An answer may have cost others the right or the means to react: after any fact, eligibility is computed again.
      if (changes !== this.#changes) {
        changes = this.#changes;
        able = reaction.who(this.fight, context);
      }
      if (!able.includes(who)) continue;
      const choice = this.ask(this.#forOthers(reaction.question(this.fight, context, who), able, who));
      if (choice.option !== 'decline') this.part(who, () => reaction.perform(this, context, who, choice));
    }
  }

  /** Adds to the question those who are asked the same next, where people answer. */
  #forOthers(question: Question, able: readonly string[], who: string): Question {
    if (this.#answers.forOthers !== true) return question;
    const rest = able.slice(able.indexOf(who) + 1);
    return rest.length > 0 ? { ...question, also: () => rest } : question;
  }

  /**
   * Carries out changes by hand. Throws where one is refused: they were checked when they were made, so the tape does
   * not fit the rules. `takes`: who is out of the fight by them. `auto`: they came about by themselves.
   */
  override({ changes, reason, takes = [], auto }: ByHandEntry): void {
    if (takes.length > 0) {
      const names = new Map(this.system.status(this.fight).map(({ id, name }) => [id, name]));
      this.#taken = new Map([...this.#taken, ...takes.map((id): [Id, string] => [id, names.get(id) ?? id])]);
    }
    this.#witness?.told({ fact: 'by-hand', reason, ...(auto && { auto }) });
    this.#byHand = true;
    for (const change of changes) {
      const facts = this.system.override(this.fight, change, reason);
      if ('because' in facts)
        throw new Divergence(`a change by hand no longer makes sense: ${facts.because}`);
      for (const fact of facts) this.#apply(fact);
    }
    this.#byHand = false;
  }
}

/** A single instance, to be compared with: it is looked at before every roll. */
const nobody: ReadonlyMap<Id, string> = new Map();

/**
 * A tactic's decision as a parsed choice; a question that is `unasked` gets its own answer. Where the tactic has already
 * parsed its answer with `question.read`, that result is reused. Throws where the answer is illegal.
 */
export function decided<S, C extends Choice>(
  question: Question<C>,
  tactic: Tactic<S>,
  fight: S,
  random: Stream,
  from?: Moment<S>,
): C {
  if (question.unasked !== undefined) return question.unasked;
  let asked: Choice | null = null;
  let accepted: C | null = null;
  // All members, also absent ones, to give every question the same hidden class: tactics read questions most often.
  const { id, clause, acts, about, reaction, menu } = question;
  const choice = tactic.decide(
    {
      id,
      clause,
      for: question.for,
      acts,
      about,
      reaction,
      menu,
      options: () => question.options(),
      read(given) {
        const read = question.read(given);
        if (!isRefusal(read)) {
          asked = given;
          accepted = read;
        }
        return read;
      },
    } as Question<C>,
    fight,
    random,
    from,
  );
  if (accepted !== null && (choice === accepted || choice === asked)) return accepted;
  return readOrThrow(question, choice, tactic.id);
}

/**
 * Parses an answer that must be legal. Throws an error that names the rule where it is not. `whose`: for the message.
 */
export function readOrThrow<C extends Choice>(question: Question<C>, choice: Choice, whose: string): C {
  const read = question.read(choice);
  if (isRefusal(read)) {
    throw new Error(
      `${whose} answered ${JSON.stringify(choice)} to ${question.clause} (${question.id}, ${question.for}): ${read.because} [${read.clause}]`,
    );
  }
  return read;
}

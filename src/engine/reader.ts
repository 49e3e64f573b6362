import type { Fact } from '../kernel/port.ts';
import { Ended } from './ended.ts';
import type { Table } from './table.ts';
import type { ByHandEntry, TapeEntry } from './tape.ts';

/**
 * Reads the answers of a step from a tape, and applies changes that were made by hand in the middle of the step.
 *
 * A change by hand is made while a question or a roll is open. It is applied right after the last event that preceded
 * it (`told` counts them), not where the question is asked. From there on the rules judge everything by the changed
 * fight: whom they ask, what they offer and refuse, what is rolled. So no rule has to check after a question whether
 * the fight was changed, and a question that has become meaningless is never asked.
 *
 * Answers without any event after them are read again after the change. Where one does not fit the question that is
 * asked then, or is illegal by then, it is dropped (`fell`): nothing had been paid for it, and the question is open.
 */
export class TapeReader<S, F extends Fact> {
  readonly #tape: readonly TapeEntry[];
  /** The current step; `null` where the whole tape belongs to one step. */
  #step: number | null = null;
  #cursor = 0;
  /** The number of events of this step (facts told, dice read), changes by hand not counted. */
  #told = 0;
  /** The index behind the last change that was applied. Answers before it are read again. */
  #changed = 0;
  /** The indices of the answers that were dropped. */
  #fallen: ReadonlySet<number> = none;

  constructor(tape: readonly TapeEntry[]) {
    this.#tape = tape;
  }

  /** The index of the next entry. */
  get cursor(): number {
    return this.#cursor;
  }

  /** The number of events of this step (facts told, dice read), changes by hand not counted. */
  get told(): number {
    return this.#told;
  }

  /** Starts step `step`, whose answers begin at index `start`. */
  begin(step: number, start: number): void {
    this.#step = step;
    this.#cursor = start;
    this.#told = 0;
    this.#changed = start;
    this.#fallen = none;
  }

  /** Takes the change by hand at the beginning of the step, which is a step of its own; `null` where there is none. */
  takeFirst(): ByHandEntry | null {
    const entry = this.#tape[this.#cursor];
    if (entry?.kind !== 'override' || !this.#isHere(entry) || (entry.told ?? 0) > 0) return null;
    this.#cursor++;
    return entry;
  }

  /** The rules begin to run the step. */
  begins(table: Table<S, F>): void {
    this.#bringIn(table);
  }

  /** A fact was told or dice were read. */
  happened(table: Table<S, F>): void {
    this.#told++;
    this.#bringIn(table);
  }

  /** The next answer, without taking it. Changes by hand that stand before it are applied. */
  next(table: Table<S, F>): TapeEntry | undefined {
    for (;;) {
      const entry = this.#tape[this.#cursor];
      if (entry?.kind !== 'override' || !this.#isHere(entry)) return entry;
      // Older saves have no `told`: there a change is applied where the question is asked.
      if (entry.told !== undefined && entry.told !== this.#told) return entry;
      this.#cursor++;
      this.#change(entry, table);
    }
  }

  /** Moves past the entry that `next` returned. */
  take(): void {
    this.#cursor++;
    this.#skip();
  }

  /**
   * Called where the next entry does not fit the question. If it precedes a change by hand that is the last entry of
   * the tape, it is dropped together with everything between the two, so that the question is open.
   * @returns the change with its new count of dropped answers, to be written in place of the last entry; `null` where
   *   the tape does not fit the rules.
   */
  fallsAway(): ByHandEntry | null {
    const end = this.#tape.length;
    const change = this.#tape[end - 1];
    if (this.#cursor >= end || this.#changed !== end || change?.kind !== 'override') return null;
    const fell = (change.fell ?? 0) + this.#standing(this.#cursor).length;
    this.#cursor = end;
    return { ...change, fell };
  }

  /** Whether answers from before a change remain to be read again. */
  get readsAgain(): boolean {
    return this.#cursor < this.#changed;
  }

  /** Applies the changes that were made after as many events as have happened now. */
  #bringIn(table: Table<S, F>): void {
    const changes: ByHandEntry[] = [];
    let end = this.#changed;
    for (let at = Math.max(this.#cursor, this.#changed); at < this.#tape.length; at++) {
      const entry = this.#tape[at] as TapeEntry;
      if (entry.kind === 'ask') continue;
      if (entry.kind === 'draw' || !this.#isHere(entry) || entry.told !== this.#told) break;
      changes.push(entry);
      end = at + 1;
    }
    if (changes.length === 0) return;
    this.#changed = end;
    const standing = new Set(this.#standing(this.#cursor));
    this.#fallen = new Set(range(this.#cursor, end).filter((at) => !standing.has(at)));
    this.#skip();
    for (const entry of changes) this.#change(entry, table);
  }

  /** The indices from `from` on of the answers before the last change that no change has dropped. */
  #standing(from: number): readonly number[] {
    const standing: number[] = [];
    for (const at of range(from, this.#changed)) {
      const entry = this.#tape[at];
      if (entry?.kind === 'override') standing.splice(Math.max(0, standing.length - (entry.fell ?? 0)));
      else standing.push(at);
    }
    return standing;
  }

  /** Skips applied changes and dropped answers. */
  #skip(): void {
    while (this.#cursor < this.#changed && this.#fallen.has(this.#cursor)) this.#cursor++;
  }

  /**
   * Whether the change belongs to the current step. Steps that ask nobody leave no entries, so a change names its step.
   */
  #isHere(entry: ByHandEntry): boolean {
    return this.#step === null || (entry.step ?? this.#step) === this.#step;
  }

  #change(entry: ByHandEntry, table: Table<S, F>): void {
    table.override(entry);
    if (table.system.over(table.fight)) throw new Ended(null);
  }
}

const none: ReadonlySet<number> = new Set();

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

import type { Fact } from '../kernel/port.ts';
import type { Table } from './table.ts';
import type { TapeEntry } from './tape.ts';

type ByHandEntry = Extract<TapeEntry, { kind: 'override' }>;

/** Thrown through the rules when the game master's hand ended the fight in the middle of a step: nothing else happens. */
export class Ended {}

/**
 * Reads the answers of a step off a tape, and brings in what was changed by hand in the middle of the step.
 *
 * Somebody changes the fight while a question or a roll is open. The change comes in right behind the last thing that
 * had happened before (`told`), and not where the question is asked: so whatever the rules do from there on, whom they
 * ask, what they offer and refuse, and what is rolled, they judge by the fight as it stands then, and no rule need look
 * whether somebody has changed it meanwhile. Where a question makes no sense any more, the rules do not come to it.
 *
 * Answers that nothing had come of yet are read again behind the change. Those that are no answers any more to what is
 * asked then, or are not legal any more, fall away (`fell`): nothing has been paid for them, and what is asked is open.
 */
export class TapeReader<S, F extends Fact> {
  readonly #tape: readonly TapeEntry[];
  /** `null`: everything on the tape is of one step. */
  #step: number | null = null;
  #cursor = 0;
  /** How many things have happened in this step that are not of a change by hand. */
  #told = 0;
  /** Behind the last change that has come in: answers before it are read again. */
  #changed = 0;
  /** The places of those that have fallen away. */
  #fallen: ReadonlySet<number> = none;

  constructor(tape: readonly TapeEntry[]) {
    this.#tape = tape;
  }

  /** Where it stands on the tape. */
  get cursor(): number {
    return this.#cursor;
  }

  /** How many things have happened in this step that are not of a change by hand. */
  get told(): number {
    return this.#told;
  }

  /** Gets ready for step `step`, whose answers begin at entry `start`. */
  begin(step: number, start: number): void {
    this.#step = step;
    this.#cursor = start;
    this.#told = 0;
    this.#changed = start;
    this.#fallen = none;
  }

  /** Takes the change by hand that the step begins with: it is a step of its own. */
  takeFirst(): ByHandEntry | null {
    const entry = this.#tape[this.#cursor];
    if (entry?.kind !== 'override' || !this.#isHere(entry) || (entry.told ?? 0) > 0) return null;
    this.#cursor++;
    return entry;
  }

  /** The rules begin with the step. */
  begins(table: Table<S, F>): void {
    this.#bringIn(table);
  }

  /** A fact was told or dice were read. */
  happened(table: Table<S, F>): void {
    this.#told++;
    this.#bringIn(table);
  }

  /** What stands next on the tape for whoever asks; it is not taken yet. */
  next(table: Table<S, F>): TapeEntry | undefined {
    for (;;) {
      const entry = this.#tape[this.#cursor];
      if (entry?.kind !== 'override' || !this.#isHere(entry)) return entry;
      // Older saves do not say how much had happened: there a change comes in where the question is asked.
      if (entry.told !== undefined && entry.told !== this.#told) return entry;
      this.#cursor++;
      this.#change(entry, table);
    }
  }

  /** What stood next has been taken. */
  take(): void {
    this.#cursor++;
    this.#skip();
  }

  /**
   * What stands next is no answer to what is asked: where it was given before the change that somebody has just made,
   * it falls away, with whatever stands between the two, and the tape has no answer. Gives the change, the newest entry
   * of the tape, as it is to be written then; `null`: the tape does not fit.
   */
  fallsAway(): ByHandEntry | null {
    const end = this.#tape.length;
    const change = this.#tape[end - 1];
    if (this.#cursor >= end || this.#changed !== end || change?.kind !== 'override') return null;
    const fell = (change.fell ?? 0) + this.#standing(this.#cursor).length;
    this.#cursor = end;
    return { ...change, fell };
  }

  /** Whether answers from before a change are still to be read again. */
  get readsAgain(): boolean {
    return this.#cursor < this.#changed;
  }

  /** Brings in what was changed when as much had happened as now. */
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

  /** The places of the answers from `from` on that stand before the last change, without those that fell by one of them. */
  #standing(from: number): readonly number[] {
    const standing: number[] = [];
    for (const at of range(from, this.#changed)) {
      const entry = this.#tape[at];
      if (entry?.kind === 'override') standing.splice(Math.max(0, standing.length - (entry.fell ?? 0)));
      else standing.push(at);
    }
    return standing;
  }

  /** Goes on to the next answer: changes that have come in, and what fell by them, lie behind. */
  #skip(): void {
    while (this.#cursor < this.#changed && this.#fallen.has(this.#cursor)) this.#cursor++;
  }

  /** Steps that ask nobody leave no entry that would tell them apart: a change says of which it is. */
  #isHere(entry: ByHandEntry): boolean {
    return this.#step === null || (entry.step ?? this.#step) === this.#step;
  }

  #change({ changes, reason }: ByHandEntry, table: Table<S, F>): void {
    table.override(changes, reason);
    if (table.system.over(table.fight)) throw new Ended();
  }
}

const none: ReadonlySet<number> = new Set();

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

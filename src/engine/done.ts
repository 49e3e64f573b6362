import type { Fact } from '../kernel/port.ts';
import type { Told } from './table.ts';

/**
 * Memoization of self-contained parts of a deed (`Port.once`) in exact odds. A way that arrives at such a part by the
 * same faces, choices and crossings as an earlier way does not run it: its facts are applied again and its value is
 * reused.
 */

/** A memoized part. Parts are numbered in the order in which a way opens them; nested parts follow the outer one. */
interface Done<F extends Fact = Fact> {
  /** Its first place on the way, and the first one behind it. */
  readonly start: number;
  readonly end: number;
  /** The number of the next part that is not nested in it. */
  readonly next: number;
  readonly heard: readonly Heard<F>[];
  readonly value: unknown;
}

/** A fact that was told, and the place on the way at that time. */
interface Heard<F extends Fact = Fact> {
  readonly at: number;
  readonly fact: Told<F>;
}

/** The identity of each place of a way: its faces, choice or crossing. */
type Steps = readonly unknown[];

/** The memoized parts of a way up to a merge. All merged ways reach the merge as this one did. */
export interface DoneBefore<F extends Fact = Fact> {
  readonly steps: Steps;
  readonly parts: readonly (Done<F> | undefined)[];
}

/** Whether parts are memoized: always, but in `withoutMemoization`. */
let memoizes = true;

/**
 * Computes something without memoized parts. Exact odds must not change. Where they do, a part returned an object
 * that somebody writes to, or changed the fight without a fact. Nothing else would reveal such a fault: the odds
 * would merely be wrong.
 */
export function withoutMemoization<T>(deed: () => T): T {
  memoizes = false;
  try {
    return deed();
  } finally {
    memoizes = true;
  }
}

/** The memoized parts of the way that is being played, shared with earlier ways as far as these are the same. */
export class Parts<F extends Fact> {
  #steps: unknown[];
  #parts: (Done<F> | undefined)[];
  #heard: Heard<F>[] = [];
  #nth = 0;
  /** How far the last way came. */
  #reached: number;

  constructor(before: DoneBefore<F> | undefined) {
    this.#steps = before ? [...before.steps] : [];
    this.#parts = before ? [...before.parts] : [];
    this.#reached = this.#steps.length;
  }

  /** Begins the next way, whose first `count` places are known. Parts beyond the common beginning are forgotten. */
  begin(count: number, stepAt: (at: number) => unknown): void {
    const most = Math.min(count, this.#reached);
    let same = 0;
    while (same < most && this.#steps[same] === stepAt(same)) same++;
    for (const [nth, part] of this.#parts.entries()) {
      if (part && part.end > same) this.#parts[nth] = undefined;
    }
    this.#heard = [];
    this.#nth = 0;
    this.#reached = 0;
  }

  passed(at: number, step: unknown): void {
    this.#steps[at] = step;
    this.#reached = at + 1;
  }

  hears(at: number, fact: Told<F>): void {
    this.#heard.push({ at, fact });
  }

  /** Whether the next part is memoized and begins at this place. */
  begins(at: number): boolean {
    return memoizes && this.#parts[this.#nth]?.start === at;
  }

  /**
   * Opens the next part: the memoized part, or a function that runs and records it. `now` returns the place on the
   * way.
   */
  open(at: number): Done<F> | (<R>(work: () => R, now: () => number) => R) {
    const nth = this.#nth;
    const known = this.begins(at) ? this.#parts[nth] : undefined;
    if (known) {
      this.#nth = known.next;
      return known;
    }
    this.#nth++;
    const from = this.#heard.length;
    return (work, now) => {
      const value = work();
      const heard = this.#heard.slice(from);
      this.#parts[nth] = { start: at, end: now(), next: this.#nth, heard, value };
      return value;
    };
  }

  /** A copy for the ways that continue from here. */
  sofar(): DoneBefore<F> {
    return { steps: this.#steps.slice(0, this.#reached), parts: [...this.#parts] };
  }
}

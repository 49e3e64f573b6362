import type { Fact } from '../kernel/port.ts';
import type { Told } from './table.ts';

/**
 * Parts of a deed that stand by themselves (`Port.once`), for ways of odds that come to them as one did before: what they
 * told is told again, and they give back what they gave back then.
 */

/** What a part was, by its place among all parts of the way: those within it have the next ones. */
export interface Done<F extends Fact = Fact> {
  /** The place on the way where it began, and the one behind all that was rolled, decided and crossed in it. */
  readonly start: number;
  readonly end: number;
  /** The number of the part that comes after it. */
  readonly next: number;
  readonly heard: readonly Heard<F>[];
  readonly value: unknown;
}

/** Something that was told, and the place on the way to which it had come by then. */
interface Heard<F extends Fact = Fact> {
  readonly at: number;
  readonly fact: Told<F>;
}

/** How a way was come along, place by place: by these faces, this choice, this crossing. */
export type Steps = readonly unknown[];

/** All that was done on a way to where it met others: they all come to that place as it did. */
export interface DoneBefore<F extends Fact = Fact> {
  readonly steps: Steps;
  readonly parts: readonly (Done<F> | undefined)[];
}

let spares = true;

/**
 * Works something out with every part done each time that somebody comes to it. A part that stands by itself comes to the same,
 * so exact odds are the same: where they are not, it gave back what somebody writes to, or changed what it did not tell. That
 * shows in no other way, since odds would only be wrong.
 */
export function doingAllAgain<T>(deed: () => T): T {
  spares = false;
  try {
    return deed();
  } finally {
    spares = true;
  }
}

/** The parts of the way that is being played, and of those that came the same way before. */
export class Parts<F extends Fact> {
  #steps: unknown[];
  #parts: (Done<F> | undefined)[];
  #heard: Heard<F>[] = [];
  #nth = 0;
  /** So far the last way has come. */
  #reached: number;

  constructor(before: DoneBefore<F> | undefined) {
    this.#steps = before ? [...before.steps] : [];
    this.#parts = before ? [...before.parts] : [];
    this.#reached = this.#steps.length;
  }

  /** From the start once more, along so many steps that are certain. What was done on others is forgotten. */
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

  /** Whether the next part was done before and began here. */
  begins(at: number): boolean {
    return spares && this.#parts[this.#nth]?.start === at;
  }

  /** Opens the next part: what it was where it was done before, else how to do it; `now`: the place on the way. */
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

  /** For all who go on from here. */
  sofar(): DoneBefore<F> {
    return { steps: this.#steps.slice(0, this.#reached), parts: [...this.#parts] };
  }
}

import type { Die, Face, Faces } from './dice.ts';
import { faceValue } from './dice.ts';
import type { Id } from './json.ts';

/**
 * What a rule needs to know of the faces. Enumeration branches over readings, not over faces: two results with
 * the same key lead to the same future. A reading with the same id over the same pool is the same reading.
 */
export interface Reading<R> {
  readonly id: string;
  of(faces: Faces): R;
  /** What of the result matters for anything that follows. */
  key(result: R): string | number;
  /** The same reading one die at a time, for pools too large to go through face by face. */
  readonly fold?: Fold<R>;
  /**
   * What of the result shows at once, where more of it matters only for rolls that are read against it: ways part by this
   * and not by `key`. Whoever decides sees no more of it. Readings of one id show the same.
   */
  readonly shows?: Shows<R> | undefined;
  /** Another roll of which more counts than shows: how the two are read together. */
  readonly against?: Against<R> | undefined;
  /** Where what came right before does not matter any more: how ways may be gone on with together. */
  readonly meets?: Meeting<R>;
}

/** How much of a result shows. */
export interface Shows<R = unknown> {
  key(result: R): string | number;
}

/** The last roll of `who` for `purpose`. */
export interface OneRoll {
  readonly who: Id;
  readonly purpose: string;
}

/** A roll that is read together with an other one, where more of that counts than shows. */
export interface Against<R = unknown> extends OneRoll {
  /** All of this roll that may count. */
  readonly reading: Reading<R>;
  /** What of the two matters for anything that follows, in place of the reading's own key; `id`s tell it from others. */
  key(result: R, other: R): string | number;
  /** Where less of either than the whole of it is most often enough. */
  readonly rough?: Rough<R>;
}

/** Results that are one until somebody looks closer: it spares odds most pairs of them. */
export interface Rough<R = unknown> {
  /** Results of one key are one for all but close pairs. */
  key(result: R): string | number;
  /** Whether these two must be looked at by themselves, and not each for all of its key. */
  close(result: R, other: R): boolean;
}

/**
 * A promise of the rules: of all that was drawn and decided since the last roll of this purpose nothing matters any more
 * but the fight as it stands, `held`, and what comes of this draw. Ways that differ in nothing else are one way from here.
 */
export interface Meeting<R = unknown> {
  /** The purpose of the roll with which they part. */
  readonly since: string;
  /** What the rules have in hand besides the fight, in one word. */
  readonly held: string;
  /** What they have in hand besides only after some results of this draw. */
  also?(result: R): string;
}

/**
 * The same promise with no roll to come: of all that was drawn and decided since the last roll of this purpose nothing
 * matters any more but the fight as it stands, `held`, what is hidden of `keeps`, and its word. Where ways have met since
 * that roll and it was made again, it holds since the first of them.
 */
export interface Crossing<R = unknown> {
  readonly since: string;
  /**
   * What else still matters, in a word; asked for only where ways meet. Without it nothing does. Places in the rules that
   * have the same `since` are told apart by this alone: a roll that is to be made again is not one that is over.
   */
  held?(): string;
  /** A roll of which more counts than shows: what is known of it stays known. Not together with a word. */
  readonly keeps?: OneRoll | undefined;
  /** The roll whose hidden part goes into the word. */
  readonly of?: OneRoll | undefined;
  /**
   * Gives the words for what matters of that roll, and of the other one that it was read against: ways part by them. Where
   * nothing of the roll is hidden, its word is asked for without them.
   */
  words?(): Words<R>;
  /** The words settle nothing: the exchange goes on, and may come here again. */
  readonly goesOn?: true;
  /**
   * A whole deed, or a whole part of one, is over: all ways through it are seen before any is gone on with. A roll of the
   * same purpose that comes later has nothing to do with it.
   */
  readonly over?: true;
}

/** What matters of two results, in a word. */
export interface Words<R = unknown> {
  of(result: R | undefined, other: R | undefined): string;
}

/** A reading that can be built up die by die: equal keys of what is built so far lead to equal results. */
export interface Fold<R> {
  /** Folds of one id are the same fold, whatever their readings make of it: what they come to is kept. */
  readonly id?: string;
  readonly start: unknown;
  add(sofar: unknown, face: Face, die: Die): unknown;
  key(sofar: unknown): string | number;
  end(sofar: unknown): R;
}

/** A fold whose steps share a type of their own. */
export function folding<A, R>(steps: {
  readonly id?: string;
  readonly start: A;
  readonly add: (sofar: A, face: Face, die: Die) => A;
  readonly key: (sofar: A) => string | number;
  readonly end: (sofar: A) => R;
}): Fold<R> {
  return steps as unknown as Fold<R>;
}

const identity = (result: number): number => result;

/** The sum of the faces plus a fixed number. */
export function sum(plus = 0): Reading<number> {
  return {
    id: `sum${plus >= 0 ? '+' : ''}${plus}`,
    of(faces) {
      let total = plus;
      for (const face of faces) total += faceValue(face);
      return total;
    },
    key: identity,
    fold: folding({
      start: plus,
      add: (sofar: number, face) => sofar + faceValue(face),
      key: identity,
      end: identity,
    }),
  };
}

/** The sum of the `count` best (or worst) dice. */
export function keep(which: 'best' | 'worst', count: number): Reading<number> {
  const sign = which === 'best' ? -1 : 1;
  const insert = (kept: readonly number[], face: Face): readonly number[] =>
    [...kept, faceValue(face)].sort((a, b) => sign * (a - b)).slice(0, count);
  const end = (kept: readonly number[]): number => kept.reduce((total, one) => total + one, 0);
  const none: readonly number[] = [];
  return {
    id: `keep-${which}-${count}`,
    of: (faces) => end(faces.reduce(insert, none)),
    key: identity,
    fold: folding({ start: none, add: insert, key: (kept) => kept.join(','), end }),
  };
}

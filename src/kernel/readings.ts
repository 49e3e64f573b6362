import type { Die, Face, Faces } from './dice.ts';
import { faceValue } from './dice.ts';
import type { Id } from './json.ts';

/**
 * What a rule needs to know of the faces. Enumeration branches over readings, not over faces: two results with the same
 * key lead to the same future. Two readings with the same id over the same pool are the same reading.
 */
export interface Reading<R> {
  readonly id: string;
  of(faces: Faces): R;
  /** Everything about the result that matters for what follows. */
  key(result: R): string | number;
  /** The same reading die by die, for pools too large to enumerate face by face. */
  readonly fold?: Fold<R>;
  /**
   * The part of the result that shows at once, where the rest matters only for rolls that are read against this one.
   * Enumeration then branches by this part and not by `key`. Nobody who decides may see more of it. Readings with the
   * same id show the same.
   */
  readonly shows?: Shows<R> | undefined;
  /** Another roll of which more counts than shows, and how the two are read together. */
  readonly against?: Against<R> | undefined;
  /** Given where what came just before no longer matters, so that ways may merge at this roll. */
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

/** A roll that is read together with another one, of which more counts than shows. */
export interface Against<R = unknown> extends OneRoll {
  /** Everything about this roll that may count. */
  readonly reading: Reading<R>;
  /**
   * Everything about the two that matters for what follows; replaces the reading's own key. Identified by the `id`s.
   */
  key(result: R, other: R): string | number;
  /** Given where a coarser key of either is usually enough. */
  readonly rough?: Rough<R>;
}

/** Groups results that can be treated as one for most pairs, which saves enumerating these pairs. */
export interface Rough<R = unknown> {
  /** Results with the same key are one group. */
  key(result: R): string | number;
  /** Whether the pairs of these two groups must be enumerated one by one. */
  close(result: R, other: R): boolean;
}

/**
 * A promise of the rules: of everything drawn and decided since the last roll of this purpose, only the fight as it
 * stands, `held` and the result of this draw still matter. Ways that agree in these merge here.
 */
export interface Meeting<R = unknown> {
  /** The purpose of the roll at which the ways branched. */
  readonly since: string;
  /** What the rules hold in local variables besides the fight, as a string. */
  readonly held: string;
  /** What they hold in addition after some results of this draw only. */
  also?(result: R): string;
}

/**
 * The same promise without a draw: of everything drawn and decided since the last roll of this purpose, only the
 * fight as it stands, `held`, what is hidden of `keeps`, and the word still matter. Where ways have merged since that
 * roll and it was made again, the promise holds since the first of these rolls.
 */
export interface Crossing<R = unknown> {
  readonly since: string;
  /**
   * What else still matters, as a string; computed only in enumeration. Absent: nothing does. It is all that
   * distinguishes places in the rules with the same `since`: a roll that is about to be made again from one that is
   * over.
   */
  held?(): string;
  /** A partially hidden roll: what is known of it stays known. Excludes `words`. */
  readonly keeps?: OneRoll | undefined;
  /** The roll whose hidden part enters the word. */
  readonly of?: OneRoll | undefined;
  /**
   * Returns the words for what matters of that roll and of the roll that it was read against; ways branch by them.
   * Where nothing of the roll is hidden, the word is asked for without results.
   */
  words?(): Words<R>;
  /** The exchange continues after this and may come here again. */
  readonly goesOn?: true;
  /**
   * A whole deed, or a whole part of one, is over: all ways through it are collected before any is continued. Later
   * rolls of the same purpose are unrelated to it.
   */
  readonly over?: true;
}

/** What matters of two results, as a string. */
export interface Words<R = unknown> {
  of(result: R | undefined, other: R | undefined): string;
}

/** A reading that is built up die by die. Intermediate values with equal keys lead to equal results. */
export interface Fold<R> {
  /** Folds with the same id are the same fold, whatever their readings make of it; their distribution is cached. */
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

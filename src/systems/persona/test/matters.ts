import type { Id } from '../../../kernel/json.ts';
import type { OneRoll } from '../../../kernel/readings.ts';
import type { Thrown } from './dice.ts';

/** What of a test matters for what follows: odds branch by that and no more. */

/** What the other side of an opposed test has already reached (PE-TEST-4). */
export interface Standing {
  readonly degrees: number;
  readonly margin: number;
  /** The Bonus of the Score that was tested. */
  readonly bonus: number;
  readonly die: number;
}

/**
 * What of a test matters for what follows, so that exact odds branch no more than they must. `pass`: nothing else.
 * `degrees`: also how well, or how badly. `attack`: also whether it is a Fumble or a Critical Hit; `die`: the die
 * itself (ties); `fails`: what of a failure (the Helpless are hit by it, Scatter reads its die; no more than of any test where others read the
 * same die against numbers of their own); `others`: how it stands
 * against these numbers too, or those of whoever is left. `opposed`: how well, or by which die, where ties may come down
 * to it. `versus`: whether it beats this standing result, and where the other side may roll `again` and be compared once
 * more also how well; where it does not, what of it `softens` the blow, or all of it. `again`: a test that was beaten by this result and is repeated; how well it passes matters only where
 * it is beaten no more. How badly a test has failed is told apart only where that costs somebody something (`Failing`).
 * `hidden`: the die counts for nothing but the one contest with whoever answers: it need not show before that.
 * `first`: no more of it shows until the first of several targets is done with.
 * `behind`: whose die it is that the result stands by, where that is hidden. `later`: more than who is ahead counts only once
 * somebody rolls again or nobody does any more: it need not show before.
 */
export type Matters =
  | { readonly kind: 'pass' }
  | { readonly kind: 'degrees' }
  | { readonly kind: 'die' }
  | {
      readonly kind: 'attack';
      readonly critical: number;
      readonly die: boolean;
      readonly fails: 'alike' | 'others' | 'degrees' | 'die';
      readonly others: (left?: readonly Id[]) => readonly number[];
      readonly hidden: boolean;
      readonly first: FirstStruck | null;
    }
  | { readonly kind: 'opposed'; readonly die: boolean; readonly hidden: boolean }
  | {
      readonly kind: 'versus';
      readonly standing: Standing;
      readonly bonus: number;
      readonly again: boolean;
      readonly behind: Behind | null;
      readonly softens: Softens | null;
      readonly later: boolean;
    }
  | {
      readonly kind: 'again';
      readonly of: Matters;
      readonly bonus: number;
      readonly beatenBy: Standing;
      readonly behind: Behind | null;
      /** Others are met with it too: it matters to them whether it is beaten or not. */
      readonly besides: boolean;
      readonly later: boolean;
    };

export type AttackMatters = Extract<Matters, { readonly kind: 'attack' }>;

/** What of a die shows until the first of several targets is done with, once it is known what was paid for it. */
export type FirstStruck = (paid: number) => (thrown: Thrown) => string;

/** What is left of the blow where this does not hold it off, in a word. */
export type Softens = (thrown: Thrown) => string;

/** Whose last roll a test is read against, and for what it was. */
export type Behind = OneRoll;

/** Whether Degrees of Failure have consequences by themselves: see `failingOf`. */
export type Failing = 'alike' | 'byDegrees';

export const onlyPass: Matters = { kind: 'pass' };
export const allDegrees: Matters = { kind: 'degrees' };
export const theDie: Matters = { kind: 'die' };

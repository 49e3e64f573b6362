import type { Id } from '../../../kernel/json.ts';
import type { OneRoll } from '../../../kernel/readings.ts';
import type { Thrown } from './dice.ts';

/** What of a test matters later: exact odds branch by that only. */

/** The result that the other side of an opposed test has already rolled (PE-TEST-4). */
export interface Standing {
  readonly degrees: number;
  readonly margin: number;
  /** The Bonus of the tested Score. */
  readonly bonus: number;
  readonly die: number;
}

/**
 * What of a test matters later, so that exact odds branch as little as possible. The degrees of a failure matter only
 * where `Failing` says so, or where noted here.
 * - `pass`: whether it passes.
 * - `degrees`: also the degrees.
 * - `die`: the die itself.
 * - `attack`: the degrees, and whether it is a Fumble or a Critical Hit. `die`: of a pass the die itself (ties).
 *   `fails`: what matters of a failure: nothing more (`alike`), how it compares with `others` (`others`), the degrees
 *   (`degrees`, if it hits the Helpless), or the die (`die`, if it scatters). `others`: the numbers of other targets
 *   that the die is compared with, or of those in `left`. `hidden`: the die only decides the contest with the target,
 *   and need not show before it. `first`: no more shows until the first of several targets is resolved.
 * - `opposed`: the degrees, or the die where a tie may be decided by it. `hidden`: as for attacks.
 * - `versus`: whether it beats the `standing` result. `again`: the other side may reroll, so the degrees matter too.
 *   `softens`: what a losing answer takes off the hit; `null`: its degrees. `behind`: whose hidden die the standing
 *   result is. `later`: only who is ahead shows until somebody rerolls or nobody does any more.
 * - `again`: a reroll of a test that was beaten by `beatenBy`; its degrees matter only where it is beaten no longer.
 *   `behind` and `later`: as for `versus`.
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
      /** Whether other targets meet it too, so that it matters also where it is beaten. */
      readonly besides: boolean;
      readonly later: boolean;
    };

export type AttackMatters = Extract<Matters, { readonly kind: 'attack' }>;

/**
 * Returns what shows of a die until the first of several targets is resolved, given the Fate Points paid for the roll.
 */
export type FirstStruck = (paid: number) => (thrown: Thrown) => string;

/** Returns, as a string, what is left of the hit where this answer does not prevent it. */
export type Softens = (thrown: Thrown) => string;

/** The last roll of a combatant for a purpose, against which a test is read. */
export type Behind = OneRoll;

/** Whether Degrees of Failure have consequences of their own; see `failingOf`. */
export type Failing = 'alike' | 'byDegrees';

export const onlyPass: Matters = { kind: 'pass' };
export const allDegrees: Matters = { kind: 'degrees' };
export const theDie: Matters = { kind: 'die' };

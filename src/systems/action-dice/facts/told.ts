import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { AttackFact } from './attacks.ts';

/** Facts for log and analysis, which change nothing. */
export type ToldFact =
  | AttackFact
  /** AD-DIE-1: a check against a number. */
  | {
      readonly fact: 'check';
      readonly who: Id;
      readonly skill: string;
      readonly clause: string;
      readonly natural: number;
      /** The number of Bonus dice, and their rung. */
      readonly dice: Total;
      readonly rung: Total;
      readonly result: number;
      readonly vs: number;
      readonly passed: boolean;
      /** The terms of the number to beat, if there are more than the one that was named (AD-VIS-3). */
      readonly number?: Total;
      readonly against?: Id;
      readonly rulings: readonly string[];
    }
  /** AD-RES-1: a Resistance check against an effect. */
  | {
      readonly fact: 'resisted';
      readonly who: Id;
      readonly by: Id;
      /** What is resisted, in words. */
      readonly what: string;
      readonly ability: string;
      readonly clause: string;
      readonly natural: number;
      readonly dice: Total;
      readonly rung: Total;
      readonly result: number;
      readonly vs: number;
      readonly won: boolean;
      readonly rulings: readonly string[];
    }
  /** AD-REA-5, AD-REA-6, AD-REA-12: a reaction to an attack; `form` is a name of Defense, or a power. */
  | {
      readonly fact: 'defended';
      readonly who: Id;
      readonly against: Id;
      readonly form: string;
      readonly label: string;
      readonly clause: string;
      readonly natural: number;
      readonly dice: Total;
      readonly rung: Total;
      readonly result: number;
      /** The total of the attack. */
      readonly vs: number;
      readonly evaded: boolean;
      readonly rulings: readonly string[];
    }
  /** AD-REA-9: an opening; `by` are those who may take it. */
  | {
      readonly fact: 'opening';
      readonly who: Id;
      readonly by: readonly Id[];
      readonly why: string;
      readonly clause: string;
      readonly rulings: readonly string[];
    };

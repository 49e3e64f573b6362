import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { AttackFact } from './attacks.ts';

/** What is there to be read and counted; it changes nothing. */
export type ToldFact =
  | AttackFact
  /** AD-DIE-1: a check against a number. */
  | {
      readonly fact: 'check';
      readonly who: Id;
      readonly skill: string;
      readonly clause: string;
      readonly natural: number;
      /** How many Bonus dice, and on which rung they were. */
      readonly dice: Total;
      readonly rung: Total;
      readonly result: number;
      readonly vs: number;
      readonly passed: boolean;
      /** How the number is made up, where there is more to it than what was named (AD-VIS-3). */
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
  /** AD-REA-5, AD-REA-6, AD-REA-12: an answer to an attack; `form` is Defense by one of its names, or a power. */
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
  /** AD-REA-9: `by`: those for whom it is there. */
  | {
      readonly fact: 'opening';
      readonly who: Id;
      readonly by: readonly Id[];
      readonly why: string;
      readonly clause: string;
      readonly rulings: readonly string[];
    };

import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';

/** What is there to be read and counted; it changes nothing. */
export type ToldFact =
  /** AD-DIE-1: a check against a number. */
  {
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
    readonly against?: Id;
    readonly rulings: readonly string[];
  };

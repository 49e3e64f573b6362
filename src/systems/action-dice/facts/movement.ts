import type { Cell, Id } from '../../../kernel/json.ts';

/** Movement. */
export type MoveFact =
  /** Of its own will; `feet` of a pool that were used (AD-R32). */
  | {
      readonly fact: 'moved';
      readonly who: Id;
      readonly from: Cell;
      /** Every cell after the first. */
      readonly path: readonly Cell[];
      readonly feet: number;
    }
  /** AD-POS-16. */
  | {
      readonly fact: 'pushed';
      readonly who: Id;
      readonly by: Id;
      readonly from: Cell;
      readonly path: readonly Cell[];
    }
  /** AD-POS-10, AD-POS-13, AD-ACT-17. */
  | {
      readonly fact: 'prone';
      readonly who: Id;
      readonly on: boolean;
      readonly why: string;
      readonly clause: string;
      readonly rulings?: readonly string[];
    }
  /** AD-POS-11: what it does in its own turn comes to nothing; or it does something else. */
  | { readonly fact: 'negated'; readonly who: Id; readonly on: boolean }
  /** AD-POS-12, AD-POS-13: in the middle of standing up, while others use the opening. */
  | { readonly fact: 'rising'; readonly who: Id; readonly on: boolean }
  /** AD-R56 `facing`: degrees, 0 north and 90 east. */
  | { readonly fact: 'faces'; readonly who: Id; readonly degrees: number }
  | { readonly fact: 'placed'; readonly who: Id; readonly to: Cell };

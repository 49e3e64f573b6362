import type { Cell, Id } from '../../../kernel/json.ts';

/** Movement. */
export type MoveFact =
  /** It moved by its own will; `feet` are those used up of a pool (AD-R32). */
  | {
      readonly fact: 'moved';
      readonly who: Id;
      readonly from: Cell;
      /** All cells after the first. */
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
  /** AD-POS-11: its current action is negated; `on` false: it begins another. */
  | { readonly fact: 'negated'; readonly who: Id; readonly on: boolean }
  /** AD-POS-12, AD-POS-13: it is standing up, while others may take the opening. */
  | { readonly fact: 'rising'; readonly who: Id; readonly on: boolean }
  /** AD-R56 `facing`: degrees, 0 north and 90 east. */
  | { readonly fact: 'faces'; readonly who: Id; readonly degrees: number }
  | { readonly fact: 'placed'; readonly who: Id; readonly to: Cell };

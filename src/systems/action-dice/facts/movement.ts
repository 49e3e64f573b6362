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
    }
  | { readonly fact: 'placed'; readonly who: Id; readonly to: Cell };

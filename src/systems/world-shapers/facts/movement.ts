import type { Cell, Id } from '../../../kernel/json.ts';
import type { Mounted } from '../state.ts';

/** Movement. Distances are metres. */
export type MoveFact =
  /** Of its own will, paid with metres. */
  | {
      readonly fact: 'moved';
      readonly who: Id;
      readonly from: Cell;
      /** Every square after the first. */
      readonly path: readonly Cell[];
      readonly cost: number;
    }
  /** WS-TER-5: back to where it can stand. */
  | { readonly fact: 'set-back'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  /** WS-TER-6, WS-R86: this enemy was not got past; `cost` metres are gone all the same. */
  | {
      readonly fact: 'barred';
      readonly who: Id;
      readonly by: Id;
      readonly cost: number;
      readonly over: boolean;
    }
  /** WS-R13 `false`: something else was done; the metres are lost. */
  | { readonly fact: 'movement-cut'; readonly who: Id }
  /** Moved by somebody else, square by square (WS-MOV-1). */
  | {
      readonly fact: 'shoved';
      readonly who: Id;
      readonly by: Id;
      readonly from: Cell;
      readonly path: readonly Cell[];
    }
  /** WS-MOV-6, WS-BAS-10. */
  | {
      readonly fact: 'teleported';
      readonly who: Id;
      readonly by: Id;
      readonly from: Cell;
      readonly to: Cell;
    }
  | {
      readonly fact: 'swapped';
      readonly who: Id;
      readonly with: Id;
      readonly to: Cell;
      readonly other: Cell;
    }
  /** WS-ADV-5; `null`: off it, at `to`. */
  | { readonly fact: 'mounted'; readonly who: Id; readonly mounted: Mounted | null; readonly to: Cell }
  | { readonly fact: 'placed'; readonly who: Id; readonly to: Cell };

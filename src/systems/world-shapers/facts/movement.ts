import type { Cell, Id } from '../../../kernel/json.ts';
import type { Mounted } from '../state.ts';

/** Movement. Distances are metres. */
export type MoveFact =
  /** Voluntary movement, paid with metres. */
  | {
      readonly fact: 'moved';
      readonly who: Id;
      readonly from: Cell;
      /** Every square after `from`. */
      readonly path: readonly Cell[];
      readonly cost: number;
    }
  /** WS-TER-5: set back to a space where it can stand. */
  | { readonly fact: 'set-back'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  /**
   * WS-TER-6, WS-R86: it failed to pass this enemy; `cost` metres are spent all the same. `over`: its movement ends for
   * this turn.
   */
  | {
      readonly fact: 'barred';
      readonly who: Id;
      readonly by: Id;
      readonly cost: number;
      readonly over: boolean;
    }
  /** WS-R13 `false`: it has done something else, and the rest of its metres is lost. */
  | { readonly fact: 'movement-cut'; readonly who: Id }
  /** Forced movement, square by square (WS-MOV-1). */
  | {
      readonly fact: 'shoved';
      readonly who: Id;
      readonly by: Id;
      readonly from: Cell;
      readonly path: readonly Cell[];
    }
  /** A teleport (WS-MOV-6), and two that switch places (WS-BAS-10). */
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
  /** WS-ADV-5: gets onto a mount, or off one (`off`), at `to`. */
  | { readonly fact: 'mounted'; readonly who: Id; readonly mounted: Mounted; readonly to: Cell }
  | {
      readonly fact: 'mounted';
      readonly who: Id;
      readonly mounted: null;
      readonly off: Id;
      readonly to: Cell;
    }
  | { readonly fact: 'placed'; readonly who: Id; readonly to: Cell };

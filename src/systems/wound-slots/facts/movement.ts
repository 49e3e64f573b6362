import type { Cell, Id } from '../../../kernel/json.ts';
import type { Movement, Posture, Riding } from '../state.ts';

/** Movement. Distances are yards. */
export type MoveFact =
  /** SL-MOV-2: the whole movement record after yards were bought, used or lost. */
  | { readonly fact: 'movement'; readonly who: Id; readonly movement: Movement }
  | {
      readonly fact: 'moved';
      readonly who: Id;
      readonly from: Cell;
      /** The cells entered, in order. */
      readonly path: readonly Cell[];
      readonly cost: number;
      readonly how: 'walk' | 'swim' | 'climb' | 'fly' | 'jump' | 'ride' | 'drag' | 'cling' | 'drift';
      readonly passing: boolean;
      /** The rule that changed its distance or cost: the ground (section TER), a current, a jump. */
      readonly clause?: string;
    }
  /** SL-TER-5: the climbing cost that the game master sets for a kind of terrain when `who` is about to climb there. */
  | { readonly fact: 'climb-cost'; readonly who: Id; readonly kind: string; readonly cost: number }
  /** SL-MSC-6: moved by force; also told of those who are carried along. */
  | { readonly fact: 'shoved'; readonly who: Id; readonly by: Id; readonly from: Cell; readonly to: Cell }
  | { readonly fact: 'fell-back'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  | {
      readonly fact: 'fell';
      readonly who: Id;
      readonly yards: number;
      readonly to: Cell;
      readonly clause: string;
    }
  | { readonly fact: 'posture'; readonly who: Id; readonly posture: Posture; readonly clause: string }
  /** SL-POS-7, SL-POS-8. */
  | { readonly fact: 'dash'; readonly who: Id; readonly bonus: number | null }
  /** SL-GRP-4: AP that may be spent on dragging in this round. */
  | { readonly fact: 'dragging'; readonly who: Id; readonly ap: number }
  /** SL-POS-6, SL-MNT-7, SL-MNT-8; `null`: dismounted. */
  | {
      readonly fact: 'riding';
      readonly who: Id;
      readonly riding: Riding | null;
      /** SL-MNT-8: after an attempt to calm the mount, whether it is in hand again. */
      readonly calmed?: boolean;
    }
  | { readonly fact: 'climbing'; readonly who: Id; readonly on: boolean }
  | { readonly fact: 'sunk'; readonly who: Id; readonly on: boolean }
  | { readonly fact: 'placed'; readonly who: Id; readonly to: Cell };

import type { Cell, Id } from '../../../kernel/json.ts';
import type { Band, Climb, Move } from '../state.ts';

/** Movement. Distances are metres. */
export type MoveFact =
  /** The Move of the turn in its new state: begun, tested for, partly spent; `null`: not begun. */
  | { readonly fact: 'move'; readonly who: Id; readonly move: Move | null }
  | {
      readonly fact: 'moved';
      readonly who: Id;
      readonly from: Cell;
      /** Every square after the first. */
      readonly path: readonly Cell[];
      /** What it costs of the Move's allowance. */
      readonly cost: number;
      readonly how: 'walk' | 'climb' | 'swim' | 'leap' | 'fly' | 'crawl' | 'flee';
      /** PE-R15: whether the next diagonal costs 2 m; PE-OBST-12: metres of run-up. Unchanged if omitted. */
      readonly odd?: boolean;
      readonly runUp?: number;
      /** Whether the last square is another combatant's, so that the move has to go on. */
      readonly passing: boolean;
    }
  | { readonly fact: 'pushed'; readonly who: Id; readonly by: Id; readonly from: Cell; readonly to: Cell }
  /** Moved along with a pushed victim (PE-ACT-28), or aside from a square where it cannot stay. */
  | { readonly fact: 'followed'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  | { readonly fact: 'fell-back'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  /** PE-OBST-4: the climb in its new state, `null` when it is over. `cost` is spent from the Move's allowance. */
  | { readonly fact: 'climbs'; readonly who: Id; readonly climb: Climb | null; readonly cost: number }
  /** PE-OBST-13: fell or jumped down this many metres; `flies`: it flies, and so comes down unharmed (PE-FLY-6). */
  | {
      readonly fact: 'fell';
      readonly who: Id;
      readonly metres: number;
      readonly to: Cell;
      readonly flies?: true;
    }
  | {
      readonly fact: 'band';
      readonly who: Id;
      readonly band: Band;
      readonly why: 'flight' | 'falling' | 'hand';
      /** The new square, if the one below is taken. */
      readonly to?: Cell;
    }
  /** PE-FLY-6: flight was lost or regained. */
  | { readonly fact: 'flight-lost'; readonly who: Id; readonly lost: boolean }
  | { readonly fact: 'falls-from'; readonly who: Id; readonly band: Band | null }
  /** Placed by the game master's hand. */
  | { readonly fact: 'placed'; readonly who: Id; readonly to: Cell };

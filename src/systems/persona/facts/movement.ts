import type { Cell, Id } from '../../../kernel/json.ts';
import type { Band, Climb, Move } from '../state.ts';

/** Movement. Distances are metres. */
export type MoveFact =
  /** The Move of the turn as it stands now: begun, tested for, partly spent; `null`: none was begun. */
  | { readonly fact: 'move'; readonly who: Id; readonly move: Move | null }
  | {
      readonly fact: 'moved';
      readonly who: Id;
      readonly from: Cell;
      /** Every square after the first. */
      readonly path: readonly Cell[];
      /** What it took of the Move's allowance. */
      readonly cost: number;
      readonly how: 'walk' | 'climb' | 'swim' | 'leap' | 'fly' | 'crawl' | 'flee';
      /** PE-R15: the next diagonal counts 2; PE-OBST-12: unhindered metres just before. As before unless given. */
      readonly odd?: boolean;
      readonly runUp?: number;
      /** The last square is somebody else's: the move has to go on. */
      readonly passing: boolean;
    }
  | { readonly fact: 'pushed'; readonly who: Id; readonly by: Id; readonly from: Cell; readonly to: Cell }
  /** Along with a pushed one (PE-ACT-28), or aside from where one cannot stay. */
  | { readonly fact: 'followed'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  | { readonly fact: 'fell-back'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  /** PE-OBST-4: hanging on a face now, or (`null`) not any more. `cost` is what it took of the Move's allowance. */
  | { readonly fact: 'climbs'; readonly who: Id; readonly climb: Climb | null; readonly cost: number }
  /** PE-OBST-13: fell or jumped down so many metres. */
  | { readonly fact: 'fell'; readonly who: Id; readonly metres: number; readonly to: Cell }
  | {
      readonly fact: 'band';
      readonly who: Id;
      readonly band: Band;
      readonly why: 'flight' | 'falling' | 'hand';
      /** Beside somebody who is there already. */
      readonly to?: Cell;
    }
  /** PE-FLY-6. */
  | { readonly fact: 'flight-lost'; readonly who: Id; readonly lost: boolean }
  | { readonly fact: 'falls-from'; readonly who: Id; readonly band: Band | null }
  /** By the game master's hand. */
  | { readonly fact: 'placed'; readonly who: Id; readonly to: Cell };

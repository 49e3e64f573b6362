import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import type { OneMore, Stage } from '../state.ts';

/** The order of the fight (section TIME). */
export type RoundFact =
  /** PE-TIME-6 is settled: who loses its first turn. */
  | { readonly fact: 'surprised'; readonly who: readonly Id[] }
  /** PE-TIME-7. */
  | { readonly fact: 'initiative'; readonly who: Id; readonly value: number; readonly total: Total }
  /** PE-TIME-8: a tie of `who` was rolled off. */
  | { readonly fact: 'tie-rolled'; readonly who: readonly Id[]; readonly faces: readonly number[] }
  | {
      readonly fact: 'order';
      readonly order: readonly Id[];
      readonly why: 'initiative' | 'shared' | 'hand';
      /** PE-R5, `simultaneous`: those who share a place. */
      readonly sharing?: readonly (readonly Id[])[];
    }
  /** PE-TIME-9. */
  | { readonly fact: 'round-began'; readonly round: number }
  /** PE-TIME-11: everybody had a turn; effects of the end of the round come now. */
  | { readonly fact: 'round-ending'; readonly round: number }
  | { readonly fact: 'round-ended'; readonly round: number }
  /** PE-TIME-10, PE-TIME-11: this effect of a turn's start or end, or of a round's end, has happened. */
  | { readonly fact: 'settled'; readonly effect: string }
  /** PE-TIME-12: the game master goes on although the fight looks decided. */
  | { readonly fact: 'fight-goes-on'; readonly standing: string }
  | { readonly fact: 'over'; readonly winner: string | null };

/** Turns, Moves, Actions and One Mores. */
export type TurnFact =
  /** Resets what lasts until the start of the own turn: Chance Attacks, running, Defend, Protect, Staggered go apart. */
  | { readonly fact: 'turn-began'; readonly who: Id }
  | {
      readonly fact: 'turn-skipped';
      readonly who: Id;
      readonly why: 'surprised' | 'unconscious' | 'dead' | 'gone';
    }
  /** PE-AIL-6: an ailment leaves nothing to be done in this turn. */
  | { readonly fact: 'turn-idle'; readonly who: Id; readonly ailment: AilmentId }
  | { readonly fact: 'turn-stage'; readonly who: Id; readonly stage: Stage }
  | { readonly fact: 'turn-ended'; readonly who: Id }
  /** Something was declared: the words for the log. */
  | {
      readonly fact: 'action';
      readonly who: Id;
      readonly action: string;
      readonly group: 'action' | 'move' | 'free' | 'chance';
      readonly target?: Id;
      readonly with?: string;
    }
  /** PE-TIME-3: the turn's Action (or a One More's) is spent. */
  | { readonly fact: 'action-spent'; readonly who: Id }
  /** The turn's Move is over: spent on something else, or given up. */
  | { readonly fact: 'move-over'; readonly who: Id; readonly why: string }
  /** PE-ONE-1: `off` is why nothing was earned. */
  | { readonly fact: 'one-more-earned'; readonly who: Id; readonly from: readonly Id[] }
  /** PE-ONE-4, PE-BAT-2: a One More begins to be used. `null`: it is over, or was not wanted. */
  | { readonly fact: 'one-more'; readonly bonus: OneMore | null }
  /** PE-ONE-4: what the One More is used for. */
  | { readonly fact: 'one-more-used'; readonly who: Id; readonly used: 'move' | 'action' }
  /** PE-ONE-4: the One More was given up, passed on or turned into an All-Out Attack. */
  | {
      readonly fact: 'one-more-spent';
      readonly who: Id;
      readonly why: 'used' | 'declined' | 'baton' | 'all-out' | 'lost';
    }
  /** PE-BAT-1, PE-BAT-4: the One More is the Receiver's now; the fact `one-more` follows. */
  | {
      readonly fact: 'baton-passed';
      readonly from: Id;
      readonly to: Id;
      readonly rank: number;
      readonly advantages: number;
    }
  /** PE-AIL-19. */
  | { readonly fact: 'fleeing'; readonly who: Id; readonly on: boolean };

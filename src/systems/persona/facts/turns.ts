import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import type { OneMore, Stage } from '../state.ts';

/** Rounds and the order of the fight (section TIME). */
export type RoundFact =
  /** PE-TIME-6: these combatants are surprised. */
  | { readonly fact: 'surprised'; readonly who: readonly Id[] }
  /** PE-TIME-7: the initiative of a combatant. */
  | { readonly fact: 'initiative'; readonly who: Id; readonly value: number; readonly total: Total }
  /** PE-TIME-8: the dice that decide a tie between `who`. */
  | { readonly fact: 'tie-rolled'; readonly who: readonly Id[]; readonly faces: readonly number[] }
  | {
      readonly fact: 'order';
      readonly order: readonly Id[];
      readonly why: 'initiative' | 'shared' | 'hand';
      /** PE-R5, `simultaneous`: groups that share a place in the order. */
      readonly sharing?: readonly (readonly Id[])[];
    }
  /** PE-TIME-9: a round begins. */
  | { readonly fact: 'round-began'; readonly round: number }
  /** PE-TIME-11: everyone has had a turn; the effects of the end of the round follow. */
  | { readonly fact: 'round-ending'; readonly round: number }
  | { readonly fact: 'round-ended'; readonly round: number }
  /** PE-TIME-10, PE-TIME-11: this effect of the start or end of a turn, or of the end of a round, is resolved. */
  | { readonly fact: 'settled'; readonly effect: string }
  /** PE-TIME-12: the game master continues the fight although it looks decided. */
  | { readonly fact: 'fight-goes-on'; readonly standing: string }
  | { readonly fact: 'over'; readonly winner: string | null };

/** Turns, Moves, Actions and One Mores. */
export type TurnFact =
  /**
   * A turn begins. Resets what lasts until then: Chance Attacks, running, Defend; Protect and Staggered have own facts.
   */
  | { readonly fact: 'turn-began'; readonly who: Id }
  | {
      readonly fact: 'turn-skipped';
      readonly who: Id;
      readonly why: 'surprised' | 'unconscious' | 'dead' | 'gone';
    }
  /** PE-AIL-6: because of an ailment nothing can be done in this turn. */
  | { readonly fact: 'turn-idle'; readonly who: Id; readonly ailment: AilmentId }
  | { readonly fact: 'turn-stage'; readonly who: Id; readonly stage: Stage }
  | { readonly fact: 'turn-ended'; readonly who: Id }
  /** An action is declared, for the log. */
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
  /** The turn's Move is over: used up, spent on something else, or given up. */
  | { readonly fact: 'move-over'; readonly who: Id; readonly why: string }
  /** PE-ONE-1: a One More is earned by Staggering the enemies `from`. */
  | { readonly fact: 'one-more-earned'; readonly who: Id; readonly from: readonly Id[] }
  /** PE-ONE-4, PE-BAT-2: a One More begins to be used; `null` when it is over or was declined. */
  | { readonly fact: 'one-more'; readonly bonus: OneMore | null }
  /** PE-ONE-4: what the One More is used for. */
  | { readonly fact: 'one-more-used'; readonly who: Id; readonly used: 'move' | 'action' }
  /** PE-ONE-4: the earned One More is no longer pending, and why. */
  | {
      readonly fact: 'one-more-spent';
      readonly who: Id;
      readonly why: 'used' | 'declined' | 'baton' | 'all-out' | 'lost';
    }
  /** PE-BAT-1, PE-BAT-4: the One More passes to the Receiver; a `one-more` fact follows. */
  | {
      readonly fact: 'baton-passed';
      readonly from: Id;
      readonly to: Id;
      readonly rank: number;
      readonly advantages: number;
    }
  /** PE-AIL-19: whether the combatant must flee. */
  | { readonly fact: 'fleeing'; readonly who: Id; readonly on: boolean };

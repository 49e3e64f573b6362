import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { Charge, Readied, Stage } from '../state.ts';

/** Rounds (sections SUR, INI, SEQ, DUR). */
export type RoundFact =
  /** SL-SUR-1. */
  | { readonly fact: 'surprised'; readonly who: readonly Id[] }
  /** SL-INI-1, SL-SUR-4: `value` is `total` with the floor of 0 applied. */
  | { readonly fact: 'initiative-rolled'; readonly who: Id; readonly value: number; readonly total: Total }
  | { readonly fact: 'initiative-known' }
  /** SL-AP-1: a round begins, everyone's movement is empty. AP gains are facts of their own. */
  | { readonly fact: 'round-began'; readonly round: number; readonly clause: 'SL-SEQ-1' }
  /** SL-R47 `oncePerRound`. */
  | { readonly fact: 'tie-order'; readonly order: readonly Id[] }
  /** SL-DUR-3: the end of the round begins. */
  | { readonly fact: 'round-ending'; readonly round: number }
  | { readonly fact: 'settled'; readonly what: string }
  | { readonly fact: 'round-ended'; readonly round: number; readonly clause: 'SL-DUR-3' }
  | { readonly fact: 'fight-goes-on'; readonly standing: string }
  | { readonly fact: 'over'; readonly winner: string | null };

/** Turns, AP and initiative. */
export type TurnFact =
  /**
   * `clause` says why it is this one's turn: SL-INI-2, SL-INI-3 if a tie was drawn, SL-SEQ-2 if initiative has changed.
   */
  | { readonly fact: 'turn-began'; readonly who: Id; readonly clause: string }
  | { readonly fact: 'turn-stage'; readonly who: Id; readonly stage: Stage }
  | { readonly fact: 'turn-ended'; readonly who: Id }
  | {
      readonly fact: 'turn-skipped';
      readonly who: Id;
      readonly why: 'unconscious' | 'dead';
    }
  /** Something was declared. */
  | {
      readonly fact: 'action';
      readonly who: Id;
      readonly action: string;
      readonly group: 'action' | 'reaction' | 'movement' | 'free';
      readonly target?: Id;
      readonly with?: string;
      /** The id of the special attack. */
      readonly special?: Id;
      /** SL-INT-2: on another combatant's turn. */
      readonly outOfTurn?: true;
      /** SL-AP-5: AP do not suffice: only the charge begins, nothing takes effect yet. */
      readonly begins?: true;
      /**
       * The rule that allows it: SL-INT-1 on the own turn, SL-INT-3 out of turn for 2 initiative, SL-COM-7 as a readied
       * action, SL-REA-2 as a reaction, which does not change initiative.
       */
      readonly clause?: string;
    }
  /** SL-INT-5: a declared action does not take place. */
  | { readonly fact: 'action-voided'; readonly who: Id; readonly action: string; readonly by: Id }
  /** `left`: AP afterwards; `change`: the difference. */
  | {
      readonly fact: 'ap';
      readonly who: Id;
      readonly left: number;
      readonly change?: number;
      /** Of a gain: its terms (SL-AP-4). */
      readonly total?: Total;
      readonly why: string;
      readonly clause: string;
    }
  /** SL-INT-3, SL-ATK-10, SL-MSC-8: `value` is the initiative afterwards. */
  | {
      readonly fact: 'initiative';
      readonly who: Id;
      readonly value: number;
      readonly change: number;
      readonly why: string;
      readonly clause: string;
    }
  /** SL-AP-5 to SL-AP-7: a charge begins, is paid further, or (`null`) is over. */
  | {
      readonly fact: 'charge';
      readonly who: Id;
      readonly charge: Charge | null;
      readonly why: 'begun' | 'paid' | 'done' | 'cancelled' | 'hand';
    }
  /** SL-COM-6: `null` when the readied action is used or lost. */
  | { readonly fact: 'readied'; readonly who: Id; readonly readied: Readied | null };

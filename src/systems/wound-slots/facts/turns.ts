import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { Charge, Readied, Stage } from '../state.ts';

/** Rounds (sections SUR, INI, SEQ, DUR). */
export type RoundFact =
  /** SL-SUR-1. */
  | { readonly fact: 'surprised'; readonly who: readonly Id[] }
  /** SL-INI-1, SL-SUR-4: `value` is the whole result, at least 0. */
  | { readonly fact: 'initiative-rolled'; readonly who: Id; readonly value: number; readonly total: Total }
  | { readonly fact: 'initiative-known' }
  /** SL-AP-1: everyone's movement is empty again; AP are told apart. */
  | { readonly fact: 'round-began'; readonly round: number; readonly clause: 'SL-SEQ-1' }
  /** SL-R47 `oncePerRound`. */
  | { readonly fact: 'tie-order'; readonly order: readonly Id[] }
  /** SL-DUR-3. */
  | { readonly fact: 'round-ending'; readonly round: number }
  | { readonly fact: 'settled'; readonly what: string }
  | { readonly fact: 'round-ended'; readonly round: number; readonly clause: 'SL-DUR-3' }
  | { readonly fact: 'fight-goes-on'; readonly standing: string }
  | { readonly fact: 'over'; readonly winner: string | null };

/** Turns, AP and initiative. */
export type TurnFact =
  /** By which clause it is this one's: SL-INI-2, SL-INI-3 when it was drawn, SL-SEQ-2 when initiative has moved. */
  | { readonly fact: 'turn-began'; readonly who: Id; readonly clause: string }
  | { readonly fact: 'turn-stage'; readonly who: Id; readonly stage: Stage }
  | { readonly fact: 'turn-ended'; readonly who: Id }
  | {
      readonly fact: 'turn-skipped';
      readonly who: Id;
      readonly why: 'unconscious' | 'dead' | 'gone' | 'ridden';
    }
  /** Something was declared: the words for the log. */
  | {
      readonly fact: 'action';
      readonly who: Id;
      readonly action: string;
      readonly group: 'action' | 'reaction' | 'movement' | 'free';
      readonly target?: Id;
      readonly with?: string;
      /** Which special attack. */
      readonly special?: Id;
      /** SL-INT-2: on another's turn. */
      readonly outOfTurn?: true;
      /** SL-AP-5: there are not the AP for it; nothing of it is done yet. */
      readonly begins?: true;
      /**
       * By what right: SL-INT-1 in the own turn, SL-INT-3 out of turn for 2 initiative, SL-COM-7 as it was readied,
       * SL-REA-2 as a reaction that leaves initiative alone.
       */
      readonly clause?: string;
    }
  /** SL-INT-5: a declared action does not happen. */
  | { readonly fact: 'action-voided'; readonly who: Id; readonly action: string; readonly by: Id }
  /** `left` are the AP afterwards, `change` what came or went. */
  | {
      readonly fact: 'ap';
      readonly who: Id;
      readonly left: number;
      readonly change?: number;
      /** Of a gain: where it comes from (SL-AP-4). */
      readonly total?: Total;
      readonly why: string;
      readonly clause: string;
    }
  /** SL-INT-3, SL-ATK-10, SL-MSC-8: `value` afterwards. */
  | {
      readonly fact: 'initiative';
      readonly who: Id;
      readonly value: number;
      readonly change: number;
      readonly why: string;
      readonly clause: string;
    }
  /** SL-AP-5 to SL-AP-7: begun, paid further, or (`null`) over. */
  | {
      readonly fact: 'charge';
      readonly who: Id;
      readonly charge: Charge | null;
      readonly why: 'begun' | 'paid' | 'done' | 'cancelled' | 'hand';
    }
  /** SL-COM-6. */
  | { readonly fact: 'readied'; readonly who: Id; readonly readied: Readied | null };

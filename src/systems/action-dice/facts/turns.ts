import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { LongAct, Readied } from '../acts/act.ts';
import type { OffHand } from '../state.ts';
import type { Skill } from '../stats.ts';

/** Why a turn passes without actions. */
export type PassedWhy = 'dead' | 'unconscious' | 'gone' | 'winded' | 'bound' | 'object';

/** Turns (sections ENC, ACT), and what is declared in them. */
export type TurnFact =
  /** The combatant's place in the order is reached, whether it acts or not; effects that last until then end. */
  | { readonly fact: 'place-began'; readonly who: Id }
  /** `total`: the number of actions with its terms. */
  | { readonly fact: 'turn-began'; readonly who: Id; readonly actions: number; readonly total: Total }
  /** AD-REC-3, AD-SHK-1: the turn passes without actions. */
  | { readonly fact: 'turn-passed'; readonly who: Id; readonly why: PassedWhy }
  | { readonly fact: 'turn-ending'; readonly who: Id }
  /** `carried`: actions kept for the next turn (AD-R14). */
  | { readonly fact: 'turn-ended'; readonly who: Id; readonly carried: number }
  /** An action was declared, with the words for the log. */
  | {
      readonly fact: 'action';
      readonly who: Id;
      readonly action: string;
      readonly group: 'action' | 'readied' | 'reaction' | 'movement' | 'free';
      readonly target?: Id;
      readonly with?: string;
      readonly skill?: Skill;
      readonly rulings?: readonly string[];
    }
  /**
   * AD-ACT-4: an off-hand attack may follow the attack on `main`; `null`: that is settled. `named`: declared with it.
   */
  | {
      readonly fact: 'off-hand';
      readonly who: Id;
      readonly main: Id | null;
      readonly named?: OffHand['named'];
    }
  /** AD-ENC-5. */
  | { readonly fact: 'act-began'; readonly who: Id; readonly act: LongAct }
  | { readonly fact: 'act-went-on'; readonly who: Id; readonly spent: number }
  /** `because`: what prevented or broke it. */
  | {
      readonly fact: 'act-ended';
      readonly who: Id;
      readonly option: string;
      readonly why: 'done' | 'given up' | 'broken' | 'impossible' | 'hand';
      readonly because?: string;
    }
  /** AD-ACT-11. */
  | { readonly fact: 'readied'; readonly who: Id; readonly readied: Readied }
  /** AD-ACT-12. */
  | {
      readonly fact: 'readied-gone';
      readonly who: Id;
      readonly id: Id;
      readonly why: 'fired' | 'over' | 'replaced' | 'out' | 'hand';
    };

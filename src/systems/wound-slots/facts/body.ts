import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { Out } from '../../../kernel/view.ts';
import type { ByLevel, Level } from '../levels.ts';

/** Wounds, stamina, mana, consciousness (sections HLT, STA, CND). `wounds` and `left` are the values afterwards. */
export type BodyFact =
  /** SL-HLT-9, SL-HLT-10: placed in a slot of `level`; `meant` is its level before full slots pushed it upward. */
  | {
      readonly fact: 'wound';
      readonly who: Id;
      readonly by: Id;
      readonly with: string;
      readonly meant: Level;
      readonly level: Level;
      readonly wounds: ByLevel;
    }
  /** SL-RST-15, SL-MSC-16: a wound of level `from` became one of level `to`, or (`null`) is gone. */
  | {
      readonly fact: 'wound-eased';
      readonly who: Id;
      readonly by: Id;
      readonly from: Level;
      readonly to: Level | null;
      readonly wounds: ByLevel;
      readonly clause: string;
    }
  | { readonly fact: 'wounds-set'; readonly who: Id; readonly wounds: ByLevel }
  | {
      readonly fact: 'stamina';
      readonly who: Id;
      readonly left: number;
      readonly why: string;
      readonly clause: string;
    }
  /** SL-STA-3, SL-STA-4: fatigue, and stamina after it. */
  | {
      readonly fact: 'fatigue';
      readonly who: Id;
      readonly fatigue: number;
      readonly stamina: number;
      readonly why: string;
      readonly clause: string;
    }
  | { readonly fact: 'exhaustion-lifted'; readonly who: Id; readonly lifted: boolean }
  | {
      readonly fact: 'mana';
      readonly who: Id;
      readonly left: number;
      readonly invested: number;
      readonly why: string;
      readonly clause: string;
    }
  /** SL-CND-3. */
  | { readonly fact: 'unconscious'; readonly who: Id; readonly on: boolean; readonly clause: string }
  /** SL-CND-4: dying checks passed (SL-R29: or rounds, or failures); `null`: no longer dying. */
  | { readonly fact: 'dying'; readonly who: Id; readonly passed: number | null; readonly clause: string }
  | { readonly fact: 'died'; readonly who: Id; readonly by: Id; readonly clause: string }
  | { readonly fact: 'left'; readonly who: Id; readonly out: Out }
  | { readonly fact: 'back'; readonly who: Id }
  | { readonly fact: 'removed'; readonly who: Id }
  /** The damage of a hit or a fire and its wound level (SL-HLT-3, SL-HLT-4). Only shown: it changes nothing. */
  | {
      readonly fact: 'harm';
      readonly who: Id;
      readonly by: Id;
      readonly with: string;
      readonly damage: Total;
      /** Final damage, Defense and Toughness subtracted. */
      readonly final: Total;
      readonly level: Level | null;
      /** Steps by which the level is still changed: Quick Attack -1, Rebuff +1 (SL-ATK-6, step 11). */
      readonly steps?: number;
    };

import type { Cell, Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { DamageType } from '../damage/types.ts';

/**
 * Attacks and hits (sections ATK, ARM, DMG). These facts are for reading and counting; the changes are told by
 * `body.ts`.
 */
export type AttackFact =
  /**
   * WS-ATK-1: the result of an attack. `target` is whom it was rolled against; if it was redirected, `redirected` is
   * whom it missed before. `null`: an empty square.
   */
  | {
      readonly fact: 'attack';
      readonly who: Id;
      readonly target: Id | null;
      readonly cell: Cell;
      /** The means: its id and its name inside a sentence. */
      readonly with: string;
      readonly words: string;
      readonly manner: 'melee' | 'ranged';
      /**
       * `object`: without a roll (WS-ATK-2); `on-purpose`: a deliberate miss (WS-ATK-3); `empty`: nobody was there
       * (WS-R44).
       */
      readonly how: 'rolled' | 'object' | 'on-purpose' | 'empty';
      /** The kept die, the bonus without it, and their sum. */
      readonly natural: number | null;
      readonly bonus: Total | null;
      readonly result: number | null;
      readonly evasion: Total | null;
      readonly hit: boolean;
      readonly critical: 'hit' | 'miss' | null;
      readonly redirected: Id | null;
      readonly clause: string;
      /** Ids of rulings that influenced it. */
      readonly rulings: readonly string[];
    }
  /** The attack is lost: the attacker can no longer make it, or its target is gone. */
  | { readonly fact: 'attack-lost'; readonly who: Id; readonly because: string; readonly clause: string }
  /** WS-DMG-5, step 1: the rolled damage by type. */
  | {
      readonly fact: 'damage-rolled';
      readonly who: Id;
      /** `null`: one roll for several targets. */
      readonly against: Id | null;
      readonly purpose: string;
      readonly totals: readonly { readonly type: DamageType; readonly total: Total }[];
      readonly clause: string;
    }
  /** WS-DMG-5, steps 2 to 8: the damage after all defences, each type with its terms. */
  | {
      readonly fact: 'hit';
      readonly who: Id;
      readonly by: Id;
      readonly what: string;
      readonly portions: readonly { readonly type: DamageType; readonly total: Total }[];
      /** The defence that was subtracted or added, once (WS-ARM-2, WS-ARM-5). */
      readonly defence: Total | null;
      readonly total: number;
      readonly nonLethal: boolean;
      readonly clause: string;
      readonly rulings: readonly string[];
    };

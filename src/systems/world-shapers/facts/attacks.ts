import type { Cell, Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { DamageType } from '../damage/types.ts';

/** Attacks and hits (sections ATK, ARM, DMG), to be read and counted; what they change is told by `body.ts`. */
export type AttackFact =
  /**
   * WS-ATK-1: how an attack came out. `target`: whom it struck at, which is not the one who was meant when it was
   * `redirected` from that one; `null`: an empty square.
   */
  | {
      readonly fact: 'attack';
      readonly who: Id;
      readonly target: Id | null;
      readonly cell: Cell;
      /** What with: the id and the word for it. */
      readonly with: string;
      readonly label: string;
      readonly manner: 'melee' | 'ranged';
      /** `object`: without a roll (WS-ATK-2); `on-purpose`: it was to miss (WS-ATK-3); `empty`: nobody there (WS-R44). */
      readonly how: 'rolled' | 'object' | 'on-purpose' | 'empty';
      /** The kept die, the bonus without it, the sum of both. */
      readonly natural: number | null;
      readonly bonus: Total | null;
      readonly result: number | null;
      readonly evasion: Total | null;
      readonly hit: boolean;
      readonly critical: 'hit' | 'miss' | null;
      readonly redirected: Id | null;
      readonly clause: string;
      /** Rulings that had a say. */
      readonly rulings: readonly string[];
    }
  /** It came to nothing: whoever attacked could not any more, or its target was gone. */
  | { readonly fact: 'attack-lost'; readonly who: Id; readonly because: string; readonly clause: string }
  /** WS-DMG-5, step 1: what was rolled, by type. */
  | {
      readonly fact: 'damage-rolled';
      readonly who: Id;
      /** `null`: one roll for several. */
      readonly against: Id | null;
      readonly purpose: string;
      readonly totals: readonly { readonly type: DamageType; readonly total: Total }[];
      readonly clause: string;
    }
  /** WS-DMG-5, steps 2 to 8: what became of it on the way, each type with its terms. */
  | {
      readonly fact: 'hit';
      readonly who: Id;
      readonly by: Id;
      readonly what: string;
      readonly portions: readonly { readonly type: DamageType; readonly total: Total }[];
      /** What was subtracted or added, once (WS-ARM-2, WS-ARM-5). */
      readonly defence: Total | null;
      readonly total: number;
      readonly nonLethal: boolean;
      readonly clause: string;
      readonly rulings: readonly string[];
    };

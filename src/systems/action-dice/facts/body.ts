import type { Id } from '../../../kernel/json.ts';
import type { Out } from '../../../kernel/view.ts';
import type { Shock } from '../state.ts';

/**
 * Durability, Health, Shock, death (sections HRT, SHK, OBJ). `was` is the value before, `left` the value afterwards.
 */
export type BodyFact =
  | {
      readonly fact: 'durability' | 'health';
      readonly who: Id;
      readonly by: Id;
      readonly was: number;
      readonly left: number;
      readonly why: string;
      readonly clause: string;
      readonly rulings?: readonly string[];
    }
  /** AD-ARM-2: the wear of armour in total. */
  | {
      readonly fact: 'wear';
      readonly who: Id;
      readonly item: string;
      /** The wear of this time. */
      readonly lost: number;
      readonly worn: number;
      readonly ruined: boolean;
    }
  /** AD-SHK-3. */
  | {
      readonly fact: 'shock';
      readonly who: Id;
      readonly by: Id;
      readonly shock: Shock;
      readonly rulings: readonly string[];
    }
  /** AD-SHK-4. `began`: the round from which the next one of the clock is counted, if it is counted at a place (AD-R13). */
  | { readonly fact: 'shock-clock'; readonly who: Id; readonly left: number; readonly began?: number }
  /** AD-SHK-7. */
  | { readonly fact: 'stabilised'; readonly who: Id; readonly by: Id }
  | { readonly fact: 'unconscious'; readonly who: Id; readonly by: Id }
  /** AD-R97. */
  | { readonly fact: 'came-to'; readonly who: Id }
  | { readonly fact: 'died'; readonly who: Id; readonly by: Id; readonly clause: string }
  /** AD-OBJ-3. */
  | { readonly fact: 'destroyed'; readonly who: Id; readonly by: Id }
  | { readonly fact: 'left'; readonly who: Id; readonly out: Out; readonly rulings?: readonly string[] }
  | { readonly fact: 'removed'; readonly who: Id }
  /** It is back in the fight, from death or from elsewhere. */
  | { readonly fact: 'back'; readonly who: Id };

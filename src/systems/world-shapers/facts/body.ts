import type { Id } from '../../../kernel/json.ts';
import type { Out } from '../../../kernel/view.ts';
import type { DamageType } from '../damage/types.ts';

/** Vitality, being Down, death (section VIT). `left` is the new value. */
export type BodyFact =
  /** WS-VIT-1, WS-VIT-2: a loss. `amount` is all of it, `lost` the part taken from Temporary Vitality. */
  | {
      readonly fact: 'vitality-lost';
      readonly who: Id;
      readonly by: Id;
      readonly amount: number;
      readonly lost: number;
      readonly left: number;
      readonly temporary: number;
      readonly why: string;
      readonly clause: string;
    }
  /** Vitality is restored (WS-VIT-7). */
  | {
      readonly fact: 'healed';
      readonly who: Id;
      readonly by: Id;
      readonly amount: number;
      readonly left: number;
      readonly clause: string;
    }
  | {
      readonly fact: 'temporary';
      readonly who: Id;
      readonly left: number;
      /** The points added; absent where the number is set by hand. */
      readonly gained?: number;
      readonly why: string;
      readonly clause: string;
    }
  | { readonly fact: 'vitality-set'; readonly who: Id; readonly left: number }
  /** Goes Down (WS-R74). */
  | { readonly fact: 'went-down'; readonly who: Id; readonly by: Id }
  /** WS-R74: gets up at 1 Vitality or more; it is Prone. */
  | { readonly fact: 'came-to'; readonly who: Id }
  | { readonly fact: 'died'; readonly who: Id; readonly by: Id; readonly clause: string }
  /** WS-GEN-9: an object is destroyed. */
  | { readonly fact: 'destroyed'; readonly who: Id; readonly by: Id }
  /** Leaves the field: by the game master's hand (WS-GEN-12), or driven off by a cinematic deed (WS-CIN-5). */
  | { readonly fact: 'left'; readonly who: Id; readonly out: Out; readonly clause: string }
  | { readonly fact: 'removed'; readonly who: Id }
  /** Comes back, from death (WS-STA-5) or from outside the field. */
  | { readonly fact: 'back'; readonly who: Id }
  | { readonly fact: 'surrendered'; readonly who: Id; readonly on: boolean }
  /** WS-R67: the other side has seen the effect of this type on it. */
  | { readonly fact: 'affinity-known'; readonly who: Id; readonly type: DamageType };

import type { Id } from '../../../kernel/json.ts';
import type { Out } from '../../../kernel/view.ts';
import type { DamageType } from '../damage/types.ts';

/** Vitality, being Down, death (section VIT). `left` is what is afterwards. */
export type BodyFact =
  /** WS-VIT-1, WS-VIT-2: what a hit or a loss took. `amount` is all of it, `lost` the part off Temporary Vitality. */
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
  /** WS-VIT-7. */
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
      readonly why: string;
      readonly clause: string;
    }
  | { readonly fact: 'vitality-set'; readonly who: Id; readonly left: number }
  /** WS-R74. */
  | { readonly fact: 'went-down'; readonly who: Id; readonly by: Id }
  /** WS-R74: at 1 Vitality or more again; it is Prone. */
  | { readonly fact: 'came-to'; readonly who: Id }
  | { readonly fact: 'died'; readonly who: Id; readonly by: Id; readonly clause: string }
  /** WS-GEN-9. */
  | { readonly fact: 'destroyed'; readonly who: Id; readonly by: Id }
  /** WS-GEN-12: by the game master's hand; WS-CIN-5: driven off by a great deed. */
  | { readonly fact: 'left'; readonly who: Id; readonly out: Out; readonly clause: string }
  | { readonly fact: 'removed'; readonly who: Id }
  /** WS-STA-5: from death or from wherever it was. */
  | { readonly fact: 'back'; readonly who: Id }
  | { readonly fact: 'surrendered'; readonly who: Id; readonly on: boolean }
  /** WS-R67: the other side has seen what this type does to it. */
  | { readonly fact: 'affinity-known'; readonly who: Id; readonly type: DamageType };

import type { Id } from '../../../kernel/json.ts';
import type { Effect } from '../effects/effect.ts';

/** Effects, grabs, hiding (sections STA, ADV). */
export type StateFact =
  | { readonly fact: 'effect-began'; readonly who: Id; readonly effect: Effect; readonly clause: string }
  | {
      readonly fact: 'effect-ended';
      readonly who: Id;
      readonly id: Id;
      readonly why: 'over' | 'ended' | 'replaced' | 'hand';
      /** The effect, for narration, since it no longer exists. */
      readonly was?: Effect;
    }
  /** WS-ADV-11: `by` grabs `who`. */
  | { readonly fact: 'grabbed'; readonly who: Id; readonly by: Id }
  | {
      readonly fact: 'grab-ended';
      readonly who: Id;
      readonly by: Id;
      readonly why: 'escaped' | 'released' | 'apart' | 'out' | 'hand';
    }
  /** WS-ADV-12, WS-INI-20: additionally hidden from these. */
  | { readonly fact: 'hidden'; readonly who: Id; readonly from: readonly Id[]; readonly clause: string }
  /** WS-ADV-14: no longer hidden from these when its turn ends. */
  | { readonly fact: 'given-away'; readonly who: Id; readonly to: readonly Id[] }
  /** WS-ADV-14: no longer hidden from these. */
  | { readonly fact: 'revealed'; readonly who: Id; readonly to: readonly Id[]; readonly clause: string };

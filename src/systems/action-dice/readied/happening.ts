import type { Cell, Id } from '../../../kernel/json.ts';
import type { Trigger } from '../reactions/trigger.ts';

/** Something that readied acts may wait for (AD-ACT-11). */
interface Base extends Trigger {
  readonly who: Id;
}

export type Happening =
  /** One square of movement, voluntary or `forced`. All squares of one movement share a trigger. */
  | (Base & { readonly event: 'step'; readonly from: Cell; readonly to: Cell; readonly forced?: true })
  /** An attack: before its roll, after its harm. */
  | (Base & { readonly event: 'attack'; readonly target: Id })
  /** An attack that hits and was not evaded: before its harm, after its harm. `who` is the attacker. */
  | (Base & { readonly event: 'hit'; readonly target: Id })
  /** The use of a technique or spell. */
  | (Base & { readonly event: 'ability' })
  /** Any deed, for conditions in words. */
  | (Base & { readonly event: 'deed'; readonly what: string });

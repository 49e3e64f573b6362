import type { Cell, Id } from '../../../kernel/json.ts';
import type { Trigger } from '../reactions/trigger.ts';

/** Something that readied deeds may wait for (AD-ACT-11). */
interface Base extends Trigger {
  readonly who: Id;
}

export type Happening =
  /** One square of movement, of its own will or not. All squares of one movement share a trigger. */
  | (Base & { readonly event: 'step'; readonly from: Cell; readonly to: Cell; readonly forced?: true })
  /** An attack: before its roll, after its harm. */
  | (Base & { readonly event: 'attack'; readonly target: Id })
  /** An attack has come through all defences: before its harm, after it. `who` is the attacker. */
  | (Base & { readonly event: 'hit'; readonly target: Id })
  /** A technique, spell or Talent is used, whatever it does. */
  | (Base & { readonly event: 'ability' })
  /** Anything that is done: the game master is asked about conditions in words. */
  | (Base & { readonly event: 'deed'; readonly what: string });

import type { Id } from '../../../kernel/json.ts';
import type { SkillDefense } from '../defenses.ts';
import type { Effect, Mark, Poison } from '../state.ts';

export type StateFact =
  /** SL-OFF-3: helpless to the end of round `until`; `null`: no longer. */
  | { readonly fact: 'helpless'; readonly who: Id; readonly until: number | null; readonly clause: string }
  /** SL-CND-10: the level; 0 when it is over. */
  | { readonly fact: 'bleeding'; readonly who: Id; readonly level: number; readonly clause: string }
  | { readonly fact: 'burning'; readonly who: Id; readonly level: number; readonly clause: string }
  | { readonly fact: 'hobbled'; readonly who: Id; readonly on: boolean; readonly clause: string }
  /** SL-ATK-5, SL-R17. */
  | { readonly fact: 'blinded'; readonly who: Id; readonly on: boolean }
  | { readonly fact: 'hidden'; readonly who: Id; readonly on: boolean }
  | {
      readonly fact: 'poisons';
      readonly who: Id;
      readonly poisons: readonly Poison[];
      readonly clause: string;
    }
  /** SL-COM-2: `null` when it ends. */
  | {
      readonly fact: 'defending';
      readonly who: Id;
      readonly defending: { readonly how: SkillDefense | 'plusTwo' | null } | null;
    }
  /** SL-FLK-4: all whom it ignores afterwards. */
  | { readonly fact: 'ignoring'; readonly who: Id; readonly ids: readonly Id[]; readonly clause: string }
  | { readonly fact: 'marked'; readonly who: Id; readonly mark: Mark }
  /** SL-POS-2. */
  | { readonly fact: 'opening'; readonly who: Id; readonly against: Id; readonly value: number }
  /** SL-GRP-5: both grapple each other. */
  | { readonly fact: 'grapple'; readonly who: Id; readonly with: Id }
  | {
      readonly fact: 'grapple-ended';
      readonly who: Id;
      readonly with: Id;
      readonly why: 'escaped' | 'apart' | 'hand';
    }
  /** SL-GRP-10. */
  | { readonly fact: 'pinned'; readonly who: Id; readonly by: Id; readonly on: boolean }
  /** SL-DUR-1: a magical effect began. */
  | { readonly fact: 'effect'; readonly effect: Effect }
  | {
      readonly fact: 'effect-ended';
      readonly id: Id;
      readonly on: Id;
      readonly spell: string;
      readonly kind: Effect['kind'];
      readonly why: 'over' | 'escaped' | 'ended' | 'hand';
      /** SL-DUR-1 when its last round is over, SL-DUR-2 when it was the oldest of several that expire. */
      readonly clause?: string;
    };

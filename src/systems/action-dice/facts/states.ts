import type { Id } from '../../../kernel/json.ts';
import type { ConditionId } from '../conditions/catalogue.ts';
import type { Push } from '../dice/pushes.ts';
import type { Effect, Waiting, Zone } from '../effects/effect.ts';
import type { Visibility } from '../visibility/grades.ts';

/** Conditions, waiting Charges and Challenges, awareness, visibility. */
export type StateFact =
  | { readonly fact: 'effect-began'; readonly who: Id; readonly effect: Effect; readonly clause: string }
  | {
      readonly fact: 'effect-ended';
      readonly who: Id;
      readonly id: Id;
      readonly condition: ConditionId;
      readonly why: 'over' | 'resisted' | 'hand';
    }
  /** AD-DIE-15. */
  | { readonly fact: 'push-laid'; readonly who: Id; readonly waiting: Waiting }
  | {
      readonly fact: 'push-gone';
      readonly who: Id;
      readonly id: Id;
      readonly push: Push;
      readonly why: 'used' | 'over' | 'hand';
    }
  /** AD-POS-7. */
  | { readonly fact: 'unaware'; readonly who: Id; readonly of: readonly Id[] }
  | { readonly fact: 'aware'; readonly who: Id; readonly of: readonly Id[]; readonly clause: string }
  | {
      readonly fact: 'ambush-set';
      readonly who: Id;
      readonly mark: 'ambushed' | 'ambusher';
      readonly on: boolean;
    }
  /** AD-COV-4: whether full cover is sturdy. */
  | { readonly fact: 'sturdy'; readonly who: Id; readonly on: boolean }
  /** AD-VIS-6. */
  | { readonly fact: 'zone-began'; readonly zone: Zone }
  | { readonly fact: 'zone-ended'; readonly id: Id; readonly visibility: Visibility };

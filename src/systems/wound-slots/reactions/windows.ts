import type { Cell, Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { Attack } from '../combat/types.ts';
import { refuse } from '../refusal.ts';
import type { Combatant } from '../state.ts';

/**
 * Contexts of the windows that this system opens, besides `event` (`turn/events.ts`) and `moment` (`turn/moments.ts`).
 * The code that causes an event opens its window. They are plain data; reactions write only to the fields that say so.
 */

/** Window `step`: a combatant is about to step (SL-OFF-5, SL-GRP-1). Nothing has moved yet. */
export interface StepEvent {
  readonly who: Id;
  /** SL-MNT-2, SL-MNT-5: the rider who guides the mover, and comes along. */
  readonly rider?: Id;
  readonly from: Cell;
  readonly to: Cell;
  /** SL-R64: `false` for forced movement, which triggers nothing. */
  readonly willing: boolean;
}

/** Window `ranged-declared`: a ranged weapon attack or check begins (SL-COM-4). */
export interface RangedDeclared {
  readonly who: Id;
  readonly target: Id;
  /** SL-REA-4: those who have reacted to this attack. Reactions add themselves. */
  readonly answered: Id[];
}

/**
 * Window `attacked`: an attack is paid for and about to be rolled, or (SL-R75 `afterRoll`) rolled and about to be
 * compared (SL-GRP-7).
 */
export interface Attacked {
  readonly attack: Attack;
  readonly rolled: boolean;
  /** SL-GRP-8: the new target, written by Interpose; `null`: unchanged. */
  instead: Id | null;
  /** SL-REA-4: those who have already reacted to this attack (SL-COM-4). */
  readonly answered: readonly Id[];
}

/** SL-REA-4: why it cannot react: only one reaction to one attack. */
export const judgeOnce = (answered: readonly Id[], { id, sheet }: Combatant): Refusal | null =>
  answered.includes(id)
    ? refuse('notAReaction', `${sheet.name} has reacted to this attack already`, 'SL-REA-4')
    : null;

/** Window `flanked`: these combatants have just become flanked (SL-FLK-4). */
export interface Flanked {
  readonly who: readonly Id[];
}

/** Window `out-of-control`: a mount no longer obeys its rider (SL-MNT-7). */
export interface OutOfControl {
  readonly mount: Id;
}

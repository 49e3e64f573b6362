import type { Cell, Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { Attack } from '../combat/types.ts';
import { refuse } from '../refusal.ts';
import type { Combatant } from '../state.ts';

/**
 * What those who may react are told about: the contexts of the windows that this system opens beside `event`
 * (`turn/events.ts`) and `moment` (`turn/moments.ts`). Whoever knows the event opens its window; plain data but for the one field that says so.
 */

/** Window `step`: somebody is about to step, from where it stands (SL-OFF-5, SL-GRP-1). Nothing has moved yet. */
export interface StepEvent {
  readonly who: Id;
  readonly from: Cell;
  readonly to: Cell;
  /** SL-R64: forced steps provoke nothing. */
  readonly willing: boolean;
}

/** Window `ranged-declared`: a ranged weapon attack or check begins (SL-COM-4). */
export interface RangedDeclared {
  readonly who: Id;
  readonly target: Id;
  /** SL-REA-4: those who have reacted to this attack; whoever does is written here. */
  readonly answered: Id[];
}

/**
 * Window `attacked`: an attack on somebody is paid for and about to be rolled, or (SL-R75 `afterRoll`) rolled and about
 * to be compared (SL-GRP-7).
 */
export interface Attacked {
  readonly attack: Attack;
  readonly rolled: boolean;
  /** SL-GRP-8: who is the target now. A reaction that puts somebody in between writes it here; nothing else is written. */
  instead: Id | null;
  /** SL-REA-4: those who have reacted to this very attack already (SL-COM-4). */
  readonly answered: readonly Id[];
}

/** SL-REA-4: one reaction to one attack. */
export const judgeOnce = (answered: readonly Id[], { id, sheet }: Combatant): Refusal | null =>
  answered.includes(id)
    ? refuse('notAReaction', `${sheet.name} has reacted to this attack already`, 'SL-REA-4')
    : null;

/** Window `flanked`: these have just become flanked (SL-FLK-4). */
export interface Flanked {
  readonly who: readonly Id[];
}

/** Window `out-of-control`: a mount obeys its rider no more (SL-MNT-7). */
export interface OutOfControl {
  readonly mount: Id;
}

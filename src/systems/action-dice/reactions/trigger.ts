import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import type { Combatant } from '../state.ts';

/**
 * Something that can be reacted to (AD-REA-2). All windows of one occurrence share one object: an attack from before
 * its roll until after its harm, a movement for all of its squares.
 */
export interface Trigger {
  /** The combatants that have reacted to it; each reaction adds its own. */
  readonly answered: Id[];
  /** The ids of readied acts that were asked about, so that none is asked about twice. */
  readonly asked: Id[];
}

/** A trigger to which nobody has reacted yet. */
export const trigger = (): Trigger => ({ answered: [], asked: [] });

/** AD-REA-2: refuses a second reaction to the same trigger. */
export const judgeOnce = ({ answered }: Trigger, { id, sheet }: Combatant): Refusal | null =>
  answered.includes(id)
    ? refuse('notAReaction', `${sheet.name} has reacted to this already`, 'AD-REA-2')
    : null;

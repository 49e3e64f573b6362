import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import type { Combatant } from '../state.ts';

/**
 * Something that can be answered (AD-REA-2). Everything that may be answered of one and the same thing shares one of
 * these: an attack has one from before its roll until after its harm, a movement one for all of its squares.
 */
export interface Trigger {
  /** Those who have reacted to it; whoever does is written here. */
  readonly answered: Id[];
  /** Readied deeds about which somebody was asked, so that nobody is asked twice. */
  readonly asked: Id[];
}

/** Nobody has reacted to it yet. */
export const trigger = (): Trigger => ({ answered: [], asked: [] });

/** AD-REA-2: one reaction to one thing. */
export const judgeOnce = ({ answered }: Trigger, { id, sheet }: Combatant): Refusal | null =>
  answered.includes(id)
    ? refuse('notAReaction', `${sheet.name} has reacted to this already`, 'AD-REA-2')
    : null;

import type { Choice, Refusal } from '../../../kernel/port.ts';
import type { Action } from '../actions/action.ts';
import { actionsOf } from '../actions/of.ts';
import { actionCosts } from '../costs.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { withItsAction } from './deed.ts';

/** What may be readied (AD-ACT-11, AD-R34): whatever takes one action, and can be done outside the own turn. */

export interface Readable {
  /** What answers call it. */
  readonly id: string;
  readonly label: string;
  /** What is settled with it. */
  readonly choice: Choice;
  readonly refused: Refusal | null;
}

/** What belongs to the own turn alone. */
const ownTurnOnly: readonly string[] = ['ready', 'stand-up'];

/** AD-REA-4: what is done because of something is a reaction. */
const judgeChance = (who: Combatant, action: Action, label: string): Refusal | null =>
  action.chance?.(who) === true
    ? refuse('notAReaction', `${label} is a Chance, and none may be taken on a reaction`, 'AD-REA-4')
    : null;

export function readablesOf(fight: Fight, who: Combatant): readonly Readable[] {
  const self = withItsAction(who);
  return actionsOf(who).flatMap((action): Readable[] => {
    if ((action.kind !== 'deed' && action.kind !== 'move') || ownTurnOnly.includes(action.id)) return [];
    const option = action.offer(fight, self);
    if (!option) return [];
    const { actions = 0 } = action.price(fight, self, null);
    if (actions !== actionCosts.ready) return [];
    const { id, label } = option;
    return [{ id, label, choice: { option: id }, refused: judgeChance(who, action, label) }];
  });
}

import type { Json } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import type { Action } from '../actions/action.ts';
import { copyOfCombatant } from '../copies.ts';
import { actionCosts } from '../costs.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';

/** Something that can be readied (AD-ACT-11, AD-R34): an act of one action that is possible outside one's own turn. */

export interface Readable {
  /** Its id in answers. */
  readonly id: string;
  readonly label: string;
  /** What is chosen in advance. */
  readonly choice: Choice;
  readonly refused: Refusal | null;
}

/**
 * AD-R34: a copy with exactly the one action that was paid when it was readied; actions and feet of its own turn do not
 * count.
 */
export function withItsAction(who: Combatant): Combatant {
  const self = copyOfCombatant(who);
  self.actions = actionCosts.ready;
  self.feet = 0;
  return self;
}

/** Actions that are possible only in one's own turn. */
const ownTurnOnly: readonly string[] = ['ready', 'stand-up'];

/** AD-REA-4: refuses a Chance, since a readied act is a reaction. */
const judgeChance = (who: Combatant, action: Action, label: string): Refusal | null =>
  action.chance?.(who) === true
    ? refuse('notAReaction', `${label} is a Chance, and none may be taken on a reaction`, 'AD-REA-4')
    : null;

/** Everything that it can make ready. */
export const readablesOf = (fight: Fight, who: Combatant, all: readonly Action[]): readonly Readable[] =>
  all.flatMap((action) => asReadable(fight, who, action) ?? []);

/** The one that an answer names. */
export function readableOf(
  fight: Fight,
  who: Combatant,
  all: readonly Action[],
  given: Json | undefined,
): Readable | null {
  const action = all.find(({ id }) => id === given);
  return action ? asReadable(fight, who, action) : null;
}

function asReadable(fight: Fight, who: Combatant, action: Action): Readable | null {
  if ((action.kind !== 'deed' && action.kind !== 'move') || ownTurnOnly.includes(action.id)) return null;
  const self = withItsAction(who);
  // AD-SHK-6: nobody need be in Shock yet for Stabilise to be made ready; whom it is for is said when it fires.
  const option = action.offer(fight, self) ?? action.long?.offer(fight, self) ?? null;
  if (!option) return null;
  const { actions = 0 } = action.price(fight, self, null);
  if (actions !== actionCosts.ready) return null;
  const { id, label } = option;
  return { id, label, choice: { option: id }, refused: judgeChance(who, action, label) };
}

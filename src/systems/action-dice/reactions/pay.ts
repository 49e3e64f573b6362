import type { Id } from '../../../kernel/json.ts';
import type { Price } from '../actions/action.ts';
import { spend } from '../body/vigor.ts';
import { isAmbushed } from '../judge.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Trigger } from './trigger.ts';

/** What a reaction announces in the log. */
interface Reacting {
  readonly action: string;
  readonly price: Price;
  readonly target?: Id;
  readonly with?: string;
  readonly rulings?: readonly string[];
}

/**
 * AD-REA-1, AD-REA-2: announces a reaction, marks the trigger as answered and takes the price. AD-REC-2: a reaction
 * paid for with the last Vigor is still carried out.
 */
export function payReaction(table: Table, id: Id, to: Trigger, reacting: Reacting): void {
  const { action, price, target, with: means, rulings } = reacting;
  to.answered.push(id);
  const said = [...(rulings ?? []), ...allowedBy(table.fight, one(table.fight, id))];
  table.tell({
    fact: 'action',
    who: id,
    action,
    group: 'reaction',
    ...(target === undefined ? {} : { target }),
    ...(means === undefined ? {} : { with: means }),
    ...(said.length === 0 ? {} : { rulings: said }),
  });
  spend(table, id, 'mana', price.mana ?? 0, action);
  spend(table, id, 'vigor', price.vigor ?? 0, action);
}

/** AD-R22, AD-R68: the rulings that allow a reaction to the ambushed in the first round, or to the Winded. */
export const allowedBy = (fight: Fight, who: Combatant): readonly string[] => [
  ...(isAmbushed(fight, who) ? [rulingIds.ambushedReactions] : []),
  ...(who.winded ? [rulingIds.windedScope] : []),
];

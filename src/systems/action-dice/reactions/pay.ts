import type { Id } from '../../../kernel/json.ts';
import type { Price } from '../actions/action.ts';
import { spend } from '../body/vigor.ts';
import { isAmbushed } from '../judge.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Trigger } from './trigger.ts';

/** What a reaction says of itself in the log. */
export interface Reacting {
  readonly action: string;
  readonly price: Price;
  readonly target?: Id;
  readonly with?: string;
  readonly rulings?: readonly string[];
}

/**
 * AD-REA-1, AD-REA-2: a reaction is declared, counts against what it answers, and is paid for. AD-REC-2: whoever pays its
 * last Vigor for it carries it out all the same.
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

/** AD-R22, AD-R68: what lets the ambushed react in the first round, and the Winded. */
export const allowedBy = (fight: Fight, who: Combatant): readonly string[] => [
  ...(isAmbushed(fight, who) ? [rulingIds.ambushedReactions] : []),
  ...(who.winded ? [rulingIds.windedScope] : []),
];

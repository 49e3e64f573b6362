import type { Id } from '../../../kernel/json.ts';
import type { Option } from '../../../kernel/port.ts';
import type { Price } from '../actions/action.ts';
import { costOf } from '../actions/action.ts';
import { byInitiative, judgeReaction } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone } from '../state.ts';
import type { Table } from '../table.ts';
import { pay } from '../turn/points.ts';

/**
 * What reactions share (WS-RND-7). A reaction is a file with an engine `Reaction`, listed in `index.ts`: `who` is found
 * by `reacting`, its question has the option of the deed and `pass`, and `perform` begins with `payReaction`.
 */

/** Those who may react now and can pay for it, by Initiative. */
export const reacting = (
  fight: Fight,
  price: (who: Combatant) => Price,
  may: (who: Combatant) => boolean,
): readonly Id[] =>
  byInitiative(
    fight,
    everyone(fight).filter((who) => may(who) && judgeReaction(fight, who, price(who)) === null),
  ).map(({ id }) => id);

/** The option of a reaction. */
export const reactionOption = (label: string, clause: string, price: Price, id = 'use'): Option => ({
  id,
  label,
  clause,
  group: 'reaction',
  cost: costOf(price),
});

/** The option that declines. */
export const pass = (clause: string): Option => ({ id: 'decline', label: 'Pass', clause, group: 'reaction' });

/** Tells that somebody reacts, and takes the price. */
export function payReaction(
  table: Table,
  id: Id,
  action: string,
  price: Price,
  more: { readonly target?: Id; readonly with?: string } = {},
): void {
  table.tell({ fact: 'action', who: id, action, group: 'reaction', ...more });
  pay(table, id, price, action);
}

import { findItem, readItem } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import { costOf, greyed } from '../actions/action.ts';
import { actionCosts } from '../costs.ts';
import type { ItemPlace, ThingFact } from '../facts/things.ts';
import type { Item } from '../items.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { isItem, itemNeed } from './belongings.ts';

/** Moving an item between hand, belongings and ground: drawing, stowing, picking up, dropping (AD-ACT-14, AD-R37). */

const clause = 'AD-ACT-14';

/** AD-R37: the price of drawing or stowing now. */
export const handlingPrice = ({ rulings }: Fight, who: Combatant): Price =>
  rulings.drawing === 'free' || (rulings.drawing === 'firstFree' && !who.drew)
    ? {}
    : { actions: actionCosts.useItem };

interface Handling {
  readonly id: string;
  readonly label: string;
  readonly why: Extract<ThingFact, { readonly fact: 'item-moved' }>['why'];
  /** The items that it applies to. */
  items(fight: Fight, who: Combatant): readonly Item[];
  /** Why it cannot be done with this item; `null` if it can. */
  judge(who: Combatant, item: Item): Refusal | null;
  price(fight: Fight, who: Combatant): Price;
  from(fight: Fight, who: Combatant, item: Item): ItemPlace;
  to(who: Combatant, item: Item): ItemPlace;
}

/** AD-R37 `firstFree`: marks the free one of this turn as used. */
function remember(table: Table, id: Id, handling: Handling): void {
  const { fight } = table;
  const who = one(fight, id);
  const counts = fight.rulings.drawing === 'firstFree' && handling.why !== 'dropped' && !who.drew;
  if (counts) table.tell({ fact: 'drew', who: id });
}

export function handlingAction(handling: Handling): Action {
  const { id: option, label } = handling;
  const judge = (fight: Fight, who: Combatant): Refusal | null => {
    const refusals = handling.items(fight, who).map((item) => handling.judge(who, item));
    const [first] = refusals;
    return first === undefined || refusals.some((each) => each === null) ? null : first;
  };
  return {
    id: option,
    clause,
    kind: handling.why === 'dropped' ? 'free' : 'deed',
    offer(fight, who) {
      if (handling.items(fight, who).length === 0) return null;
      const price = handling.price(fight, who);
      const group = price.actions ? 'primary' : 'free';
      return { id: option, label, clause, group, cost: costOf(price), ...greyed(judge(fight, who)) };
    },
    needs: (fight, who) => ({
      item: itemNeed(
        handling.items(fight, who).map((item) => ({ item, refused: handling.judge(who, item) })),
      ),
    }),
    read(fight, who, choice: Choice) {
      const items = handling.items(fight, who);
      if (items.length === 0)
        return refuse('noSuchThing', 'there is nothing to do that with', clause, 'item');
      const item = readItem(items, choice.item, clause);
      if (!isItem(item)) return item;
      return handling.judge(who, item) ?? { option, item: item.id };
    },
    price: handling.price,
    perform(table, id, choice) {
      const { fight } = table;
      const who = one(fight, id);
      const item = findItem(handling.items(fight, who), choice.item);
      if (!item) return;
      remember(table, id, handling);
      const from = handling.from(fight, who, item);
      table.tell({ fact: 'item-moved', item, from, to: handling.to(who, item), who: id, why: handling.why });
    },
  };
}

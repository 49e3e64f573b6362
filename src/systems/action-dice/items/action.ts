import { memoizedByString } from '../../../engine/memoize.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Needs } from '../actions/action.ts';
import { costOf, greyed } from '../actions/action.ts';
import { actionCosts } from '../costs.ts';
import type { ItemThing } from '../gear.ts';
import type { Item } from '../items.ts';
import { shortFor } from '../items.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { belongings, placeOf } from './belongings.ts';
import { mendItem, otherItem, vigorItem } from './taken.ts';
import { blastItem, smokeItem } from './thrown.ts';

/** Use Item (AD-ACT-14): getting an item out is part of using it. Each item is an action of its own. */

const clause = 'AD-ACT-14';
const price = { actions: actionCosts.useItem };
const mark = 'item-';

/** How items of one kind are used. */
export interface ItemUse {
  note(): string;
  judge(fight: Fight, who: Combatant): Refusal | null;
  needs(fight: Fight, who: Combatant): Needs;
  read(fight: Fight, who: Combatant, choice: Choice): Omit<Choice, 'option'> | Refusal;
  /** Whether it is used up. */
  readonly spent: boolean;
  perform(table: Table, who: Id, choice: Choice): void;
}

const meantBy = (who: Combatant, item: Item): ItemUse | null =>
  item.thing.kind === 'item' ? usageOf(item.thing.item.does, shortFor(who.id, item), item.name) : null;

/** The id of the option that uses an item. */
export const itemOption = (who: Combatant, item: Item): string => `${mark}${shortFor(who.id, item)}`;

/** How an item with this effect is used. */
export function usageOf(does: ItemThing['does'], short: string, name: string): ItemUse {
  switch (does.effect) {
    case 'mend':
      return mendItem(name, does);
    case 'vigor':
      return vigorItem(name, does);
    case 'blast':
    case 'detonate':
      return blastItem(short, name, does);
    case 'smoke':
      return smokeItem(does);
    case 'other':
      return otherItem(name);
  }
}

const itemOf = (who: Combatant, option: string): Item | undefined =>
  belongings(who).find((item) => itemOption(who, item) === option);

const ownUse = (who: Combatant, option: string): { readonly item: Item; readonly way: ItemUse } | null => {
  const item = itemOf(who, option);
  const way = item ? meantBy(who, item) : null;
  return item && way ? { item, way } : null;
};

const missing = (who: Combatant): Refusal =>
  refuse('noSuchThing', `${who.sheet.name} has nothing of that kind with it`, clause, 'option');

/** The action with an option's id; `null` if it is not that of an item. */
export const itemAction = (option: string): Action | null => (option.startsWith(mark) ? made(option) : null);

const made = memoizedByString(itemActionOf);

function itemActionOf(option: string): Action {
  return {
    id: option,
    clause,
    kind: 'deed',
    offer(fight, who) {
      const found = ownUse(who, option);
      if (!found) return null;
      const { item, way } = found;
      return {
        id: option,
        label: `Use ${item.name}`,
        named: true,
        clause,
        group: 'primary',
        cost: costOf(price),
        note: way.note(),
        ...greyed(way.judge(fight, who)),
      };
    },
    needs: (fight, who) => ownUse(who, option)?.way.needs(fight, who) ?? {},
    read(fight, who, choice) {
      const found = ownUse(who, option);
      if (!found) return missing(who);
      const stopped = found.way.judge(fight, who);
      if (stopped) return stopped;
      const full = found.way.read(fight, who, choice);
      return isRefusal(full) ? full : { option, with: shortFor(who.id, found.item), ...full };
    },
    price: () => price,
    perform(table, id, choice) {
      const who = one(table.fight, id);
      const found = ownUse(who, option);
      if (!found) return;
      const { item, way } = found;
      const from = placeOf(who, item);
      if (way.spent) table.tell({ fact: 'item-moved', item, from, to: { in: 'gone' }, who: id, why: 'used' });
      way.perform(table, id, choice);
    },
  };
}

/** The actions of all usable items of a combatant, also several of one kind. */
export const itemActions = (who: Combatant): readonly Action[] =>
  belongings(who).flatMap((item) => (isUsed(item) ? (itemAction(itemOption(who, item)) ?? []) : []));

/** Whether it is an item rather than a weapon or shield. */
const isUsed = ({ thing }: Item): boolean => thing.kind === 'item';

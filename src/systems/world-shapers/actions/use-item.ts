import { findItem, isCombatant, readItem, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { heal } from '../body/heal.ts';
import { basicCosts } from '../costs.ts';
import type { ObjectThing } from '../gear.ts';
import { itemNeed, placeWith } from '../hands/items.ts';
import type { Item } from '../items.ts';
import { belongings } from '../judge.ts';
import { nameOf } from '../names.ts';
import { askOutcomes } from '../outcome/ask.ts';
import { refuse } from '../refusal.ts';
import { rollAmount } from '../roll/amount.ts';
import { hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';
import { judgeNear } from './touch.ts';

/** Use Item (WS-BAS-16): uses up an item that is no Ability, on oneself or a creature within 1 m. */

const clause = 'WS-BAS-16';
const price = { ap: basicCosts['use-item'] };

const objectOf = ({ thing }: Item): ObjectThing | null => (thing.kind === 'object' ? thing.object : null);

/** Items in hand or carried: getting it out is part of the action. */
const usable = (who: Combatant): readonly Item[] =>
  belongings(who).filter((item) => objectOf(item)?.does !== undefined);

const judge = (who: Combatant): Refusal | null =>
  usable(who).length > 0
    ? null
    : refuse('noSuchThing', `${who.sheet.name} has nothing to use up`, clause, 'item');

function judgeTarget(fight: Fight, who: Combatant, target: Combatant): Refusal | null {
  if (!present(target) || isObject(target)) {
    return refuse('wrongTarget', 'items are used on creatures that are there', clause, 'target');
  }
  if (hiddenFrom(target, who)) {
    return refuse('hidden', `${target.sheet.name} is hidden`, 'WS-ADV-13', 'target');
  }
  return judgeNear(fight, who, target, clause);
}

const isItem = (found: Item | Refusal): found is Item => 'thing' in found;

export const useItem: Action = {
  id: 'use-item',
  clause,
  kind: 'deed',
  held: {
    target: true,
    needs: (_fight, who) => ({ item: itemNeed(usable(who)) }),
    read(_fight, who, choice) {
      const item = readItem(usable(who), choice.item, clause);
      return isItem(item) ? { option: 'use-item', item: item.id } : item;
    },
  },
  offer: (_fight, who) =>
    usable(who).length === 0
      ? null
      : {
          id: 'use-item',
          label: 'Use item',
          phrase: 'Use {item} on {target}',
          clause,
          group: 'more',
          cost: costOf(price),
          ...greyed(judge(who)),
        },
  needs: (fight, who) => ({
    item: itemNeed(usable(who)),
    target: {
      kind: 'one',
      label: 'On whom',
      oneOf: everyone(fight)
        .filter((other) => judgeTarget(fight, who, other) === null)
        .map(({ id, sheet }) => ({ id, label: sheet.name })),
      default: who.id,
    },
  }),
  read(fight, who, choice) {
    const refused = judge(who);
    if (refused) return refused;
    const item = readItem(usable(who), choice.item, clause);
    if (!isItem(item)) return item;
    const target = readWho(fight, choice.target ?? who.id, 'target', clause);
    if (!isCombatant(target)) return target;
    return judgeTarget(fight, who, target) ?? { option: 'use-item', item: item.id, target: target.id };
  },
  price: () => price,
  perform(table, id, choice) {
    const who = one(table.fight, id);
    const item = findItem(belongings(who), choice.item);
    if (!item) return;
    const from = placeWith(who, item);
    table.tell({ fact: 'item-moved', item, from, to: { in: 'gone' }, who: id, why: 'used' });
    takeEffect(table, id, String(choice.target), item);
  },
};

function takeEffect(table: Table, by: Id, who: Id, item: Item): void {
  const does = objectOf(item)?.does;
  if (!does) return;
  switch (does.effect) {
    case 'mend': {
      const amount = rollAmount(table, {
        who: by,
        against: who,
        amount: does.amount,
        purpose: 'item',
        clause,
      });
      heal(table, { who, by, amount, clause });
      return;
    }
    case 'wp': {
      const target = one(table.fight, who);
      const left = Math.min(target.sheet.wp, target.wp + does.points);
      if (left > target.wp) table.tell({ fact: 'wp', who, left, spent: 0, why: item.name, clause });
      return;
    }
    case 'other':
      askOutcomes(table, {
        id: 'gm.interact',
        clause,
        by,
        what: item.name,
        target: who,
        title: `${nameOf(table.fight, by)} uses ${item.name}.`,
        asks: 'comes of it',
      });
      return;
  }
}

import { readItem } from '../../../engine/fields.ts';
import { itemsInHand, judgeAble } from '../judge.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { isItem, itemNeed } from './things.ts';

const clause = 'SL-SEQ-3';

/** SL-SEQ-3: drops an item, at no cost and on anybody's turn. */
export const drop: Action = {
  id: 'drop',
  clause,
  kind: 'free',
  outOfTurn: true,
  chargeable: false,
  offer: (fight, who) =>
    who.hands.length === 0
      ? null
      : { id: 'drop', label: 'Drop', clause, group: 'free', ...greyed(judgeAble(fight, who)) },
  needs: (_fight, who) => ({ item: itemNeed(itemsInHand(who).map((item) => ({ item }))) }),
  read(fight, who, choice) {
    const refused = judgeAble(fight, who);
    if (refused) return refused;
    const item = readItem(itemsInHand(who), choice.item, clause);
    return isItem(item) ? { option: 'drop', item: item.id } : item;
  },
  price: () => ({ ap: 0 }),
  perform(table, id, choice) {
    const who = one(table.fight, id);
    const grip = who.hands.find(({ item }) => item.id === choice.item);
    if (!grip) return;
    table.tell({
      fact: 'item-moved',
      item: grip.item,
      from: { in: 'hand', who: id, hands: grip.hands },
      to: { in: 'floor', cell: who.cell },
      who: id,
      why: 'dropped',
    });
  },
};

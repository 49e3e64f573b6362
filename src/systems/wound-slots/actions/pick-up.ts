import { readItem } from '../../../engine/fields.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { costs } from '../costs.ts';
import { handsOf } from '../hands.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight, FloorItem } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { isItem, itemNeed, judgeHands, lyingNear } from './things.ts';

const clause = 'SL-MSC-18';

function judge(fight: Fight, who: Combatant, near: readonly FloorItem[]): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const [first] = near;
  if (!first) return refuse('outOfReach', 'nothing lies within reach', clause, 'item');
  if (near.some(({ item }) => judgeHands(who, item, clause) === null)) return null;
  return judgeHands(who, first.item, clause);
}

/** SL-MSC-18: picks up an item within reach. The AP cost is ours. */
export const pickUp: Action = {
  id: 'pick-up',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  hurried: true,
  offer(fight, who) {
    if (fight.floor.length === 0) return null;
    const near = lyingNear(fight, who);
    if (near.length === 0) return null;
    return {
      id: 'pick-up',
      label: 'Pick up',
      clause,
      group: 'primary',
      cost: { ap: costs['pick-up'].ap },
      ...greyed(judge(fight, who, near)),
    };
  },
  needs: (fight, who) => ({
    item: itemNeed(
      lyingNear(fight, who).map(({ item }) => ({ item, refused: judgeHands(who, item, clause) })),
    ),
  }),
  read(fight, who, choice) {
    const near = lyingNear(fight, who);
    const refused = judge(fight, who, near);
    if (refused) return refused;
    const item = readItem(
      near.map((lying) => lying.item),
      choice.item,
      clause,
    );
    if (!isItem(item)) return item;
    return judgeHands(who, item, clause) ?? { option: 'pick-up', item: item.id };
  },
  price: () => costs['pick-up'],
  perform(table, id, choice) {
    const lying = table.fight.floor.find(({ item }) => item.id === choice.item);
    if (!lying) return;
    table.tell({
      fact: 'item-moved',
      item: lying.item,
      from: { in: 'floor', cell: lying.cell },
      to: { in: 'hand', who: id, hands: handsOf(lying.item) },
      who: id,
      why: 'picked up',
    });
  },
};

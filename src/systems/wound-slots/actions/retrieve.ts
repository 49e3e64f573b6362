import { readItem } from '../../../engine/fields.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { containerAp } from '../gear.ts';
import { handsOf } from '../hands.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight, Stowed } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { isItem, itemNeed, judgeHands } from './things.ts';

const clause = 'SL-COM-8';

const stowedOf = (who: Combatant, item: string): Stowed | undefined =>
  who.stowed.find((stowed) => stowed.item.id === item);

/** Why nothing can be retrieved. */
function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const [first] = who.stowed;
  if (!first) return refuse('noSuchThing', `${who.sheet.name} carries nothing stowed`, clause);
  if (who.stowed.some(({ item }) => judgeHands(who, item, clause) === null)) return null;
  return judgeHands(who, first.item, clause);
}

/** SL-COM-8: retrieves an item from scabbard, pouch or backpack into an empty hand. */
export const retrieve: Action = {
  id: 'retrieve',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  hurried: true,
  priced: 'item',
  pricedWays: (_fight, who) => who.stowed.map(({ item }) => ({ item: item.id })),
  offer: (fight, who) =>
    who.stowed.length === 0
      ? null
      : {
          id: 'retrieve',
          label: 'Retrieve',
          clause,
          group: 'primary',
          cost: { ap: Math.min(...who.stowed.map((stowed) => containerAp[stowed.in])) },
          ...greyed(judge(fight, who)),
        },
  needs: (_fight, who) => ({
    item: itemNeed(
      who.stowed.map(({ item, in: at }) => ({
        item,
        note: `${at}: ${containerAp[at]} AP`,
        refused: judgeHands(who, item, clause),
      })),
    ),
  }),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const item = readItem(
      who.stowed.map((stowed) => stowed.item),
      choice.item,
      clause,
    );
    if (!isItem(item)) return item;
    return judgeHands(who, item, clause) ?? { option: 'retrieve', item: item.id };
  },
  price(_fight, who, choice) {
    const stowed = stowedOf(who, String(choice.item));
    return { ap: stowed ? containerAp[stowed.in] : 0 };
  },
  perform(table, id, choice) {
    const stowed = stowedOf(one(table.fight, id), String(choice.item));
    if (!stowed) return;
    table.tell({
      fact: 'item-moved',
      item: stowed.item,
      from: { in: 'stowed', who: id, container: stowed.in },
      to: { in: 'hand', who: id, hands: handsOf(stowed.item) },
      who: id,
      why: 'retrieved',
    });
  },
};

import { readItem } from '../../../engine/fields.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { Container } from '../gear.ts';
import { containerAp, containers } from '../gear.ts';
import { itemsInHand, judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { isItem, itemNeed } from './things.ts';

const clause = 'SL-COM-8';

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  return who.hands.length > 0 ? null : refuse('notInHand', `${who.sheet.name} holds nothing`, clause, 'item');
}

const names: { readonly [container in Container]: string } = {
  scabbard: 'scabbard or pocket',
  pouch: 'belt pouch or concealed pocket',
  backpack: 'sack or backpack',
};

const containerOf = (given: Json | undefined): Container | null =>
  containers.find((each) => each === (given ?? 'scabbard')) ?? null;

/** SL-COM-8: stows an item in scabbard, pouch or backpack. */
export const stow: Action = {
  id: 'stow',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  hurried: true,
  priced: 'in',
  offer: (fight, who) =>
    who.hands.length === 0
      ? null
      : {
          id: 'stow',
          label: 'Stow',
          clause,
          group: 'primary',
          cost: { ap: containerAp.scabbard },
          ...greyed(judge(fight, who)),
        },
  needs: (_fight, who) => ({
    item: itemNeed(itemsInHand(who).map((item) => ({ item }))),
    in: {
      kind: 'one',
      label: 'Where',
      oneOf: containers.map((each) => ({ id: each, label: names[each], note: `${containerAp[each]} AP` })),
      default: 'scabbard',
    },
  }),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const item = readItem(itemsInHand(who), choice.item, clause);
    if (!isItem(item)) return item;
    const container = containerOf(choice.in);
    if (container === null) {
      return refuse('noSuchThing', `things are stowed in ${containers.join(', ')}`, clause, 'in');
    }
    return { option: 'stow', item: item.id, in: container };
  },
  price(_fight, _who, choice) {
    const container = containerOf(choice.in);
    return { ap: container === null ? 0 : containerAp[container] };
  },
  perform(table, id, choice) {
    const grip = one(table.fight, id).hands.find(({ item }) => item.id === choice.item);
    const container = containerOf(choice.in);
    if (!grip || container === null) return;
    table.tell({
      fact: 'item-moved',
      item: grip.item,
      from: { in: 'hand', who: id, hands: grip.hands },
      to: { in: 'stowed', who: id, container },
      who: id,
      why: 'stowed',
    });
  },
};

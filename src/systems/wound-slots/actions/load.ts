import { readItem } from '../../../engine/fields.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { itemsInHand, judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { isItem, itemNeed } from './things.ts';

const clause = 'SL-ATK-4';

/** Weapons in hand that must be loaded. */
const empty = (fight: Fight, who: Combatant): readonly Item[] =>
  itemsInHand(who).filter(({ id }) => (fight.unloaded[id] ?? 0) > 0);

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  return empty(fight, who).length > 0
    ? null
    : refuse('notInHand', `${who.sheet.name} holds nothing that must be loaded`, clause, 'item');
}

/** SL-ATK-4: loads a weapon after a shot, for the AP that the weapon states. */
export const load: Action = {
  id: 'load',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  priced: 'item',
  offer(fight, who) {
    const weapons = empty(fight, who);
    if (weapons.length === 0) return null;
    return {
      id: 'load',
      label: 'Load',
      clause,
      group: 'primary',
      cost: { ap: Math.min(...weapons.map(({ id }) => fight.unloaded[id] ?? 0)) },
      ...greyed(judge(fight, who)),
    };
  },
  needs: (fight, who) => ({
    item: itemNeed(empty(fight, who).map((item) => ({ item, note: `${fight.unloaded[item.id]} AP` }))),
  }),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const item = readItem(empty(fight, who), choice.item, clause);
    return isItem(item) ? { option: 'load', item: item.id } : item;
  },
  price: (fight, _who, choice) => ({ ap: fight.unloaded[String(choice.item)] ?? 0 }),
  perform: (table, who, choice) => table.tell({ fact: 'loading', who, item: String(choice.item), left: 0 }),
};

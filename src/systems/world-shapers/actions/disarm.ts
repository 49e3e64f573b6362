import type { ItemPlace } from '../../../engine/belongings.ts';
import { findItem } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, PickValue, Question } from '../../../kernel/port.ts';
import { deciderOf } from '../control.ts';
import type { Item } from '../items.ts';
import { handsOf } from '../items.ts';
import { freeHands, itemsInHand } from '../judge.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { contested } from './contested.ts';

/** Disarm (WS-ADV-10): one item falls from the target's hand into its space, or into a free hand of the winner. */

const clause = 'WS-ADV-10';

export const disarm = contested({
  id: 'disarm',
  clause,
  label: 'Disarm',
  judgeOn: (_fight, _who, target) =>
    target.hands.length > 0
      ? null
      : refuse('notInHand', `${target.sheet.name} has nothing in its hands`, clause),
  needs: (_fight, _who, targets) => {
    const oneOf = targets.flatMap((target) =>
      itemsInHand(target).map(
        ({ id, name }): PickValue => ({ id, label: name, when: { target: [target.id] } }),
      ),
    );
    return { item: { kind: 'one', label: 'What', tie: 'of', oneOf } };
  },
  read(_fight, _who, target, choice) {
    const held = itemsInHand(target);
    const item = choice.item === undefined ? held[0] : findItem(held, choice.item);
    if (item) return { item: item.id };
    return refuse('notInHand', `${target.sheet.name} does not hold that`, clause, 'item');
  },
  won(table, by, id, choice) {
    const target = one(table.fight, id);
    const grip = target.hands.find(({ item }) => item.id === choice.item);
    if (!grip) return;
    const { item, hands } = grip;
    const floor: ItemPlace = { in: 'floor', cell: target.cell };
    table.tell({
      fact: 'item-moved',
      item,
      from: { in: 'hand', who: id, hands },
      to: floor,
      who: id,
      why: 'disarmed',
    });
    take(table, by, item, floor);
  },
});

/** WS-ADV-10: asks whether to take the item at once. If it needs more hands than are free, it is put away. */
function take(table: Table, id: Id, item: Item, from: ItemPlace): void {
  const who = one(table.fight, id);
  const open = freeHands(who);
  const lies = table.fight.floor.some((lying) => lying.item.id === item.id);
  if (open < 1 || !lies || table.ask(takeQuestion(table.fight, who, item)).option !== 'take') return;
  const hands = handsOf(item);
  const to: ItemPlace = hands <= open ? { in: 'hand', who: id, hands } : { in: 'carried', who: id };
  table.tell({ fact: 'item-moved', item, from, to, who: id, why: 'picked up' });
}

const takeQuestion = (fight: Fight, who: Combatant, item: Item): Question => ({
  id: 'disarm.take',
  clause,
  for: deciderOf(fight, who),
  about: { who: who.id, item: item.id, title: `Does ${who.sheet.name} take the ${item.name}?` },
  options: () => [
    { id: 'take', label: `Take the ${item.name}`, clause, group: 'primary' },
    { id: 'leave', label: 'Let it lie', clause, group: 'primary' },
  ],
  read: ({ option }: Choice) =>
    option === 'take' || option === 'leave' ? { option } : onlyAnswers('take or leave', clause),
});

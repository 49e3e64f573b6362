import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { findItem, itemsInHand } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { CheckSpec } from '../roll/check.ts';
import { checkBonus, contest, makeCheck } from '../roll/check.ts';
import { combatKind } from '../roll/combat-check.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { defenseOf } from './defense.ts';
import { meansOf } from './means.ts';
import type { Means } from './types.ts';

/** Disarm (SL-MSC-3, SL-MSC-4, SL-R77, SL-R78). */

const clause = 'SL-MSC-3';

/** A melee weapon check (SL-ATK-7, SL-ATK-8). */
function weaponCheck(fight: Fight, id: Id, means: Means, against: Id): CheckSpec {
  return {
    who: id,
    of: means.check,
    kind: combatKind(fight),
    clause,
    purpose: 'disarm',
    against,
    with: means.id,
    terms: means.terms,
    tn: null,
  };
}

/** The melee means that this one is best with. */
function best(fight: Fight, id: Id, against: Id): CheckSpec {
  const specs = meansOf(fight, one(fight, id))
    .filter(({ manner }) => manner === 'melee')
    .map((means) => weaponCheck(fight, id, means, against));
  return specs.reduce((a, b) => (checkBonus(fight, b).value > checkBonus(fight, a).value ? b : a));
}

/** Whether the other drops something. */
export function disarms(table: Table, id: Id, means: Means, target: Id): boolean {
  const chooser = table.fight.rulings.hinderDefender === 'attacker' ? id : target;
  const how = table.ask(resistQuestion(chooser, target)).option;
  const { fight } = table;
  const acting = weaponCheck(fight, id, means, target);
  if (how === 'check') return contest(table, acting, best(fight, target, id)).won;
  return makeCheck(table, { ...acting, tn: defenseOf(fight, one(fight, target), 'agility').value }).passed;
}

const resistQuestion = (chooser: Id, target: Id): Question<Choice> => ({
  id: 'disarm-resist',
  clause: 'SL-MSC-2',
  for: chooser,
  about: { who: target },
  options: () => [
    { id: 'check', label: 'A melee weapon check', clause, group: 'reaction' },
    { id: 'agility', label: 'Agility defense', clause, group: 'reaction' },
  ],
  read: ({ option }) =>
    option === 'check' || option === 'agility'
      ? { option }
      : refuse('noSuchThing', 'the answer is check or agility', clause, 'option'),
});

/** SL-R78: what is dropped, when there is more than one thing to drop. */
export function droppedItem(table: Table, id: Id, target: Id): void {
  const { fight } = table;
  const { hands, cell } = one(fight, target);
  const chooser = fight.rulings.disarmItem === 'attacker' ? id : target;
  const [first, second] = hands;
  if (!first) return;
  const chosen = second ? table.ask(dropQuestion(fight, chooser, target)).item : first.item.id;
  const grip = hands.find(({ item }) => item.id === chosen) ?? first;
  table.tell({
    fact: 'item-moved',
    item: grip.item,
    from: { in: 'hand', who: target, hands: grip.hands },
    to: { in: 'floor', cell },
    who: target,
    why: 'dropped',
  });
}

const dropQuestion = (fight: Fight, chooser: Id, target: Id): Question<Choice> => {
  const items = itemsInHand(one(fight, target));
  return {
    id: 'disarm-item',
    clause: 'SL-MSC-4',
    for: chooser,
    about: { who: target },
    options: () => [
      {
        id: 'drop',
        label: 'Is dropped',
        clause: 'SL-MSC-4',
        group: 'reaction',
        needs: {
          item: { kind: 'one', label: 'What', oneOf: items.map(({ id, name }) => ({ id, label: name })) },
        },
      },
    ],
    read({ option, item }) {
      if (option !== 'drop') return refuse('noSuchThing', 'the answer is drop', 'SL-MSC-4', 'option');
      const found = findItem(items, item);
      return found
        ? { option: 'drop', item: found.id }
        : refuse('noSuchThing', 'that is not in hand', 'SL-MSC-4', 'item');
    },
  };
};

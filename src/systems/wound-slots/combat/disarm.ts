import { findItem } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { itemsInHand, judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { CheckSpec } from '../roll/check.ts';
import { checkBonus } from '../roll/check.ts';
import { combatKind } from '../roll/combat-check.ts';
import { contest } from '../roll/contest.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { checkAgainst, defenseWords } from './against.ts';
import { defenseOf } from './defense.ts';
import { judgeMeans } from './judge-means.ts';
import { meansOf } from './means.ts';
import { guardTerms, situationTerms } from './modifiers.ts';
import type { Means } from './types.ts';

/** Disarm (SL-MSC-3, SL-MSC-4, SL-R77, SL-R78). */

const clause = 'SL-MSC-3';

/** A melee weapon check (SL-ATK-7, SL-ATK-8): an attack roll without damage. */
function weaponCheck(fight: Fight, id: Id, means: Means, against: Id, situation: readonly Term[]): CheckSpec {
  return {
    who: id,
    of: means.check,
    kind: combatKind(fight),
    combat: true,
    clause,
    purpose: 'disarm',
    against,
    with: means.id,
    terms: [...means.terms, ...situation],
    tn: null,
  };
}

/** The check of the attacker. */
function actingCheck(fight: Fight, id: Id, means: Means, target: Id): CheckSpec {
  const [who, other] = [one(fight, id), one(fight, target)];
  const situation = situationTerms(fight, { who, target: other, means, form: 'standard', cover: null });
  return weaponCheck(fight, id, means, target, situation);
}

/** The check of the defender, with whichever of its usable melee means has the highest bonus. */
function resistingCheck(fight: Fight, id: Id, against: Id): CheckSpec {
  const who = one(fight, id);
  const specs = meansOf(fight, who)
    .filter((means) => means.manner === 'melee' && judgeMeans(fight, who, means) === null)
    .map((means) => weaponCheck(fight, id, means, against, guardTerms(fight, who, means)));
  return specs.reduce((a, b) => (checkBonus(fight, b).value > checkBonus(fight, a).value ? b : a));
}

/** Rolls the disarm and returns whether it succeeded. */
export function disarms(table: Table, id: Id, means: Means, target: Id): boolean {
  const how = resistance(table, id, target);
  const { fight } = table;
  const acting = actingCheck(fight, id, means, target);
  if (how === 'check') return contest(table, acting, resistingCheck(fight, target, id)).won;
  return checkAgainst(table, acting, target, 'agility').passed;
}

/** SL-R77: `check` or `agility`. A defender who cannot act has only its Agility defense (SL-CND-8). */
function resistance(table: Table, id: Id, target: Id): string {
  const { fight } = table;
  if (judgeAble(fight, one(fight, target)) !== null) return 'agility';
  const chooser = fight.rulings.hinderDefender === 'attacker' ? id : target;
  return table.ask(resistQuestion(fight, chooser, id, target)).option;
}

const resistQuestion = (fight: Fight, chooser: Id, id: Id, target: Id): Question<Choice> => ({
  id: 'disarm-resist',
  clause: 'SL-MSC-2',
  for: chooser,
  about: { who: target },
  options: (): readonly Option[] => [
    {
      id: 'check',
      label: 'A melee weapon check',
      clause,
      group: 'reaction',
      note: `dice and ${checkBonus(fight, resistingCheck(fight, target, id)).value}`,
    },
    {
      id: 'agility',
      label: 'Agility defense',
      clause,
      group: 'reaction',
      note: `Defense ${defenseWords(fight, target, 'agility', defenseOf(fight, one(fight, target), 'agility').value)}`,
    },
  ],
  read: ({ option }) =>
    option === 'check' || option === 'agility'
      ? { option }
      : refuse('noSuchThing', 'the answer is check or agility', clause, 'option'),
});

/** SL-R78: moves one held item to the floor. Asks which only if there are two. */
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
    why: 'disarmed',
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
        phrase: '{item} is dropped',
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

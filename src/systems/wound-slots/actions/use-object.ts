import { readItem } from '../../../engine/fields.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { easeWound } from '../body/ease.ts';
import type { ObjectThing } from '../gear.ts';
import { roundsName, roundsOf } from '../gear.ts';
import { itemsInHand, judgeAble } from '../judge.ts';
import type { Level } from '../levels.ts';
import { levels, rankOf } from '../levels.ts';
import { refuse } from '../refusal.ts';
import { regainMana, regainStamina } from '../stamina.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { shownAp } from '../turn/charge.ts';
import type { Action, Price } from './action.ts';
import { greyed } from './action.ts';
import { isItem, itemNeed, lyingNear } from './things.ts';

const clause = 'SL-MSC-18';

const objectOf = ({ thing }: Item): ObjectThing | null => (thing.kind === 'object' ? thing.object : null);

/** Objects in hand or within reach that can be used by themselves. */
function usable(fight: Fight, who: Combatant): readonly Item[] {
  const lying = fight.floor.length > 0 ? lyingNear(fight, who).map(({ item }) => item) : [];
  return [...itemsInHand(who), ...lying].filter((item) => {
    const object = objectOf(item);
    return object !== null && (object.ap !== null || object.time !== undefined);
  });
}

/** The worst wound that an object healing up to level `most` can heal. */
const closes = (who: Combatant, most: Level): Level | undefined =>
  [...levels].reverse().find((level) => rankOf(level) <= rankOf(most) && who.wounds[level] > 0);

/** Why the object cannot be used: it would have no effect. */
function judgeUse(who: Combatant, item: Item): Refusal | null {
  const does = objectOf(item)?.does;
  if (does?.effect !== 'heal' || closes(who, does.level)) return null;
  const because = `${who.sheet.name} has no wound that is ${does.level} or less`;
  return refuse('notWounded', because, clause, 'item');
}

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const items = usable(fight, who);
  const [first] = items;
  if (!first) return refuse('notInHand', `${who.sheet.name} has nothing to use`, clause, 'item');
  return items.some((item) => judgeUse(who, item) === null) ? null : judgeUse(who, first);
}

/** The AP of using it, or the rounds that it takes (SL-AP-7). */
function priceOf(item: Item | undefined): Price {
  const object = item ? objectOf(item) : null;
  return object?.time ? { ap: 0, rounds: roundsOf(object.time) } : { ap: object?.ap ?? 0 };
}

const noteOf = (item: Item): string => {
  const { ap, rounds } = priceOf(item);
  return rounds === undefined ? `${ap} AP` : roundsName(rounds);
};

/** SL-MSC-18: uses an object in hand or within reach: a potion, a torch, a bell. */
export const useObject: Action = {
  id: 'use-object',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  hurried: true,
  priced: 'item',
  timed: true,
  offer(fight, who) {
    const items = usable(fight, who);
    if (items.length === 0) return null;
    return {
      id: 'use-object',
      label: 'Use an object',
      phrase: 'Use {item}',
      clause,
      group: 'primary',
      cost: { ap: Math.min(...items.map((item) => shownAp(who, priceOf(item)))) },
      ...greyed(judge(fight, who)),
    };
  },
  needs: (fight, who) => ({
    item: itemNeed(
      usable(fight, who).map((item) => ({
        item,
        note: noteOf(item),
        refused: judgeUse(who, item),
      })),
    ),
  }),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const item = readItem(usable(fight, who), choice.item, clause);
    if (!isItem(item)) return item;
    return judgeUse(who, item) ?? { option: 'use-object', item: item.id };
  },
  price: (fight, who, choice) => priceOf(usable(fight, who).find(({ id }) => id === choice.item)),
  perform(table, id, choice) {
    const item = usable(table.fight, one(table.fight, id)).find((each) => each.id === choice.item);
    const object = item && objectOf(item);
    if (!item || !object) return;
    takeEffect(table, one(table.fight, id), object);
    if (object.once) consume(table, one(table.fight, id), item);
  },
};

function takeEffect(table: Table, who: Combatant, { name, does }: ObjectThing): void {
  switch (does.effect) {
    case 'stamina':
      regainStamina(table, who.id, does.points, name, clause);
      return;
    case 'mana':
      regainMana(table, who.id, does.points, name, clause);
      return;
    case 'heal': {
      const from = closes(who, does.level);
      if (from) easeWound(table, who.id, who.id, from, null, clause);
      return;
    }
    case 'healing-kit':
      return;
    case 'other': {
      const { text } = table.ask(outcomeQuestion(who, name));
      if (typeof text === 'string') table.tell({ fact: 'note', text, clause, who: who.id });
      return;
    }
  }
}

const longest = 300;

/** Asks the game master what using an object without rules does. */
const outcomeQuestion = (who: Combatant, name: string): Question<Choice> => ({
  id: 'object',
  clause,
  for: 'gm',
  about: { who: who.id, what: name },
  options: () => [
    {
      id: 'say',
      label: 'Say what happens',
      clause,
      group: 'gm',
      needs: { text: { kind: 'text', label: 'What happens', longest, optional: true } },
    },
  ],
  read({ option, text }) {
    if (option !== 'say') return refuse('noSuchThing', 'the answer is say', clause, 'option');
    if (text === undefined || text === '') return { option };
    if (typeof text !== 'string' || text.length > longest) {
      return refuse('noSuchThing', `a text has ${longest} letters at the most`, clause, 'text');
    }
    return { option, text };
  },
});

/** Removes an object that is used up. */
function consume(table: Table, who: Combatant, item: Item): void {
  const grip = who.hands.find((each) => each.item.id === item.id);
  const lying = table.fight.floor.find((each) => each.item.id === item.id);
  const from = grip
    ? ({ in: 'hand', who: who.id, hands: grip.hands } as const)
    : lying && ({ in: 'floor', cell: lying.cell } as const);
  if (!from) return;
  table.tell({ fact: 'item-moved', item, from, to: { in: 'gone' }, who: who.id, why: 'used' });
}

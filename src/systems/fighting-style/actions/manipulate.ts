import { findItem } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { judgeReaction } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { always, declare, greyed } from './action.ts';

/**
 * FS-REACT-3: handling one item within touch for 1 AP, on anyone's turn. Each kind of handling is an option of its own;
 * the kinds differ only in their items and their effect.
 */
export interface Handling {
  readonly id: string;
  readonly label: string;
  readonly phrase?: string;
  readonly clause: string;
  /** The items in question. */
  things(fight: Fight, who: Combatant): readonly Item[];
  /** Why it cannot be done with this item; `null` if it can. */
  judge(fight: Fight, who: Combatant, item: Item): Refusal | null;
  /** The numbers of hands that may take the item; `null` where no choice of hands is needed. */
  readonly hands: ((item: Item) => readonly (1 | 2)[]) | null;
  /** Why the item cannot be taken in this many hands; `null` if it can. */
  judgeHands(who: Combatant, item: Item, hands: 1 | 2): Refusal | null;
  /** The refusal when there is no item in question. */
  readonly nothing: (who: Combatant) => Refusal;
  perform(table: Table, who: Id, item: Item, hands: 1 | 2): void;
}

/** The numbers of hands that can grip an item, the lowest first. */
export function gripsOf(item: Item): readonly (1 | 2)[] {
  const { thing } = item;
  switch (thing.kind) {
    case 'shield':
      return oneHand;
    case 'magic':
      return thing.magic.hands === 2 ? twoHands : oneHand;
    case 'weapon':
      return thing.weapon.hands === 2 ? twoHands : thing.weapon.twoHanded ? oneOrTwo : oneHand;
  }
}

const oneHand: readonly (1 | 2)[] = [1];
const twoHands: readonly (1 | 2)[] = [2];
const oneOrTwo: readonly (1 | 2)[] = [1, 2];

/** Why it can be done with none of these items: the first reason found; `null` if it can. */
function judgeAny(handling: Handling, fight: Fight, who: Combatant, items: readonly Item[]): Refusal | null {
  let first: Refusal | null = null;
  for (const item of items) {
    const refused = handling.judge(fight, who, item);
    if (refused === null) return null;
    first ??= refused;
  }
  return first;
}

const itemPicks = (
  handling: Handling,
  fight: Fight,
  who: Combatant,
  items: readonly Item[],
): readonly PickValue[] =>
  items.map((item) => ({ id: item.id, label: item.name, ...greyed(handling.judge(fight, who, item)) }));

function handPicks(handling: Handling, items: readonly Item[]): readonly PickValue[] {
  const { hands } = handling;
  if (!hands) return [];
  const picks: PickValue[] = [];
  for (const count of oneOrTwo) {
    const item = items.filter((each) => hands(each).includes(count)).map((each) => each.id);
    if (item.length > 0) {
      picks.push({ id: `${count}`, label: count === 1 ? 'one hand' : 'both hands', when: { item } });
    }
  }
  return picks;
}

/** The number of hands in the choice, or else the lowest that the item takes. */
function readHands(handling: Handling, item: Item, given: Choice['hands']): 1 | 2 | Refusal {
  const allowed = handling.hands?.(item) ?? oneHand;
  const fewest = allowed[0] ?? 1;
  if (given === undefined) return fewest;
  const found = allowed.find((count) => `${count}` === `${given}`);
  return (
    found ?? refuse('noFreeHand', `${item.name} cannot be held in that many hands`, handling.clause, 'hands')
  );
}

function read(handling: Handling, fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeReaction(fight, who);
  if (refused) return refused;
  const things = handling.things(fight, who);
  const item =
    choice.item === undefined && things.length === 1 ? (things[0] as Item) : findItem(things, choice.item);
  if (!item) {
    if (things.length === 0) return handling.nothing(who);
    return refuse(
      'notInHand',
      `${who.sheet.name} cannot do that with ${JSON.stringify(choice.item ?? null)}`,
      handling.clause,
      'item',
    );
  }
  const why = handling.judge(fight, who, item);
  if (why) return { ...why, field: 'item' };
  const hands = readHands(handling, item, choice.hands);
  if (typeof hands !== 'number') return hands;
  const short = handling.judgeHands(who, item, hands);
  if (short) return { ...short, field: 'hands' };
  return handling.hands
    ? { option: handling.id, item: item.id, hands: `${hands}` }
    : { option: handling.id, item: item.id };
}

/** The action of a kind of handling. */
export function handlingAction(handling: Handling): Action {
  const { id, label, phrase, clause } = handling;
  return {
    id,
    anytime: always,
    offer(fight, who) {
      const items = handling.things(fight, who);
      if (items.length === 0) return null;
      return {
        id,
        label,
        ...(phrase === undefined ? {} : { phrase }),
        clause,
        group: 'reaction',
        cost: { ap: 1 },
        ...greyed(judgeReaction(fight, who) ?? judgeAny(handling, fight, who, items)),
      };
    },
    needs(fight, who) {
      const items = handling.things(fight, who);
      const hands = handPicks(handling, items);
      return {
        item: { kind: 'one', label: 'What', oneOf: itemPicks(handling, fight, who, items) },
        ...(hands.length > 0
          ? { hands: { kind: 'one', label: 'In', oneOf: hands, default: '1' } as const }
          : {}),
      };
    },
    read: (fight, who, choice) => read(handling, fight, who, choice),
    perform(table, who, choice) {
      const item = findItem(
        handling.things(table.fight, table.fight.combatants[who] as Combatant),
        choice.item,
      );
      if (!item) return;
      declare(table, who, { action: id, group: 'reaction', ap: 1, with: item.name });
      handling.perform(table, who, item, choice.hands === '2' ? 2 : 1);
    },
  };
}

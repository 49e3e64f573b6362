import { doorDeed } from '../../../battlefield/doors.ts';
import { isOpen } from '../../../battlefield/field.ts';
import { findItem, isCombatant, readItem, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { doorsBeside, judgeDoor } from '../hands/doors.ts';
import { interaction } from '../hands/interaction.ts';
import { itemNeed, judgeHands, lyingNear, placeWith } from '../hands/items.ts';
import { reveal } from '../hiding.ts';
import type { Item } from '../items.ts';
import { handsOf } from '../items.ts';
import { belongings, freeHands } from '../judge.ts';
import { nameOf } from '../names.ts';
import { askOutcomes } from '../outcome/ask.ts';
import { refuse } from '../refusal.ts';
import { fieldOf, hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, foes, isObject, one, present, standing } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { judgeNear } from './touch.ts';

/** Interact with Target (WS-BAS-5): the result is defined by data where possible, otherwise the game master says it. */

const clause = 'WS-BAS-5';
const longest = 200;
const textNeed = (label: string, optional = false): Need =>
  optional ? { kind: 'text', label, longest, optional: true } : { kind: 'text', label, longest };

const isItem = (found: Item | Refusal): found is Item => 'thing' in found;

/** Opens or closes a door or window. */
const useDoor = interaction({
  id: 'use-door',
  label: 'Open or close',
  phrase: '{door}',
  offered: (fight, who) => doorsBeside(fight, who).length > 0,
  needs: (fight, who) => ({
    door: {
      kind: 'one',
      label: 'Which',
      oneOf: doorsBeside(fight, who).map((door) => ({
        id: door.id,
        label: doorDeed(door),
        ...greyed(judgeDoor(fight, door)),
      })),
    },
  }),
  read(fight, who, choice) {
    const doors = doorsBeside(fight, who);
    const given = choice.door ?? (doors.length === 1 ? doors[0]?.id : undefined);
    const door = doors.find(({ id }) => id === given);
    if (door) return judgeDoor(fight, door) ?? { option: 'use-door', door: door.id };
    return refuse('outOfReach', `no such door is within 1 m of ${who.sheet.name}`, clause, 'door');
  },
  said(fight, _who, { door }) {
    const known = typeof door === 'string' && fieldOf(fight).walls.some(({ id }) => id === door);
    return known
      ? { option: 'use-door', door }
      : refuse('noSuchThing', 'it must be said which door', clause, 'door');
  },
  perform(table, who, choice) {
    const door = String(choice.door);
    table.tell({ fact: 'door', door, open: !isOpen(fieldOf(table.fight), door), who });
  },
});

/** Picks up an item from the ground with free hands. */
export const pickUp = interaction({
  id: 'pick-up',
  label: 'Pick up',
  offered: (fight, who) => lyingNear(fight, who).length > 0,
  judge(fight, who) {
    const lying = lyingNear(fight, who);
    const [first] = lying;
    if (!first) return refuse('outOfReach', 'nothing lies within 1 m', clause, 'item');
    return lying.some(({ item }) => judgeHands(who, item, clause) === null)
      ? null
      : judgeHands(who, first.item, clause);
  },
  needs: (fight, who) => ({
    item: itemNeed(
      lyingNear(fight, who).map(({ item }) => item),
      (item) => judgeHands(who, item, clause),
    ),
  }),
  read(fight, who, choice) {
    const items = lyingNear(fight, who).map(({ item }) => item);
    const item = readItem(items, choice.item, clause);
    if (!isItem(item)) return item;
    return judgeHands(who, item, clause) ?? { option: 'pick-up', item: item.id };
  },
  said(fight, _who, choice) {
    const item = readItem(
      fight.floor.map((lying) => lying.item),
      choice.item,
      clause,
    );
    return isItem(item) ? { option: 'pick-up', item: item.id } : item;
  },
  perform(table, id, choice) {
    const lying = table.fight.floor.find(({ item }) => item.id === choice.item);
    if (!lying) return;
    const { item, cell } = lying;
    const to = { in: 'hand', who: id, hands: handsOf(item) } as const;
    table.tell({ fact: 'item-moved', item, from: { in: 'floor', cell }, to, who: id, why: 'picked up' });
  },
});

const receivers = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => other !== who && mayReceive(fight, who, other) === null);

function mayReceive(fight: Fight, who: Combatant, other: Combatant): Refusal | null {
  if (other === who || !allies(who, other)) {
    return refuse('notAlly', 'things are handed to an ally', clause, 'target');
  }
  if (!standing(other) || isObject(other)) {
    return refuse('wrongTarget', `${other.sheet.name} can take nothing`, clause, 'target');
  }
  return judgeNear(fight, who, other, clause);
}

/** Hands an item to an ally: into its hand if it has enough free, otherwise to what it carries. */
const giveItem = interaction({
  id: 'give-item',
  label: 'Hand something over',
  phrase: 'Hand {item} to {target}',
  offered: (fight, who) => belongings(who).length > 0 && receivers(fight, who).length > 0,
  judge(fight, who) {
    if (belongings(who).length === 0) {
      return refuse('noSuchThing', `${who.sheet.name} has nothing to give`, clause, 'item');
    }
    return receivers(fight, who).length > 0
      ? null
      : refuse('outOfReach', 'no ally is within 1 m', clause, 'target');
  },
  needs: (fight, who) => ({
    item: itemNeed(belongings(who)),
    target: {
      kind: 'one',
      label: 'To whom',
      oneOf: receivers(fight, who).map(({ id, sheet }) => ({ id, label: sheet.name })),
    },
  }),
  read(fight, who, choice) {
    const item = readItem(belongings(who), choice.item, clause);
    if (!isItem(item)) return item;
    const other = readWho(fight, choice.target, 'target', clause);
    if (!isCombatant(other)) return other;
    return mayReceive(fight, who, other) ?? { option: 'give-item', item: item.id, target: other.id };
  },
  aimed: true,
  said(_fight, who, choice) {
    const item = readItem(belongings(who), choice.item, clause);
    return isItem(item) ? { option: 'give-item', item: item.id } : item;
  },
  perform(table, id, choice) {
    const who = one(table.fight, id);
    const other = one(table.fight, String(choice.target));
    const item = findItem(belongings(who), choice.item);
    if (!item) return;
    const hands = handsOf(item);
    const to =
      freeHands(other) >= hands
        ? ({ in: 'hand', who: other.id, hands } as const)
        : ({ in: 'carried', who: other.id } as const);
    table.tell({ fact: 'item-moved', item, from: placeWith(who, item), to, who: id, why: 'handed over' });
  },
});

const touchable = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => other !== who && judgeTouch(fight, who, other) === null);

function judgeTouch(fight: Fight, who: Combatant, other: Combatant): Refusal | null {
  if (other === who || !present(other)) {
    return refuse('wrongTarget', 'somebody else who is there is touched', clause, 'target');
  }
  if (hiddenFrom(other, who)) return refuse('hidden', `${other.sheet.name} is hidden`, 'WS-ADV-13', 'target');
  return judgeNear(fight, who, other, clause);
}

/** Touches a combatant or object. Touching a creature of another side reveals (WS-R45). */
const touch = interaction({
  id: 'touch',
  label: 'Touch',
  seldom: true,
  offered: (fight, who) => touchable(fight, who).length > 0,
  judge: (fight, who) =>
    touchable(fight, who).length > 0 ? null : refuse('outOfReach', 'nobody is within 1 m', clause, 'target'),
  needs: (fight, who) => ({
    target: {
      kind: 'one',
      label: 'Whom',
      oneOf: touchable(fight, who).map(({ id, sheet }) => ({ id, label: sheet.name })),
    },
    what: textNeed('How', true),
  }),
  read(fight, who, choice) {
    const other = readWho(fight, choice.target, 'target', clause);
    if (!isCombatant(other)) return other;
    const said = readText(choice, true);
    if (isRefusal(said)) return said;
    return judgeTouch(fight, who, other) ?? { option: 'touch', target: other.id, ...said };
  },
  aimed: true,
  said(_fight, _who, choice) {
    const said = readText(choice, true);
    return isRefusal(said) ? said : { option: 'touch', ...said };
  },
  perform(table, id, choice) {
    const target = String(choice.target);
    const what = typeof choice.what === 'string' ? choice.what : `touches ${nameOf(table.fight, target)}`;
    settle(table, id, what, target);
    const { fight } = table;
    if (foes(one(fight, id), one(fight, target)) && !isObject(one(fight, target)))
      reveal(table, id, 'interact');
  },
});

type Said = { readonly what?: string };

function readText(choice: Choice, optional: boolean): Said | Refusal {
  const { what = '' } = choice;
  const said = typeof what === 'string' ? what.trim() : '';
  if (typeof what !== 'string' || what.length > longest || (said === '' && !optional)) {
    return refuse('noSuchThing', `it is said in ${longest} letters what is done`, clause, 'what');
  }
  return said === '' ? {} : { what: said };
}

/** Interacts with anything else, described in words. */
const interact = interaction({
  id: 'interact',
  label: 'Interact with something else',
  seldom: true,
  offered: () => true,
  needs: () => ({ what: textNeed('With what, and how') }),
  read(_fight, _who, choice) {
    const said = readText(choice, false);
    return isRefusal(said) ? said : { option: 'interact', ...said };
  },
  said(_fight, _who, choice) {
    const said = readText(choice, false);
    return isRefusal(said) ? said : { option: 'interact', ...said };
  },
  perform: (table, id, choice) => settle(table, id, String(choice.what), null),
});

/** Asks the game master for the result. */
function settle(table: Table, id: Id, what: string, target: Id | null): void {
  askOutcomes(table, {
    id: 'gm.interact',
    clause,
    by: id,
    what,
    ...(target === null ? {} : { target }),
    title: `${nameOf(table.fight, id)}: ${what}.`,
    asks: 'comes of it',
  });
}

export const interactions: readonly Action[] = [useDoor, pickUp, giveItem, touch, interact];

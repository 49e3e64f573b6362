import { readJoining } from '../../documents/by-hand.ts';
import { findItem } from '../../engine/fields.ts';
import type { Id, Json } from '../../kernel/json.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Carried } from './carried.ts';
import { readCombatant } from './encounter.ts';
import type { Facts } from './facts/index.ts';
import type { ItemPlace } from './facts/things.ts';
import type { Item } from './items.ts';
import { handsOf } from './items.ts';
import { belongings, freeHands } from './judge.ts';
import { mayStop } from './movement/rules.ts';
import { refuse } from './refusal.ts';
import { combatantOf } from './setup.ts';
import { putUnder } from './setup-effects.ts';
import { fieldOf } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { copy } from './state.ts';

/** Newcomers, items and doors, by hand (WS-GEN-12). */

/** WS-INI-5, WS-R19: somebody comes into the fight; when it acts is for the order to say. */
export function addCombatant(fight: Fight, json: Json): Carried {
  const entry = readJoining(json, fight.combatants, readCombatant, 'WS-GEN-12');
  if (isRefusal(entry)) return entry;
  const combatant = combatantOf(entry, fight.rulings);
  if (!mayStop(fight, combatant, combatant.cell)) {
    return refuse('spaceTaken', 'there is no room for it there', 'WS-TER-8', 'combatant.cell');
  }
  const named = [
    entry.summoner,
    ...entry.now.hiddenFrom,
    ...entry.now.effects.map((one) => 'by' in one && one.by),
  ];
  const stranger = named.find((id) => id && !Object.hasOwn(fight.combatants, id));
  if (stranger) {
    return refuse('noSuchThing', `there is no "${stranger}" in this fight`, 'WS-GEN-12', 'combatant');
  }
  if (entry.now.mounted || entry.now.grabbing.length > 0) {
    return refuse('noSuchThing', 'a newcomer stands by itself', 'WS-GEN-12', 'combatant.now');
  }
  // What it is under is counted as if it had come over it now.
  const trial = copy(fight);
  trial.combatants[combatant.id] = combatant;
  putUnder(trial, entry);
  return [{ fact: 'joined', combatant }];
}

const placeOf = (fight: Fight, who: Combatant, item: Item): ItemPlace | null => {
  const grip = who.hands.find((each) => each.item.id === item.id);
  if (grip) return { in: 'hand', who: who.id, hands: grip.hands };
  if (who.carried.some(({ id }) => id === item.id)) return { in: 'carried', who: who.id };
  const lying = fight.floor.find((each) => each.item.id === item.id);
  return lying ? { in: 'floor', cell: lying.cell } : null;
};

type Goal = 'hand' | 'carried' | 'floor' | 'gone';

/** An item of this one, or one that lies on the floor, to this one's hand or elsewhere. */
export function moveItem(fight: Fight, who: Combatant, id: Id, to: Goal): Carried {
  const all = [...belongings(who), ...fight.floor.map(({ item }) => item)];
  const item = findItem(all, id);
  const from = item && placeOf(fight, who, item);
  if (!item || !from) return refuse('noSuchThing', `there is no ${id} there`, 'WS-BAS-11', 'item');
  if (from.in === to) return refuse('noSuchThing', 'it is there already', 'WS-BAS-11', 'to');
  const hands = handsOf(item);
  if (to === 'hand' && freeHands(who) < hands) {
    return refuse('noFreeHand', `${who.sheet.name} has no hand free for it`, 'WS-BAS-11', 'to');
  }
  const goal: ItemPlace =
    to === 'hand'
      ? { in: 'hand', who: who.id, hands }
      : to === 'carried'
        ? { in: 'carried', who: who.id }
        : to === 'floor'
          ? { in: 'floor', cell: who.cell }
          : { in: 'gone' };
  const moved: Facts = { fact: 'item-moved', item, from, to: goal, who: who.id, why: 'hand' };
  return [moved];
}

export function setDoor(fight: Fight, door: string, open: boolean): Carried {
  const known = fieldOf(fight).walls.some(({ id }) => id === door);
  if (!known) return refuse('noSuchThing', `there is no door ${JSON.stringify(door)}`, 'WS-BAS-5', 'door');
  return [{ fact: 'door', door, open, who: 'gm' }];
}

import { judgeNamed, readJoining } from '../../documents/by-hand.ts';
import { findItem } from '../../engine/fields.ts';
import type { Coming } from '../../engine/hand.ts';
import type { Id, Json } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Carried } from './carried.ts';
import { readCombatant } from './encounter.ts';
import type { Now } from './encounter-schema.ts';
import type { Facts } from './facts/index.ts';
import type { ItemPlace } from './facts/things.ts';
import type { Item } from './items.ts';
import { handFor, handsOf } from './items.ts';
import { belongings } from './judge.ts';
import { mayStop } from './movement/rules.ts';
import { refuse } from './refusal.ts';
import { combatantOf } from './setup.ts';
import { begun } from './setup-middle.ts';
import { isNotReady, readiedAtStart } from './setup-readied.ts';
import { fieldOf } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';

/** Newcomers, items and doors by hand (AD-DIE-18). */

/** AD-INI-3, AD-R21: adds a combatant to the fight. The turn machine decides when it rolls and acts. */
export function addCombatant(fight: Fight, json: Json, along: readonly Id[]): Coming<Fight, Facts> | Refusal {
  const clause = 'AD-DIE-18';
  const entry = readJoining(
    json,
    fight.combatants,
    (written, at, problems) => readCombatant(written, fight.rulings, at, problems),
    clause,
  );
  if (isRefusal(entry)) return entry;
  const { id, now } = entry;
  const named = {
    'now.unaware': now.unaware,
    'now.effects': now.effects.flatMap(({ by }) => (by === id ? [] : [by])),
    'now.pushes': now.pushes.map(({ against }) => against),
  };
  const strange = judgeNamed(named, [...fight.listing, ...along], clause);
  if (strange) return strange;
  const combatant = combatantOf(entry, fight.rulings, fight);
  if (!mayStop(fight, combatant, combatant.cell)) {
    return refuse('spaceTaken', 'there is no room for it there', 'AD-ACT-9', 'combatant.cell');
  }
  if (now.hadTurn && fight.phase === 'turns') begun(combatant, 'done');
  return { joins: [{ fact: 'joined', combatant }], ties: (there) => readies(there, id, now.readied) };
}

/** AD-ACT-11: what it comes with ready. */
function readies(fight: Fight, id: Id, said: Now['readied']): Carried {
  const readied = readiedAtStart(fight, one(fight, id), said, fight.count);
  return isNotReady(readied)
    ? { ...readied.refused, field: 'combatant.now.readied' }
    : readied.map((each): Facts => ({ fact: 'readied', who: id, readied: each }));
}

const placeOf = (fight: Fight, who: Combatant, item: Item): ItemPlace | null => {
  const grip = who.hands.find((each) => each.item.id === item.id);
  if (grip) return { in: 'hand', who: who.id, hand: grip.hand, hands: grip.hands };
  if (who.carried.some(({ id }) => id === item.id)) return { in: 'carried', who: who.id };
  const lying = fight.floor.find((each) => each.item.id === item.id);
  return lying ? { in: 'floor', cell: lying.cell } : null;
};

type Goal = 'hand' | 'carried' | 'floor' | 'gone';

/**
 * Moves an item of a combatant or from the ground to its hand, to its belongings, to the ground or out of the fight.
 */
export function moveItem(fight: Fight, who: Combatant, id: Id, to: Goal): Carried {
  const all = [...belongings(who), ...fight.floor.map(({ item }) => item)];
  const item = findItem(all, id);
  const from = item && placeOf(fight, who, item);
  if (!item || !from) return refuse('noSuchThing', `there is no ${id} there`, 'AD-ACT-14', 'item');
  if (from.in === to) return refuse('noSuchThing', 'it is there already', 'AD-ACT-14', 'to');
  const goal = goalOf(who, item, to);
  if (goal === null)
    return refuse('noFreeHand', `${who.sheet.name} has no hand free for it`, 'AD-ACT-14', 'to');
  return [{ fact: 'item-moved', item, from, to: goal, who: who.id, why: 'hand' }];
}

function goalOf(who: Combatant, item: Item, to: Goal): ItemPlace | null {
  switch (to) {
    case 'hand': {
      const hands = handsOf(item);
      const hand = handFor(who.hands, hands, who.sheet.hands);
      return hand && { in: 'hand', who: who.id, hand, hands };
    }
    case 'carried':
      return { in: 'carried', who: who.id };
    case 'floor':
      return { in: 'floor', cell: who.cell };
    case 'gone':
      return { in: 'gone' };
  }
}

export function setDoor(fight: Fight, door: string, open: boolean): Carried {
  const known = fieldOf(fight).walls.some(({ id }) => id === door);
  if (!known) return refuse('noSuchThing', `there is no door ${JSON.stringify(door)}`, 'AD-DIE-18', 'door');
  return [{ fact: 'door', door, open, who: 'gm' }];
}

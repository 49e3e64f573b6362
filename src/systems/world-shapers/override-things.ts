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
import { seatCell, seatsOn } from './riding/places.ts';
import { combatantOf } from './setup.ts';
import { putUnder } from './setup-effects.ts';
import { fieldOf, inGrasp } from './space.ts';
import type { Combatant, Fight, Mounted } from './state.ts';
import { copy, one, present } from './state.ts';

/** Newcomers, items and doors set by hand (WS-GEN-12). */

/** WS-INI-5, WS-R19: adds a combatant to the fight, possibly on a mount. When it acts is decided by the turn order. */
export function addCombatant(fight: Fight, json: Json): Carried {
  const entry = readJoining(json, fight.combatants, readCombatant, 'WS-GEN-12');
  if (isRefusal(entry)) return entry;
  const named = [
    entry.summoner,
    ...entry.now.hiddenFrom,
    ...entry.now.effects.map((each) => 'by' in each && each.by),
  ];
  const stranger = named.find((id) => id && !Object.hasOwn(fight.combatants, id));
  if (stranger) {
    return refuse('noSuchThing', `there is no "${stranger}" in this fight`, 'WS-GEN-12', 'combatant');
  }
  const { mounted, ...now } = entry.now;
  const newcomer = combatantOf({ ...entry, now }, fight.rulings);
  const seat = mounted ? seatFor(fight, newcomer, mounted) : null;
  const to = seat ? seatCell(one(fight, seat.on), seat) : newcomer.cell;
  if (!seat && !mayStop(fight, newcomer, to)) {
    return refuse('spaceTaken', 'there is no room for it there', 'WS-TER-8', 'combatant.cell');
  }
  // Durations of its effects count from now.
  const trial = copy(fight);
  const combatant: Combatant = { ...newcomer, cell: to };
  trial.combatants[combatant.id] = combatant;
  putUnder(trial, entry);
  const seated: readonly Facts[] = seat ? [{ fact: 'mounted', who: combatant.id, mounted: seat, to }] : [];
  return [{ fact: 'joined', combatant }, ...seated, ...grips(trial, combatant, now.grabbing)];
}

/**
 * WS-ADV-5: its place on the mount that it comes on, the wanted one if it is free; `null`: it comes on foot, because
 * the mount cannot carry it now.
 */
function seatFor(fight: Fight, who: Combatant, wanted: Mounted): Mounted | null {
  const mount = Object.hasOwn(fight.combatants, wanted.on) ? one(fight, wanted.on) : null;
  if (!mount || !present(mount) || !present(who) || mount.sheet.size <= who.sheet.size) return null;
  const free = seatsOn(fight, who, mount);
  return free.find(({ dx, dy }) => dx === wanted.dx && dy === wanted.dy) ?? free[0] ?? null;
}

/** WS-ADV-11: the grabs that it comes with, as far as they are within reach. */
const grips = (fight: Fight, who: Combatant, held: readonly Id[]): readonly Facts[] =>
  held.flatMap((id): readonly Facts[] =>
    Object.hasOwn(fight.combatants, id) && present(one(fight, id)) && inGrasp(fight, who, one(fight, id))
      ? [{ fact: 'grabbed', who: id, by: who.id }]
      : [],
  );

const placeOf = (fight: Fight, who: Combatant, item: Item): ItemPlace | null => {
  const grip = who.hands.find((each) => each.item.id === item.id);
  if (grip) return { in: 'hand', who: who.id, hands: grip.hands };
  if (who.carried.some(({ id }) => id === item.id)) return { in: 'carried', who: who.id };
  const lying = fight.floor.find((each) => each.item.id === item.id);
  return lying ? { in: 'floor', cell: lying.cell } : null;
};

type Goal = 'hand' | 'carried' | 'floor' | 'gone';

/** Moves an item of `who`, or one on the floor, to its hand or elsewhere. */
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

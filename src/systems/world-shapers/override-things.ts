import { judgeNamed, readJoining } from '../../documents/by-hand.ts';
import type { ItemPlace } from '../../engine/belongings.ts';
import { findItem } from '../../engine/fields.ts';
import type { Coming } from '../../engine/hand.ts';
import type { Id, Json } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import { beginOut } from './apply/body.ts';
import type { Carried } from './carried.ts';
import type { EncounterCombatant } from './encounter.ts';
import { readCombatant } from './encounter.ts';
import type { Now } from './encounter-schema.ts';
import type { Facts } from './facts/index.ts';
import type { Item } from './items.ts';
import { handsOf } from './items.ts';
import { belongings, freeHands } from './judge.ts';
import { mayStop } from './movement/rules.ts';
import { refuse } from './refusal.ts';
import { seatCell, seatsOn } from './riding/places.ts';
import { combatantOf } from './setup.ts';
import { putUnder } from './setup-effects.ts';
import { begun } from './setup-middle.ts';
import { fieldOf, inGrasp } from './space.ts';
import type { Combatant, Fight, Mounted } from './state.ts';
import { copy, one, present, standing } from './state.ts';

/** Newcomers, items and doors set by hand (WS-GEN-12). */

/** WS-INI-5, WS-R19: adds a combatant to the fight, possibly on a mount. When it acts is decided by the turn order. */
export function addCombatant(fight: Fight, json: Json, along: readonly Id[]): Coming<Fight, Facts> | Refusal {
  const entry = readJoining(json, fight.combatants, readCombatant, clause);
  if (isRefusal(entry)) return entry;
  const strange = judgeNamed(namedBy(entry), [...fight.listing, ...along], clause);
  if (strange) return strange;
  const { id } = entry;
  const { mounted, ...now } = entry.now;
  const newcomer = combatantOf({ ...entry, now }, fight.rulings);
  const seat = mounted ? seatFor(fight, newcomer, mounted) : null;
  const to = seat ? seatCell(one(fight, seat.on), seat) : newcomer.cell;
  if (!seat && !mayStop(fight, newcomer, to)) {
    return refuse('spaceTaken', 'there is no room for it there', 'WS-TER-8', 'combatant.cell');
  }
  const combatant: Combatant = { ...newcomer, cell: to };
  setTurn(fight, combatant, now);
  // Durations of its effects count from now.
  const trial = copy(fight);
  trial.combatants[id] = combatant;
  putUnder(trial, entry);
  if (!standing(combatant)) beginOut(trial, combatant);
  const seated: readonly Facts[] = seat ? [{ fact: 'mounted', who: id, mounted: seat, to }] : [];
  return {
    joins: [{ fact: 'joined', combatant }, ...seated],
    ties: (there) => (standing(combatant) ? grips(there, one(there, id), now.grabbing) : []),
  };
}

const clause = 'WS-GEN-12';

/** Whom each field of it names. */
const namedBy = ({ id, summoner, now }: EncounterCombatant) => ({
  summoner: [summoner],
  'now.grabbing': now.grabbing,
  'now.hiddenFrom': now.hiddenFrom,
  'now.mounted': [now.mounted?.on],
  'now.effects': now.effects.flatMap((each) => ('by' in each && each.by !== id ? [each.by] : [])),
});

/** WS-INI-5, WS-R19: where one may have a turn in the round in which it joins: whether it had it, or holds it. */
function setTurn(fight: Fight, who: Combatant, { hadTurn, conditions }: Now): void {
  if (fight.phase !== 'slots' || fight.rulings.lateJoiners !== 'thisRoundByInitiative') return;
  if (hadTurn) begun(who, 'done');
  else if (conditions.includes('held')) begun(who, 'held');
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

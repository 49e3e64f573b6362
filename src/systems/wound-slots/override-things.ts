import { readJoining } from '../../documents/by-hand.ts';
import { findItem } from '../../engine/fields.ts';
import type { Coming } from '../../engine/hand.ts';
import type { Json } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Carried } from './carried.ts';
import { combatantWith } from './copies.ts';
import { readCombatant } from './encounter.ts';
import type { Facts } from './facts/index.ts';
import type { Place } from './facts/things.ts';
import { handsOf } from './hands.ts';
import { freeHands } from './judge.ts';
import { tiesOf } from './override-joining.ts';
import { hasRoom } from './override-places.ts';
import { mounting } from './override-ties.ts';
import { refuse } from './refusal.ts';
import { combatantOf, droppedBy, unloadedOf } from './setup.ts';
import type { Combatant, Fight, Item } from './state.ts';

/** Items moved and combatants added by hand. */

/** An item and its place, among those of this combatant and those on the floor. `null`: not found. */
function find(
  fight: Fight,
  who: Combatant,
  given: string,
): { readonly item: Item; readonly from: Place } | null {
  const items = [...who.hands, ...who.stowed, ...fight.floor].map(({ item }) => item);
  const item = findItem(items, given);
  if (!item) return null;
  const grip = who.hands.find((each) => each.item === item);
  if (grip) return { item, from: { in: 'hand', who: who.id, hands: grip.hands } };
  const stowed = who.stowed.find((each) => each.item === item);
  if (stowed) return { item, from: { in: 'stowed', who: who.id, container: stowed.in } };
  const lying = fight.floor.find((each) => each.item === item);
  return lying ? { item, from: { in: 'floor', cell: lying.cell } } : null;
}

/** Moves an item by hand. `carried`: into the scabbard or a pocket (SL-COM-8). */
export function moveItem(
  fight: Fight,
  who: Combatant,
  given: string,
  to: 'hand' | 'carried' | 'floor' | 'gone',
): Carried {
  const clause = 'SL-COM-8';
  const found = find(fight, who, given);
  if (!found) {
    return refuse('notInHand', `${who.sheet.name} has no ${JSON.stringify(given)}`, clause, 'item');
  }
  const { item, from } = found;
  if (from.in === (to === 'carried' ? 'stowed' : to)) {
    return refuse('noSuchThing', `${item.name} is there already`, clause, 'to');
  }
  if (to === 'hand' && (who.out === 'unconscious' || who.out === 'dead')) {
    return refuse('unconscious', `${who.sheet.name} lies there and holds nothing`, 'SL-CND-3', 'to');
  }
  if (to === 'hand' && freeHands(who) < handsOf(item)) {
    return refuse('noFreeHand', `${who.sheet.name} has no hand free for it`, clause, 'to');
  }
  const places: { readonly [place in typeof to]: Place } = {
    hand: { in: 'hand', who: who.id, hands: handsOf(item) },
    carried: { in: 'stowed', who: who.id, container: 'scabbard' },
    floor: { in: 'floor', cell: who.cell },
    gone: { in: 'gone' },
  };
  return [{ fact: 'item-moved', item, from, to: places[to], who: who.id, why: 'hand' }];
}

/**
 * Adds a combatant (SL-INI-1), written as in an encounter, with a new id and room to stand. Its initiative is rolled
 * before the next turn.
 */
export function addCombatant(fight: Fight, json: Json): Coming<Fight, Facts> | Refusal {
  const clause = 'SL-INI-1';
  const read = readJoining(
    json,
    fight.combatants,
    (one, at, problems) => readCombatant(one, fight.rulings, at, problems),
    clause,
  );
  if (isRefusal(read)) return read;
  const now = { ...read.now, ...unbound };
  const own = read.now.effects.map((effect) => ({ ...effect, id: '', on: read.id }));
  const combatant = combatantOf({ ...read, now }, fight.rulings, own);
  const ties = (there: Fight): readonly Facts[] => tiesOf(there, read.id, read.now);
  const unloaded = unloadedOf(read);
  const saddle = saddleOf(fight, combatant, read.now.riding);
  if (saddle) {
    const there = combatantWith(combatant, { cell: saddle.mount.cell });
    return { joins: [{ fact: 'joined', combatant: there, unloaded }, ...saddle.facts], ties };
  }
  if (!hasRoom(fight, combatant, combatant.cell)) {
    return refuse('spaceTaken', `${read.sheet.name} cannot stand there`, 'SL-GRD-1', 'combatant.cell');
  }
  const joins: readonly Facts[] = [
    { fact: 'joined', combatant, unloaded },
    // SL-CND-3: what a combatant who joins unconscious or dead had in hand lies on the floor.
    ...droppedBy(read).map(
      ({ item, cell }): Facts => ({
        fact: 'item-moved',
        item,
        from: { in: 'gone' },
        to: { in: 'floor', cell },
        who: combatant.id,
        why: 'dropped',
      }),
    ),
  ];
  return { joins, ties };
}

/**
 * SL-MNT-2: the mount on which a combatant joins, with the facts that seat it; `null` if it is absent or cannot carry
 * it.
 */
function saddleOf(
  fight: Fight,
  rider: Combatant,
  riding: Combatant['riding'] | undefined,
): { readonly mount: Combatant; readonly facts: readonly Facts[] } | null {
  const mount = riding ? fight.combatants[riding.mount] : undefined;
  if (!riding || !mount) return null;
  const facts = mounting(rider, mount, riding);
  return isRefusal(facts) ? null : { mount, facts };
}

/** What ties a combatant to others comes about once it is there (`tiesOf`). */
const unbound = { ignoring: [], grappling: [], pinnedBy: [], marks: [], effects: [] } as const;

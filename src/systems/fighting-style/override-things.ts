import { judgeNamed, readJoining } from '../../documents/by-hand.ts';
import type { ItemPlace } from '../../engine/belongings.ts';
import { findItem } from '../../engine/fields.ts';
import type { Coming } from '../../engine/hand.ts';
import type { Id, Json } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import { gripsOf } from './actions/manipulate.ts';
import { readCombatant } from './encounter.ts';
import type { Facts } from './facts.ts';
import { itemsInHand, judgeHands } from './judge.ts';
import { canStandAt } from './reachable.ts';
import { refuse } from './refusal.ts';
import { combatantOf, countsOf, judgeHold, othersOf } from './setup.ts';
import type { Combatant, Fight, Item } from './state.ts';
import { freeHands, one } from './state.ts';

/** Moving items and adding combatants by hand. */

type Carried = readonly Facts[] | Refusal;

/**
 * The item with this id or short id and its place: in the combatant's hands, carried, or on the floor; `null` when
 * there is none.
 */
function find(
  fight: Fight,
  who: Combatant,
  given: string,
): { readonly item: Item; readonly from: ItemPlace } | null {
  const held = findItem(itemsInHand(who), given);
  if (held) {
    const hands = who.hands.find((grip) => grip.item === held)?.hands ?? 1;
    return { item: held, from: { in: 'hand', who: who.id, hands } };
  }
  const carried = findItem(who.carried, given);
  if (carried) return { item: carried, from: { in: 'carried', who: who.id } };
  const lying = findItem(
    fight.floor.map((each) => each.item),
    given,
  );
  const cell = fight.floor.find((each) => each.item === lying)?.cell;
  return lying && cell ? { item: lying, from: { in: 'floor', cell } } : null;
}

export function moveItem(
  fight: Fight,
  who: Combatant,
  given: string,
  to: 'hand' | 'carried' | 'floor' | 'gone',
): Carried {
  const found = find(fight, who, given);
  if (!found) {
    return refuse('notInHand', `${who.sheet.name} has no ${JSON.stringify(given)}`, 'FS-REACT-3', 'item');
  }
  const { item, from } = found;
  if (from.in === to) return refuse('noSuchThing', `${item.name} is there already`, 'FS-REACT-3', 'to');
  const hands = gripsOf(item)[0] ?? 1;
  if (to === 'hand') {
    const refused = judgeHands(who, hands);
    if (refused) return { ...refused, field: 'to' };
  }
  const places: { readonly [place in typeof to]: ItemPlace } = {
    hand: { in: 'hand', who: who.id, hands },
    carried: { in: 'carried', who: who.id },
    floor: { in: 'floor', cell: who.cell },
    gone: { in: 'gone' },
  };
  const moved: Facts = { fact: 'item-moved', item, from, to: places[to], who: who.id, why: 'hand' };
  const caught = fight.listing.filter((id) => fight.combatants[id]?.netted === item.id);
  return [moved, ...caught.map((id): Facts => ({ fact: 'net-off', who: id }))];
}

/**
 * Adds a combatant, written as in an encounter, with an unused id and room to stand. It comes held by whoever is beside
 * it with a hand free (FS-ACT-3).
 */
export function addCombatant(fight: Fight, json: Json, along: readonly Id[]): Coming<Fight, Facts> | Refusal {
  const clause = 'FS-ENC-1';
  const read = readJoining(
    json,
    fight.combatants,
    (written, at, problems) => readCombatant(written, fight.rulings, at, problems),
    clause,
  );
  if (isRefusal(read)) return read;
  const named = read.now.conditions.map(({ other }) => other);
  const strange = judgeNamed({ 'now.conditions': named }, [...fight.listing, ...along], clause);
  if (strange) return strange;
  const combatant = {
    ...combatantOf(read, fight.rulings),
    ...savedTurn(fight, othersOf(read, 'waiting').at(-1)),
    initiative: lastInitiative(fight),
  };
  if (freeHands(combatant) < 0 || (combatant.out === null && !canStandAt(fight, combatant, combatant.cell))) {
    return refuse('squareTaken', `${read.sheet.name} cannot stand there`, 'FS-GRID-2', 'combatant.cell');
  }
  const { unloaded, uses } = countsOf(read, fight.rulings);
  const holds = (there: Fight): readonly Facts[] =>
    othersOf(read, 'held').flatMap((by): readonly Facts[] =>
      judgeHold(there, one(there, by), one(there, read.id)) === null && freeHands(one(there, by)) > 0
        ? [{ fact: 'held', who: read.id, by }]
        : [],
    );
  return { joins: [{ fact: 'joined', combatant, unloaded, uses }], ties: holds };
}

/** FS-TURN-7: the turn of one who comes waiting for another's: of this round, or between rounds of the next. */
function savedTurn({ phase, round }: Fight, who: Id | undefined): Pick<Combatant, 'turn' | 'waits'> {
  if (who === undefined) return { turn: 'waiting', waits: null };
  return phase === 'turns'
    ? { turn: 'saved', waits: { who, round } }
    : { turn: 'waiting', waits: { who, round: round + 1 } };
}

/**
 * The initiative of a combatant that joins: one below the lowest, so that it comes last; `null` while initiative has
 * not been rolled, so that it rolls too.
 */
function lastInitiative(fight: Fight): number | null {
  if (fight.order.length === 0) return null;
  return Math.min(...fight.order.map((id) => fight.combatants[id]?.initiative ?? 0)) - 1;
}

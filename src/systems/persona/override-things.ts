import { readJoining } from '../../documents/by-hand.ts';
import { findItem } from '../../engine/fields.ts';
import type { Coming } from '../../engine/hand.ts';
import type { Id, Json } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Carried } from './carried.ts';
import { readCombatant } from './encounter.ts';
import type { Facts } from './facts/index.ts';
import type { Place } from './facts/things.ts';
import { handsHolding, handsOfGrip, heldBy, judgeArms, usualGrip } from './hands.ts';
import { itemsInHand } from './judge.ts';
import { hasRoom } from './override-places.ts';
import { refuse } from './refusal.ts';
import { combatantOf, countsOf } from './setup.ts';
import { touches } from './space.ts';
import type { Combatant, Fight, Item } from './state.ts';
import { foes, one } from './state.ts';

/** Items moved and combatants added by hand. */

/** Finds an item of the combatant, or else on the ground, by id or short name; `null` if there is none. */
function find(
  fight: Fight,
  who: Combatant,
  given: string,
): { readonly item: Item; readonly from: Place } | null {
  const held = findItem(itemsInHand(who), given);
  if (held) return { item: held, from: { in: 'hand', who: who.id, hands: handsHolding(who, held) } };
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
  const clause = 'PE-ACT-33';
  const found = find(fight, who, given);
  if (!found) {
    return refuse('notInHand', `${who.sheet.name} has no ${JSON.stringify(given)}`, clause, 'item');
  }
  const { item, from } = found;
  if (from.in === to) return refuse('noSuchThing', `${item.name} is there already`, clause, 'to');
  const grip = usualGrip(fight, who, item);
  if (to === 'hand') {
    const refused = judgeArms(fight, who, grip);
    if (refused) return { ...refused, field: 'to' };
    if (heldBy(who, grip).length > 0) {
      return refuse('noFreeHand', `${who.sheet.name} has no hand free for it`, clause, 'to');
    }
  }
  const places: { readonly [place in typeof to]: Place } = {
    hand: { in: 'hand', who: who.id, hands: handsOfGrip(grip) },
    carried: { in: 'carried', who: who.id },
    floor: { in: 'floor', cell: who.cell },
    gone: { in: 'gone' },
  };
  return [{ fact: 'item-moved', item, from, to: places[to], who: who.id, why: 'hand' }];
}

/** PE-TIME-5: adds a combatant, written as in an encounter. It needs a new id and room to stand. */
export function addCombatant(fight: Fight, json: Json): Coming<Fight, Facts> | Refusal {
  const clause = 'PE-TIME-5';
  const read = readJoining(json, fight.combatants, readCombatant, clause);
  if (isRefusal(read)) return read;
  const bare = combatantOf(read, fight.rulings);
  const combatant: Combatant = { ...bare, ...tiesTo(fight, bare), initiative: lastInitiative(fight) };
  if (!hasRoom(fight, combatant, combatant.cell)) {
    return refuse('squareTaken', `${read.sheet.name} cannot stand there`, 'PE-MOVE-1', 'combatant.cell');
  }
  return {
    joins: [{ fact: 'joined', combatant, ...countsOf(read, Math.max(0, fight.round - 1)) }],
    ties: (there) => tiesComing(there, bare),
  };
}

/**
 * What ties a combatant that joins to those who are there, as at the beginning of a fight, apart from holds. Ties to
 * others do not come about.
 */
function tiesTo(
  fight: Fight,
  { id, side, ailments, disruptions, protecting }: Combatant,
): Pick<Combatant, 'heldBy' | 'ailments' | 'disruptions' | 'protecting'> {
  const known = (other: Id | null): boolean => other !== null && Object.hasOwn(fight.combatants, other);
  // PE-ACT-17: one protects allies.
  const ally = protecting !== null && fight.combatants[protecting]?.side === side;
  return {
    heldBy: [],
    ailments: ailments.map((one) => (one.by === id || known(one.by) ? one : { ...one, by: null })),
    disruptions: disruptions.filter(({ by }) => known(by)),
    protecting: ally ? protecting : null,
  };
}

/** The ties that come about once all who come along are there: holds, and those to whoever joined after it. */
function tiesComing(there: Fight, bare: Combatant): readonly Facts[] {
  const { id: who } = bare;
  const now = one(there, who);
  const all = tiesTo(there, bare);
  const sources = all.ailments.filter(({ id, by }) =>
    now.ailments.some((had) => had.id === id && had.by !== by),
  );
  const disruptions = all.disruptions.filter(
    ({ kind, by }) => !now.disruptions.some((had) => had.kind === kind && had.by === by),
  );
  return [
    ...holdsOn(there, now, bare.heldBy).map((hold): Facts => ({ fact: 'held', who, hold })),
    ...sources.map((ailment): Facts => ({ fact: 'ailment-changed', who, ailment })),
    ...disruptions.map((disruption): Facts => ({ fact: 'disrupted', who, disruption })),
    ...(all.protecting === now.protecting
      ? []
      : [{ fact: 'protecting', who, ally: all.protecting } as const]),
  ];
}

/** PE-GRP-3: those of these holds that can be: by enemies who are beside it. */
const holdsOn = (fight: Fight, who: Combatant, holds: Combatant['heldBy']): Combatant['heldBy'] =>
  holds.filter(({ by }) => {
    const holder = fight.combatants[by];
    return holder !== undefined && holder.out === null && foes(who, holder) && touches(fight, who, holder);
  });

/** A combatant that joins a running fight comes last in initiative. `null` before initiative is determined. */
function lastInitiative(fight: Fight): number | null {
  if (fight.order.length === 0) return null;
  return Math.min(...fight.order.map((id) => fight.combatants[id]?.initiative ?? 0)) - 1;
}

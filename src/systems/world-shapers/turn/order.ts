import type { Id } from '../../../kernel/json.ts';
import { initiativeOf } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { matters } from './able.ts';
import type { Slot, SlotPlace } from './slot.ts';
import { places, slotId } from './slot.ts';

/** The order of a round (WS-INI-1, WS-INI-5, WS-INI-6, WS-INI-16 to WS-INI-19). Pure. */

/** The average Initiative of a union (WS-INI-16, WS-R28). */
function average(fight: Fight, values: readonly number[]): number {
  const exact = values.reduce((sum, value) => sum + value, 0) / values.length;
  switch (fight.rulings.unionInitiativeRounding) {
    case 'exact':
      return exact;
    case 'down':
      return Math.floor(exact);
    case 'up':
      return Math.ceil(exact);
  }
}

const actsFirst = ({ sheet }: Combatant): boolean => sheet.traits.actsFirst === true;
/** WS-INI-18: surprise forces to the end, too. */
const actsLast = ({ sheet, surprised }: Combatant): boolean => sheet.traits.actsLast === true || surprised;

/**
 * WS-INI-6, WS-INI-17, WS-INI-18: `first` if all members may act first, `last` if any must act last; if both, WS-R20
 * decides between `middle` and `last`.
 */
export function placeOf(fight: Fight, members: readonly Combatant[]): SlotPlace {
  const first = members.every(actsFirst);
  const last = members.some(actsLast);
  if (first && last) return fight.rulings.actFirstAndLast === 'lastWins' ? 'last' : 'middle';
  return last ? 'last' : first ? 'first' : 'middle';
}

/** A new slot of these members. `measure`: the Initiative of each. */
export function slotOf(fight: Fight, ids: readonly Id[], measure: (who: Combatant) => number): Slot {
  const members = ids.map((id) => one(fight, id));
  const values = members.map(measure);
  const slot: Slot = {
    id: slotId(ids),
    members: ids,
    initiative: average(fight, values),
    place: placeOf(fight, members),
    state: 'waiting',
  };
  if (ids.length < 2) return slot;
  return { ...slot, shares: Object.fromEntries(ids.map((id, place) => [id, values[place] ?? 0])) };
}

/** The current Initiative of a combatant. */
export const presentInitiative =
  (fight: Fight) =>
  (who: Combatant): number =>
    initiativeOf(fight, who).value;

/**
 * All slots of a round in order: those who act first, then by Initiative, then those who act last. Ties in joining
 * order, those whose place matters before the others.
 */
export function slotsOf(fight: Fight, measure: (who: Combatant) => number): readonly Slot[] {
  const united = new Set(fight.unions.flat());
  const alone = fight.listing.filter((id) => !united.has(id)).map((id) => [id]);
  return [...fight.unions, ...alone]
    .map((ids) => {
      const slot = slotOf(fight, ids, measure);
      return { slot, weight: weight(fight, slot), joined: joined(fight, slot) };
    })
    .sort(compare)
    .map(({ slot }) => slot);
}

/** A slot with its sort keys. */
interface Ranked {
  readonly slot: Slot;
  readonly weight: number;
  readonly joined: number;
}

const rank = (place: SlotPlace): number => places.indexOf(place);
const weight = (fight: Fight, { members }: Slot): number =>
  members.some((id) => matters(fight, one(fight, id))) ? 0 : 1;
const joined = (fight: Fight, { members }: Slot): number =>
  Math.min(...members.map((id) => fight.listing.indexOf(id)));

/** WS-INI-1, WS-INI-6: compares two slots: negative if the first acts earlier, 0 for ties (WS-INI-2). */
export const pace = (a: Pace, b: Pace): number =>
  rank(a.place) - rank(b.place) || b.initiative - a.initiative;

type Pace = Pick<Slot, 'place' | 'initiative'>;

const compare = (a: Ranked, b: Ranked): number =>
  pace(a.slot, b.slot) || a.weight - b.weight || a.joined - b.joined;

/** WS-INI-2: groups of two or more slots with the same place and Initiative in which somebody may act. */
export function tiesOf(fight: Fight, slots: readonly Slot[]): readonly (readonly Slot[])[] {
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    if (weight(fight, slot) > 0) continue;
    const key = `${slot.place}/${slot.initiative}`;
    const group = groups.get(key);
    if (group) group.push(slot);
    else groups.set(key, [slot]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** The slots with a group of ties in a new order, at the same positions. */
export function rearranged(slots: readonly Slot[], group: readonly Slot[]): readonly Slot[] {
  const left = [...group];
  return slots.map((slot) => (group.some(({ id }) => id === slot.id) ? (left.shift() ?? slot) : slot));
}

/** The next waiting slot, or `null`. */
export const nextOf = (fight: Fight): Slot | null =>
  fight.order.find(({ state }) => state === 'waiting') ?? null;

/**
 * WS-INI-8, WS-R23: whether all slots are over that come before this one, which was held to the end. A held slot that
 * itself must act last waits for the others that must.
 */
export function lastCallFor(fight: Fight, { place }: Slot): boolean {
  // WS-R22: an interrupted slot is not over.
  if (fight.suspended.length > 0) return false;
  const next = nextOf(fight);
  if (next === null) return true;
  return next.place === 'last' && place !== 'last' && fight.rulings.endOfRoundOrder === 'holdersThenActLast';
}

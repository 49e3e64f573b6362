import type { Id } from '../../../kernel/json.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { presentInitiative, slotOf } from './order.ts';
import type { Slot } from './slot.ts';
import { places } from './slot.ts';

/** Late joiners in the order of the round in which they come (WS-INI-5, WS-R19). Pure. */

/**
 * The slots with one for a late joiner; `null` if it gets none: it has one, its Initiative has passed already, or all
 * late joiners wait for the next round (WS-R19 `nextRound`).
 */
export function orderWith(fight: Fight, order: readonly Slot[], id: Id): readonly Slot[] | null {
  if (fight.rulings.lateJoiners !== 'thisRoundByInitiative') return null;
  const { out, turn } = one(fight, id);
  if (out !== null || turn === 'over' || order.some(({ members }) => members.includes(id))) return null;
  const slot = slotOf(fight, [id], presentInitiative(fight));
  const held = turn === 'held';
  const at = placeFor(order, slot, held);
  if (at === null) return null;
  return [...order.slice(0, at), held ? { ...slot, state: 'held' } : slot, ...order.slice(at)];
}

/**
 * The index behind everybody with higher or equal Initiative; `null` if a slower slot has started already, unless its
 * turn is held.
 */
function placeFor(order: readonly Slot[], slot: Slot, held: boolean): number | null {
  const faster = (other: Slot): boolean =>
    places.indexOf(other.place) < places.indexOf(slot.place) ||
    (other.place === slot.place && other.initiative >= slot.initiative);
  const at = order.findLastIndex(faster) + 1;
  return held || order.slice(at).every(({ state }) => state === 'waiting') ? at : null;
}

/** The slots of this round, those included that late joiners will have as soon as the running turn is over. */
export function orderToCome(fight: Fight): readonly Slot[] {
  if (fight.phase !== 'slots') return fight.order;
  return fight.listing.reduce((order, id) => orderWith(fight, order, id) ?? order, fight.order);
}

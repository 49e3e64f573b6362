import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { offerHeldTurns, settleHolder } from './holding.ts';
import { nextOf, presentInitiative, slotOf } from './order.ts';
import type { Slot } from './slot.ts';
import { places } from './slot.ts';
import { startSlot } from './slot-start.ts';

/**
 * What comes next when no slot is running: a held turn, the next slot, or the end of the round (WS-INI-1, WS-INI-7,
 * WS-INI-8).
 */
export function nextSlot(table: Table): void {
  admitLate(table);
  const { fight } = table;
  const next = nextOf(fight);
  if (settleHolder(table)) return;
  if (next && fight.between) {
    if (offerHeldTurns(table)) return;
    table.tell({ fact: 'turns-kept' });
  }
  if (next) startSlot(table, next);
  else table.tell({ fact: 'round-ending', round: fight.round });
}

/** WS-INI-5, WS-R19 `thisRoundByInitiative`: gives late joiners a slot, unless their Initiative has passed already. */
function admitLate(table: Table): void {
  const { fight } = table;
  if (fight.rulings.lateJoiners !== 'thisRoundByInitiative') return;
  const known = new Set(fight.order.flatMap(({ members }) => members));
  for (const id of fight.listing) {
    const { out, turn } = one(fight, id);
    if (known.has(id) || out !== null || turn === 'over') continue;
    const slot = slotOf(fight, [id], presentInitiative(fight));
    const held = turn === 'held';
    const at = placeFor(fight.order, slot, held);
    if (at === null) continue;
    const mine: Slot = held ? { ...slot, state: 'held' } : slot;
    const slots = [...fight.order.slice(0, at), mine, ...fight.order.slice(at)];
    table.tell({ fact: 'order-changed', slots, why: 'joined' });
  }
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

import type { Table } from '../table.ts';
import { offerHeldTurns, settleHolder } from './holding.ts';
import { orderWith } from './late.ts';
import { nextOf } from './order.ts';
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

/** WS-INI-5, WS-R19: gives late joiners their slots of this round. */
function admitLate(table: Table): void {
  for (const id of table.fight.listing) {
    const slots = orderWith(table.fight, table.fight.order, id);
    if (slots) table.tell({ fact: 'order-changed', slots, why: 'joined' });
  }
}

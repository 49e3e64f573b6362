import type { Table } from '../table.ts';
import { gainAp } from './ap.ts';
import { admitLate } from './initiative-roll.ts';

/** SL-AP-1: everybody gains the Round Start amount. */
export function startRound(table: Table): void {
  const { fight } = table;
  admitLate(table);
  table.tell({ fact: 'round-began', round: fight.round + 1, clause: 'SL-SEQ-1' });
  for (const id of fight.listing) gainAp(table, id, 'start');
}

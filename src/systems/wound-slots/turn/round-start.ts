import type { Table } from '../table.ts';
import { gainAp } from './ap.ts';
import { admitLate } from './initiative-roll.ts';

/** SL-AP-1: begins a round; everyone gains the Round Start AP. */
export function startRound(table: Table): void {
  const { fight } = table;
  admitLate(table);
  table.tell({ fact: 'round-began', round: fight.round + 1, clause: 'SL-SEQ-1' });
  for (const id of fight.listing) gainAp(table, id, 'start');
}

import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { spendAp } from './ap.ts';

/** Actions that are paid for over several turns (SL-AP-5, SL-AP-6). */

/** All AP at hand go into it. */
export function beginCharge(table: Table, id: Id, choice: Choice, cost: number): void {
  const { ap } = one(table.fight, id);
  dropCharge(table, id);
  spendAp(table, id, ap, 'charge', 'SL-AP-5');
  const charge = { choice, paid: ap, cost, untilRound: null };
  table.tell({ fact: 'charge', who: id, charge, why: 'begun' });
}

/** SL-AP-6: AP spent on anything else, or a change of mind: what was paid is lost. */
export function dropCharge(table: Table, id: Id): void {
  if (one(table.fight, id).charge === null) return;
  table.tell({ fact: 'charge', who: id, charge: null, why: 'cancelled' });
}

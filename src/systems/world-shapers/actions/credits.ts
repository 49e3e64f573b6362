import type { Id } from '../../../kernel/json.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Attacks that are paid for and not made yet (WS-BAS-2, WS-BAS-3); lost at the end of the turn (WS-R32). */

export function giveCredits(table: Table, id: Id, more: number): void {
  if (more > 0) table.tell({ fact: 'credits', who: id, left: one(table.fight, id).credits + more });
}

export function takeCredit(table: Table, id: Id): void {
  const { credits } = one(table.fight, id);
  if (credits > 0) table.tell({ fact: 'credits', who: id, left: credits - 1 });
}

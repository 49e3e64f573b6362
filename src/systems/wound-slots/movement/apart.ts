import type { Cell, Id } from '../../../kernel/json.ts';
import { inCell } from '../copies.ts';
import { adjacent } from '../space.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * SL-R72: grapples end between those who are not side by side any more, or will not be once `id` stands at `at`; those of
 * whoever sits on it too (SL-MNT-2).
 */
export function breakApart(table: Table, id: Id, at?: Cell): void {
  const { fight } = table;
  const who = one(fight, id);
  const there = at === undefined ? who : inCell(who, at);
  for (const other of who.grappling) {
    if (!adjacent(fight, there, one(fight, other))) {
      table.tell({ fact: 'grapple-ended', who: id, with: other, why: 'apart' });
    }
  }
  if (who.ridden !== null) breakApart(table, who.ridden, at);
}

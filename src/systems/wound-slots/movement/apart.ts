import type { Cell, Id } from '../../../kernel/json.ts';
import { inCell } from '../copies.ts';
import { adjacent } from '../space.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * SL-R72: ends grapples of `id` that are not adjacent any more, or would not be if it stood at `at`; those of its rider
 * too (SL-MNT-2).
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

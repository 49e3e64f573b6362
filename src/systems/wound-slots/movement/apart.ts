import type { Id } from '../../../kernel/json.ts';
import { adjacent } from '../space.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** SL-R72: grapples end between those who are not side by side any more. */
export function breakApart(table: Table, id: Id): void {
  const { fight } = table;
  for (const other of one(fight, id).grappling) {
    if (!adjacent(fight, one(fight, id), one(fight, other))) {
      table.tell({ fact: 'grapple-ended', who: id, with: other, why: 'apart' });
    }
  }
}

import type { Id } from '../../../kernel/json.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** SL-CND-3, SL-SEQ-3: drops everything in hand to the floor. */
export function dropAll(table: Table, id: Id): void {
  for (const { item, hands } of one(table.fight, id).hands) {
    table.tell({
      fact: 'item-moved',
      item,
      from: { in: 'hand', who: id, hands },
      to: { in: 'floor', cell: one(table.fight, id).cell },
      who: id,
      why: 'dropped',
    });
  }
}

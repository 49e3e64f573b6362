import type { Id } from '../../../kernel/json.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** PE-ACT-22, PE-ACT-23: ends all effects of this combatant's Distract and Scary Face, when its next turn comes. */
export function endDisruptions(table: Table, by: Id): void {
  const { fight } = table;
  for (const id of fight.listing) {
    for (const disruption of one(fight, id).disruptions) {
      if (disruption.by === by) table.tell({ fact: 'disruption-ended', who: id, disruption, used: false });
    }
  }
}

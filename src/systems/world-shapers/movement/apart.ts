import type { Id } from '../../../kernel/json.ts';
import { endGrab } from '../grabs/grabs.ts';
import { inGrasp } from '../space.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';

/** WS-ADV-11: a grip ends when the two are more than 1 m apart, or a wall is between them: those of the one that has moved and of its riders. */
export function partGrabs(table: Table, id: Id): void {
  const { fight } = table;
  const far = (other: Id): boolean => !inGrasp(fight, one(fight, id), one(fight, other));
  for (const other of one(fight, id).grabbing) if (far(other)) endGrab(table, other, id, 'apart');
  for (const other of one(fight, id).grabbedBy) if (far(other)) endGrab(table, id, other, 'apart');
  for (const rider of everyone(fight)) if (rider.mounted?.on === id) partGrabs(table, rider.id);
}

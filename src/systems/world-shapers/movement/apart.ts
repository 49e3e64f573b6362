import type { Id } from '../../../kernel/json.ts';
import { endGrab } from '../grabs/grabs.ts';
import { inGrasp } from '../space.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * WS-ADV-11: ends the grabs of a combatant that has moved, and of its riders, where the two are now more than 1 m apart
 * or separated by a wall.
 */
export function partGrabs(table: Table, id: Id): void {
  const { fight } = table;
  const far = (other: Id): boolean => !inGrasp(fight, one(fight, id), one(fight, other));
  for (const other of one(fight, id).grabbing) if (far(other)) endGrab(table, other, id, 'apart');
  for (const other of one(fight, id).grabbedBy) if (far(other)) endGrab(table, id, other, 'apart');
  for (const rider of everyone(fight)) if (rider.mounted?.on === id) partGrabs(table, rider.id);
}

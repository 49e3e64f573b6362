import type { Id } from '../../kernel/json.ts';
import { one } from './state.ts';
import type { Table } from './table.ts';

/** SL-INI-6: changes initiative, not below 0. Does nothing while initiative has not been rolled. */
export function moveInitiative(table: Table, id: Id, change: number, why: string, clause: string): void {
  const { initiative } = one(table.fight, id);
  if (initiative === null || change === 0) return;
  const value = Math.max(0, initiative + change);
  if (value === initiative) return;
  table.tell({ fact: 'initiative', who: id, value, change: value - initiative, why, clause });
}

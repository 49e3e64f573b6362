import type { Id } from '../../../kernel/json.ts';
import { poolMost } from '../numbers.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { checkWaking } from './shock.ts';

/** Restores Durability or Health up to the maximum; Health may wake it (AD-ACT-16, AD-REC-7, AD-REC-8, AD-SHK-7). */
export function restoreBody(
  table: Table,
  id: Id,
  pool: 'durability' | 'health',
  amount: number,
  by: Id,
  why: string,
  clause: string,
): void {
  const { fight } = table;
  const who = one(fight, id);
  const left = Math.min(poolMost(fight, who, pool), who[pool] + amount);
  if (left === who[pool]) return;
  table.tell({ fact: pool, who: id, by, was: who[pool], left, why, clause });
  if (pool === 'health') checkWaking(table, id);
}

import type { Id } from '../../../kernel/json.ts';
import { windedUntil } from '../costs.ts';
import type { PoolName } from '../derived.ts';
import { poolMost } from '../numbers.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one, present } from '../state.ts';
import type { Table } from '../table.ts';

/** Spending and regaining Vigor and Mana, and being Winded (AD-REC-1, AD-REC-2, AD-REC-4). */

/** AD-REA-13: spends an amount that was judged affordable, at most what there is. */
export function spend(table: Table, id: Id, pool: 'vigor' | 'mana', amount: number, why: string): void {
  if (amount <= 0) return;
  const who = one(table.fight, id);
  const was = who[pool];
  table.tell({
    fact: pool,
    who: id,
    was,
    left: Math.max(0, was - amount),
    why,
    clause: 'AD-REC-1',
    // AD-R51 `spendToZero`.
    ...(amount > was ? { rulings: [rulingIds.vigorShort] } : {}),
  });
  if (pool === 'vigor' && table.fight.rulings.windedTiming === 'atOnce') checkWinded(table, id);
}

/** Restores up to the maximum. `settle`: whether being Winded may end at once, or only at its own time (AD-ENC-8). */
export function restorePoints(
  table: Table,
  id: Id,
  pool: Extract<PoolName, 'vigor' | 'mana'>,
  amount: number,
  why: string,
  clause: string,
  settle = true,
): void {
  const { fight } = table;
  const who = one(fight, id);
  const left = Math.min(poolMost(fight, who, pool), who[pool] + amount);
  if (left === who[pool]) return;
  table.tell({ fact: pool, who: id, was: who[pool], left, why, clause });
  if (settle) checkRested(table, id);
}

/** AD-REC-2: whether it becomes Winded. */
export const shouldWind = (who: Combatant): boolean => who.vigor === 0 && !who.winded && present(who);

function checkWinded(table: Table, id: Id): void {
  if (shouldWind(one(table.fight, id))) table.tell({ fact: 'winded', who: id, on: true });
}

/** AD-R67 `endOfTurn`: those at 0 Vigor become Winded when the current turn ends. */
export function windAtTurnEnd(table: Table): void {
  if (table.fight.rulings.windedTiming !== 'endOfTurn') return;
  for (const { id } of everyone(table.fight)) checkWinded(table, id);
}

/** AD-REC-4: the Vigor that ends being Winded: 5, or the maximum if it is lower. */
export const restedAt = (fight: Fight, who: Combatant): number =>
  Math.min(windedUntil, poolMost(fight, who, 'vigor'));

/** AD-REC-4, AD-R69: whether it is Winded no more. */
export function isRested(fight: Fight, who: Combatant): boolean {
  const enough = restedAt(fight, who);
  return who.winded && (fight.rulings.windedEnd === 'fiveRegained' ? who.regained : who.vigor) >= enough;
}

export function checkRested(table: Table, id: Id): void {
  if (isRested(table.fight, one(table.fight, id))) table.tell({ fact: 'winded', who: id, on: false });
}

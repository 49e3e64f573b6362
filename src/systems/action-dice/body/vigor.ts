import type { Id } from '../../../kernel/json.ts';
import { windedUntil } from '../costs.ts';
import type { PoolName } from '../derived.ts';
import { poolMost } from '../numbers.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one, present } from '../state.ts';
import type { Table } from '../table.ts';

/** Vigor and Mana as they go and come, and being Winded (AD-REC-1, AD-REC-2, AD-REC-4). */

/** AD-REA-13: spends as much as there is, which was judged to be enough. */
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

/** Gives back up to the maximum; `settle`: whether one may be Winded no more at once, or in its time (AD-ENC-8). */
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

/** AD-REC-2. */
export const shouldWind = (who: Combatant): boolean => who.vigor === 0 && !who.winded && present(who);

function checkWinded(table: Table, id: Id): void {
  if (shouldWind(one(table.fight, id))) table.tell({ fact: 'winded', who: id, on: true });
}

/** AD-R67 `endOfTurn`: with the turn that is going on. */
export function windAtTurnEnd(table: Table): void {
  if (table.fight.rulings.windedTiming !== 'endOfTurn') return;
  for (const { id } of everyone(table.fight)) checkWinded(table, id);
}

/** AD-REC-4: so much Vigor ends being Winded; a maximum below 5 is enough when it is there. */
export const restedAt = (fight: Fight, who: Combatant): number =>
  Math.min(windedUntil, poolMost(fight, who, 'vigor'));

/** AD-REC-4, AD-R69. */
export function isRested(fight: Fight, who: Combatant): boolean {
  const enough = restedAt(fight, who);
  return who.winded && (fight.rulings.windedEnd === 'fiveRegained' ? who.regained : who.vigor) >= enough;
}

export function checkRested(table: Table, id: Id): void {
  if (isRested(table.fight, one(table.fight, id))) table.tell({ fact: 'winded', who: id, on: false });
}

import type { Id } from '../../../kernel/json.ts';
import type { Table } from '../table.ts';

/**
 * A One More begins to be used. One that came by a Baton Pass keeps its Advantages; one that was earned has none
 * (PE-BAT-4). The chain of those who gave and received goes on (PE-BAT-6).
 */
export function beginBonus(table: Table, who: Id): void {
  const { bonus } = table.fight;
  if (bonus?.who === who && bonus.used === null) return;
  table.tell({ fact: 'one-more', bonus: { who, advantages: 0, chain: bonus?.chain ?? [], used: null } });
}

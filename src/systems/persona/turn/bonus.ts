import type { Id } from '../../../kernel/json.ts';
import type { Table } from '../table.ts';

/**
 * Begins the use of a One More. One from a Baton Pass keeps its Advantages, an earned one has none (PE-BAT-4). The
 * chain of those who gave and received continues (PE-BAT-6).
 */
export function beginBonus(table: Table, who: Id): void {
  const { bonus } = table.fight;
  if (bonus?.who === who && bonus.used === null) return;
  table.tell({ fact: 'one-more', bonus: { who, advantages: 0, chain: bonus?.chain ?? [], used: null } });
}

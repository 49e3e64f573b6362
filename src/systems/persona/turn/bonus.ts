import type { Id } from '../../../kernel/json.ts';
import type { Combatant, Fight } from '../state.ts';
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

/**
 * Whose One More comes next in the turn of `active`, by initiative: its own first, then those that others have earned
 * in it by throwing back its attacks (PE-R77). `null` for nobody.
 */
export function nextHolder({ order, combatants }: Fight, active: Combatant): Combatant | null {
  if (active.oneMore) return active;
  const next = order.find((id) => combatants[id]?.oneMore);
  return next === undefined ? null : (combatants[next] ?? null);
}

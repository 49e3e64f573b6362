import type { Id } from '../../../kernel/json.ts';
import { conscious, foes, one } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * Tells the One More that an action earns by Staggering these combatants (PE-ONE-1): one, however many they are
 * (PE-ONE-3), also if the action was a One More itself (PE-ONE-5); none for allies. The caller checks first whether the
 * attack can earn one (`Attack.earns`; PE-R77, PE-CHA-10). The surprised, who have no turn yet, earn none (PE-TIME-6).
 */
export function earnOneMore(table: Table, who: Id, staggered: readonly Id[]): void {
  const { fight } = table;
  const attacker = one(fight, who);
  const from = staggered.filter((id) => foes(attacker, one(fight, id)));
  if (from.length === 0 || !conscious(attacker) || attacker.surprised) return;
  table.tell({ fact: 'one-more-earned', who, from });
}

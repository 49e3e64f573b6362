import type { Id } from '../../../kernel/json.ts';
import { conscious, foes, one } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * The One More of a whole action that has Staggered these (PE-ONE-1): a single one however many they are (PE-ONE-3),
 * another one when it was a One More itself (PE-ONE-5), none for hurting one's own side. Whether the attack earns at
 * all (PE-R77, PE-CHA-10) stands in `Attack.earns`: whoever resolves it asks that first.
 */
export function earnOneMore(table: Table, who: Id, staggered: readonly Id[]): void {
  const { fight } = table;
  const attacker = one(fight, who);
  const from = staggered.filter((id) => foes(attacker, one(fight, id)));
  if (from.length === 0 || !conscious(attacker)) return;
  table.tell({ fact: 'one-more-earned', who, from });
}

import type { Id } from '../../kernel/json.ts';
import { happened } from './held/watch.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, foes, one, standing } from './state.ts';
import type { Table } from './table.ts';

/** Being hidden, and how that ends (WS-ADV-13, WS-ADV-14, WS-R30). */

/** WS-R30: from whom it is hidden when it hides from these: from each for itself, or from all enemies. */
export function hide(table: Table, id: Id, from: readonly Id[], clause: string): void {
  const { fight } = table;
  const who = one(fight, id);
  const all = fight.rulings.hiddenScope === 'global' && from.length > 0 ? enemiesOf(fight, who) : from;
  if (all.length > 0) table.tell({ fact: 'hidden', who: id, from: all, clause });
}

/** These know now where it is; with WS-R30 `global` all do. Whoever waits for it to appear may act (WS-INI-11). */
export function reveal(table: Table, id: Id, to: readonly Id[], clause: string): void {
  const { fight } = table;
  const { hiddenFrom } = one(fight, id);
  const some = to.filter((other) => hiddenFrom.includes(other));
  if (some.length === 0) return;
  const all = fight.rulings.hiddenScope === 'global' ? hiddenFrom : some;
  table.tell({ fact: 'revealed', who: id, to: all, clause });
  happened(table, { event: 'appeared', who: id, to: all });
}

export const enemiesOf = (fight: Fight, who: Combatant): readonly Id[] =>
  everyone(fight)
    .filter((other) => foes(who, other) && standing(other))
    .map(({ id }) => id);

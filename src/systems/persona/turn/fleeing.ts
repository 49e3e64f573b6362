import { walk } from '../movement/walk.ts';
import { wayFrom } from '../movement/way.ts';
import type { Combatant, Fight } from '../state.ts';
import { ailmentOf, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { enemiesOf } from './contributors.ts';

/** PE-AIL-19: a Panicked combatant that has to flee spends its next Move and Action on it. */

/** Whether the combatant must flee now: its Move and Action are both unspent. A One More is only one of them. */
export const mustFlee = (fight: Fight, who: Combatant): boolean =>
  who.fleeing && fight.bonus === null && who.move === null && !who.moveOver && !who.acted;

/** Flees from the source, or if there is none from every enemy. Leaving an enemy is a Flee (PE-MOVE-11). */
export function flee(table: Table, { id }: Combatant): void {
  const { fight } = table;
  const who = one(fight, id);
  const by = ailmentOf(who, 'panicked')?.by ?? null;
  const source = by === null ? undefined : fight.combatants[by];
  const from = source && present(source) ? [source] : enemiesOf(fight, who);
  table.tell({ fact: 'taken-over', who: id, by, what: 'runs away in panic', clause: 'PE-AIL-19' });
  walk(table, id, wayFrom(fight, who, from, { pace: 'run' }), { pace: 'run', flees: true, how: 'flee' });
  const after = one(table.fight, id);
  if (after.fleeing) table.tell({ fact: 'fleeing', who: id, on: false });
  if (!after.acted) table.tell({ fact: 'action-spent', who: id });
  if (!after.moveOver) table.tell({ fact: 'move-over', who: id, why: 'fled' });
}

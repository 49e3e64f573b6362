import { walk } from '../movement/walk.ts';
import { wayFrom } from '../movement/way.ts';
import type { Combatant, Fight } from '../state.ts';
import { ailmentOf, conscious, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { enemiesOf } from './contributors.ts';

/** PE-AIL-19: a Panicked combatant that has to flee spends its next Move and Action on it. */

/** Whether the combatant must flee now: its Move and Action are both unspent. A One More is only one of them. */
export const mustFlee = (fight: Fight, who: Combatant): boolean =>
  who.fleeing && fight.bonus === null && who.move === null && !who.moveOver && !who.acted;

/**
 * Flees from the source, or if there is none from every enemy. Leaving an enemy is a Flee (PE-MOVE-11). Whoever is
 * released on the way, for example by evading a Chance Attack of the source, stops and has the rest of the turn.
 */
export function flee(table: Table, { id }: Combatant): void {
  const { fight } = table;
  const who = one(fight, id);
  const panic = ailmentOf(who, 'panicked');
  const by = panic?.by ?? null;
  const source = by === null ? undefined : fight.combatants[by];
  const from = source && present(source) ? [source] : enemiesOf(fight, who);
  table.tell({ fact: 'taken-over', who: id, by, what: 'runs away in panic', clause: 'PE-AIL-19' });
  const driven = panic ? ({ driven: 'panicked' } as const) : {};
  const path = wayFrom(fight, who, from, { pace: 'run' });
  walk(table, id, path, { pace: 'run', flees: true, how: 'flee', ...driven });
  const after = one(table.fight, id);
  if (conscious(after) && !after.fleeing) return;
  if (after.fleeing) table.tell({ fact: 'fleeing', who: id, on: false });
  if (!after.acted) table.tell({ fact: 'action-spent', who: id });
  if (!after.moveOver) table.tell({ fact: 'move-over', who: id, why: 'fled' });
}

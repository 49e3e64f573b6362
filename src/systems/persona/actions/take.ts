import type { Id } from '../../../kernel/json.ts';
import { breakOut } from '../movement/grapple.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { beginMove, declare, spendAction } from './action.ts';

/** What is said of it in the log. */
interface Said {
  readonly target?: Id;
  readonly with?: string;
}

/**
 * Declares and spends the turn's Action (PE-TIME-3). Whoever is held must get free first (PE-GRP-2): `false` when the
 * Action is wasted, and nothing else may come of it.
 */
export function takeAction(table: Table, who: Id, action: string, said: Said = {}): boolean {
  declare(table, who, action, 'action', said);
  spendAction(table, who);
  return isFree(table, who, 'action');
}

/** The same for something that takes the turn's whole Move and is no walking. */
export function takeMove(table: Table, who: Id, action: string, said: Said = {}): boolean {
  declare(table, who, action, 'move', said);
  beginMove(table, who);
  table.tell({ fact: 'move-over', who, why: action });
  return isFree(table, who, 'move');
}

const isFree = (table: Table, who: Id, what: 'action' | 'move'): boolean =>
  one(table.fight, who).heldBy.length === 0 ||
  (breakOut(table, who, what) && conscious(one(table.fight, who)));

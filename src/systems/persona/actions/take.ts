import type { Id } from '../../../kernel/json.ts';
import { breakOut } from '../movement/grapple.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { beginMove, declare, spendAction } from './action.ts';

/** Additional words for the log. */
interface Said {
  readonly target?: Id;
  readonly with?: string;
}

/**
 * Declares and spends the turn's Action (PE-TIME-3). A combatant that is held has to break out first (PE-GRP-2);
 * returns `false` if it does not, and the Action is wasted.
 */
export function takeAction(table: Table, who: Id, action: string, said: Said = {}): boolean {
  declare(table, who, action, 'action', said);
  spendAction(table, who);
  return isFree(table, who, 'action');
}

/** The same for an action that takes the turn's whole Move. */
export function takeMove(table: Table, who: Id, action: string, said: Said = {}): boolean {
  declare(table, who, action, 'move', said);
  beginMove(table, who);
  table.tell({ fact: 'move-over', who, why: action });
  return isFree(table, who, 'move');
}

const isFree = (table: Table, who: Id, what: 'action' | 'move'): boolean =>
  one(table.fight, who).heldBy.length === 0 ||
  (breakOut(table, who, what) && conscious(one(table.fight, who)));

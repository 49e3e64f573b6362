import type { Id } from '../../../kernel/json.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { spendAp } from '../turn/ap.ts';
import { dropCharge } from '../turn/charge.ts';

/** A paid reaction as the log shows it. */
interface Reacting {
  readonly action: string;
  readonly clause: string;
  readonly ap: number;
  readonly target?: Id;
  readonly with?: string;
}

/**
 * SL-REA-1, SL-REA-2: declares and pays a reaction without changing initiative. Ends a charge (SL-AP-6) and a readied
 * action (SL-COM-7). Free reactions do neither and do not use this.
 */
export function payReaction(table: Table, id: Id, reacting: Reacting): void {
  const { action, clause, ap, target, with: means } = reacting;
  table.tell({
    fact: 'action',
    who: id,
    action,
    group: 'reaction',
    ...(target === undefined ? {} : { target }),
    ...(means === undefined ? {} : { with: means }),
    clause: 'SL-REA-2',
  });
  dropCharge(table, id);
  spendAp(table, id, ap, action, clause);
  if (one(table.fight, id).readied !== null) table.tell({ fact: 'readied', who: id, readied: null });
}

import type { Id } from '../../../kernel/json.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { spendAp } from '../turn/ap.ts';
import { dropCharge } from '../turn/charge.ts';

/** What a paid reaction says of itself in the log. */
export interface Reacting {
  readonly action: string;
  readonly clause: string;
  readonly ap: number;
  readonly target?: Id;
  readonly with?: string;
}

/**
 * SL-REA-1, SL-REA-2: a reaction is declared and its AP are paid; initiative stays. It ends a charge (SL-AP-6) and what
 * was readied (SL-COM-7). Free reactions do neither: they are not paid with this.
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

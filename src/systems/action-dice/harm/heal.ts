import type { Id } from '../../../kernel/json.ts';
import { restoreBody } from '../body/restore.ts';
import type { Table } from '../table.ts';

/** What comes back (AD-ACT-16, AD-SHK-7); the text of it is `body/restore.ts`. */
export interface Healing {
  readonly who: Id;
  readonly by: Id;
  readonly amount: number;
  readonly why: string;
  readonly clause: string;
}

export const restoreDurability = (table: Table, { who, by, amount, why, clause }: Healing): void =>
  restoreBody(table, who, 'durability', amount, by, why, clause);

export const restoreHealth = (table: Table, { who, by, amount, why, clause }: Healing): void =>
  restoreBody(table, who, 'health', amount, by, why, clause);

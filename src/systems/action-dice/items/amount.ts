import { dice } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import { sum } from '../../../kernel/readings.ts';
import type { Amount } from '../gear.ts';
import type { Table } from '../table.ts';

/** Rolls dice that are not Bonus dice: they neither burst nor step (AD-DIE-14). */
export function rollAmount(
  table: Table,
  {
    who,
    against,
    amount,
    purpose,
    clause,
  }: {
    readonly who: Id;
    readonly against: Id;
    readonly amount: Amount;
    readonly purpose: string;
    readonly clause: string;
  },
): number {
  if (amount.count === 0) return 0;
  return table.draw(dice(amount.count, amount.sides), sum(), { clause, for: who, purpose, against });
}

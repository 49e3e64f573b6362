import { dice } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import { sum } from '../../../kernel/readings.ts';
import type { Amount } from '../gear.ts';
import type { Table } from '../table.ts';

/** Dice of an amount that is not damage: healing (WS-BAS-16, WS-VIT-7). At least 0. */
interface AmountSpec {
  readonly who: Id;
  readonly against: Id;
  readonly amount: Amount;
  /** What the roll is, as a constant word. */
  readonly purpose: string;
  readonly clause: string;
}

export function rollAmount(table: Table, { who, against, amount, purpose, clause }: AmountSpec): number {
  const { count, sides, plus } = amount;
  if (count === 0) return Math.max(0, plus);
  const rolled = table.draw(dice(count, sides), sum(plus), { clause, for: who, against, purpose });
  return Math.max(0, rolled);
}

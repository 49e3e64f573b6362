import type { Id } from '../../../kernel/json.ts';
import { ailmentOf, conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Result } from './roll.ts';

/** One side of an opposed test. */
interface Side {
  /** `null` if no die was rolled. */
  readonly result: Result | null;
  readonly won: boolean;
}

/** PE-AIL-19: the difference of degrees from which the Panicked flee. */
const runsFrom = 3;

/**
 * PE-AIL-19: applies a test of a Panicked combatant against the source of its Panic. Winning ends the Panic; losing by
 * a difference of 3 or more makes it flee.
 */
export function settlePanic(table: Table, id: Id, own: Side, other: Id, others: Side): void {
  const { fight } = table;
  const who = one(fight, id);
  if (own.result === null || !conscious(who) || ailmentOf(who, 'panicked')?.by !== other) return;
  if (own.won) {
    table.tell({ fact: 'ailment-ended', who: id, ailment: 'panicked', why: 'passed' });
    return;
  }
  if (!who.fleeing && panicGap(fight.rulings.panicGap, own.result, others.result) >= runsFrom) {
    table.tell({ fact: 'fleeing', who: id, on: true });
  }
}

type Degrees = Pick<Result, 'passed' | 'degrees'>;
const successOf = (result: Degrees | null): number => (result?.passed ? result.degrees : 0);
const failureOf = ({ passed, degrees }: Degrees): number => (passed ? 0 : degrees);

/** PE-R117: the difference of degrees. A side that did not roll has none. */
function panicGap(mode: 'signedDegrees' | 'absolute', own: Degrees, other: Degrees | null): number {
  if (mode === 'absolute') return Math.abs(successOf(other) - failureOf(own));
  return successOf(other) + failureOf(own) - successOf(own);
}

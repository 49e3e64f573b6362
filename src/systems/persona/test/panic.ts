import type { Id } from '../../../kernel/json.ts';
import { ailmentOf, conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Result } from './roll.ts';

/** One side of an opposed test. */
export interface Side {
  /** `null`: no die was rolled. */
  readonly result: Result | null;
  readonly won: boolean;
}

/** From this difference of degrees on the Panicked run (PE-AIL-19). */
const runsFrom = 3;

/**
 * PE-AIL-19: somebody Panicked was tested against the source of its panic. Winning ends it; losing by a difference of 3
 * degrees or more makes it flee.
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

/** PE-R117: how far apart they are. Whoever did not roll has no degrees. */
export function panicGap(mode: 'signedDegrees' | 'absolute', own: Degrees, other: Degrees | null): number {
  if (mode === 'absolute') return Math.abs(successOf(other) - failureOf(own));
  return successOf(other) + failureOf(own) - successOf(own);
}

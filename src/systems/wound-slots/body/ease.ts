import type { Id } from '../../../kernel/json.ts';
import type { ByLevel, Level } from '../levels.ts';
import { levelOf, rankOf, worstOf } from '../levels.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { stopDying, wakeUp } from './consciousness.ts';
import { withWound } from './slots.ts';

/** Wounds that get better (SL-RST-5, SL-RST-8, SL-RST-15, SL-COM-1). */

/** The level that a wound of this one becomes when it is lowered once; `null`: it is gone. */
export const below = (level: Level): Level | null => levelOf(rankOf(level) - 1);

/** SL-CND-4: whether a wound of the worst level there was has become a lesser one, or is gone. */
export function worstEased(before: ByLevel, after: ByLevel): boolean {
  const worst = worstOf(before);
  return worst !== null && after[worst] < before[worst];
}

/** One wound of `from` becomes one of `to`, or is gone, by some clause; lowering the worst one ends dying (SL-CND-4). */
export function easeWound(table: Table, by: Id, on: Id, from: Level, to: Level | null, clause: string): void {
  const { wounds } = one(table.fight, on);
  const less = withWound(wounds, from, -1);
  const eased = to === null ? less : withWound(less, to, 1);
  table.tell({ fact: 'wound-eased', who: on, by, from, to, wounds: eased, clause });
  if (worstEased(wounds, eased)) stopDying(table, on, 'SL-CND-4');
}

/** Up to so many light wounds close, and whoever lies there may wake up (SL-CND-5). */
export function closeLight(table: Table, by: Id, on: Id, most: number, clause: string): void {
  const count = Math.min(most, one(table.fight, on).wounds.light);
  for (let closed = 0; closed < count; closed++) easeWound(table, by, on, 'light', null, clause);
  if (count > 0) wakeUp(table, on);
}

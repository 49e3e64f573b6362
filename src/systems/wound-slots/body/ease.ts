import type { Id } from '../../../kernel/json.ts';
import type { ByLevel, Level } from '../levels.ts';
import { levelOf, rankOf, worstOf } from '../levels.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { stopDying, wakeUp } from './consciousness.ts';
import { withWound } from './slots.ts';

/** Wounds that heal or are lowered (SL-RST-5, SL-RST-8, SL-RST-15, SL-COM-1). */

/** The next lower level; `null`: a light wound disappears. */
export const below = (level: Level): Level | null => levelOf(rankOf(level) - 1);

/** SL-CND-4: whether there are fewer wounds of the level that was the worst before. */
export function worstEased(before: ByLevel, after: ByLevel): boolean {
  const worst = worstOf(before);
  return worst !== null && after[worst] < before[worst];
}

/**
 * Turns one wound of level `from` into one of level `to`, or removes it if `to` is `null`. Lowering the worst one ends
 * dying (SL-CND-4).
 */
export function easeWound(table: Table, by: Id, on: Id, from: Level, to: Level | null, clause: string): void {
  const { wounds } = one(table.fight, on);
  const less = withWound(wounds, from, -1);
  const eased = to === null ? less : withWound(less, to, 1);
  table.tell({ fact: 'wound-eased', who: on, by, from, to, wounds: eased, clause });
  if (worstEased(wounds, eased)) stopDying(table, on, 'SL-CND-4');
}

/** Heals up to `most` light wounds; if any, an unconscious patient may wake up (SL-CND-5). */
export function closeLight(table: Table, by: Id, on: Id, most: number, clause: string): void {
  const count = Math.min(most, one(table.fight, on).wounds.light);
  for (let closed = 0; closed < count; closed++) easeWound(table, by, on, 'light', null, clause);
  if (count > 0) wakeUp(table, on);
}

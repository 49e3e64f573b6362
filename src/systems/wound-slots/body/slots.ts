import type { ByLevel, Level } from '../levels.ts';
import { levelOf, levels, rankOf, thresholds } from '../levels.ts';
import type { Rulings } from '../rulings.ts';

/** From final damage to a slot (SL-HLT-4, SL-HLT-9, SL-HLT-10, SL-ATK-6). Pure. */

/** SL-HLT-4, SL-R7: the highest level whose threshold the final damage reaches; `null` for none. */
export function levelFor(final: number, rulings: Pick<Rulings, 'belowZero'>): Level | null {
  let found: Level | null = null;
  for (const level of levels) if (final >= thresholds[level]) found = level;
  return found ?? (rulings.belowZero === 'light' ? 'light' : null);
}

/** SL-R19: a level some steps up or down; a fatal one goes no higher, a light one lowered is none (or stays). */
export function stepped(
  level: Level | null,
  steps: number,
  rulings: Pick<Rulings, 'stepLimits'>,
): Level | null {
  if (level === null || steps === 0) return level;
  const rank = rankOf(level) + steps;
  if (rank < 1) return rulings.stepLimits === 'lightStays' ? 'light' : null;
  return levelOf(rank);
}

/** SL-HLT-10: the level of the empty slot that a wound of this level fills; `null`: even the fatal one is taken. */
export function slotFor(level: Level, wounds: ByLevel, slots: ByLevel): Level | null {
  for (let rank = rankOf(level); rank <= levels.length; rank++) {
    const at = levelOf(rank);
    if (at !== null && wounds[at] < slots[at]) return at;
  }
  return null;
}

/** A wound that finds room: the level that it was meant to have before it spilled, and that of its slot. */
export interface Placed {
  readonly meant: Level;
  readonly level: Level;
}

/**
 * SL-ATK-6, steps 10 to 12: where a wound goes that is raised or lowered by `steps`, before it looks for a slot or (SL-R18
 * `afterSlot`) after it has found one. `none`: it is no wound; `overflow`: not even the fatal slot is free (SL-R9).
 */
export function placeFor(
  level: Level | null,
  steps: number,
  { wounds, slots }: { readonly wounds: ByLevel; readonly slots: ByLevel },
  rulings: Pick<Rulings, 'stepOrder' | 'stepLimits'>,
): Placed | 'none' | 'overflow' {
  const before = rulings.stepOrder === 'beforeSlot';
  const meant = before ? stepped(level, steps, rulings) : level;
  if (meant === null) return 'none';
  const found = slotFor(meant, wounds, slots);
  if (found === null) return 'overflow';
  if (before || steps === 0) return { meant, level: found };
  const after = stepped(found, steps, rulings);
  if (after === null) return 'none';
  const at = slotFor(after, wounds, slots);
  if (at === null) return 'overflow';
  // Where there was room for both, nothing has spilled; else it is said of the last level that was full.
  if (at === after) return { meant: found === meant ? at : meant, level: at };
  return { meant: after, level: at };
}

/** One wound more, or one less, of a level. */
export const withWound = (wounds: ByLevel, level: Level, change: 1 | -1): ByLevel => ({
  ...wounds,
  [level]: Math.max(0, wounds[level] + change),
});

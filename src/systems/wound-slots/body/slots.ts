import type { ByLevel, Level } from '../levels.ts';
import { levelOf, levels, rankOf, thresholds } from '../levels.ts';
import type { Rulings } from '../rulings.ts';

/** From final damage to a wound slot (SL-HLT-4, SL-HLT-9, SL-HLT-10, SL-ATK-6). Pure functions. */

/** SL-HLT-4, SL-R7: the highest level whose threshold is at or below the final damage; `null`: no wound. */
export function levelFor(final: number, rulings: Pick<Rulings, 'belowZero'>): Level | null {
  let found: Level | null = null;
  for (const level of levels) if (final >= thresholds[level]) found = level;
  return found ?? (rulings.belowZero === 'light' ? 'light' : null);
}

/**
 * SL-R19: the level changed by `steps`. Fatal is the highest; light lowered is `null` or, by the ruling, stays light.
 */
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

/** SL-HLT-10: the level of the empty slot that a wound of this level fills; `null`: all are full up to fatal. */
export function slotFor(level: Level, wounds: ByLevel, slots: ByLevel): Level | null {
  for (let rank = rankOf(level); rank <= levels.length; rank++) {
    const at = levelOf(rank);
    if (at !== null && wounds[at] < slots[at]) return at;
  }
  return null;
}

/** A wound that found a slot: its level before full slots pushed it upward, and the level of the slot. */
interface Placed {
  readonly meant: Level;
  readonly level: Level;
}

/**
 * SL-ATK-6, steps 10 to 12: the slot of a wound whose level is changed by `steps`, before it looks for a slot or
 * (SL-R18 `afterSlot`) after it has found one. `none`: no wound; `overflow`: the fatal slot is full too (SL-R9).
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
  // If the changed level has a free slot, `meant` differs from it only if the first slot was not the original level.
  if (at === after) return { meant: found === meant ? at : meant, level: at };
  return { meant: after, level: at };
}

/** `wounds` with one wound of this level more or less. */
export const withWound = (wounds: ByLevel, level: Level, change: 1 | -1): ByLevel => ({
  ...wounds,
  [level]: Math.max(0, wounds[level] + change),
});

/** Wound levels in rising order (SL-HLT-1). */
export const levels = ['light', 'moderate', 'severe', 'critical', 'fatal'] as const;
export type Level = (typeof levels)[number];

/** The number of a level: light 1 to fatal 5. */
export const rankOf = (level: Level): number => levels.indexOf(level) + 1;
/** The level of a number; `null` below 1, fatal above 5. */
export const levelOf = (rank: number): Level | null =>
  rank < 1 ? null : (levels[Math.min(rank, levels.length) - 1] ?? null);

/** A number for each level: wounds held, or slots. */
export type ByLevel = { readonly [level in Level]: number };
export const noWounds: ByLevel = { light: 0, moderate: 0, severe: 0, critical: 0, fatal: 0 };

/** SL-HLT-2: the lowest final damage of each level. */
export const thresholds: ByLevel = { light: 0, moderate: 2, severe: 4, critical: 6, fatal: 8 };

/** SL-HLT-11: the highest level with a wound; `null`: unwounded. */
export function worstOf(wounds: ByLevel): Level | null {
  for (let i = levels.length - 1; i >= 0; i--) {
    const level = levels[i];
    if (level !== undefined && wounds[level] > 0) return level;
  }
  return null;
}

export const countOf = (wounds: ByLevel): number => levels.reduce((sum, level) => sum + wounds[level], 0);

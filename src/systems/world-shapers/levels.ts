/** Levels go from 0 to 12. */
export const highestLevel = 12;

const tiers = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5] as const;

/** The Tier of a level (ours): three levels for each Tier, level 12 is Tier 5. */
export const tierOfLevel = (level: number): number => tiers[level] ?? 5;

import type { ByLevel } from '../levels.ts';

/** SL-RST-14. */
export const recoveryTns: ByLevel = { light: -8, moderate: -5, severe: -1, critical: 4, fatal: 10 };
/** SL-CND-10, SL-R36: treating bleeding or burning of a level. */
export const bleedBurnTn = (level: number): number => 2 * level;
/** SL-CND-11, SL-R37. */
export const hobbledTn = 3;
/** SL-MSC-13. */
export const treatTns: ByLevel = { light: -3, moderate: 0, severe: 3, critical: 6, fatal: 9 };

import type { ByLevel } from '../levels.ts';

/** SL-RST-14: TNs of recovery checks by the level of the wound. */
export const recoveryTns: ByLevel = { light: -8, moderate: -5, severe: -1, critical: 4, fatal: 10 };
/** SL-CND-10, SL-R36: the TN to treat bleeding or burning of this level. */
export const bleedBurnTn = (level: number): number => 2 * level;
/** SL-CND-11, SL-R37: the TN to treat being hobbled. */
export const hobbledTn = 3;
/** SL-MSC-13: the TNs of Treat Wound by the level of the wound. */
export const treatTns: ByLevel = { light: -3, moderate: 0, severe: 3, critical: 6, fatal: 9 };

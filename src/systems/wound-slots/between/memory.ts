import type { BrokenRest, Current } from '../current.ts';
import { dayMinutes } from '../current.ts';

/** What a sheet knows of its last 24 hours, and how it grows old. Times are minutes. Pure. */
export interface Memory {
  /** SL-RST-16. */
  readonly recoveryBonus: number;
  /** How long ago each long rest that helped was over, the last one first (SL-RST-1). */
  readonly longRests: readonly number[];
  /** Sleep, the last one first (SL-RST-3). */
  readonly sleep: readonly { readonly minutes: number; readonly ago: number }[];
  /** SL-RST-18. */
  readonly brokenRest: BrokenRest | null;
}

export const memoryOf = ({ recoveryBonus, longRests, sleep, brokenRest }: Current): Memory => ({
  recoveryBonus: recoveryBonus ?? 0,
  longRests: longRests ?? [],
  sleep: sleep ?? [],
  brokenRest: brokenRest ?? null,
});

/** The same as a sheet writes it: what is nothing is left out. */
export const writtenMemory = ({ recoveryBonus, longRests, sleep, brokenRest }: Memory): Current => ({
  ...(recoveryBonus > 0 ? { recoveryBonus } : {}),
  ...(longRests.length > 0 ? { longRests } : {}),
  ...(sleep.length > 0 ? { sleep } : {}),
  ...(brokenRest ? { brokenRest } : {}),
});

const mostStretches = 100;

/** So many minutes later, the last of them slept through. What was a whole day ago is forgotten. */
export function later(memory: Memory, minutes: number, slept: number): Memory {
  const older = memory.sleep.map((one) => ({ ...one, ago: one.ago + minutes }));
  const sleep = slept > 0 ? [{ minutes: Math.min(dayMinutes, slept), ago: 0 }, ...older] : older;
  return {
    ...memory,
    longRests: memory.longRests.map((ago) => ago + minutes).filter((ago) => ago < dayMinutes),
    sleep: sleep.filter(({ ago }) => ago < dayMinutes).slice(0, mostStretches),
  };
}

/** SL-RST-3: sleep within the 24 hours before now; of a stretch that began earlier only what lies within. */
export const sleptToday = ({ sleep }: Memory): number =>
  sleep.reduce((sum, { minutes, ago }) => sum + Math.min(minutes, dayMinutes - ago), 0);

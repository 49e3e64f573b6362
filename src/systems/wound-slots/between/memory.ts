import type { BrokenRest, Current } from '../current.ts';
import { dayMinutes } from '../current.ts';

/** What a sheet stores of the last 24 hours, and how it ages. Times are minutes. Pure. */
export interface Memory {
  /** SL-RST-16: the bonus to recovery checks. */
  readonly recoveryBonus: number;
  /** SL-RST-1: minutes since the end of each long rest that gave benefits, the latest first. */
  readonly longRests: readonly number[];
  /** SL-RST-3: stretches of sleep, the latest first. */
  readonly sleep: readonly { readonly minutes: number; readonly ago: number }[];
  /** SL-RST-18: an interrupted long rest that can be resumed. */
  readonly brokenRest: BrokenRest | null;
}

export const memoryOf = ({ recoveryBonus, longRests, sleep, brokenRest }: Current): Memory => ({
  recoveryBonus: recoveryBonus ?? 0,
  longRests: longRests ?? [],
  sleep: sleep ?? [],
  brokenRest: brokenRest ?? null,
});

/** The memory as a sheet stores it, without empty fields. */
export const writtenMemory = ({ recoveryBonus, longRests, sleep, brokenRest }: Memory): Current => ({
  ...(recoveryBonus > 0 ? { recoveryBonus } : {}),
  ...(longRests.length > 0 ? { longRests } : {}),
  ...(sleep.length > 0 ? { sleep } : {}),
  ...(brokenRest ? { brokenRest } : {}),
});

const mostStretches = 100;

/** The memory `minutes` later, the last `slept` of them asleep. What is more than 24 hours ago is dropped. */
export function later(memory: Memory, minutes: number, slept: number): Memory {
  const older = memory.sleep.map((one) => ({ ...one, ago: one.ago + minutes }));
  const sleep = slept > 0 ? [{ minutes: Math.min(dayMinutes, slept), ago: 0 }, ...older] : older;
  return {
    ...memory,
    longRests: memory.longRests.map((ago) => ago + minutes).filter((ago) => ago < dayMinutes),
    sleep: sleep.filter(({ ago }) => ago < dayMinutes).slice(0, mostStretches),
  };
}

/** SL-RST-3: minutes of sleep within the last 24 hours. */
export const sleptToday = ({ sleep }: Memory): number =>
  sleep.reduce((sum, { minutes, ago }) => sum + Math.min(minutes, dayMinutes - ago), 0);

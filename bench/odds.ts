import { oddsOf } from '../src/engine/odds.ts';
import type { System, Tactic } from '../src/engine/system.ts';
import { deedsWithDice } from '../src/workbench/deeds-with-dice.ts';

/** The cost of the odds of a system's deeds, in milliseconds of processor time. */
export interface OddsCost {
  /** How many deeds there are, and for how many of them there was time. */
  readonly deeds: number;
  readonly asked: number;
  /** How many of the odds were not exact. */
  readonly estimates: number;
  readonly median: number;
  readonly worst: number;
  /** How many took longer than `mostMillis`. */
  readonly over: number;
  /** The name of the deed that took longest. */
  readonly dearest: string;
}

/** How often each is measured (up to `dearMillis`); the quickest counts, as other programs only ever make it slower. */
const times = 3;
/** The limit for the odds of a single attack, in milliseconds. */
const mostMillis = 50;
const dearMillis = 200;
/** The time in milliseconds after which no further deed is begun: walks past many foes can take seconds each. */
const enoughMillis = 30_000;

/** Measures the odds of the deeds with dice of a system (`deedsWithDice`). */
export function oddsCost(system: System): OddsCost {
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  let estimates = 0;
  const deeds = deedsWithDice(system);
  const until = performance.now() + enoughMillis;
  const costs = deeds.flatMap(({ name, moment }) => {
    if (performance.now() > until) return [];
    let millis = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < times && (turn === 0 || millis < dearMillis); turn++) {
      const before = process.cpuUsage();
      const { exact } = oddsOf(system, moment, tactic);
      const { user, system: kernel } = process.cpuUsage(before);
      millis = Math.min(millis, (user + kernel) / 1000);
      if (turn === 0 && !exact) estimates++;
    }
    return [{ name, millis }];
  });
  const sorted = costs.sort((a, b) => a.millis - b.millis);
  const last = sorted.at(-1);
  return {
    deeds: deeds.length,
    asked: sorted.length,
    estimates,
    median: sorted[Math.floor(sorted.length / 2)]?.millis ?? 0,
    worst: last?.millis ?? 0,
    over: sorted.filter(({ millis }) => millis > mostMillis).length,
    dearest: last?.name ?? '',
  };
}

import { oddsOf } from '../src/engine/odds.ts';
import type { System, Tactic } from '../src/engine/system.ts';
import { deedsWithDice } from '../src/workbench/deeds-with-dice.ts';

/** What the odds of the deeds of a system cost, in milliseconds of processor time. */
export interface OddsCost {
  /** How many there are, and how many of them were asked for in the time that there was. */
  readonly deeds: number;
  readonly asked: number;
  readonly estimates: number;
  readonly median: number;
  readonly worst: number;
  /** How many took longer than a single attack may. */
  readonly over: number;
  /** Which deed is the worst. */
  readonly dearest: string;
}

/** Each is asked for so often unless it is dear; the quickest counts: others on the machine only ever make it slower. */
const times = 3;
/** No single attack may take longer, in milliseconds. */
const mostMillis = 50;
const dearMillis = 200;
/** Long ways past many foes can take seconds each: after so much time no further deed is begun. */
const enoughMillis = 30_000;

/** The odds of every deed with dice that the people of a pack come to. */
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

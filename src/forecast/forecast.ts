import type { Moment } from '../engine/enumerate.ts';
import { GivenThen } from '../engine/given.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import { Table } from '../engine/table.ts';
import type { Id } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';
import type { Share } from './statistics.ts';
import { interval, quantile } from './statistics.ts';

export interface ForecastOptions {
  readonly fights: number;
  readonly seed: string;
  /** By combatant or by side; who is not named plays the system's default tactic. */
  readonly tactics: { readonly [sideOrId: string]: string };
  readonly roundCap?: number;
}

export interface Forecast {
  readonly fights: number;
  /** How often each side won, with a 95 % interval; fights that nobody won are under `''`. */
  readonly wins: { readonly [side: string]: Share };
  readonly rounds: { readonly p10: number; readonly p50: number; readonly p90: number };
  /** How often each combatant was out at the end. */
  readonly falls: { readonly [who: Id]: Share };
}

/** Fight `i` of a forecast: it depends on the seed and `i` alone, however the work is split. */
export function playOne<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  index: number,
  options: ForecastOptions,
): { readonly fight: S; readonly winner: string | null; readonly rounds: number } {
  const fight = system.copy(moment.base);
  const answers = new SampleAnswers<S, F>(
    stream(`${options.seed}/${index}/dice`),
    stream(`${options.seed}/${index}/minds`),
    tacticsOf(system, fight, options),
  );
  if (moment.answers.length > 0) {
    system.step(new Table<S, F>(system, fight, new GivenThen<S, F>(moment.answers, answers), null));
  }
  const ending = playOut(system, fight, answers, { roundCap: options.roundCap ?? 60 });
  return { fight, winner: ending.over?.winner ?? null, rounds: ending.rounds };
}

function tacticsOf<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  options: ForecastOptions,
): (who: Id) => Tactic<S> {
  const usual = system.tactics[system.defaultTactic] as Tactic<S>;
  if (Object.keys(options.tactics).length === 0) return () => usual;
  const { combatants } = system.view(fight);
  const chosen = new Map<Id, Tactic<S>>();
  for (const { id, side } of Object.values(combatants)) {
    const name = options.tactics[id] ?? options.tactics[side];
    const tactic = name === undefined ? undefined : system.tactics[name];
    if (tactic) chosen.set(id, tactic);
  }
  return (who) => chosen.get(who) ?? usual;
}

/** Plays a fight to its end many times from a moment on. */
export function forecastOf<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  options: ForecastOptions,
): Forecast {
  const wins = new Map<string, number>();
  const falls = new Map<Id, number>();
  const rounds: number[] = [];
  const before = system.view(moment.base);
  for (const { id, side } of Object.values(before.combatants)) {
    wins.set(side, 0);
    falls.set(id, 0);
  }
  for (let i = 0; i < options.fights; i++) {
    const one = playOne(system, moment, i, options);
    wins.set(one.winner ?? '', (wins.get(one.winner ?? '') ?? 0) + 1);
    rounds.push(one.rounds);
    for (const { id, out } of Object.values(system.view(one.fight).combatants)) {
      if (out !== null) falls.set(id, (falls.get(id) ?? 0) + 1);
    }
  }
  rounds.sort((a, b) => a - b);
  const shares = (counts: ReadonlyMap<string, number>): Record<string, Share> =>
    Object.fromEntries([...counts].map(([key, n]) => [key, interval(n, options.fights)]));
  return {
    fights: options.fights,
    wins: shares(wins),
    rounds: { p10: quantile(rounds, 0.1), p50: quantile(rounds, 0.5), p90: quantile(rounds, 0.9) },
    falls: shares(falls),
  };
}

import type { Run } from '../engine/run.ts';
import type { TapeEntry } from '../engine/tape.ts';
import type { Cast } from '../forecast/cast.ts';
import { castOf } from '../forecast/cast.ts';
import { tallyBlock } from '../forecast/forecast.ts';
import type { ForecastMoment, PlayOptions } from '../forecast/play.ts';
import { playOne } from '../forecast/play.ts';
import { reportOf } from '../forecast/report.ts';
import type { Id } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import { accountOf } from '../ledger/account.ts';
import { weighStep } from '../ledger/weigh.ts';
import type { ErrorReply, Reply } from '../protocol/messages.ts';
import { failure } from './failures.ts';
import type { Handlers } from './handlers.ts';
import { knowsTactic, lateOf, noSuchTactic, strangerAmong } from './named.ts';
import type { Playing, Seat } from './seat.ts';
import { timelineOf } from './timeline.ts';
import { askEverything, watchable } from './watch.ts';

/** Handlers about the future course of a fight (forecasts), its past (account and luck), and both (timeline). */
export const answersAboutCourses = ({
  withFight,
  apart,
}: Seat): Pick<Handlers, 'forecast' | 'watch' | 'account' | 'luck' | 'timeline'> => ({
  forecast: ({ fights = 1000, from = 0, seed, tactics = {} }) =>
    withFight((game) =>
      foreseen(game, seed, tactics, (cast, options) => {
        const { run } = game;
        const tally = tallyBlock(run.system, momentOf(run), cast, { from, to: from + fights }, options);
        return { ok: true, cast, tally, ...reportOf(tally, cast) };
      }),
    ),
  watch: ({ index, seed, tactics = {} }) =>
    withFight((game) =>
      foreseen(game, seed, tactics, (cast, options) => {
        const { run, head } = game;
        const played: TapeEntry[] = [];
        playOne(run.system, momentOf(run), cast, index, options, played);
        const awaited = run.awaited();
        const rolls = awaited?.kind === 'roll' ? awaited.why.for : null;
        const preferences = askEverything(run.system, everybody(run), rolls);
        const watched = watchable(run.start(), played, rolls);
        return { ok: true, record: { ...head, preferences, ...watched, hash: '' } };
      }),
    ),
  account: () => withFight(({ run }) => ({ ok: true, ...accountOf(run.system, run.moments()) })),
  luck: ({ step }) =>
    withFight(({ run }) => {
      const weighed = weighStep(run.system, run.moments(), step);
      return weighed ? { ok: true, ...weighed } : failure('no-dice', `step ${step} has no dice`, 'step');
    }),
  timeline: () => withFight((game) => ({ ok: true, turns: timelineOf(apart(game)) })),
});

/** Calls `deed` with the cast and the options of a forecast; an error reply for an unknown tactic or combatant. */
function foreseen<R extends Reply>(
  { run }: Playing,
  seed: string | number | undefined,
  tactics: PlayOptions['tactics'],
  deed: (cast: Cast, options: PlayOptions) => R,
): R | ErrorReply {
  const unknown = Object.entries(tactics).find(([, tactic]) => !knowsTactic(run.system, tactic));
  if (unknown) {
    return failure('unknown-tactic', noSuchTactic(run.system, unknown[1]), `tactics.${unknown[0]}`);
  }
  const waves = run.waves();
  const cast = castOf(
    run.system.status(run.fight()),
    waves.flatMap(({ people }) => people),
  );
  const stranger = strangerAmong(Object.keys(tactics), cast, waves);
  if (stranger) return stranger;
  return deed(cast, { seed: String(seed ?? run.start().seed), tactics });
}

/** The ids of all who may be asked: the combatants, things that act included, and those of waves. */
const everybody = (run: Run<unknown, Fact>): readonly Id[] => [
  ...run.system.status(run.fight()).map(({ id }) => id),
  ...lateOf(run.waves()).map(({ id }) => String(id)),
];

/** The moment from which a forecast of this fight plays. Held waves do not come. */
const momentOf = (run: Run<unknown, Fact>): ForecastMoment<unknown> => ({
  ...run.moment(),
  waves: run.waves().filter(({ held }) => !held),
});

import type { Block } from '../forecast/blocks.ts';
import { blocksOf, enoughForAny, isWellKnown, openGathering } from '../forecast/blocks.ts';
import type { Cast } from '../forecast/cast.ts';
import type { Forecast } from '../forecast/report.ts';
import { reportOf } from '../forecast/report.ts';
import type { Tally } from '../forecast/tally.ts';
import type { ErrorReply, FightRecord } from '../protocol/messages.ts';
import type { WorkerLike } from './channel.ts';
import type { VaryClient } from './client-vary.ts';
import { connectVary } from './client-vary.ts';
import type { Subject } from './forecast-pool.ts';
import { crashed, openPool } from './forecast-pool.ts';

export type { Subject };
export { enoughForAny };

export interface ForecastQuestion {
  readonly subject: Subject;
  readonly seed: string;
  /** Ids of tactics, by id of a combatant or by side. */
  readonly tactics: { readonly [sideOrId: string]: string };
  readonly fights: number;
  /** Play all `fights`, even when the main chances are known well enough (`isWellKnown`) after fewer. */
  readonly all?: true;
}

/** A forecast as far as its fights have been played. */
export interface ForecastSoFar {
  readonly cast: Cast;
  readonly forecast: Forecast;
  /** The counts behind `forecast`, for callers that evaluate something else. */
  readonly tally: Tally;
}

export interface ForecastClient extends VaryClient {
  /**
   * Plays the fights and reports the forecast so far after each block. Resolves with `null` when it is finished or was
   * aborted, otherwise with the error that ended it. Runs one at a time: another call waits until this one has ended.
   */
  run(
    question: ForecastQuestion,
    onProgress: (foreseen: ForecastSoFar) => void,
    signal?: AbortSignal,
  ): Promise<ErrorReply['error'] | null>;
  /** The record of fight number `index` of a forecast, or why it could not be played. */
  watch(question: ForecastQuestion, index: number): Promise<FightRecord | ErrorReply['error']>;
  /**
   * Warms up one worker for a forecast that may soon be asked for: unless there is other work, one fight of `subject`
   * is played, so that the rules are loaded and compiled. Resolves when that is done or has failed.
   */
  ready(subject: Subject): Promise<void>;
  /** Terminates the workers except `but` of them (default 0); they are started again by the next question. */
  rest(but?: number): void;
}

/** The page's client of `size` forecast workers. They are started when first needed. */
export function connectForecast(spawn: () => WorkerLike, size: number): ForecastClient {
  const pool = openPool(spawn, size);
  const varying = connectVary(pool);
  let line: Promise<unknown> = Promise.resolve();
  /** The number of tasks queued or running. */
  let waiting = 0;

  async function play(
    { subject, seed, tactics, fights, all }: ForecastQuestion,
    onProgress: (foreseen: ForecastSoFar) => void,
    outside?: AbortSignal,
  ): Promise<ErrorReply['error'] | null> {
    const blocks = blocksOf(fights);
    let cast: Cast | null = null;
    let failed: ErrorReply['error'] | null = null;
    let next = 0;
    const enough = new AbortController();
    const signal = outside ? AbortSignal.any([outside, enough.signal]) : enough.signal;
    const gathering = openGathering(blocks, (tally) => !all && cast !== null && isWellKnown(tally, cast));
    const work = async (): Promise<void> => {
      while (!signal.aborted && next < blocks.length) {
        const place = next++;
        const { from, to } = blocks[place] as Block;
        const request = { do: 'forecast', from, fights: to - from, seed, tactics } as const;
        const reply = await pool.ask(subject, request, signal);
        if (!reply) return;
        if (!reply.ok) {
          failed ??= reply.error;
          enough.abort();
          return;
        }
        cast = reply.cast;
        const before = gathering.tally.fights;
        gathering.take(place, reply.tally);
        if (gathering.tally.fights > before)
          onProgress({ cast, forecast: reportOf(gathering.tally, cast), tally: gathering.tally });
        if (gathering.done) enough.abort();
      }
    };
    await Promise.all(Array.from({ length: pool.size }, work));
    return failed;
  }

  /** Runs `deed` after every task queued before it, whether those succeeded or not. */
  function inLine<T>(deed: () => Promise<T>): Promise<T> {
    waiting++;
    const turn = line.then(deed).finally(() => waiting--);
    line = turn.catch(() => undefined);
    return turn;
  }

  return {
    rest: pool.rest,
    async ready(subject) {
      if (waiting > 0) return;
      await pool.ask(subject, { do: 'forecast', from: 0, fights: 1, seed: 'ready', tactics: {} });
    },
    variations: varying.variations,
    vary: (...asked) => inLine(() => varying.vary(...asked)),
    balance: (...asked) => inLine(() => varying.balance(...asked)),
    run: (question, onProgress, signal) => inLine(() => play(question, onProgress, signal)),
    watch: ({ subject, seed, tactics }, index) =>
      inLine(async () => {
        const reply = await pool.ask(subject, { do: 'watch', index, seed, tactics });
        if (reply?.ok) return reply.record;
        return reply?.error ?? crashed;
      }),
  };
}

/** The number of forecast workers: one per core, less one for the page itself. */
export const forecastWorkers = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

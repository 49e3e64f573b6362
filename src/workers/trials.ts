import type { Cast } from '../forecast/cast.ts';
import { reportOf } from '../forecast/report.ts';
import type { Tally } from '../forecast/tally.ts';
import { merged, noFights } from '../forecast/tally.ts';
import type { Variation } from '../forecast/vary.ts';
import { withoutGone } from '../forecast/vary.ts';
import type { Json } from '../kernel/json.ts';
import type { ErrorReply, ReplyTo } from '../protocol/messages.ts';
import type { OddsRequest } from './channel.ts';
import type { ForecastSoFar } from './client-forecast.ts';
import type { ForecastPool, Subject } from './forecast-pool.ts';

/** Forecasts of one encounter with different changes, each on the same dice. */

export interface TrialsQuestion {
  readonly encounter: Json;
  readonly seed: string;
  /** Ids of tactics, by id of a combatant or by side. */
  readonly tactics: { readonly [sideOrId: string]: string };
}

/** The encounter with some changes, and the result of the fights played so far. */
export interface Trial {
  readonly encounter: Json;
  readonly cast: Cast | null;
  readonly tally: Tally;
  /**
   * Resolves when fights number 0 to `fights` - 1 have been played. Fights that an earlier call asked for are not
   * played again, so the result depends on the largest count alone.
   */
  play(fights: number): Promise<void>;
}

interface Trials {
  /** The changed encounter, or why the system refuses the changes. `tactics` take the place of the question's. */
  open(
    changes: readonly Variation[],
    tactics?: TrialsQuestion['tactics'],
  ): Promise<Trial | ErrorReply['error']>;
}

/** Thrown when trials end early: with the error, or `null` when they were aborted. */
export class BrokenOff extends Error {
  readonly error: ErrorReply['error'] | null;
  constructor(error: ErrorReply['error'] | null) {
    super(error?.message ?? 'stopped');
    this.error = error;
  }
}

/** Fights in one request to a worker: few, so that the work spreads over all cores and results come in steadily. */
const handful = 6;

/** Opens trials. Their promises reject with a `BrokenOff` when the rules fail or `signal` aborts. */
export function openTrials(
  pool: ForecastPool,
  question: TrialsQuestion,
  onProgress: () => void,
  signal?: AbortSignal,
): Trials {
  async function ask<R extends OddsRequest>(subject: Subject | null, request: R): Promise<ReplyTo<R>> {
    const reply = await pool.ask(subject, request, signal);
    if (!reply) throw new BrokenOff(null);
    return reply;
  }

  function openOne(encounter: Json, tactics: TrialsQuestion['tactics']): Trial {
    const subject: Subject = { encounter };
    let cast: Cast | null = null;
    let tally = noFights;
    let asked = 0;
    let line: Promise<unknown> = Promise.resolve();
    const handfulFrom = async (from: number, fights: number): Promise<void> => {
      const reply = await ask(subject, { do: 'forecast', from, fights, seed: question.seed, tactics });
      if (!reply.ok) throw new BrokenOff(reply.error);
      cast = reply.cast;
      tally = merged(tally, reply.tally);
      onProgress();
    };
    return {
      encounter,
      get cast() {
        return cast;
      },
      get tally() {
        return tally;
      },
      async play(fights) {
        const parts: Promise<void>[] = [];
        for (let from = asked; from < fights; from += handful) {
          parts.push(handfulFrom(from, Math.min(handful, fights - from)));
        }
        asked = Math.max(asked, fights);
        line = Promise.all([line, ...parts]);
        await line;
      },
    };
  }

  return {
    async open(changes, tactics = question.tactics) {
      if (changes.length === 0) return openOne(question.encounter, tactics);
      const reply = await ask(null, { do: 'vary', encounter: question.encounter, changes });
      if (!reply.ok) return reply.error;
      const { encounter } = reply;
      return openOne(encounter, withoutGone(tactics, question.encounter, encounter));
    },
  };
}

/** The forecast of a trial so far; `null` before its first fight has been played. */
export const foreseenOf = ({ cast, tally }: Trial): ForecastSoFar | null =>
  cast && tally.fights > 0 ? { cast, forecast: reportOf(tally, cast), tally } : null;

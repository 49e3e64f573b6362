import type { Cast } from '../forecast/cast.ts';
import type { Forecast } from '../forecast/report.ts';
import type { Tally } from '../forecast/tally.ts';
import type { Id } from '../kernel/json.ts';
import type { Account } from '../ledger/account.ts';
import type { WeighedStep } from '../ledger/weigh.ts';

/** Replies about the course of a fight: what may come, what came, and its turns. */

/** A part of a forecast: its tally and the report on it. Parts are combined by merging their tallies. */
export interface ForecastReply extends Forecast {
  readonly ok: true;
  readonly cast: Cast;
  readonly tally: Tally;
}

export interface AccountReply extends Account {
  readonly ok: true;
}

export interface LuckReply extends WeighedStep {
  readonly ok: true;
}

/** A turn of a fight, as `timeline` lists them. */
export interface TurnOfFight {
  /** How many answers of people stand when it begins. */
  readonly at: number;
  readonly round: number;
  /** Whose turn it is; `null` between turns, and before and after all of them. */
  readonly who: Id | null;
  /** The name of `who` at that time. */
  readonly name?: string;
  /** The fight is over. */
  readonly over?: true;
}

export interface TimelineReply {
  readonly ok: true;
  /** In their order; the first one begins at 0. */
  readonly turns: readonly TurnOfFight[];
}

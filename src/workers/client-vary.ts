import type { Adjustment, BalanceBudget, Found, Knobs } from '../forecast/balance.ts';
import { balance, knobsOf, tacticsToTry } from '../forecast/balance.ts';
import { isCloseEnough } from '../forecast/blocks.ts';
import { kindInWords, nameInPack, wordsOfChange } from '../forecast/change-words.ts';
import { partyShare } from '../forecast/report.ts';
import type { Variation } from '../forecast/vary.ts';
import { withoutGone } from '../forecast/vary.ts';
import type { Json } from '../kernel/json.ts';
import { canonical } from '../kernel/json.ts';
import type { Variable } from '../protocol/encounters.ts';
import type { ErrorReply } from '../protocol/messages.ts';
import type { ForecastSoFar } from './client-forecast.ts';
import type { ForecastPool } from './forecast-pool.ts';
import type { Trial, TrialsQuestion } from './trials.ts';
import { BrokenOff, foreseenOf, openTrials } from './trials.ts';

export type { Adjustment, Knobs, TrialsQuestion };
export { kindInWords, knobsOf, nameInPack, tacticsToTry, withoutGone, wordsOfChange };

type Failure = ErrorReply['error'];

/** One set of changes among those that are compared. */
export interface Point {
  readonly changes: readonly Variation[];
  /** `null` before its first fight, and where the system refuses the changes. */
  readonly foreseen: ForecastSoFar | null;
  /** Why the system refuses the changes; `null` where it does not. */
  readonly refused: string | null;
}

/** A change that brings the chance near the target, with its forecast. */
interface Proposal {
  readonly change: Adjustment;
  readonly encounter: Json;
  readonly foreseen: ForecastSoFar;
}

export interface Balanced {
  readonly proposals: readonly Proposal[];
  /** How many changes were tried so far, not counting those that the system refuses. */
  readonly tried: number;
  /** How many fights were played so far, those without any change included. */
  readonly fights: number;
  /** Whether the search is finished, not aborted. */
  readonly done: boolean;
}

export interface VaryClient {
  /** The kinds of foes of an encounter; `tough`: with the paths of the numbers that decide how much they can take. */
  variations(encounter: Json, tough?: boolean): Promise<readonly Variable[] | Failure>;
  /**
   * Forecasts the encounter with each set of changes (`points`), on the same dice, all of them roughly before any of
   * them precisely. Resolves with `null` when each has `fights` fights or its chance to win is known well enough, or
   * when aborted; otherwise with the error that ended it.
   */
  vary(
    question: TrialsQuestion & {
      readonly points: readonly (readonly Variation[])[];
      readonly fights: number;
    },
    onProgress: (points: readonly Point[]) => void,
    signal?: AbortSignal,
  ): Promise<Failure | null>;
  /** Searches for changes that bring the party's chance to win to `target`, from 0 to 1. Resolves like `vary`. */
  balance(
    question: TrialsQuestion & {
      readonly target: number;
      readonly knobs: Knobs;
      readonly budget: BalanceBudget;
    },
    onProgress: (balanced: Balanced) => void,
    signal?: AbortSignal,
  ): Promise<Failure | null>;
}

/** The budget of a search unless another is asked for. */
export const usualBudget: BalanceBudget = { rough: 36, fine: 400, shown: 5 };

/** All points are played to each of these counts of fights in turn, so that a rough comparison shows early. */
const stages = [1, 4, 16, 48, 120, 300, 700, 2000];

/** The page's client for encounters with changes. */
export function connectVary(pool: ForecastPool): VaryClient {
  return {
    async variations(encounter, tough = false) {
      const reply = await pool.ask(null, { do: 'variations', encounter, tough });
      if (reply?.ok) return reply.foes;
      return reply?.error ?? { code: 'stopped', message: 'It was stopped.' };
    },
    vary: ({ points, fights, ...question }, onProgress, signal) =>
      unbroken(signal, async (still) => {
        const opened: (Trial | Failure | null)[] = points.map(() => null);
        const tell = (): void => onProgress(opened.map((one, at) => pointOf(points[at] ?? [], one)));
        const trials = openTrials(pool, question, tell, still);
        await Promise.all(
          points.map(async (changes, at) => {
            opened[at] = await trials.open(changes);
            tell();
          }),
        );
        const open = opened.filter((one): one is Trial => one !== null && 'play' in one);
        for (const stage of [...stages.filter((one) => one < fights), fights]) {
          const rest = open.filter(({ cast, tally }) => cast === null || !isCloseEnough(tally, cast));
          await Promise.all(rest.map((trial) => trial.play(stage)));
        }
      }),
    balance: ({ target, knobs, budget, ...question }, onProgress, signal) =>
      unbroken(signal, async (still) => {
        const known = new Map<string, Promise<Trial | Failure>>();
        const open: { readonly change: Adjustment | null; readonly trial: Trial }[] = [];
        const tell = (found?: readonly Found[]): void => {
          const fights = open.reduce((all, { trial }) => all + trial.tally.fights, 0);
          const proposals = open.flatMap(({ change, trial }) => {
            const foreseen = foreseenOf(trial);
            return change && foreseen ? [{ change, encounter: trial.encounter, foreseen }] : [];
          });
          onProgress({
            proposals: found
              ? found.flatMap(({ change }) =>
                  proposals.filter((one) => canonical(one.change) === canonical(change)),
                )
              : nearest(proposals, target, budget),
            tried: Math.max(0, open.length - 1),
            fights,
            done: found !== undefined,
          });
        };
        const trials = openTrials(pool, question, () => tell(), still);
        const trialOf = (change: Adjustment | null): Promise<Trial | Failure> => {
          const key = canonical(change);
          const opened = known.get(key) ?? openChange(change);
          known.set(key, opened);
          return opened;
        };
        const openChange = async (change: Adjustment | null): Promise<Trial | Failure> => {
          const tactic = change?.vary === 'tactic' ? { [change.side]: change.tactic } : {};
          const changes = change === null || change.vary === 'tactic' ? [] : [change];
          const trial = await trials.open(changes, { ...question.tactics, ...tactic });
          if ('play' in trial) open.push({ change, trial });
          return trial;
        };
        const judge = async (change: Adjustment | null, fights: number): Promise<number | null> => {
          const trial = await trialOf(change);
          if (!('play' in trial)) return null;
          await trial.play(fights);
          return trial.cast && partyShare(trial.tally, trial.cast).n / trial.tally.fights;
        };
        tell(await balance(target, knobs, judge, budget));
      }),
  };
}

/** The proposals nearest to the target so far, of those with at least the `rough` number of fights. */
function nearest(
  proposals: readonly Proposal[],
  target: number,
  { rough, shown }: BalanceBudget,
): readonly Proposal[] {
  const away = ({ foreseen: { forecast } }: Proposal): number =>
    Math.abs(forecast.party.wins.n / forecast.fights - target);
  return proposals
    .filter(({ foreseen }) => foreseen.forecast.fights >= rough)
    .sort((a, b) => away(a) - away(b))
    .slice(0, shown);
}

const pointOf = (changes: readonly Variation[], trial: Trial | Failure | null): Point => ({
  changes,
  foreseen: trial && 'play' in trial ? foreseenOf(trial) : null,
  refused: trial && !('play' in trial) ? (trial.problems?.[0]?.message ?? trial.message) : null,
});

/**
 * Runs `deed` and returns the error of a `BrokenOff` that it throws: `null` when it succeeded or was aborted. After an
 * error the signal `still` aborts whatever is still under way.
 */
async function unbroken(
  outside: AbortSignal | undefined,
  deed: (still: AbortSignal) => Promise<void>,
): Promise<Failure | null> {
  const broken = new AbortController();
  try {
    await deed(outside ? AbortSignal.any([outside, broken.signal]) : broken.signal);
    return null;
  } catch (thrown) {
    broken.abort();
    if (thrown instanceof BrokenOff) return thrown.error;
    throw thrown;
  }
}

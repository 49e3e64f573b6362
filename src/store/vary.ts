import { create } from 'zustand';
import type { Json } from '../kernel/json.ts';
import type { Variable } from '../protocol/encounters.ts';
import type { ErrorReply, Variation } from '../protocol/messages.ts';
import type { Balanced, Knobs, Point, TrialsQuestion } from '../workers/client-vary.ts';
import {
  kindInWords,
  knobsOf,
  nameInPack,
  tacticsToTry,
  usualBudget,
  withoutGone,
  wordsOfChange,
} from '../workers/client-vary.ts';
import { connected } from './connection.ts';
import type { ForecastSubject } from './forecast.ts';
import { forecast, forecastSeed, useForecast } from './forecast.ts';

export type { Balanced, Point, Variable, Variation };
export { kindInWords, nameInPack, tacticsToTry, wordsOfChange };
export type Proposal = Balanced['proposals'][number];

type VaryStatus = 'idle' | 'running' | 'stopped' | 'done' | 'failed';

type Which = 'varying' | 'balancing';

interface VaryState {
  /** The encounter that is varied. */
  readonly of: ForecastSubject | null;
  readonly foes: readonly Variable[] | null;
  readonly points: readonly Point[];
  readonly varying: VaryStatus;
  readonly balanced: Balanced | null;
  readonly balancing: VaryStatus;
  /** The chance, from 0 to 1, that was searched for last. */
  readonly sought: number;
  /** The tactics by side with which each was played last; `null` before that. */
  readonly played: { readonly [which in Which]: TrialsQuestion['tactics'] | null };
  readonly error: ErrorReply['error'] | null;
}

const nothing: VaryState = {
  of: null,
  foes: null,
  points: [],
  varying: 'idle',
  balanced: null,
  balancing: 'idle',
  sought: 0.65,
  played: { varying: null, balancing: null },
  error: null,
};

export const useVary = create<VaryState>()(() => nothing);

/**
 * Whether what is known of a comparison or search is of tactics that have been changed since. `usual`: what a side plays
 * that is not named.
 */
export function isOfTacticsBefore(
  { played }: Pick<VaryState, 'played'>,
  which: Which,
  now: TrialsQuestion['tactics'],
  usual: string,
): boolean {
  const then = played[which];
  if (then === null) return false;
  return Object.keys({ ...then, ...now }).some((side) => (then[side] ?? usual) !== (now[side] ?? usual));
}

/** See {@link isOfTacticsBefore}. */
export function useOfTacticsBefore(which: Which, usual: string): boolean {
  const now = useForecast((state) => state.tactics);
  return useVary((state) => isOfTacticsBefore(state, which, now, usual));
}

const set = useVary.setState;
const get = useVary.getState;

/** What was found for an encounter when its page was left, or another was forecast in its place. */
const found = new WeakMap<ForecastSubject, VaryState>();
let running: AbortController | null = null;

/** Upper bound on the fights for each set of changes that is compared. */
const fightsOfEach = 400;
function questionOf({ encounter }: { readonly encounter: Json }): TrialsQuestion {
  return { encounter, seed: forecastSeed, tactics: useForecast.getState().tactics };
}

/** Runs one comparison or search at a time: stops the one before and the plain forecast. */
async function run(
  which: Which,
  deed: (
    question: TrialsQuestion,
    signal: AbortSignal,
    current: () => boolean,
  ) => Promise<VaryState['error']>,
): Promise<void> {
  const { of } = get();
  if (!of || !('encounter' in of.subject)) return;
  vary.stop();
  forecast.stop();
  const mine = new AbortController();
  running = mine;
  const question = questionOf(of.subject);
  set(({ played }) => ({
    [which]: 'running',
    played: { ...played, [which]: question.tactics },
    error: null,
  }));
  const failed = await deed(question, mine.signal, () => get().of === of && running === mine);
  if (get().of !== of || running !== mine) return;
  running = null;
  set(failed ? { [which]: 'failed', error: failed } : { [which]: mine.signal.aborted ? 'stopped' : 'done' });
}

/** Forecasts of variations of an encounter. The encounter itself is never changed. */
export const vary = {
  /** Sets the encounter and reads what can be varied of it. What was found for it before is there again. */
  async begin(of: ForecastSubject): Promise<void> {
    if (get().of === of) return;
    vary.leave();
    if (!('encounter' in of.subject)) return;
    const before = found.get(of);
    if (before) return set(before);
    set({ of });
    const foes = await connected().forecast.variations(of.subject.encounter);
    if (get().of !== of) return;
    set('code' in foes ? { error: foes } : { foes });
  },
  /** Forecasts the encounter with each of these sets of changes. */
  compare: (points: readonly (readonly Variation[])[]): Promise<void> =>
    run('varying', (question, signal, current) => {
      set({ points: [] });
      return connected().forecast.vary(
        { ...question, points, fights: fightsOfEach },
        (known) => {
          if (current()) set({ points: known });
        },
        signal,
      );
    }),
  /**
   * Searches for changes that bring the party's chance to win to `target`, from 0 to 1. Tried are: how many foes there
   * are, numbers of their sheets (first the one that decides how much they can take), other foes (`kinds`, sheets of
   * the pack) and other tactics.
   */
  balance: (
    target: number,
    from: Pick<Knobs, 'tactics'> & { readonly kinds: readonly string[] },
  ): Promise<void> =>
    run('balancing', async (question, signal, current) => {
      set({ balanced: null, sought: target });
      const foes = await connected().forecast.variations(question.encounter, true);
      if ('code' in foes) return foes;
      const knobs = knobsOf(foes, from.kinds, from.tactics);
      return connected().forecast.balance(
        { ...question, target, knobs, budget: usualBudget },
        (balanced) => {
          if (current()) set({ balanced });
        },
        signal,
      );
    }),
  stop(): void {
    running?.abort();
    running = null;
    const { varying, balancing } = get();
    if (varying === 'running') set({ varying: 'stopped' });
    if (balancing === 'running') set({ balancing: 'stopped' });
  },
  /** To be called when the page is left. Stops what is running; what was found is kept for {@link vary.begin}. */
  leave(): void {
    vary.stop();
    const { of, foes } = get();
    if (of && foes) found.set(of, get());
    set(nothing);
  },
  /**
   * Forecasts the encounter of a proposal in place of the original, with the same tactics, or with the proposed one.
   * From there one can go back to the proposals.
   */
  forecast(name: string, { encounter, change }: Proposal): void {
    const { of } = get();
    if (!of || !('encounter' in of.subject)) return;
    const tactics = withoutGone(useForecast.getState().tactics, of.subject.encounter, encounter);
    const played = change.vary === 'tactic' ? { ...tactics, [change.side]: change.tactic } : tactics;
    vary.stop();
    const now = useForecast.getState();
    const before = { ...now, status: now.status === 'running' ? 'stopped' : now.status } as const;
    forecast.begin({ name, system: of.system, subject: { encounter } }, played, before);
  },
};

import { create } from 'zustand';
import type { Json } from '../kernel/json.ts';
import { asJson, isObject } from '../kernel/json.ts';
import type { ErrorReply } from '../protocol/messages.ts';
import { failureOf } from '../workers/client.ts';
import type { ForecastQuestion, ForecastSoFar } from '../workers/client-forecast.ts';
import { enoughForAny } from '../workers/client-forecast.ts';
import { connected } from './connection.ts';
import type { Settled } from './rulings.ts';
import { rulingsKnown, settled } from './rulings.ts';
import { session } from './session.ts';
import { table, useTable } from './table.ts';

export type { ForecastSoFar } from '../workers/client-forecast.ts';

/** The subject of a forecast: a fight from where it stands, or an encounter from its beginning. */
export interface ForecastSubject {
  readonly name: string;
  readonly system: string;
  readonly subject: ForecastQuestion['subject'];
  /** Rulings of the table that this encounter cannot be played with, in words. */
  readonly told?: string;
}

const forecastStatuses = ['idle', 'running', 'stopped', 'done', 'failed'] as const;
type ForecastStatus = (typeof forecastStatuses)[number];

interface ForecastState {
  readonly of: ForecastSubject | null;
  /** By side; a side that is not named plays the usual tactic. */
  readonly tactics: { readonly [side: string]: string };
  readonly status: ForecastStatus;
  /** The result so far. It stays while the same subject is forecast again, until the first new result. */
  readonly foreseen: ForecastSoFar | null;
  /** Whether `foreseen` is of tactics that have been changed since. */
  readonly outdated: boolean;
  readonly error: ErrorReply['error'] | null;
  /** The forecast in whose place this one stands, to go back to: of a proposal, that of the encounter itself. */
  readonly before: ForecastState | null;
}

/**
 * Upper bound on the fights of a forecast. The stop rule usually ends it earlier; after this many fights every chance
 * is known well enough for it.
 */
export const mostFights = enoughForAny;
/** A fixed seed, so that the same question always has the same answer. */
export const forecastSeed = 'forecast';

const nothing: ForecastState = {
  of: null,
  tactics: {},
  status: 'idle',
  foreseen: null,
  outdated: false,
  error: null,
  before: null,
};

export const useForecast = create<ForecastState>()(() => nothing);

const set = useForecast.setState;
const get = useForecast.getState;
let running: AbortController | null = null;

/** Key in `sessionStorage` of the encounter that is forecast, for a reload of the page. */
const key = 'woundtrack:forecast';

/** Stores the forecast encounter for a reload. A fight needs no copy: its address leads to it. */
function remember(): void {
  const { of, tactics } = get();
  if (!of || !('encounter' in of.subject)) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ of, tactics }));
  } catch {
    // Storage is not available: after a reload the forecast has to be started from the encounter.
  }
}

function remembered(): Pick<ForecastState, 'of' | 'tactics'> | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const whole = isObject(stored?.of?.subject?.encounter) && isObject(stored.tactics);
    return whole ? stored : null;
  } catch {
    return null;
  }
}

const question = (of: ForecastSubject): ForecastQuestion => ({
  subject: of.subject,
  seed: forecastSeed,
  tactics: get().tactics,
  fights: mostFights,
});

/**
 * The name of fight number `index` of a forecast of `name`. If `name` itself is that of a fight of a forecast, the
 * number in it is replaced.
 */
export const watchedName = (name: string, index: number): string =>
  `${name.replace(/: fight \d+ of the forecast$/, '')}: fight ${index + 1} of the forecast`;

/** Counts the fights that were asked for to be watched, and the leavings: an older one is not opened any more. */
let watching = 0;

async function run(): Promise<void> {
  const { of } = get();
  if (!of) return;
  running?.abort();
  const mine = new AbortController();
  running = mine;
  set({ status: 'running', error: null });
  const failed = await connected().forecast.run(
    question(of),
    (foreseen) => {
      if (running === mine) set({ foreseen, outdated: false });
    },
    mine.signal,
  );
  if (running !== mine) return;
  running = null;
  set(failed ? { status: 'failed', error: failed } : { status: mine.signal.aborted ? 'stopped' : 'done' });
}

/** The forecast on the screen. Nothing here changes any fight. */
export const forecast = {
  /**
   * Prepares for a forecast of something like this: starts a worker and reads the rules. Resolves when that is done or
   * cannot be done.
   */
  ready: (subject: ForecastQuestion['subject']): Promise<void> => connected().forecast.ready(subject),
  /** Prepares for a forecast of the fight on the table. */
  async readyForFight(): Promise<void> {
    const record = await table.exportRecord().catch(() => null);
    if (record) await forecast.ready({ record });
  },
  /** Starts a forecast. Results of the previous one are discarded, unless it is one to go back to (`before`). */
  begin(
    of: ForecastSubject,
    tactics: ForecastState['tactics'] = {},
    before: ForecastState | null = null,
  ): void {
    set({ ...nothing, of, tactics, before });
    remember();
    void run();
  },
  /** Goes back to the forecast in whose place this one stands, with its results. */
  back(): void {
    const { before } = get();
    if (!before) return;
    running?.abort();
    running = null;
    set(before);
    remember();
  },
  /**
   * For the page of the forecast of an encounter: after a reload, and after a fight has been forecast meanwhile (on a
   * page of its own), starts that of the stored encounter again.
   */
  recall(): void {
    const { of, status } = get();
    const isOfFight = of !== null && 'record' in of.subject;
    if (!isOfFight && (of || status !== 'idle')) return;
    const before = remembered();
    if (before?.of) forecast.begin(before.of, before.tactics);
    else set(nothing);
  },
  /** Forecasts a fight of the library from where it stands. It is opened unless it is on the table. */
  async fight(id: string): Promise<void> {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    try {
      if (useTable.getState().fight?.id !== id) await table.open(id);
      const record = await table.exportRecord();
      const { fight } = useTable.getState();
      // The page may have been left meanwhile.
      if (fight && running === mine)
        forecast.begin({ name: fight.name, system: fight.system, subject: { record } });
    } catch (thrown) {
      if (running === mine) set({ ...nothing, status: 'failed', error: failureOf(thrown) });
    }
  },
  /** Forecasts the encounter of the fight from its beginning, in place of the fight from where it stands. */
  beginning(): void {
    const { of } = get();
    if (of && 'record' in of.subject)
      forecast.begin({
        ...of,
        name: `${of.name} from its beginning`,
        subject: { encounter: of.subject.record.encounter },
      });
  },
  /** Forecasts an encounter, played by the rulings of this table. */
  async encounter(system: string, name: string, encounter: Json): Promise<void> {
    const begin = (ruled: Settled): void =>
      forecast.begin({
        name,
        system,
        subject: { encounter: ruled.encounter },
        ...(ruled.told !== null && { told: ruled.told }),
      });
    const known = rulingsKnown(system);
    if (known && Object.keys(known).length === 0) return begin({ encounter, told: null });
    const mine = new AbortController();
    running?.abort();
    running = mine;
    set({ ...nothing, status: 'running' });
    try {
      const ruled = await settled(encounter);
      if (running === mine) begin(ruled);
    } catch (thrown) {
      if (running === mine) set({ ...nothing, status: 'failed', error: failureOf(thrown) });
    }
  },
  /** Stops the forecast; the result so far stays. */
  stop(): void {
    running?.abort();
  },
  again: (): void => void run(),
  /** Sets another tactic for a side and forecasts anew. */
  play(side: string, tactic: string): void {
    set(({ tactics, foreseen }) => ({
      tactics: { ...tactics, [side]: tactic },
      outdated: foreseen !== null,
    }));
    remember();
    void run();
  },
  /**
   * To be called when the page is left. Stops the forecast and ends all workers but one, which stays for another
   * forecast that begins at once.
   */
  leave(): void {
    running?.abort();
    running = null;
    watching++;
    connected().forecast.rest(1);
    set({ status: get().status === 'running' ? 'stopped' : get().status });
  },
  /**
   * Stores one fight of the forecast in the library, standing where the forecast began, and opens it. Returns its id,
   * or `null` if there is no forecast, the fight could not be played, or the page was left meanwhile.
   */
  async watch(index: number): Promise<string | null> {
    const { of } = get();
    if (!of) return null;
    running?.abort();
    const mine = ++watching;
    const record = await connected().forecast.watch(question(of), index);
    if (mine !== watching) return null;
    if ('code' in record) {
      set({ status: 'failed', error: record });
      return null;
    }
    const opened = await table.openRecord(asJson(record), watchedName(of.name, index));
    if (useTable.getState().can.redo) session.seek('opened');
    return opened;
  },
};

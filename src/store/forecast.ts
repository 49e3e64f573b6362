import { create } from 'zustand';
import type { Json } from '../kernel/json.ts';
import { asJson, isObject } from '../kernel/json.ts';
import type { ErrorReply } from '../protocol/messages.ts';
import type { ForecastQuestion, Foreseen } from '../workers/client-forecast.ts';
import { enoughForAny } from '../workers/client-forecast.ts';
import { connected } from './connection.ts';
import type { Settled } from './rulings.ts';
import { rulingsKnown, settled } from './rulings.ts';
import { TableFailure, table, useTable } from './table.ts';

export type { Foreseen } from '../workers/client-forecast.ts';

/** What is forecast: a fight from where it stands, or an encounter from its beginning. */
export interface ForecastSubject {
  readonly name: string;
  readonly system: string;
  readonly subject: ForecastQuestion['subject'];
  /** What of the table's rulings cannot be played here, in words. */
  readonly told?: string;
}

const forecastStatuses = ['idle', 'running', 'stopped', 'done', 'failed'] as const;
type ForecastStatus = (typeof forecastStatuses)[number];

interface ForecastState {
  readonly of: ForecastSubject | null;
  /** By side; a side that is not named plays the usual tactic. */
  readonly tactics: { readonly [side: string]: string };
  readonly status: ForecastStatus;
  /** What is known so far; it stays in sight while a new forecast begins. */
  readonly foreseen: Foreseen | null;
  readonly error: ErrorReply['error'] | null;
}

/** At the most; the stop rule usually ends it before, and never leaves a chance that is not known well. */
export const mostFights = enoughForAny;
/** The same seed for everybody: the same question has the same answer, today and tomorrow. */
export const forecastSeed = 'forecast';

const nothing: ForecastState = { of: null, tactics: {}, status: 'idle', foreseen: null, error: null };

export const useForecast = create<ForecastState>()(() => nothing);

const set = useForecast.setState;
const get = useForecast.getState;
let running: AbortController | null = null;

/** Where a reload of the page finds the encounter that was forecast. */
const key = 'woundtrack:forecast';

/** A fight is found by its address; an encounter that was handed over is nowhere else. */
function remember(): void {
  const { of, tactics } = get();
  if (!of || !('encounter' in of.subject)) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ of, tactics }));
  } catch {
    // A browser that keeps nothing: it is begun anew from the encounter.
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

/** What one fight of a forecast is called; of a fight that was one itself its own place counts alone. */
export const watchedName = (name: string, index: number): string =>
  `${name.replace(/: fight \d+ of the forecast$/, '')}: fight ${index + 1} of the forecast`;

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
      if (running === mine) set({ foreseen });
    },
    mine.signal,
  );
  if (running !== mine) return;
  running = null;
  set(failed ? { status: 'failed', error: failed } : { status: mine.signal.aborted ? 'stopped' : 'done' });
}

const failureIn = (thrown: unknown): ErrorReply['error'] =>
  thrown instanceof TableFailure
    ? thrown.failure
    : { code: 'internal', message: thrown instanceof Error ? thrown.message : String(thrown) };

/** How a fight will end. Nothing here changes any fight. */
export const forecast = {
  /** Something like this may soon be forecast: what it needs is made ready. Resolves when that is done or cannot be done. */
  ready: (subject: ForecastQuestion['subject']): Promise<void> => connected().forecast.ready(subject),
  /** The same for the fight on the table. */
  async readyForFight(): Promise<void> {
    const record = await table.exportRecord().catch(() => null);
    if (record) await forecast.ready({ record });
  },
  /** Forecasts something; what was known of something else is forgotten. */
  begin(of: ForecastSubject, tactics: ForecastState['tactics'] = {}): void {
    set({ ...nothing, of, tactics });
    remember();
    void run();
  },
  /** After a reload: what was forecast before it, once more. */
  recall(): void {
    if (get().of || get().status !== 'idle') return;
    const before = remembered();
    if (before?.of) forecast.begin(before.of, before.tactics);
  },
  /** A fight of the library, from where it stands: it is opened unless it is on the table. */
  async fight(id: string): Promise<void> {
    try {
      if (useTable.getState().fight?.id !== id) await table.open(id);
      const record = await table.exportRecord();
      const { fight } = useTable.getState();
      if (fight) forecast.begin({ name: fight.name, system: fight.system, subject: { record } });
    } catch (thrown) {
      set({ ...nothing, status: 'failed', error: failureIn(thrown) });
    }
  },
  /** Where a fight in its middle began: its encounter from the beginning. */
  beginning(): void {
    const { of } = get();
    if (of && 'record' in of.subject)
      forecast.begin({
        ...of,
        name: `${of.name}, from its beginning`,
        subject: { encounter: of.subject.record.encounter },
      });
  },
  /** An encounter as this table plays it. */
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
      if (running === mine) set({ ...nothing, status: 'failed', error: failureIn(thrown) });
    }
  },
  /** Ends it; what is known stays. */
  stop(): void {
    running?.abort();
  },
  again: (): void => void run(),
  /** Another tactic for a side: a new forecast. */
  play(side: string, tactic: string): void {
    set(({ tactics }) => ({ tactics: { ...tactics, [side]: tactic } }));
    remember();
    void run();
  },
  /** Leaves the page: nothing goes on behind it. One worker stays, for another forecast that begins at once. */
  leave(): void {
    running?.abort();
    running = null;
    connected().forecast.rest(1);
    set({ status: get().status === 'running' ? 'stopped' : get().status });
  },
  /** One fight of the forecast as a new fight of the library, standing where the forecast began. Gives its id. */
  async watch(index: number): Promise<string | null> {
    const { of } = get();
    if (!of) return null;
    running?.abort();
    const record = await connected().forecast.watch(question(of), index);
    if ('code' in record) {
      set({ status: 'failed', error: record });
      return null;
    }
    return table.openRecord(asJson(record), watchedName(of.name, index));
  },
};

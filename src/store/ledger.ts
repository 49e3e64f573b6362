import { create } from 'zustand';
import type { Account } from '../ledger/account.ts';
import type { Foretold } from '../ledger/foretold.ts';
import type { LuckReport } from '../ledger/report.ts';
import type { ErrorReply, FightRecord } from '../protocol/messages.ts';
import { failureOf } from '../workers/client.ts';
import type { ForecastSoFar } from '../workers/client-forecast.ts';
import { foretold, momentOf } from '../workers/client-ledger.ts';
import { connected } from './connection.ts';
import { forecastSeed, mostFights, useForecast } from './forecast.ts';
import { shared } from './mirror.ts';
import { table, useTable } from './table.ts';

export type { Counted } from '../ledger/books.ts';
export type { Foretold } from '../ledger/foretold.ts';
export type { Luck, LuckReport } from '../ledger/report.ts';

/** reading: the account of who did what is being worked out. weighing: the luck of the dice is. */
const ledgerStatuses = ['idle', 'reading', 'weighing', 'stopped', 'done', 'failed'] as const;
type LedgerStatus = (typeof ledgerStatuses)[number];

interface LedgerState {
  /** The fight, and the state of it, that the ledger is about. */
  readonly of: { readonly fight: string; readonly hash: string } | null;
  readonly status: LedgerStatus;
  readonly account: Account | null;
  /** The report so far: it grows deed by deed. */
  readonly luck: LuckReport | null;
  readonly error: ErrorReply['error'] | null;
  /**
   * How the real end of the fight compares with a forecast of it. `from`: whether that began with the fight. `null`
   * without a forecast and while the fight goes on.
   */
  readonly foretold: (Foretold & { readonly from: 'beginning' | 'middle' }) | null;
  readonly forecasting: boolean;
}

const nothing: LedgerState = {
  of: null,
  status: 'idle',
  account: null,
  luck: null,
  error: null,
  foretold: null,
  forecasting: false,
};

export const useLedger = create<LedgerState>()(() => nothing);

const set = useLedger.setState;
const get = useLedger.getState;
let running: AbortController | null = null;
let foreseeing: AbortController | null = null;
let record: FightRecord | null = null;

const isError = (reply: Account | ErrorReply['error']): reply is ErrorReply['error'] => 'code' in reply;

/** Weighs the dice of all deeds, from the first one, and shows the report as it grows. */
async function weigh(): Promise<void> {
  const { account } = get();
  if (!account || !record) return;
  running?.abort();
  const mine = new AbortController();
  running = mine;
  set({ status: 'weighing', error: null });
  const failed = await connected().ledger.luck(
    record,
    account,
    (luck) => {
      if (running === mine) set({ luck });
    },
    mine.signal,
  );
  if (running !== mine) return;
  running = null;
  set(failed ? { status: 'failed', error: failed } : { status: mine.signal.aborted ? 'stopped' : 'done' });
}

const same = (a: unknown, b: unknown): boolean => shared(a, b) === a;

/**
 * The forecast on the screen, if it is one of this fight by the usual tactics, from its beginning or from an earlier
 * moment of it; otherwise `null`.
 */
function knownForecast(now: FightRecord): { foreseen: ForecastSoFar; from: 'beginning' | 'middle' } | null {
  const { of, foreseen, tactics } = useForecast.getState();
  if (!of || !foreseen || Object.keys(tactics).length > 0) return null;
  const { subject } = of;
  if ('encounter' in subject)
    return same(subject.encounter, now.encounter) ? { foreseen, from: 'beginning' } : null;
  const { tape, seed: sown, encounter } = subject.record;
  const onItsWay =
    sown === now.seed &&
    tape.length < now.tape.length &&
    same(encounter, now.encounter) &&
    same(tape, now.tape.slice(0, tape.length));
  return onItsWay ? { foreseen, from: tape.length === 0 ? 'beginning' : 'middle' } : null;
}

function tell({ tally }: ForecastSoFar, from: 'beginning' | 'middle'): void {
  const { account } = get();
  const told = account && foretold(account, tally);
  set({ foretold: told && { ...told, from } });
}

/** The ledger: who did what in a fight, and how lucky the dice were. Nothing here changes any fight. */
export const ledger = {
  /**
   * Opens the ledger of a fight of the library as it stands, and weighs its dice. What is known of this state stays.
   */
  async open(fight: string): Promise<void> {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    try {
      if (useTable.getState().fight?.id !== fight) await table.open(fight);
      const now = await table.exportRecord();
      // The page may have been left meanwhile.
      if (running !== mine) return;
      const of = { fight, hash: momentOf(now) };
      const known = get();
      if (same(known.of, of) && known.account) {
        if (known.status === 'stopped' && !known.luck?.weighed) void weigh();
        return;
      }
      record = now;
      set({ ...nothing, of, status: 'reading' });
      const account = await connected().ledger.account(now, mine.signal);
      if (running !== mine || !account) return;
      if (isError(account)) {
        set({ status: 'failed', error: account });
        return;
      }
      set({ account });
      const forecast = knownForecast(now);
      if (forecast) tell(forecast.foreseen, forecast.from);
      await weigh();
    } catch (thrown) {
      if (running === mine) set({ ...nothing, status: 'failed', error: failureOf(thrown) });
    }
  },
  /** Stops the weighing; the report so far stays. */
  stop(): void {
    running?.abort();
  },
  again: (): void => void weigh(),
  /** Forecasts the fight from its beginning with the usual tactics, to compare its real end with. */
  async forecast(): Promise<void> {
    if (!record) return;
    foreseeing?.abort();
    const mine = new AbortController();
    foreseeing = mine;
    set({ forecasting: true });
    const failed = await connected().forecast.run(
      { subject: { encounter: record.encounter }, seed: forecastSeed, tactics: {}, fights: mostFights },
      (foreseen) => {
        if (foreseeing === mine) tell(foreseen, 'beginning');
      },
      mine.signal,
    );
    if (foreseeing !== mine) return;
    foreseeing = null;
    set({ forecasting: false, ...(failed && { error: failed }) });
  },
  stopForecast(): void {
    foreseeing?.abort();
  },
  /** To be called when the page is left. Stops everything and ends the workers of both. */
  leave(): void {
    running?.abort();
    foreseeing?.abort();
    running = null;
    foreseeing = null;
    const { status } = get();
    if (status === 'reading') set(nothing);
    else set({ forecasting: false, status: status === 'weighing' ? 'stopped' : status });
    connected().ledger.rest();
    // One stays, as when the page of a forecast is left.
    connected().forecast.rest(1);
  },
};

import type { TableClient } from '../workers/client.ts';
import { connectTable, restInBackground, spawnTableWorker } from '../workers/client.ts';
import type { ForecastClient } from '../workers/client-forecast.ts';
import { connectForecast, forecastWorkers } from '../workers/client-forecast.ts';
import type { LedgerClient } from '../workers/client-ledger.ts';
import { connectLedger } from '../workers/client-ledger.ts';
import type { OddsClient } from '../workers/client-odds.ts';
import { connectOdds, spawnOddsWorker } from '../workers/client-odds.ts';

/** The workers of this page, started when they are first needed. */
interface Connection {
  readonly table: TableClient;
  readonly odds: OddsClient;
  readonly forecast: ForecastClient;
  readonly ledger: LedgerClient;
}

let connection: Connection | null = null;

function connect(): Connection {
  const table = connectTable(spawnTableWorker);
  restInBackground(table);
  return {
    table,
    odds: connectOdds(spawnOddsWorker),
    forecast: connectForecast(spawnOddsWorker, forecastWorkers()),
    ledger: connectLedger(spawnOddsWorker, forecastWorkers()),
  };
}

/** The connection of this page: the same one for all callers. */
export function connected(): Connection {
  connection ??= connect();
  return connection;
}

/** For tests: other workers than the browser's. */
export function connectWith(other: Connection | null): void {
  connection = other;
}

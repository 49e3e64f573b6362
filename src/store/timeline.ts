import type { TurnOfFight } from '../protocol/courses.ts';
import { connected } from './connection.ts';
import { table } from './table.ts';

/**
 * The turns of the open fight, those that can be done again included; `null` when that could not be told, or by the
 * signal.
 */
export async function turnsOfFight(signal: AbortSignal): Promise<readonly TurnOfFight[] | null> {
  const record = await table.exportRecord().catch(() => null);
  return record && connected().ledger.timeline(record, signal);
}

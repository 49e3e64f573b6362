import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { FightReply } from '../../src/protocol/messages.ts';
import { sitDown } from './command-line.ts';
import { exportFight } from './record.ts';

/** Exports the open fight, replays it on the command line, and expects the same hash and this winner. */
export async function isTheSameOnTheCommandLine(page: Page, winner: string): Promise<void> {
  const record = await exportFight(page);
  const table = sitDown();
  const loaded = await table.say<FightReply>({ do: 'load', record });
  expect(loaded.warning).toBeUndefined();
  expect(loaded.hash).toBe(record.hash);
  expect(loaded.view.over?.winner).toBe(winner);
}

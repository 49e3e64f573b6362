import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { FightRecord } from '../../src/protocol/messages.ts';
import { press } from './press.ts';

/** Opens the menu of the fight and presses an entry. */
export async function fromMenu(page: Page, entry: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Menu' }));
  await press(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: entry }));
}

/** Exports the open fight as a file and reads it. */
export async function exportFight(page: Page): Promise<FightRecord> {
  const download = page.waitForEvent('download');
  await fromMenu(page, 'Export this fight');
  const path = await (await download).path();
  return JSON.parse(await readFile(path, 'utf8')) as FightRecord;
}

/** Imports a file on the start page. */
export async function bringFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** Imports a fight from a file on the start page and opens it. */
export async function openRecord(page: Page, record: FightRecord): Promise<void> {
  await bringFile(page, 'fight.json', JSON.stringify(record));
  await press(page.getByRole('button', { name: 'Open it' }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

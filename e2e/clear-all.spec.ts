import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { press } from './person/press.ts';
import { bringFile, fromMenu } from './person/record.ts';
import { lookAtScreen } from './person/sight.ts';
import { comeIn, openSample } from './person/start.ts';
import { test } from './person/test.ts';

test('clearing all data offers a backup first, leaves nothing, and the imported backup restores the fight', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute');
  await fromMenu(page, 'Settings');
  await press(page.getByRole('radio', { name: 'Left hand' }));

  // A look at the warning changes nothing.
  const ask = page.getByRole('dialog', { name: 'Clear all data?' });
  await press(page.getByRole('button', { name: 'Clear all data …' }));
  await expect(ask).toContainText('1 fight, all rulings, settings and drafts');
  await expect(ask).toContainText('There is no backup yet.');
  await lookAtScreen(page, 'the warning before all data is cleared');
  await press(ask.getByRole('button', { name: 'Keep everything' }));
  await expect(ask).toHaveCount(0);

  await press(page.getByRole('button', { name: 'Clear all data …' }));
  const download = page.waitForEvent('download');
  await press(ask.getByRole('button', { name: 'Back up everything first' }));
  const backup = readFileSync(await (await download).path(), 'utf8');
  await expect(ask.getByRole('status')).toContainText('Look whether it is where you want it');
  await press(ask.getByRole('button', { name: 'Clear all data' }));
  const done = page.getByRole('dialog', { name: 'All data is cleared' });
  await expect(done).toContainText('Nothing of yours is kept in this browser any more.');
  await done.getByRole('button', { name: 'To the first page' }).press('Enter');

  await comeIn(page);
  await expect(page.getByRole('heading', { name: 'Begin a fight' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saved fights' })).toHaveCount(0);
  await expect(page.getByText('no backup yet')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await press(page.getByRole('button', { name: 'Settings' }));
  await expect(page.getByRole('radio', { name: 'Right hand' })).toBeChecked();
  await press(page.getByRole('button', { name: 'Back', exact: true }));

  await bringFile(page, 'backup.json', backup);
  await expect(page.getByRole('region', { name: 'Saved fights' })).toContainText('The knight and the brute');
});

test('how long ago the last backup was made stays true while the warning is open, and is not announced', async ({
  page,
}) => {
  await page.clock.install();
  await openSample(page, 'The knight and the brute');
  await fromMenu(page, 'Settings');
  const ask = page.getByRole('dialog', { name: 'Clear all data?' });
  await press(page.getByRole('button', { name: 'Clear all data …' }));
  const download = page.waitForEvent('download');
  await press(ask.getByRole('button', { name: 'Back up everything first' }));
  await download;
  await press(ask.getByRole('button', { name: 'Keep everything' }));

  await press(page.getByRole('button', { name: 'Clear all data …' }));
  await expect(ask).toContainText('The last backup was made just now');
  await page.clock.fastForward('03:10');
  await expect(ask).toContainText('The last backup was made 3 minutes ago');
  await expect(ask.getByRole('status')).toHaveText('');
});

test('players to whom the screen was handed cannot clear all data', async ({ page }) => {
  await openSample(page, 'The knight and the brute');
  await fromMenu(page, 'Hand the screen over');
  await press(page.getByRole('button', { name: 'We are the players' }));
  await fromMenu(page, 'Settings');
  await expect(page.getByRole('radio', { name: 'Right hand' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all data …' })).toHaveCount(0);
});

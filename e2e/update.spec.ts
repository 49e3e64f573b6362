import { appendFileSync, cpSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { root } from '../scripts/install.mjs';
import { serverOf } from '../scripts/serve.mjs';
import { openSample } from './person/start.ts';
import { test } from './person/test.ts';

test.use({ serviceWorkers: 'allow' });

const update = (page: Page) => page.getByRole('complementary', { name: 'Update' });

test('a newer version is not installed while any tab has a fight open, and is once the fight is left', async ({
  context,
  page,
}, info) => {
  const site = info.outputPath('site');
  cpSync(join(root, 'dist'), site, { recursive: true });
  const server = serverOf(site).listen(0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  try {
    await page.goto(address);
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    );
    await openSample(page, 'The knight and the brute', { dice: 'real', address });
    appendFileSync(join(site, 'sw.js'), '\n// A newer version.\n');

    // Another tab finds it. The fight hears nothing of it.
    const other = await context.newPage();
    await other.goto(address);
    await expect(update(other)).toContainText('A newer version is ready.');
    await expect(update(page)).toBeHidden();

    // It is not taken while the fight is open: what that one still has to read would be gone.
    await update(other).getByRole('button', { name: 'Update now' }).click();
    await expect(update(other).getByRole('status')).toContainText('A fight is open in another tab.');
    const waits = () =>
      other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
    expect(await waits()).toBe('installed');

    // The fight is left, by its own way: here and there the update is offered, and one tap takes it.
    await page.goto(`${address}#/`);
    await expect(update(page)).toContainText('A newer version is ready.');
    await expect(update(other)).toContainText('A newer version is ready.');
    const loaded = other.waitForEvent('load');
    await update(other).getByRole('button', { name: 'Update now' }).click();
    await loaded;
    await expect(other.getByRole('heading', { level: 1, name: 'Woundtrack' })).toBeVisible();
    await expect(update(other)).toBeHidden();
    expect(await waits()).toBeUndefined();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

import { expect } from '@playwright/test';
import { commit, tapAction } from './person/answer.ts';
import { enterFaces } from './person/dice.ts';
import { panel } from './person/look.ts';
import { tapCell } from './person/map.ts';
import { exportFight } from './person/record.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { test } from './person/test.ts';
import { watch } from './person/watch.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network a fight goes on after a reload, another begins, and the rules can be read', async ({
  page,
  context,
  baseURL,
}) => {
  const seen = await watch(context, page, baseURL as string);
  await comeIn(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);

  await context.setOffline(true);
  await page.reload();
  await inFight(page, 'The knight and the brute');
  await tapAction(page, 'Move');
  await tapCell(page, 'G6');
  await commit(page);
  const moved = await exportFight(page);
  await page.reload();
  await inFight(page, 'The knight and the brute');
  expect((await exportFight(page)).hash).toBe(moved.hash);

  await openSample(page, 'Four in the courtyard', { dice: 'real' });
  await expect(panel(page).getByText('Initiative of Ciro', { exact: true })).toBeVisible();
  await enterFaces(page, [4]);
  await page.goto('/#/rules/fighting-style');
  await page.getByRole('searchbox', { name: 'Find in the rules' }).fill('FS-ATK-1');
  await expect(page.getByText('FS-ATK-1').first()).toBeVisible();

  await context.setOffline(false);
  await page.goto('/');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Four in the courtyard/ }).first()).toBeVisible();
  seen.clean();
});

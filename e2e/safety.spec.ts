import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commit, tapAction } from './person/answer.ts';
import { enterFaces } from './person/dice.ts';
import { panel } from './person/look.ts';
import { approachByList, playOn } from './person/play.ts';
import { press } from './person/press.ts';
import { bringFile, exportFight, fromMenu } from './person/record.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { test } from './person/test.ts';
import { watch } from './person/watch.ts';

declare global {
  interface Window {
    pwned?: true;
  }
}

test.use({ serviceWorkers: 'allow' });

test('a whole fight causes no console message and no request to another host', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const seen = await watch(context, page, baseURL as string);
  await openSample(page, 'The knight and the brute');
  await playOn(page, { approach: approachByList() });
  seen.clean();
  expect(seen.requests.length).toBeGreaterThan(3);

  // The watch would have noticed: what the page may not do is refused and said.
  const tried = await page.evaluate(() => fetch('https://example.com/').catch((error: Error) => error.name));
  expect(tried).toBe('TypeError');
  expect(() => seen.clean()).toThrow(/content security policy/i);
});

test('inline scripts and inline event handlers do not run in the page', async ({ page }) => {
  await comeIn(page);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.pwned = true';
    document.body.append(script);
    const image = document.createElement('div');
    image.innerHTML = '<img src="nowhere.png" onerror="window.pwned = true">';
    document.body.append(image);
    return new Promise((resolve) => {
      image.firstElementChild?.addEventListener('error', () => setTimeout(() => resolve(window.pwned), 100));
    });
  });
  expect(ran).toBeUndefined();
});

const attack = (word: string): string => `<img src=x onerror="window.pwned=true">${word}`;

/** No picture of the attack is in the page, and nothing of it ran. */
async function isOnlyText(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => window.pwned)).toBeUndefined();
}

test('names and notes from a file are shown as text only', async ({ page, context, baseURL }) => {
  const seen = await watch(context, page, baseURL as string);
  const duel = JSON.parse(readFileSync('src/systems/fighting-style/pack/encounters/duel.json', 'utf8'));
  duel.name = attack('Ring');
  duel.about = attack('About');
  duel.combatants[0].side = attack('Knights');
  duel.combatants[0].sheet = { use: 'edda', name: attack('Edda'), about: attack('A knight') };
  duel.battlefield.terrain[0].label = attack('Sawdust');
  await comeIn(page);
  await bringFile(page, `${attack('file')}.json`, JSON.stringify(duel));
  await expect(page.getByRole('status')).toContainText(attack('Ring'));
  await isOnlyText(page);

  await press(page.getByRole('radio', { name: 'Real dice' }));
  await press(page.getByRole('button', { name: `Start ${attack('Ring')}` }));
  await inFight(page, attack('Ring'));
  await expect(panel(page).getByText(`Initiative of ${attack('Edda')}`, { exact: true })).toBeVisible();
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await tapAction(page, 'Search');
  await commit(page);
  await expect(panel(page)).toContainText(attack('Edda'));
  for (const tab of ['Wounds', 'Log', 'Act']) {
    await press(panel(page).getByRole('tab', { name: tab }));
    await expect(panel(page).getByText(attack('Edda')).filter({ visible: true }).first()).toBeVisible();
    await isOnlyText(page);
  }
  // A record carries the names too.
  expect(JSON.stringify((await exportFight(page)).encounter)).toContain('onerror');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Go on with/ })).toContainText(attack('Ring'));
  await isOnlyText(page);
  seen.clean();
});

test('an error that nothing handles is shown, also above a dialog, and can be dismissed', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute');
  await fromMenu(page, 'Share this fight');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    void Promise.reject(new Error('the disk is full.'));
  });
  const note = page.getByRole('alert').filter({ hasText: 'That did not work: the disk is full.' });
  await expect(note).toBeVisible();
  // Under a dialog nothing can be pressed; the note stays until it can be.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The keys of the fight work beside it.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(note.getByRole('button', { name: 'Close this note' }));
  await expect(note).toHaveCount(0);
});

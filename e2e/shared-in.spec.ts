import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { codeOf } from '../src/storage/link.ts';
import type { Written } from './person/files.ts';
import { comeIn } from './person/start.ts';
import { test } from './person/test.ts';

// The policy of the page forbids forms; what the system sends to an installed app is none.
test.use({ serviceWorkers: 'allow', bypassCSP: true });

const duel = JSON.parse(
  readFileSync('src/systems/fighting-style/pack/encounters/duel.json', 'utf8'),
) as object;
const encounter = (name: string) => JSON.stringify({ ...duel, name });

interface SharedIn {
  readonly text?: string;
  readonly url?: string;
  readonly files?: readonly Written[];
}

/** Another app shares something with the installed one, as its manifest asks for it. */
async function shareWithApp(page: Page, shared: SharedIn): Promise<void> {
  const begun = page.waitForEvent('load');
  await page.evaluate(async ({ text, url, files = [] }) => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href as string;
    const { share_target: target } = await (await fetch(address)).json();
    const form = document.createElement('form');
    form.action = new URL(target.action, address).href;
    form.method = target.method;
    form.enctype = target.enctype;
    const field = (name: string) => {
      const one = document.createElement('input');
      one.name = name;
      form.append(one);
      return one;
    };
    if (text !== undefined) field(target.params.text).value = text;
    if (url !== undefined) field(target.params.url).value = url;
    const picked = new DataTransfer();
    for (const file of files)
      picked.items.add(new File([file.text], file.name, { type: 'application/json' }));
    const picker = field(target.params.files[0].name);
    picker.type = 'file';
    picker.multiple = true;
    picker.files = picked.files;
    document.body.append(form);
    form.submit();
  }, shared);
  await begun;
}

/** The app as it is once it was installed, without a network. */
async function installed(page: Page): Promise<void> {
  await comeIn(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
}

test('files that another app shares with the installed one are imported, without a network, and once', async ({
  page,
}) => {
  await installed(page);
  await page.goto('/#/settings');
  await shareWithApp(page, {
    files: [
      { name: 'dawn.json', text: encounter('At dawn') },
      { name: 'torn.json', text: '{"system": "fighting-style"' },
    ],
  });
  const told = page.getByRole('region', { name: 'Import a file' });
  await expect(told.getByRole('status')).toHaveText('The encounter “At dawn” is in the library.');
  await expect(told.getByRole('alert')).toContainText('torn.json');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeVisible();
  await expect(told.getByRole('status')).toHaveCount(0);
});

test('a link that another app shares with the installed one is shown before anything is kept, also in a text', async ({
  page,
}) => {
  await installed(page);
  const link = `https://example.org/woundtrack/#/shared/${await codeOf(encounter('At dusk'))}`;
  for (const shared of [{ text: `Tonight we play this: ${link}` }, { url: link }]) {
    await page.goto('/#/');
    await shareWithApp(page, shared);
    await expect(page.getByRole('heading', { level: 1, name: 'At dusk' })).toBeVisible();
    await expect(page.getByText('An encounter: sides and ground, ready to begin.')).toBeVisible();
  }
});

test('a text without a link that another app shares is refused with the reason', async ({ page }) => {
  await installed(page);
  await shareWithApp(page, { text: 'See you tonight!' });
  const told = page.getByRole('region', { name: 'Import a file' });
  await expect(told.getByRole('alert')).toContainText('What was shared');
  await expect(told.getByRole('alert')).toContainText('Nothing was changed.');
});

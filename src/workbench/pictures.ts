import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';

/**
 * `npm run pictures [-- --readme]`: builds the app when it is stale and takes pictures of its main screens at tablet and
 * laptop sizes, in dark and in light, into `pictures/`. `--readme` takes the one picture of the README instead.
 */

const port = Number(process.env.PORT ?? 4179);
const address = `http://localhost:${port}`;
const sizes = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

type Take = (name: string) => Promise<void>;

export async function main(args: readonly string[]): Promise<number> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) return built.status ?? 1;
  ensureChromium();
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch(launchOptions());
  try {
    await answering(server);
    if (args.includes('--readme')) await readme(browser);
    else await everything(browser);
  } finally {
    await browser.close();
    server.kill();
  }
  return 0;
}

/** Waits until the server answers. */
async function answering(server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    if (server.exitCode !== null) throw new Error('the server ended: see above');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const up = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up && server.exitCode === null) return;
  }
  throw new Error(`nothing answers on ${address}`);
}

async function everything(browser: Browser): Promise<void> {
  for (const viewport of sizes) {
    for (const colorScheme of ['dark', 'light'] as const) {
      const folder = join('pictures', `${viewport.width}x${viewport.height}-${colorScheme}`);
      await mkdir(folder, { recursive: true });
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      let number = 0;
      await screens(page, async (name) => {
        number++;
        await page.screenshot({ path: join(folder, `${String(number).padStart(2, '0')}-${name}.png`) });
      });
      await context.close();
      console.log(folder);
    }
  }
}

async function readme(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 }, colorScheme: 'dark' });
  await begin(page, 'Four in the courtyard', 'Digital dice');
  await page.getByRole('button', { name: /^Move/ }).first().click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: 'docs/picture.png' });
  console.log('docs/picture.png');
}

async function begin(page: Page, sample: string, dice: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('radio', { name: dice }).click();
  await page.getByRole('button', { name: sample }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

const key = (page: Page, face: number) =>
  page
    .getByRole('region', { name: 'Faces of the dice' })
    .getByRole('button', { name: new RegExp(`^${face}( again)?$`) })
    .click();

const oddsAreThere = (page: Page) =>
  page.waitForFunction(() => document.querySelector('aside [aria-busy=true]') === null);

/** The way through a duel on which each main screen comes by. */
async function screens(page: Page, take: Take): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'The knight and the brute' }).waitFor();
  await take('start');
  await begin(page, 'Four in the courtyard', 'Digital dice');
  await page.waitForTimeout(500);
  await take('courtyard');
  await begin(page, 'The knight and the brute', 'Real dice');
  await take('initiative');
  await key(page, 5);
  await key(page, 2);
  await page.getByRole('button', { name: /^Move/ }).first().click();
  const panel = page.getByRole('complementary', { name: 'Panel' });
  const map = page.getByRole('application', { name: /^Battle map/ });
  await map.focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(400);
  await take('move');
  await page.getByRole('contentinfo').getByRole('button').last().click();
  await page
    .getByRole('button', { name: /^Strike/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'What this would bring' }).getByText('%').first().waitFor();
  await take('strike-with-odds');
  await page.getByRole('contentinfo').getByRole('button').last().click();
  await panel.getByText('How does Brute defend?').waitFor();
  await oddsAreThere(page);
  await take('defence');
  await page
    .getByRole('button', { name: /^Parry/ })
    .first()
    .click();
  await page.getByRole('contentinfo').getByRole('button').last().click();
  await panel.getByText('What does the d20 show?').waitFor();
  await take('pad');
  await key(page, 12);
  await key(page, 19);
  await page.waitForTimeout(300);
  await oddsAreThere(page);
  await take('maneuver');
  for (const tab of ['Wounds', 'Log']) {
    // On wide screens the log stands beside the panel all the time.
    const there = page.getByRole('tab', { name: tab });
    if ((await there.count()) === 0) continue;
    await there.click();
    await page.waitForTimeout(200);
    await take(tab.toLowerCase());
  }
  const line = page.getByRole('region', { name: 'Log' }).getByRole('button', { name: /Successes/ });
  await line.last().click();
  await take('log-line-opened');
  await page.getByRole('button', { name: 'Change by hand', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await take('by-hand');
  await page.goto(`${address}/#/rules/fighting-style`);
  await page.getByText('FS-TEST-1').first().waitFor();
  await take('rules');
}

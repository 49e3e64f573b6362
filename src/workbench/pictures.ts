import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { withApp } from './app.ts';

export const usage = 'npm run pictures -- [--readme]';

/**
 * See `usage`: builds the app when it is stale and takes pictures of its main screens in all five
 * rule systems, on a tablet held either way and on a laptop, in dark and in light, into `pictures/`. `--readme` takes
 * the one picture of the README instead.
 */

const port = Number(process.env.PORT ?? 4179);
const sizes = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

type Take = (name: string) => Promise<void>;

export const main = (args: readonly string[]): Promise<number> =>
  withApp(port, (browser, address) =>
    args.includes('--readme') ? readme(browser, address) : everything(browser, address),
  );

async function everything(browser: Browser, baseURL: string): Promise<void> {
  for (const viewport of sizes) {
    for (const colorScheme of ['dark', 'light'] as const) {
      const folder = join('pictures', `${viewport.width}x${viewport.height}-${colorScheme}`);
      await mkdir(folder, { recursive: true });
      const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      let number = 0;
      const take: Take = async (name) => {
        number++;
        await page.screenshot({ path: join(folder, `${String(number).padStart(2, '0')}-${name}.png`) });
      };
      await pages(page, take);
      await duel(page, take);
      for (const one of setPieces) await setPiece(page, one, take);
      await context.close();
      console.log(folder);
    }
  }
}

/** A set piece of each rule system: how it is opened, and the attack whose odds are shown. */
interface SetPiece {
  readonly system: string;
  readonly sample: string;
  readonly attack: string;
}

const setPieces: readonly SetPiece[] = [
  { system: 'action-dice', sample: 'The burnt crossing', attack: 'Attack' },
  { system: 'fighting-style', sample: "The giant's bridge", attack: 'Strike|Cast' },
  { system: 'persona', sample: 'The hollow court', attack: 'Attack' },
  { system: 'world-shapers', sample: 'Four in the quarry', attack: 'Attack' },
  { system: 'wound-slots', sample: 'Riders at the broken bridge', attack: 'Standard Attack' },
];

async function readme(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1180, height: 820 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    baseURL,
  });
  await begin(page, 'Riders at the broken bridge', 'Digital dice');
  await toATurn(page, /^Standard Attack\b/);
  await withItsOdds(page, 'Standard Attack');
  await page.screenshot({ path: 'docs/picture.png' });
  console.log('docs/picture.png');
}

async function begin(page: Page, sample: string, dice: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: dice }).click();
  await page.getByRole('button', { name: sample }).click();
  await page.getByTestId('undo').waitFor();
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Panel' });
const settled = (page: Page) => page.locator('main[aria-busy=false]').waitFor();

/** Answers what the table asks with the first answer there is, until somebody has the turn and can do something. */
async function toATurn(page: Page, canDo = /./): Promise<void> {
  for (let deed = 0; deed < 60; deed++) {
    await settled(page);
    const question = panelOf(page).getByRole('region', { name: 'Question' });
    const commit = page.getByTestId('commit');
    if ((await question.count()) === 0) {
      const able = panelOf(page).getByRole('listitem').getByRole('button', { name: canDo, disabled: false });
      if ((await able.count()) > 0) return;
      await page.getByTestId('end-turn').click();
    } else if (await commit.isEnabled()) await commit.click();
    else if ((await page.getByTestId('end-turn').count()) > 0) await page.getByTestId('end-turn').click();
    else await question.getByRole('listitem').getByRole('button', { disabled: false }).first().click();
  }
}

/** Takes an attack into the hand, gives it what it still wants, and waits for its odds. */
async function withItsOdds(page: Page, attack: string): Promise<void> {
  const named = new RegExp(`^(${attack})\\b`);
  await panelOf(page)
    .getByRole('listitem')
    .getByRole('button', { name: named, disabled: false })
    .first()
    .click();
  const making = panelOf(page).getByRole('region', { name: / in the making$/ });
  for (let field = 0; field < 6 && !(await page.getByTestId('commit').isEnabled()); field++) {
    await making.getByRole('group').getByRole('button', { disabled: false, pressed: false }).first().click();
  }
  await oddsAreThere(page);
}

/** A set piece of the rules: the first turn in which one can attack, the odds, the wounds, the log. */
async function setPiece(page: Page, { system, sample, attack }: SetPiece, take: Take): Promise<void> {
  await begin(page, sample, 'Digital dice');
  await toATurn(page, new RegExp(`^(${attack})\\b`));
  await page.waitForTimeout(400);
  await take(`${system}-turn`);
  await withItsOdds(page, attack);
  await take(`${system}-odds`);
  await page.getByTestId('commit').click();
  await settled(page);
  await oddsAreThere(page);
  await take(`${system}-what-comes-of-it`);
  for (const tab of ['Wounds', 'Log']) {
    // On wide screens the log stands beside the panel all the time.
    const there = page.getByRole('tab', { name: tab });
    if ((await there.count()) === 0) continue;
    await there.click();
    await page.waitForTimeout(200);
    await take(`${system}-${tab.toLowerCase()}`);
  }
}

/** The pages beside the fights. */
async function pages(page: Page, take: Take): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'The knight and the brute' }).waitFor();
  await take('start');
  await page.goto('/#/quick/wound-slots');
  await page
    .getByRole('button', { name: /^One .* more$/ })
    .last()
    .click();
  await take('quick-fight');
  await page.goto('/#/rules/fighting-style');
  await page.getByText('FS-TEST-1').first().waitFor();
  await take('rules');
  await page.goto('/#/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await take('settings');
}

const key = (page: Page, face: number) =>
  page
    .getByRole('region', { name: 'Faces of the dice' })
    .getByRole('button', { name: new RegExp(`^${face}( again)?$`) })
    .click();

const oddsAreThere = (page: Page) =>
  page.waitForFunction(() => document.querySelector('aside [aria-busy=true]') === null);

/** The way through a duel with real dice on which each main screen of a fight comes by. */
async function duel(page: Page, take: Take): Promise<void> {
  await begin(page, 'The knight and the brute', 'Real dice');
  await take('initiative');
  await key(page, 5);
  await key(page, 2);
  await page.getByRole('button', { name: /^Move/ }).first().click();
  const panel = panelOf(page);
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
  await page.keyboard.press('Escape');
}

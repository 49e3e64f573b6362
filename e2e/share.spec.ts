import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chromium, expect } from '@playwright/test';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { launchOptions } from '../scripts/chromium.mjs';
import { codeOf } from '../src/storage/link.ts';
import { enterFaces } from './person/dice.ts';
import { press } from './person/press.ts';
import { exportFight, fromMenu } from './person/record.ts';
import { lookAtScreen } from './person/sight.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

test.use({ viewport: tablets.lying, hasTouch: true });

const duel = 'The knight and the brute';
const turn = (page: Page) =>
  page
    .getByRole('toolbar', { name: /^Order of turns/ })
    .getByRole('button', { name: /^Edda,.* has the turn/ });

/** An encounter that nobody here has. */
const encounter = {
  schema: 1,
  system: 'fighting-style',
  name: 'Two at the well',
  about: 'The well has room for one.',
  battlefield: { width: 8, height: 4, grid: 'square', metric: 'one' },
  combatants: [
    { id: 'edda', side: 'Heroes', cell: { x: 1, y: 1 }, sheet: { use: 'edda' } },
    { id: 'brute', side: 'Bandits', cell: { x: 4, y: 1 }, sheet: { use: 'brute' } },
  ],
};

/** What a camera reads off the code on the screen. */
async function scanned(page: Page): Promise<string> {
  const side = 600;
  const picture = await page
    .getByRole('img', { name: /^QR code/ })
    .evaluate(async (image: HTMLImageElement, side) => {
      await image.decode();
      const canvas = new OffscreenCanvas(side, side);
      const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.drawImage(image, 0, 0, side, side);
      // A letter for each pixel: there is black, and what nothing is drawn on.
      let letters = '';
      const { data } = pen.getImageData(0, 0, side, side);
      for (let at = 3; at < data.length; at += 4) letters += (data[at] as number) > 127 ? '#' : ' ';
      return letters;
    }, side);
  const data = Uint8Array.from({ length: 3 * side * side }, (_, at) =>
    picture[Math.floor(at / 3)] === '#' ? 0 : 255,
  );
  return decodeQR({ width: side, height: side, data });
}

test('a fight in its middle is opened on another tablet from its QR code, with the same record', async ({
  page,
  browser,
}) => {
  await openSample(page, duel, { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await expect(turn(page)).toBeVisible();
  const left = await exportFight(page);
  await fromMenu(page, 'Share this fight');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await scanned(page)).toBe(link);
  await lookAtScreen(page, 'a fight to share');

  const elsewhere = await browser.newContext({ viewport: tablets.upright, hasTouch: true });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: duel })).toBeVisible();
  await lookAtScreen(other, 'a fight that came with a link');
  await press(other.getByRole('button', { name: 'Open it' }));
  await inFight(other, duel);
  await expect(turn(other)).toBeVisible();
  const taken = await exportFight(other);
  expect([taken.hash, taken.tape]).toEqual([left.hash, left.tape]);
  await elsewhere.close();
});

test('an encounter from a pasted link is kept and begun', async ({ page }) => {
  await comeIn(page);
  const link = new URL(`#/shared/${await codeOf(JSON.stringify(encounter))}`, page.url()).href;
  await press(page.getByRole('button', { name: 'Paste a link' }));
  await page.getByRole('textbox', { name: 'Link' }).fill(`Look at this: ${link} !`);
  await press(page.getByRole('button', { name: 'Show it' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Two at the well' })).toBeVisible();
  await expect(page.getByText('The well has room for one.')).toBeVisible();
  await expect(page.getByText('Edda')).toBeVisible();
  await press(page.getByRole('button', { name: 'Keep it' }));
  await expect(page.getByRole('status')).toHaveText('The encounter “Two at the well” is in the library.');
  await press(page.getByRole('button', { name: 'Begin the fight' }));
  await inFight(page, 'Two at the well');
});

test('an encounter that is still being written is kept from its link and written on', async ({ page }) => {
  await comeIn(page);
  const ground = { ...encounter, name: 'Bare ground', combatants: [] };
  await page.goto(`/#/shared/${await codeOf(JSON.stringify(ground))}`);
  await expect(page.getByText('An encounter that is still being written.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the fight' }).tap({ force: true });
  await expect(page.getByText('Two sides are needed: add who fights.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Keep it' }));
  await expect(page.getByRole('status')).toHaveText('The encounter “Bare ground” is in the library.');
  await press(page.getByRole('button', { name: 'Back' }));
  // The list says as well why it cannot begin yet.
  await page.getByRole('button', { name: 'Start Bare ground' }).tap({ force: true });
  await expect(page.getByText('Two sides are needed: add who fights.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Open Bare ground' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Bare ground' })).toBeVisible();
});

test('a shortened link says so, and a link with a bad encounter names the mistake', async ({ page }) => {
  await comeIn(page);
  const code = await codeOf(JSON.stringify({ system: 'fighting-style', name: 'Nobody', combatants: [] }));
  const told = page.getByRole('alert');
  await page.goto(`/#/shared/${code.slice(0, -6)}`);
  await expect(told).toContainText('This link is not whole');
  await page.goto(`/#/shared/${code}`);
  await press(page.getByRole('button', { name: 'Keep it' }));
  await expect(told).toContainText('combatants');
  await expect(told).toContainText('Nothing was changed.');
});

/** A film for a camera that is none: QR codes on a table, black on white, one after the other, and again from the start. */
function filmOf(texts: readonly string[]): Buffer {
  const head = `YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420jpeg\n`;
  // Each stands for two thirds of a second.
  return Buffer.concat([Buffer.from(head), ...texts.flatMap((text) => Array(4).fill(frameOf(text)))]);
}

const [width, height, perSecond] = [640, 480, 6];

function frameOf(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const size = Math.floor(height / modules.length);
  const light = Buffer.alloc(width * height, 200);
  const left = Math.floor((width - size * modules.length) / 2);
  for (let y = 0; y < size * modules.length; y++)
    for (let x = 0; x < size * modules.length; x++)
      light[y * width + left + x] = modules[Math.floor(y / size)]?.[Math.floor(x / size)] ? 20 : 235;
  const colour = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
}

/** A tablet whose camera sees these codes. */
async function withCamera(film: string, texts: readonly string[], use: (page: Page) => Promise<void>) {
  await writeFile(film, filmOf(texts));
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  await use(await browser.newPage({ viewport: tablets.lying, hasTouch: true }));
  await browser.close();
}

test('a tablet scans the code that another one shows', async ({ baseURL }, info) => {
  const home = new URL('/', baseURL).href;
  const link = `${home}#/shared/${await codeOf(JSON.stringify(encounter))}`;
  await withCamera(info.outputPath('code.y4m'), [link], async (page) => {
    await comeIn(page, home);
    await press(page.getByRole('button', { name: 'Scan a code' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Two at the well' })).toBeVisible();
  });
});

/** As many as no single code holds: each with a name of its own. */
const crowd = {
  ...encounter,
  name: 'Sixty at the well',
  battlefield: { ...encounter.battlefield, width: 30, height: 6 },
  combatants: Array.from({ length: 60 }, (_, n) => ({
    id: `one-${n}`,
    side: n % 2 === 0 ? 'Heroes' : 'Bandits',
    cell: { x: n % 30, y: Math.floor(n / 30) },
    sheet: { use: 'brute', name: createHash('sha256').update(`${n}`).digest('base64').slice(0, 24) },
  })),
};

test('an encounter too large for one code is shared by several, and scanned from them', async ({
  page,
  baseURL,
}, info) => {
  const home = new URL('/', baseURL).href;
  await page.goto(`${home}#/shared/${await codeOf(JSON.stringify(crowd))}`);
  await press(page.getByRole('button', { name: 'Keep it' }));
  await expect(page.getByRole('status')).toContainText('Sixty at the well');
  await comeIn(page);
  const kept = page.getByRole('region', { name: 'Your documents' });
  await press(kept.getByRole('button', { name: 'More for Sixty at the well' }));
  await press(page.getByRole('button', { name: 'Share', exact: true }));
  await press(page.getByRole('button', { name: 'Pause' }));
  const code = page.getByRole('img', { name: /^QR code/ });
  const count = Number(/ of (\d+)$/.exec((await code.getAttribute('alt')) ?? '')?.[1]);
  expect(count).toBeGreaterThan(1);
  const texts: string[] = [];
  for (let n = 0; n < count; n++) {
    texts.push(await scanned(page));
    await press(page.getByRole('button', { name: 'Next' }));
  }
  expect(new Set(texts).size).toBe(count);
  await lookAtScreen(page, 'several codes to share');

  await withCamera(info.outputPath('codes.y4m'), texts, async (other) => {
    // A camera that knows nothing of this leads to the app.
    await other.goto(texts[0] ?? '');
    await expect(other.getByRole('heading', { name: 'One of several codes' })).toBeVisible();
    await press(other.getByRole('button', { name: 'Scan a code' }));
    await expect(other.getByRole('heading', { level: 1, name: 'Sixty at the well' })).toBeVisible({
      timeout: 60_000,
    });
  });
});

test('a link of another version changes nothing and says so; without a camera scanning says so', async ({
  page,
}) => {
  await page.goto('/#/shared/abc');
  const wrong = page.getByRole('alert').filter({ hasText: 'The link' });
  await expect(wrong).toContainText('made by another version');
  await expect(wrong).toContainText('Nothing was changed.');
  await page.goto('/#/');
  await expect(page.getByText(/set aside/)).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Scan a code' }));
  const dialog = page.getByRole('dialog', { name: 'Scan a code' });
  await expect(dialog.getByRole('alert')).toContainText(/camera.* can come by a link or a file, too\.$/);
  await expect(dialog.locator('video')).toBeHidden();
});

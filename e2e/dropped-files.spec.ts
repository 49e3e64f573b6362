import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { dragFiles, startWithFiles } from './person/files.ts';
import { press } from './person/press.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { test } from './person/test.ts';

const encounter = (name: string) => ({
  name: `${name}.json`,
  text: JSON.stringify({
    ...(JSON.parse(readFileSync('src/systems/fighting-style/pack/encounters/duel.json', 'utf8')) as object),
    name,
  }),
});
const torn = { name: 'torn.json', text: '{"system": "fighting-style"' };

test('files dropped on the first page are imported one after the other, and each is told of by its name', async ({
  page,
}) => {
  await comeIn(page);
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeVisible();
  const files = [encounter('At dawn'), torn, encounter('At dusk')];
  expect(await dragFiles(page, 'dragover', files)).toBe(true);
  await expect(page.getByText('Drop to import')).toBeVisible();
  expect(await dragFiles(page, 'drop', files)).toBe(true);
  await expect(page.getByText('Drop to import')).toHaveCount(0);
  const told = page.getByRole('region', { name: 'Import a file' });
  await expect(told.getByRole('status')).toHaveText([
    'The encounter “At dawn” is in the library.',
    'The encounter “At dusk” is in the library.',
  ]);
  await expect(told.getByRole('alert')).toContainText('torn.json');
  await expect(told.getByRole('alert')).toContainText('Nothing was changed.');
  await expect(told.getByRole('status').first()).toBeInViewport();

  // What is dropped next, far from there, is told in sight as well.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(told).not.toBeInViewport();
  await dragFiles(page, 'drop', [encounter('At noon')]);
  await expect(told.getByText('The encounter “At noon” is in the library.')).toBeInViewport();
});

test('a file dropped in a fight is refused with a word on where it could be dropped; the fight stays', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute');
  const files = [encounter('At dawn')];
  expect(await dragFiles(page, 'dragover', files)).toBe(true);
  await expect(page.getByText(/^A file can be dropped on the first page/)).toBeVisible();
  expect(await dragFiles(page, 'drop', files)).toBe(true);
  await inFight(page, 'The knight and the brute');
  await comeIn(page);
  await expect(page.getByText('At dawn')).toHaveCount(0);
});

test('a map dropped where the ground is drawn is shown before it is laid', async ({ page }) => {
  const map = {
    name: 'Mill.uvtt',
    text: JSON.stringify({
      format: 0.3,
      resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 8, y: 6 }, pixels_per_grid: 70 },
      line_of_sight: [],
      portals: [],
    }),
  };
  await comeIn(page);
  await press(page.getByRole('button', { name: 'Make it your own: The knight and the brute' }));
  await press(page.getByRole('tab', { name: 'Ground' }));
  expect(await dragFiles(page, 'drop', [map])).toBe(true);
  const dialog = page.getByRole('dialog', { name: 'A map: Mill' });
  await expect(dialog).toContainText('8 by 6 cells.');
  // Behind a dialog nothing is taken.
  await dragFiles(page, 'dragover', [map]);
  await expect(page.getByText(/^A file can be dropped on the first page/)).toBeAttached();
  await press(dialog.getByRole('button', { name: 'Lay it under the encounter' }));
  await expect(dialog).toHaveCount(0);
});

test('the installed app that a file is opened with imports it', async ({ page }) => {
  await startWithFiles(page, [encounter('At dawn')]);
  await page.goto('/#/settings');
  await expect(page.getByText('The encounter “At dawn” is in the library.')).toBeVisible();
});

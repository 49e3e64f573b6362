import { expect } from '@playwright/test';
import { panel } from './person/look.ts';
import { openSample } from './person/start.ts';
import { test } from './person/test.ts';

const light = 'rgb(247, 246, 242)';
const dark = 'rgb(20, 23, 28)';
const dim = 'rgb(10, 10, 11)';

for (const [device, chosen, ground] of [
  ['light', null, light],
  ['dark', null, dark],
  ['dark', '{"theme":"light"}', light],
  ['light', '{"theme":"dim"}', dim],
  ['light', '{"theme":7', light],
] as const) {
  test(`a ${device} device with the settings ${chosen} shows no other theme before the app has begun`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.addInitScript((text) => {
      if (text !== null) localStorage.setItem('woundtrack:settings', text);
    }, chosen);
    // The app does not come.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woundtrack');
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
  });
}

test('where the system forces its colours, pools still show how much is left, and what is chosen is framed', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openSample(page, 'Four in the quarry');
  await panel(page).getByRole('tab', { name: 'Wounds' }).click();
  const grounds = await panel(page)
    .getByRole('img', { name: /^Vitality: \d/ })
    .first()
    .evaluate((bar) => [...bar.querySelectorAll('div')].map((one) => getComputedStyle(one).backgroundColor));
  expect(grounds.length).toBeGreaterThan(1);
  expect(new Set(grounds).size).toBe(grounds.length);
  const tab = (name: string) => panel(page).getByRole('tab', { name });
  await page.mouse.click(1, 400);
  await expect(tab('Wounds')).toHaveCSS('outline-style', 'solid');
  await expect(tab('Log')).not.toHaveCSS('outline-style', 'solid');
});

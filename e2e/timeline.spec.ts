import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { fingersOn } from './person/fingers.ts';
import { bar, panel, settled } from './person/look.ts';
import { atItsEnd } from './person/middle.ts';
import { press } from './person/press.ts';
import { fromMenu, openRecord } from './person/record.ts';
import { lookAtScreen } from './person/sight.ts';
import { comeIn, goOnWith, openSample } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

test.use({ reducedMotion: 'reduce' });

const slider = (page: Page) => page.getByRole('slider', { name: 'Point of the fight' });
const said = (page: Page) => slider(page).getAttribute('aria-valuetext');
const turns = (page: Page) => page.getByRole('navigation', { name: 'Initiative' });
const redo = (page: Page) => bar(page).getByRole('button', { name: 'Redo' });

/** A duel as a forecast leaves it to be watched: at its beginning, with all deeds to be done again. */
async function watchDuel(page: Page): Promise<void> {
  await comeIn(page);
  await openRecord(page, await atItsEnd('fighting-style', { butFor: Number.POSITIVE_INFINITY }));
  // The turns are known a moment later.
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Before the first round|^Round 1/);
}

for (const way of ['lying', 'upright'] as const) {
  test.describe(`a tablet, ${way}`, () => {
    test.use({ viewport: tablets[way], hasTouch: true });

    test('a watched fight is gone through with a finger: bar and log follow, and it is played on from there', async ({
      page,
    }) => {
      await watchDuel(page);
      const box = await slider(page).boundingBox();
      if (!box) throw new Error('the slider is nowhere');
      expect(box.height).toBeGreaterThanOrEqual(44);
      const at = (share: number) => ({ x: box.x + share * box.width, y: box.y + box.height / 2 });
      const fingers = await fingersOn(page);
      await fingers.down(at(0.1));
      for (const share of [0.3, 0.5, 0.7]) await fingers.move(at(share));
      await fingers.up();
      await settled(page);
      await expect.poll(() => said(page)).toMatch(/^Round \d+, (Edda|Brute)’s turn/);
      const [, round, who] = /^Round (\d+), (\w+)/.exec((await said(page)) ?? '') ?? [];
      await expect(turns(page)).toContainText(`Round${round}`);
      await expect(
        turns(page).getByRole('button', { name: new RegExp(`^${who}.*has the turn`) }),
      ).toBeVisible();
      await press(panel(page).getByRole('tab', { name: 'Log' }));
      const log = page.getByRole('region', { name: 'Log' });
      const newest = log.getByLabel('Which turn').getByRole('option').nth(1);
      await expect(newest).toHaveText(`Round ${round}: ${who}`);
      await expect(log.getByText('undone')).toHaveCount(0);
      await press(panel(page).getByRole('tab', { name: 'Act' }));

      // Back again, and nothing is struck.
      await fingers.tap(at(0.02));
      await settled(page);
      await expect(slider(page)).toHaveValue('0');
      await press(panel(page).getByRole('tab', { name: 'Log' }));
      await expect(log.getByText('undone')).toHaveCount(0);
      await press(panel(page).getByRole('tab', { name: 'Act' }));

      // From a turn in the middle on people play.
      await fingers.tap(at(0.5));
      await settled(page);
      await expect.poll(() => said(page)).toMatch(/^Round \d+, /);
      const end = bar(page).getByTestId('end-turn');
      while (!(await end.isVisible())) {
        await press(bar(page).getByRole('button', { name: 'Undo' }));
        await settled(page);
      }
      await press(end);
      await settled(page);
      await expect(slider(page)).toBeHidden();
      await expect(redo(page)).toHaveAttribute('aria-disabled', 'true');
    });
  });
}

test('keys go to the ends, by rounds and by steps; the screen is right at every size', async ({ page }) => {
  await watchDuel(page);
  await slider(page).focus();
  const after = async (key: string): Promise<string | null> => {
    await page.keyboard.press(key);
    await settled(page);
    return said(page);
  };
  const first = await said(page);
  expect(await after('PageUp')).toMatch(/^Round 2, .* step 1 of/);
  expect(await after('ArrowRight')).toMatch(/^Round 2, .* step 2 of/);
  expect(await after('ArrowLeft')).toMatch(/^Round 2, .* step 1 of/);
  expect(await after('PageDown')).toMatch(/^Round 1, /);
  expect(await after('End')).toMatch(/^The end, in round \d+$/);
  await expect(page.getByText(/^The fight is over: .* won\.$/)).toBeVisible();
  expect(await after('Home')).toBe(first);
  // The keys of the fight work here, too.
  await page.keyboard.press('PageUp');
  await settled(page);
  const here = await slider(page).inputValue();
  await page.keyboard.press('z');
  await expect(slider(page)).toHaveValue(String(Number(here) - 1));
  await lookAtScreen(page, 'a fight that is watched', { fight: true });
});

test('a finished fight is looked back at, and stands where it was left after a reload', async ({ page }) => {
  await comeIn(page);
  await openRecord(page, await atItsEnd('fighting-style'));
  await expect(page.getByText(/^The fight is over/)).toBeVisible();
  await expect(slider(page)).toBeHidden();
  await press(page.getByRole('button', { name: 'Look back' }));
  await expect(slider(page)).toBeFocused();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^The end/);
  await page.keyboard.press('PageDown');
  await settled(page);
  const [there, value] = [await said(page), await slider(page).inputValue()];
  expect(there).toMatch(/^Round \d+, /);
  await page.reload();
  await expect(slider(page)).toHaveValue(value);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', there ?? '');
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/^The fight is over/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Close the timeline' }));
  await expect(slider(page)).toBeHidden();
});

test('a fight under way is gone through from its menu; one in which nothing has happened has no points', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await press(page.getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Export this fight' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Go to any point' })).toBeHidden();
  await page.keyboard.press('Escape');
  await press(panel(page).getByRole('button', { name: '4', exact: true }));
  await settled(page);
  await fromMenu(page, 'Go to any point');
  await expect(slider(page)).toHaveValue('1');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue('1');
  // Left before its end, it is opened with the slider again.
  await page.keyboard.press('Home');
  await settled(page);
  await page.goto('/#/');
  await goOnWith(page, 'The knight and the brute');
  await expect(slider(page)).toHaveValue('0');
});

test('the log that shows one turn shows all again where that turn has not come yet', async ({ page }) => {
  await watchDuel(page);
  await slider(page).focus();
  await page.keyboard.press('End');
  await settled(page);
  await press(panel(page).getByRole('tab', { name: 'Log' }));
  const log = page.getByRole('region', { name: 'Log' });
  const which = log.getByLabel('Which turn');
  await which.selectOption({ index: 1 });
  const last = await which.inputValue();
  await expect(log.getByText(/^Order of turns/)).toBeHidden();

  await slider(page).focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await settled(page);
  await expect(which).toHaveValue('');
  await expect(log.getByText(/^Order of turns/)).toBeVisible();
  // Once it has come again, it is shown alone again.
  await slider(page).focus();
  await page.keyboard.press('End');
  await settled(page);
  await expect(which).toHaveValue(last);
});

import { expect } from '@playwright/test';
import { commit, tapAction } from './person/answer.ts';
import { openTab } from './person/deed.ts';
import { enterFaces } from './person/dice.ts';
import { panel } from './person/look.ts';
import { tapCell } from './person/map.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { test } from './person/test.ts';

test('the compendium is searched by keys, an entry links to others, and Back restores the search', async ({
  page,
}) => {
  await comeIn(page);
  await page.goto('/#/rules/fighting-style');
  const box = page.getByRole('searchbox', { name: 'Find in the rules' });
  await box.focus();
  await page.keyboard.type('lomgsword');
  await expect(page.getByRole('link', { name: /^Longsword/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /^Longsword/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/rules\/fighting-style\/weapon\/longsword$/);
  await expect(page.getByText('1d8+2 slashing')).toBeVisible();
  // Who has one: a link, and a page of its own.
  await page.getByRole('button', { name: 'Edda', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edda' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Longsword' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('lomgsword');
  await expect(page.getByRole('link', { name: /^Longsword/ })).toBeVisible();
});

test('Back returns to the place in a long list from which an entry was opened', async ({ page }) => {
  await comeIn(page);
  await page.goto('/#/rules/wound-slots');
  await expect(page.getByRole('link').first()).toBeVisible();
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  // What stands in the middle of the screen, once the list rests: a person reads before tapping, and what is tapped
  // while it still moves may be another line by the time the button comes up.
  const inSight = () =>
    page
      .locator('[data-opens]')
      .evaluateAll((all) =>
        all
          .map((one) => ({ top: one.getBoundingClientRect().top, to: one.getAttribute('href') }))
          .filter(({ top }) => top > 200 && top < innerHeight - 100),
      );
  let before: Awaited<ReturnType<typeof inSight>> = [];
  await expect(async () => {
    const then = before;
    before = await inSight();
    expect(before).not.toEqual([]);
    expect(before).toEqual(then);
  }).toPass({ intervals: [150] });
  const link = page.locator(`[data-opens][href="${before[0]?.to}"]`);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).not.toHaveURL(/#\/rules\/wound-slots$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/rules\/wound-slots$/);
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1500);
});

test('a filter shows one kind, a clause is found by its id, and a long list draws fewer than 60 links', async ({
  page,
}) => {
  await comeIn(page);
  await page.goto('/#/rules/wound-slots');
  await page.getByRole('button', { name: /^Rules / }).click();
  await expect(page.getByRole('link').first()).toBeVisible();
  // 230 clauses and more, of which a screen shows a few.
  expect(await page.getByRole('link').count()).toBeLessThan(60);
  await page.getByRole('button', { name: /^Spells / }).click();
  await expect(page.getByRole('link', { name: /^Ember Dart/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Sword/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.getByRole('searchbox').fill('sl-com-1');
  await expect(page.getByRole('link').first()).toContainText('SL-COM-1');
});

test('in a fight a name opens its entry in a dialog, which leads to rules and back, and the fight stays open', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await tapAction(page, 'Strike');
  await panel(page).getByRole('button', { name: 'What is Longsword?' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Longsword' })).toBeVisible();
  await expect(dialog.getByText('1d8+2 slashing')).toBeVisible();
  // A rule that it cites opens over it, and Back returns; each begins at its top, and says what it is.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 640, height: 280 });
  const text = dialog.locator('[tabindex="0"]');
  const fromTop = () => text.evaluate((one) => one.scrollTop);
  const toEnd = async (): Promise<void> => {
    await text.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    expect(await fromTop()).toBeGreaterThan(0);
  };
  await toEnd();
  await dialog.getByRole('button', { name: 'Rule FS-ATK-7' }).click();
  await expect(dialog.getByRole('heading', { name: 'Reach', level: 2 })).toBeFocused();
  expect(await fromTop()).toBe(0);
  await toEnd();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('heading', { name: 'Longsword', level: 2 })).toBeFocused();
  expect(await fromTop()).toBe(0);
  if (size) await page.setViewportSize(size);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await inFight(page, 'The knight and the brute');
  await page.keyboard.press('Escape');
  await openTab(page, 'Wounds');
  await panel(page).getByRole('button', { name: 'Longsword', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByText('1d8+2 slashing')).toBeVisible();
});

test('on paper an entry says what is on the sheet, and each of its rules has its title', async ({ page }) => {
  await comeIn(page);
  await page.goto('/#/rules/fighting-style/hero/edda');
  await expect(page.getByRole('heading', { level: 1, name: 'Edda' })).toBeVisible();
  const sword = page.getByRole('button', { name: 'Longsword', exact: true });
  await expect(sword).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'On the sheet' })).toBeVisible();
  await expect(sword).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/#/rules/fighting-style/weapon/longsword');
  await expect(page.getByRole('heading', { level: 1, name: 'Longsword' })).toBeVisible();
  const rule = page.locator('summary').first();
  await expect(rule).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'The rules' })).toBeVisible();
  await expect(rule).toBeVisible();
});

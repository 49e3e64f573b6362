import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { settled } from './person/look.ts';
import { fromMenu } from './person/record.ts';
import { comeIn, openSample } from './person/start.ts';
import { test } from './person/test.ts';

test.use({ reducedMotion: 'reduce' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('in an editor Escape closes the card that is open, and no key reaches the document behind it', async ({
  page,
}) => {
  await comeIn(page);
  await button(page, 'Make it your own: The knight and the brute').press('Enter');
  const people = page.getByRole('tabpanel').getByRole('button', { name: /Brute/ });
  await people.first().press('Enter');
  await expect(button(page, 'Change the sheet')).toBeVisible();
  const why = page.getByRole('dialog', { name: 'Why not' });
  await button(page, 'Redo').press('Enter');
  await expect(why).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(button(page, 'Redo')).toBeFocused();
  // Whoever is picked stays so until the next Escape.
  await expect(button(page, 'Change the sheet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Change the sheet')).toBeHidden();
});

test('a row that goes away under the focus leaves it to the row that comes into its place', async ({
  page,
}) => {
  await comeIn(page);
  for (const one of ['The knight and the brute', 'Four in the courtyard', 'Duel at the old gate']) {
    await button(page, `Make it your own: ${one}`).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: one })).toBeVisible();
    await comeIn(page);
  }
  const own = page.getByRole('region', { name: 'Your documents' });
  const row = (at: number) => own.getByRole('listitem').nth(at).getByRole('button').first();
  const remove = async (name: string): Promise<void> => {
    await button(page, `More for ${name}`).press('Enter');
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Delete' }).press('Enter');
  };
  await expect(own.getByRole('listitem')).toHaveCount(3);
  await remove('Four in the courtyard');
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await expect(row(1)).toHaveAccessibleName('Open The knight and the brute');
  await expect(row(1)).toBeFocused();
  // The last one goes: the one before it.
  await remove('The knight and the brute');
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await expect(row(0)).toBeFocused();

  const bin = page.getByRole('region', { name: 'Bin' });
  await bin.getByText('Bin: 2 deleted').click();
  await button(page, 'Take The knight and the brute back').press('Enter');
  await expect(button(page, 'Take Four in the courtyard back')).toBeFocused();

  // What tells of the last deletion goes away, too.
  await remove('Duel at the old gate');
  await button(page, 'Take it back').press('Enter');
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await expect(own.getByRole('listitem').locator(':focus')).toHaveCount(1);
});

test('where the last of something goes away under the focus, the keys go on at what tells of it', async ({
  page,
}) => {
  const only = 'The knight and the brute';
  await comeIn(page);
  await button(page, `Make it your own: ${only}`).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: only })).toBeVisible();
  await comeIn(page);
  const bin = page.getByRole('region', { name: 'Bin' });
  const remove = async (): Promise<void> => {
    await button(page, `More for ${only}`).press('Enter');
    await page.getByRole('dialog', { name: only }).getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(button(page, `Open ${only}`)).toHaveCount(0);
  };
  await remove();
  await expect(button(page, 'Take it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, `Open ${only}`)).toBeFocused();
  await expect(bin).toHaveCount(0);

  await remove();
  await bin.getByText('Bin: 1 deleted').press('Enter');
  await button(page, `Take ${only} back`).press('Enter');
  await expect(button(page, `Open ${only}`)).toBeVisible();
  await expect(page.getByText('The bin is empty.')).toBeFocused();

  await remove();
  await bin.getByText('Bin: 1 deleted').press('Enter');
  await button(page, 'Empty the bin').press('Enter');
  await button(page, 'Empty it').press('Enter');
  await expect(page.getByText('The bin is empty.')).toBeFocused();
});

test('a button that becomes another by its press, and an answer that goes away, leave the focus beside them', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute');
  await settled(page);
  await button(page, 'Fold the panel').press('Enter');
  await expect(button(page, 'Open the panel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Fold the panel')).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('complementary', { name: 'Panel' })
    .getByRole('button', { name: 'Wounds' })
    .press('Enter');
  await expect(page.getByRole('tab', { name: 'Wounds' })).toBeFocused();

  await button(page, 'Change by hand').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  await sheet.getByRole('radio', { name: 'Fight' }).click();
  await sheet.getByRole('button', { name: 'End the encounter' }).press('Enter');
  await expect(sheet.getByRole('button', { name: 'Go on fighting' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'End the encounter' })).toBeFocused();
});

test('rulings put back to their defaults are as before with another press of the same key', async ({
  page,
}) => {
  await page.goto('/#/rules/fighting-style/in/ruling/dice is a test rolled');
  const table = page.getByRole('region', { name: 'At your table' });
  await page.getByText(/^One d100/).click();
  await expect(table.getByRole('status')).toHaveText('One ruling differs from its default.');
  await button(page, 'All by default').press('Enter');
  await expect(button(page, 'Take it back')).toBeFocused();
  await expect(table.getByRole('status')).toHaveText('Every ruling is at its default.');
  await page.keyboard.press('Enter');
  await expect(button(page, 'All by default')).toBeFocused();
  await expect(table.getByRole('status')).toHaveText('One ruling differs from its default.');
});

test('a search field and a choice without a circle have the ring of whatever has the focus', async ({
  page,
}) => {
  const ringed = page.locator('label:has(:focus-visible)');
  await page.goto('/#/rules/persona');
  await page.getByRole('searchbox').focus();
  await expect(ringed).toHaveCSS('outline', 'rgb(79, 53, 207) solid 3px');
  await page.goto('/#/quick/persona');
  await page.getByRole('radio', { name: /^Open field, small/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(ringed).toHaveCSS('outline', 'rgb(79, 53, 207) solid 3px');
});

test('in a sheet the keys go on at the field that was written, left out or taken away', async ({ page }) => {
  await page.goto('/#/rules/wound-slots/hero/torvin');
  await button(page, 'Make it your own').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Torvin' })).toBeVisible();
  const weapons = page.locator('details').filter({ has: page.locator('summary', { hasText: /^Weapons/ }) });
  await weapons.locator('summary').first().press('Enter');
  await button(page, 'Write one of your own: weapons').press('Enter');
  await button(page, 'Without melee').press('Enter');
  await expect(weapons.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Write: Melee')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(weapons.getByRole('group', { name: 'Melee' }).locator(':focus')).toHaveCount(1);
  // The last of the list goes: the list itself.
  await button(page, 'Take away: New weapon').press('Enter');
  await expect(button(page, 'Take away: New weapon')).toBeHidden();
  await expect(weapons.locator(':focus')).toHaveCount(1);
});

test('the button that stops a forecast keeps the focus, to begin it again', async ({ page }) => {
  await comeIn(page);
  await button(page, 'How will it end? Four in the courtyard').press('Enter');
  // Waits for its first result, which is drawn anew.
  await expect(page.getByText('so far')).toBeVisible();
  await button(page, 'Stop').press('Enter');
  await expect(button(page, 'Again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Stop')).toBeFocused();
});

test('between fights the keys go on at the deed that was done, and that was taken back', async ({ page }) => {
  await openSample(page, 'Duel on the threshing floor');
  await fromMenu(page, 'After the fight');
  await button(page, 'Keep one, and go on').press('Enter');
  const torvin = page.getByRole('region', { name: 'Torvin' });
  const rest = torvin.getByRole('button', { name: 'A long rest', exact: true });
  await rest.press('Enter');
  await rest.last().press('Enter');
  await expect(torvin.getByRole('status')).toBeVisible();
  await expect(rest).toBeFocused();
  await torvin.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(torvin.getByRole('status')).toHaveCount(0);
  await expect(rest).toBeFocused();
});

test('in a fight the keys go on at the deed that is taken into the hand, and at its actor when it is put back', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute');
  await settled(page);
  const panel = page.getByRole('complementary', { name: 'Panel' });
  const actor = panel.getByRole('heading', { level: 2 });
  const search = panel.getByRole('button', { name: /^Search/ });
  for (const back of ['Choose something else', 'Cancel']) {
    await search.press('Enter');
    await expect(panel.getByRole('heading', { level: 3, name: 'Search' })).toBeFocused();
    await button(page, back).press('Enter');
    await expect(actor).toBeFocused();
  }
  await search.press('Enter');
  await expect(panel.getByRole('heading', { level: 3, name: 'Search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(panel.locator(':focus')).toHaveCount(1);
});

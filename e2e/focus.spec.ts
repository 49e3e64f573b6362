import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { comeIn } from './person/start.ts';
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

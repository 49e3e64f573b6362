import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { settled } from './person/look.ts';
import { press } from './person/press.ts';
import { bringFile, fromMenu } from './person/record.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { test } from './person/test.ts';

/** The game master gives somebody other numbers, "Stamina" 3. */
async function setByHand(
  page: Page,
  who: string,
  numbers: { readonly [label: string]: number },
): Promise<void> {
  await page.getByRole('button', { name: 'Change by hand' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Who').selectOption({ label: who });
  for (const [label, value] of Object.entries(numbers)) {
    await sheet.getByRole('spinbutton', { name: new RegExp(`^${label}`) }).fill(String(value));
  }
  await sheet.getByRole('button', { name: 'Story' }).click();
  await sheet.getByRole('button', { name: /^Apply/ }).click();
  await settled(page);
}

test('a kept combatant takes a long rest, takes it back, and begins the next fight with the Stamina left', async ({
  page,
}) => {
  await openSample(page, 'Duel on the threshing floor', { dice: 'real' });
  await setByHand(page, 'Torvin', { Stamina: 2 });
  await fromMenu(page, 'After the fight');

  await expect(page.getByRole('heading', { name: 'After the fight' })).toBeVisible();
  const torvin = page.getByRole('listitem').filter({ hasText: 'Torvin' });
  await expect(torvin.getByText('2 / 12')).toBeVisible();
  await expect(torvin.getByRole('switch', { name: 'Torvin' })).toBeChecked();
  await page.getByRole('button', { name: 'Keep one, and go on' }).click();

  const card = page.getByRole('region', { name: 'Torvin' });
  await card.getByRole('button', { name: 'A long rest', exact: true }).click();
  await card.getByRole('button', { name: 'A long rest', exact: true }).last().click();
  await expect(card.getByRole('status')).toContainText('Stamina 2 to');
  await card.getByRole('button', { name: 'Take it back' }).click();
  await expect(card.getByText('2 / 12')).toBeVisible();

  await page.reload();
  await expect(card.getByText('2 / 12')).toBeVisible();
  await page.getByRole('button', { name: /Duel on the threshing floor/ }).click();
  await inFight(page, 'Duel on the threshing floor');
  await page.getByRole('button', { name: 'Change by hand' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Who').selectOption({ label: 'Torvin' });
  await expect(sheet.getByRole('spinbutton', { name: /^Stamina/ })).toHaveValue('2');
});

test('Treat Wound without a wound is refused with a reason; a deed that rolls asks for the dice', async ({
  page,
}) => {
  await openSample(page, 'Duel on the threshing floor', { dice: 'real' });
  await setByHand(page, 'Torvin', { Stamina: 2 });
  await fromMenu(page, 'After the fight');
  await page.getByRole('button', { name: 'Keep one, and go on' }).click();
  const card = page.getByRole('region', { name: 'Torvin' });

  await card.getByRole('button', { name: 'Treat Wound', exact: true }).click();
  await card.getByRole('button', { name: 'Treat Wound', exact: true }).last().click();
  await expect(card.getByRole('alert')).toContainText('wound');

  await card.getByRole('button', { name: 'Sitting up with somebody', exact: true }).click();
  await card.getByRole('button', { name: 'Sitting up with somebody', exact: true }).last().click();
  await expect(card.getByText(/say what the dice show/)).toBeVisible();
  await card.getByRole('spinbutton', { name: /^d10/ }).first().fill('7');
  await card.getByRole('button', { name: 'That is what they show' }).click();
  await expect(card.getByRole('status')).toBeVisible();
});

test('what a deed has told goes when something else happens: who has woken is not “unconscious” any more', async ({
  page,
}) => {
  await comeIn(page);
  for (const sheet of [{ use: 'hadra', current: { durability: 0, health: 0, shock: 9 } }, { use: 'amari' }]) {
    const file = {
      woundtrack: 'sheet',
      schema: 1,
      system: 'action-dice',
      sheet: { name: sheet.use, ...sheet },
    };
    await bringFile(page, `${sheet.use}.json`, JSON.stringify(file));
    await expect(page.getByRole('button', { name: `Open ${sheet.use}` })).toBeVisible();
  }
  await press(page.getByRole('button', { name: 'Open hadra' }));
  const hadra = page.getByRole('region', { name: 'hadra' });
  await hadra.getByRole('button', { name: 'Stabilise', exact: true }).click();
  await hadra.getByRole('spinbutton', { name: /^Total/ }).fill('21');
  await hadra.getByRole('button', { name: 'Stabilise', exact: true }).last().click();
  await expect(hadra.getByRole('status')).toContainText('is stabilised, and unconscious');

  const all = page.getByRole('region', { name: 'Everybody' });
  await all.getByRole('button', { name: 'Days of rest', exact: true }).click();
  await all.getByRole('button', { name: 'Days of rest', exact: true }).last().click();
  await expect(all.getByRole('status')).toContainText('Health 1/15');
  await expect(hadra.getByRole('status')).toHaveCount(0);
  // What it told holds again once that is taken back.
  await all.getByRole('button', { name: 'Take it back' }).click();
  await expect(hadra.getByRole('status')).toContainText('is stabilised, and unconscious');
});

test('on paper it says who is hurt and what is wrong with them, and no heading stands over a list that is not printed', async ({
  page,
}) => {
  await openSample(page, 'Duel on the threshing floor', { dice: 'real' });
  await setByHand(page, 'Torvin', { Stamina: 2 });
  await fromMenu(page, 'After the fight');
  const torvin = page.getByRole('listitem').filter({ hasText: 'Torvin' });
  await expect(torvin.getByText('2 / 12')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(torvin.getByText('Torvin', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/#/');
  const sheet = { name: 'Rin', use: 'rin', current: { worn: { sword: 2 } } };
  const file = { woundtrack: 'sheet', schema: 1, system: 'persona', sheet };
  await bringFile(page, 'rin.json', JSON.stringify(file));
  await press(page.getByRole('button', { name: 'Open Rin' }));
  const rin = page.getByRole('region', { name: 'Rin' });
  const state = rin.getByRole('list', { name: 'Conditions' }).getByText('Sword: 2 Damage lost');
  const next = page.getByRole('heading', { name: 'The next fight, with them as they are' });
  await expect(state).toBeVisible();
  await expect(next).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(rin.getByRole('heading', { name: 'Rin' })).toBeVisible();
  await expect(state).toBeVisible();
  await expect(next).toBeHidden();
  await expect(rin.locator('details')).toBeHidden();
});

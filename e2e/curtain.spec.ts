import { expect, test } from '@playwright/test';
import { enterFaces } from './person/dice.ts';
import { panel, settled } from './person/look.ts';
import { press } from './person/press.ts';
import { fromMenu } from './person/record.ts';
import { openSample } from './person/start.ts';

test.use({ hasTouch: true });

test('the screen goes round the table: behind the curtain nothing is seen, and players see no numbers of foes', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await fromMenu(page, 'Hand the screen over');
  await expect(page.getByRole('heading', { name: 'The curtain is down' })).toBeVisible();
  const nothing = async (): Promise<void> => {
    const written = await page.evaluate(() => document.body.outerHTML);
    for (const secret of ['Brute', 'Edda', 'Stamina', 'Initiative']) expect(written).not.toContain(secret);
  };
  await nothing();
  // Not even a reload lets anybody peep.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The curtain is down' })).toBeVisible();
  await nothing();

  await press(page.getByRole('button', { name: 'We are the players' }));
  await expect(panel(page).getByText('Initiative of Edda', { exact: true })).toBeVisible();
  await enterFaces(page, [5]);
  // The brute's die is the game master's.
  await expect(panel(page).getByText('The game master decides for Brute.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change by hand' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Wounds' }).click();
  const people = panel(page).getByRole('region', { name: 'Combatants' });
  await expect(people.getByRole('button', { name: /Brute/ })).toContainText('unhurt');
  await expect(people.getByRole('button', { name: /Brute/ })).not.toContainText('/');
  await expect(people.getByRole('button', { name: /Edda/ })).toContainText('/');
  if (process.env.LOOK) await page.screenshot({ path: '/tmp/look/players.png' });

  await press(page.getByRole('button', { name: 'Hand it to the game master' }).first());
  await nothing();
  if (process.env.LOOK) await page.screenshot({ path: '/tmp/look/curtain.png' });
  await press(page.getByRole('button', { name: 'I am the game master' }));
  await page.getByRole('tab', { name: 'Act' }).click();
  await enterFaces(page, [2]);
  await settled(page);
  await expect(page.getByRole('button', { name: 'Change by hand' })).toBeVisible();
  await page.getByRole('tab', { name: 'Wounds' }).click();
  await expect(people.getByRole('button', { name: /Brute/ })).toContainText('/');
});

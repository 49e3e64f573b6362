import { expect } from '@playwright/test';
import { redo } from './person/answer.ts';
import { panel } from './person/look.ts';
import { atItsEnd } from './person/middle.ts';
import { approachByList, playOn, winnerOf } from './person/play.ts';
import { press } from './person/press.ts';
import { fromMenu, openRecord } from './person/record.ts';
import { fightingStyle } from './person/speech.ts';
import { comeIn, openSample } from './person/start.ts';
import { test } from './person/test.ts';

// Nobody looks at gliding tokens here: other journeys have them.
test.use({ reducedMotion: 'reduce' });

test('after a duel with digital dice the ledger shows deeds, luck and swings, and a swing leads to its log line', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openSample(page, 'The knight and the brute');
  const { winner } = await playOn(page, { speech: fightingStyle, approach: approachByList(fightingStyle) });
  await press(page.getByRole('button', { name: 'Who did what' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Who did what' })).toBeVisible();
  await expect(page.getByText(`${winner} won in round`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^\d+ deeds? with dice weighed/)).toBeVisible({ timeout: 60_000 });
  const knight = page.getByRole('region', { name: 'Luck of Knight' });
  const edda = knight.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Edda' }) });
  await expect(edda.getByRole('cell').first()).toHaveText(/^\d+ \/ , expected \d+(\.\d)?$/);
  await expect(knight.getByText(/luckier than \d+ in 100/).first()).toBeVisible();
  // Somebody was taken out, and both tell of it.
  const deeds = page.getByRole('region', { name: 'Deeds' });
  await expect(deeds.getByText('Taken out by')).toHaveCount(1);
  await expect(deeds.getByText('Took out')).toHaveCount(1);

  const swings = page.getByRole('region', { name: 'The rolls that swung it' });
  const line = swings.getByRole('button', { name: /to its line in the log$/ }).first();
  const words = ((await line.textContent()) ?? '').replace(', to its line in the log', '');
  // On paper, too, it says who did what to whom.
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeVisible();
  await expect(page.getByRole('region', { name: 'How the forecast did' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await press(line);
  await expect(panel(page).getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  // The line may be one of several that are read as one row: opened, the row has it in its own words.
  const row = panel(page).locator('[aria-current=true]');
  await expect(row).toBeInViewport();
  await press(row.getByRole('button'));
  await expect(row).toContainText(words);
});

test('the outcome of a fight is compared with a forecast from its beginning', async ({ page }) => {
  test.setTimeout(240_000);
  // Two deeds before its last blow.
  await comeIn(page);
  await openRecord(page, await atItsEnd('fighting-style', { butFor: 2 }));
  await fromMenu(page, 'Who did what');
  const section = page.getByRole('region', { name: 'How the forecast did' });
  await expect(section).toContainText('The fight goes on', { timeout: 30_000 });
  await page.goBack();
  for (let deed = 0; deed < 2; deed++) await redo(page);
  const winner = await winnerOf(page);
  await press(page.getByRole('button', { name: 'Who did what' }));
  await press(section.getByRole('button', { name: 'Forecast it from its beginning' }));
  await expect(section).toContainText(`for ${winner} to win, as it came`, { timeout: 60_000 });
  await expect(section.getByRole('row').filter({ hasText: 'Edda' })).toBeVisible();
  await press(section.getByRole('button', { name: 'Stop the forecast' }));
  await expect(section.getByRole('button', { name: 'Forecast it from its beginning' })).toBeVisible();
});

test('in the ledger players read no more of their foes than the fight shows them', async ({ page }) => {
  test.setTimeout(240_000);
  await comeIn(page);
  await openRecord(page, await atItsEnd('fighting-style'));
  await fromMenu(page, 'Hand the screen over');
  await press(page.getByRole('button', { name: 'We are the players' }));
  await press(page.getByRole('button', { name: 'Who did what' }));
  const luck = (side: string, who: string) =>
    page
      .getByRole('region', { name: `Luck of ${side}` })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: who }) });
  await expect(luck('Pit', 'Brute')).toContainText('not known', { timeout: 60_000 });
  await expect(luck('Knight', 'Edda')).toContainText('not known');
  await expect(page.getByRole('region', { name: 'How the forecast did' })).toHaveCount(0);
  const brute = page
    .getByRole('region', { name: 'Deeds' })
    .getByRole('listitem')
    .filter({ hasText: 'Brute' })
    .last();
  await expect(brute).not.toContainText('Harm suffered');
});

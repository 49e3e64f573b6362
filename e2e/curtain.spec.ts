import { expect } from '@playwright/test';
import { sampleFile } from './person/command-line.ts';
import { enterFaces } from './person/dice.ts';
import { panel, settled } from './person/look.ts';
import { press } from './person/press.ts';
import { bringFile, exportFight, fromMenu, openRecord } from './person/record.ts';
import { comeIn, openSample } from './person/start.ts';
import { systems } from './person/systems.ts';
import { test } from './person/test.ts';

test.use({ hasTouch: true });

test('behind the curtain nothing of the fight is shown, and players see no numbers of foes', async ({
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

  await press(page.getByRole('button', { name: 'Hand it to the game master' }).first());
  await nothing();
  await press(page.getByRole('button', { name: 'I am the game master' }));
  await page.getByRole('tab', { name: 'Act' }).click();
  await enterFaces(page, [2]);
  await settled(page);
  await expect(page.getByRole('button', { name: 'Change by hand' })).toBeVisible();
  await page.getByRole('tab', { name: 'Wounds' }).click();
  await expect(people.getByRole('button', { name: /Brute/ })).toContainText('/');
});

test('behind the curtain no page of any system holds a word of the fight', async ({ page }) => {
  test.setTimeout(180_000);
  await comeIn(page);
  const heading = page.getByRole('heading', { name: 'The curtain is down' });
  for (const { id } of Object.values(systems)) {
    const encounter = sampleFile(`${id}/duel`) as { readonly name: string };
    await page.goto('/#/');
    await bringFile(page, `${id}.json`, JSON.stringify(encounter));
    await press(page.getByRole('button', { name: `Start ${encounter.name}` }));
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await settled(page);
    const route = new URL(page.url()).hash.replace('#/fight/', '');
    await fromMenu(page, 'Hand the screen over');
    for (const place of [
      `fight/${route}`,
      `after/${route}`,
      `people/${id}`,
      `rules/${id}`,
      `quick/${id}`,
      '',
    ]) {
      await page.goto(`/#/${place}`);
      await expect(heading).toBeVisible();
      const seen = await page.evaluate(() => ({
        title: document.title,
        words: [...document.querySelectorAll('h1, p, button')].map((one) => one.textContent),
        body: document.querySelector('#root')?.textContent ?? '',
        named: [...document.querySelectorAll('[aria-label], [title], [alt], [value]')].length,
      }));
      expect(seen.title, place).toBe('Woundtrack');
      expect(seen.words, place).toEqual([
        'The curtain is down',
        'Hand the screen over. Nothing is shown before somebody says who looks.',
        'We are the players',
        'I am the game master',
      ]);
      // Nothing else is there, not even for a screen reader.
      expect(seen.body, place).toBe(seen.words.join(''));
      expect(seen.named, place).toBe(0);
    }
    await press(page.getByRole('button', { name: 'I am the game master' }));
  }
});

test('a foe hidden from the whole party appears nowhere on the players’ screen, not even in the log', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  const record = await exportFight(page);
  const encounter = { ...(record.encounter as object), hidden: [{ who: 'brute', from: 'edda' }] };
  await comeIn(page);
  await openRecord(page, { ...record, id: 'hidden', encounter, tape: [], redo: [], hash: '' } as never);
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await settled(page);
  // The game master sees it, and wounds it by hand.
  await expect(page.locator('main').getByText('Brute').first()).toBeAttached();
  await page.getByRole('button', { name: 'Change by hand' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Who').selectOption({ label: 'Brute' });
  await sheet.getByRole('spinbutton', { name: /^Health/ }).fill('21');
  await sheet.getByRole('button', { name: 'Story' }).click();
  await sheet.getByRole('button', { name: /^Apply/ }).click();
  await settled(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(panel(page).getByText('Brute has 21 Health').first()).toBeVisible();

  await fromMenu(page, 'Hand the screen over');
  await press(page.getByRole('button', { name: 'We are the players' }));
  for (const tab of ['Act', 'Wounds', 'Log']) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await page.evaluate(() => document.body.textContent)).not.toMatch(/Brute/);
  }
  await expect(page.locator('main').getByText('Brute', { exact: true })).toHaveCount(0);
});

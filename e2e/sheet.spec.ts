import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commit } from './person/answer.ts';
import { settled } from './person/look.ts';
import { tapCell } from './person/map.ts';
import { press } from './person/press.ts';
import { exportFight } from './person/record.ts';
import { lookAtScreen } from './person/sight.ts';
import { comeIn, inFight } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

const section = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: new RegExp(`^${name}`) }) });
const open = (page: Page, name: string) => press(section(page, name).locator('summary').first());
const inAFight = (page: Page) => page.getByRole('region', { name: 'In a fight' });

for (const way of ['lying', 'upright'] as const) {
  test.describe(`a tablet, ${way}`, () => {
    test.use({ viewport: tablets[way], hasTouch: true });

    test('a sheet is written from an empty one, kept, and fights in a quick fight', async ({ page }) => {
      await comeIn(page);
      const card = page.getByRole('region', { name: 'Fighting Style' });
      await press(card.getByRole('button', { name: 'Quick fight' }));
      await press(page.getByRole('button', { name: 'Write somebody' }));
      await press(page.getByRole('button', { name: 'An empty sheet' }));

      await page.getByLabel('Name').first().fill('Orla');
      await page.getByLabel('Name').first().press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Orla' })).toBeVisible();
      // 14 and a Strength of 5 (FS-HP-1); with one more it is 20.
      await expect(inAFight(page)).toContainText('19 / 19');
      await open(page, 'Attributes');
      await press(page.getByRole('button', { name: 'STR: more' }));
      await expect(inAFight(page)).toContainText('20 / 20');

      await open(page, 'Weapons');
      await section(page, 'Weapons').getByLabel('Add to weapons').selectOption('Longsword');
      await open(page, 'In hand');
      await press(section(page, 'In hand').getByRole('button', { name: 'Add to in hand' }));
      await expect(inAFight(page)).toContainText('Longsword');

      // What does not fit is said where it stands, and taken back like anything else.
      await section(page, 'In hand').getByRole('button', { name: 'Write: Hands' }).click();
      await press(section(page, 'Weapons').getByRole('button', { name: 'Take away: Longsword' }));
      await expect(page.getByRole('button', { name: /thing.? (is|are) wrong/ })).toBeVisible();
      await expect(section(page, 'In hand').getByText('something is wrong').first()).toBeVisible();
      // The list of what is wrong leads there, and unfolds what is folded.
      await open(page, 'In hand');
      await press(page.getByRole('button', { name: /thing.? (is|are) wrong/ }));
      const wrong = page.getByRole('dialog', { name: 'What is wrong' });
      await press(wrong.getByRole('button').filter({ hasText: 'In hand' }).first());
      await expect(section(page, 'In hand').getByRole('button', { name: 'Add to in hand' })).toBeInViewport();
      await press(page.getByRole('button', { name: 'Undo' }));
      await expect(page.getByText('Ready for a fight.')).toBeVisible();

      await press(page.getByRole('button', { name: 'Keep', exact: true }));
      await expect(page.getByText('Ready for a fight, and is kept.')).toBeVisible();
      await page.reload();
      await expect(inAFight(page)).toContainText('20 / 20');

      await page.goto('/#/quick/fighting-style');
      await press(page.getByText('Open field, small'));
      const heroes = page.getByRole('region', { name: 'Heroes' });
      await expect(heroes.getByText('Orla').first()).toBeVisible();
      await press(page.getByRole('region', { name: 'Foes' }).getByRole('button', { name: 'One Wolf more' }));
      await press(page.getByRole('button', { name: /^Begin/ }));
      await inFight(page, 'Open field, small: 1 against 1');
      await settled(page);
      const order = page.getByRole('toolbar', { name: /^Order of turns/ });
      await expect(order.getByRole('button', { name: /^Orla,.*Health 20 of 20/ })).toBeAttached();
    });
  });
}

test('a hero of the book made one’s own is changed, problems lead to their field, and changes are discarded', async ({
  page,
}) => {
  await comeIn(page);
  await page.goto('/#/rules/wound-slots/hero/torvin');
  await page.getByRole('button', { name: 'Make it your own' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Torvin' })).toBeVisible();
  await open(page, 'Weapons');
  const weapons = section(page, 'Weapons');
  // One of one's own begins as one that the rules take.
  await weapons.getByRole('button', { name: 'Write one of your own: weapons' }).click();
  await expect(inAFight(page)).toContainText('New weapon');
  await expect(page.getByText('Ready for a fight.')).toBeVisible();
  // The rules say what a weapon lacks, and the list of what is wrong leads there.
  await weapons.getByRole('button', { name: 'Without melee' }).click();
  await weapons.locator('summary').click();
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, 0));
  await page.getByRole('button', { name: /wrong$/ }).click();
  const wrong = page.getByRole('dialog', { name: 'What is wrong' });
  await expect(wrong).toContainText('a weapon needs melee with a reach, or ranged');
  await wrong.getByRole('button').filter({ hasText: 'a weapon needs' }).click();
  await expect(weapons.getByText('a weapon needs melee with a reach, or ranged')).toBeInViewport();
  // The keys go on there.
  await page.keyboard.press('Shift+Tab');
  await expect(weapons.locator(':focus')).toHaveCount(1);
  await weapons.getByRole('button', { name: 'Write: Melee' }).click();
  await expect(inAFight(page)).toContainText('New weapon');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(inAFight(page)).not.toContainText('New weapon');
  await page.goto('/#/rules/wound-slots/hero/torvin');
  await expect(page.getByRole('heading', { level: 1, name: 'Torvin' })).toBeVisible();
});

test('a short text that may be left out can be emptied, and one that must stand gets its text back', async ({
  page,
}) => {
  await comeIn(page);
  await page.goto('/#/rules/wound-slots/hero/brannoch');
  await page.getByRole('button', { name: 'Make it your own' }).click();
  await open(page, 'Specials');
  const specials = section(page, 'Specials');
  await specials.getByRole('button', { name: 'Write one of your own: specials' }).click();
  const only = specials.getByLabel('Weapon', { exact: true });
  await expect(only).toHaveValue('spear');
  await only.fill('');
  await only.press('Enter');
  await expect(only).toHaveValue('');
  const name = specials.getByLabel('Name', { exact: true });
  await name.fill('');
  await name.press('Enter');
  await expect(name).toHaveValue('New special');
});

test('a kept sheet is changed between fights and joins a fight that goes on', async ({ page }) => {
  await comeIn(page);
  await page.goto('/#/people/persona');
  await page.getByRole('button', { name: 'Write somebody' }).click();
  await page.getByRole('button', { name: 'Begin with Kai' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kai' })).toBeVisible();
  await open(page, 'Scores');
  await page.getByRole('spinbutton', { name: 'Toughness' }).fill('50');
  await page.getByLabel('Name').first().fill('Kaito');
  await page.getByLabel('Name').first().press('Enter');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('region', { name: 'Kaito' })).toContainText('As good as new');
  await page.getByRole('button', { name: 'Change the sheet of Kaito' }).click();
  await expect(inAFight(page)).toContainText('50 (TB 5)');

  await page.goto('/#/');
  await page
    .getByRole('button', { name: /^Duel at the old gate/ })
    .first()
    .click();
  await inFight(page, 'Duel at the old gate');
  await page.getByRole('button', { name: 'Change by hand' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Add' }).click();
  await sheet.getByRole('button', { name: /^Kaito/ }).click();
  await sheet.getByRole('button', { name: 'Place Kaito on the map' }).click();
  await tapCell(page, 'E3');
  await commit(page);
  const order = page.getByRole('toolbar', { name: /^Order of turns/ });
  await expect(order.getByRole('button', { name: /^Kaito,/ })).toBeAttached();
});

test('editing the sheet of a combatant is a step of the encounter and stores only what differs from the book', async ({
  page,
}) => {
  await comeIn(page);
  await press(page.getByRole('button', { name: 'Make it your own: The knight and the brute' }));
  await press(page.getByRole('tabpanel').getByRole('button', { name: /Brute/ }).first());
  await press(page.getByRole('button', { name: 'Change the sheet' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Brute' })).toBeVisible();
  await open(page, 'Weapons');
  await section(page, 'Weapons').getByLabel('Add to weapons').selectOption('Longsword');
  await expect(inAFight(page)).toContainText('Longsword');
  // A rule that a field names opens over the sheet, and is gone with the page.
  await press(section(page, 'Styles').locator('summary').first());
  await press(section(page, 'Styles').getByRole('button', { name: 'Rule FS-STY-5' }).first());
  const rule = page.getByRole('dialog');
  await expect(rule).toContainText('FS-STY-5');
  await expect(rule).not.toContainText('There is no text');
  await press(rule.getByRole('button', { name: 'Close' }));
  await lookAtScreen(page, 'the sheet of somebody in an encounter');
  await press(page.getByRole('button', { name: 'Keep for other fights' }));
  await expect(page.getByRole('button', { name: 'Kept for other fights' })).toBeVisible();

  // The step belongs to the encounter, and outlasts a reload.
  await page.reload();
  await expect(inAFight(page)).toContainText('Longsword');
  await press(page.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('heading', { level: 1, name: 'The knight and the brute' })).toBeVisible();
  await expect(page.getByText('Can be begun.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('Can be begun, and is kept.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Redo' }));
  await press(page.getByRole('button', { name: 'Begin', exact: true }));
  await inFight(page, 'The knight and the brute');
  await settled(page);
  const { encounter } = (await exportFight(page)) as unknown as { readonly encounter: object };
  // It builds on the brute of the book still, and says only what is other.
  expect(encounter).toMatchObject({
    combatants: expect.arrayContaining([
      expect.objectContaining({
        id: 'brute',
        sheet: { use: 'brute', weapons: expect.arrayContaining(['longsword']) },
      }),
    ]),
  });

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open Brute' })).toBeVisible();
});

test('on paper a sheet is the combatant whom it makes, with the names of what it has, and not the form', async ({
  page,
}) => {
  await page.goto('/#/people/wound-slots');
  await press(page.getByRole('button', { name: 'Write somebody' }));
  await press(page.getByRole('button', { name: 'Begin with Isra' }));
  const seen = page.getByRole('region', { name: 'In a fight' });
  const last = seen.getByRole('listitem').last();
  await expect(last).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Isra' })).toBeVisible();
  // What is in hand and its spells have buttons for names.
  await expect(seen.getByText('Dagger', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeHidden();
  // Nothing is cut off: the page is as long as what stands on it.
  const [bottom, height] = await last.evaluate((one) => [
    one.getBoundingClientRect().bottom + scrollY,
    document.documentElement.scrollHeight,
  ]);
  expect(bottom).toBeLessThanOrEqual(height as number);
});

test('the bin beside a name that takes two lines of its button is as large as any', async ({ page }) => {
  await comeIn(page);
  await press(page.getByRole('button', { name: 'Make it your own: Duel on the threshing floor' }));
  await press(page.getByRole('tabpanel').getByRole('button', { name: /\bGuard\b/ }));
  const name = page.getByRole('tabpanel').getByRole('textbox', { name: 'Name' });
  await name.fill('Guard-of-the-Nine-Thousand-Doors-and-of-the-Long-Broken-Word');
  await name.press('Enter');
  const icon = page.getByRole('button', { name: /^Remove Guard-of/ }).locator('svg');
  await expect(icon).toBeAttached();
  const { width, height } = await icon.evaluate((one) => one.getBoundingClientRect());
  expect([width, height]).toEqual([20, 20]);
});

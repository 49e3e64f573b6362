import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commit, fillIn, tapAction } from './person/answer.ts';
import { openTab } from './person/deed.ts';
import { enterFaces } from './person/dice.ts';
import { panel } from './person/look.ts';
import { tapCell } from './person/map.ts';
import { press } from './person/press.ts';
import { fromMenu } from './person/record.ts';
import { comeIn, goOnWith, openSample } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

test.use({ viewport: tablets.upright, hasTouch: true });

const name = 'The knight and the brute';

/** Edda wins initiative, walks up to the brute and strikes. */
async function strike(page: Page): Promise<void> {
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await tapAction(page, 'Strike');
  await fillIn(page);
  await commit(page);
  const question = panel(page).getByRole('region', { name: 'Question' }).getByRole('listitem');
  await press(question.getByRole('button', { name: /^Parry/ }).first());
  await fillIn(page);
  await commit(page);
}

test('the ruling to test with a d100 applies to the next fight, which keeps it after the ruling is reset', async ({
  page,
}) => {
  await comeIn(page);
  const card = page.getByRole('region', { name: 'Fighting Style' });
  await press(card.getByRole('button', { name: 'Rules' }));
  await press(page.getByRole('button', { name: /^Rulings / }));
  const table = page.getByRole('region', { name: 'At your table' });
  await expect(table.getByRole('status')).toHaveText('Every ruling is at its default.');
  await page.getByRole('searchbox').fill('dice is a test rolled');
  const dice = page.getByRole('radiogroup', { name: 'With which dice is a test rolled?' });
  await expect(dice.getByRole('radio', { name: /^One d20/ })).toBeChecked();
  await press(dice.getByText(/^One d100/));
  await expect(dice.getByRole('radio', { name: /^One d100/ })).toBeChecked();
  await expect(table.getByRole('status')).toHaveText('One ruling differs from its default.');

  await page.reload();
  await expect(dice.getByRole('radio', { name: /^One d100/ })).toBeChecked();
  await page.goto('/#/');
  await expect(card.getByRole('link', { name: 'One ruling of your table' })).toBeVisible();

  // A forecast names what differs, and the rule can be read there.
  const rule = page.getByRole('dialog', { name: 'With which dice is a test rolled?' });
  await press(page.getByRole('button', { name: `How will it end? ${name}` }));
  await press(page.getByRole('region', { name: 'Rulings' }).getByRole('button', { name: /One d100/ }));
  await expect(rule.getByRole('button', { name: 'In the rulebook' })).toBeVisible();
  await press(rule.getByRole('button', { name: 'Close' }));
  await page.goto('/#/');

  await openSample(page, name, { dice: 'real' });
  await strike(page);
  const pad = panel(page).getByRole('region', { name: 'Faces of the dice' });
  await expect(pad.getByRole('group', { name: 'tens' })).toBeVisible();

  // The game master sees what is otherwise, and the rule says what is played.
  await fromMenu(page, 'One ruling changed');
  const rulings = page.getByRole('dialog', { name: 'Rulings of this fight' });
  await press(rulings.getByRole('button', { name: /One d100/ }));
  await expect(rule.getByText('so in this fight')).toBeVisible();
  await press(rule.getByRole('button', { name: 'Close' }));

  // So does every line of the log that hangs on it.
  await enterFaces(page, [30]);
  await openTab(page, 'Log');
  const log = page.getByRole('region', { name: 'Log', exact: true });
  await press(log.getByRole('button', { name: / attacks .* with / }).last());
  await press(log.getByRole('button', { name: /^Ruling FS-/ }));
  await expect(rule.getByText('so in this fight')).toBeVisible();
  await press(rule.getByRole('button', { name: 'In the rulebook' }));

  // By default again: the fight goes on as it was begun. The rulebook that was opened from it says both: the switch is
  // that of the table, and the rule says what holds in the fight.
  const ruling = page.getByRole('region', { name: 'With which dice is a test rolled?' });
  await expect(ruling.getByText(/^In this fight: One d100/)).toBeVisible();
  await press(page.getByRole('radio', { name: /^One d20/ }));
  await expect(ruling.getByText(/^In this fight: One d100/)).toBeVisible();
  const about = page.getByRole('heading', { name: 'The rule that it is about' });
  await press(page.locator('section').filter({ has: about }).getByRole('button'));
  await expect(ruling.getByText('so in this fight')).toBeVisible();
  await expect(ruling.getByText(/^One d100.*played$/)).toBeVisible();
  await page.goto('/#/rules/fighting-style/in/ruling');
  await expect(table.getByRole('status')).toHaveText('Every ruling is at its default.');
  await page.goto('/#/');
  await expect(card.getByRole('link', { name: /of your table/ })).toHaveCount(0);
  await goOnWith(page, name);
  await expect(pad.getByRole('group', { name: 'tens' })).toBeVisible();
});

test('all rulings are printed, and the place on the screen stays the same', async ({ page }) => {
  await page.goto('/#/rules/wound-slots/in/ruling');
  const chip = page.getByRole('button', { name: /^Rulings \d+$/ });
  const count = Number(((await chip.textContent()) ?? '').replace(/\D/gu, ''));
  expect(count).toBeGreaterThan(80);
  const drawn = page.getByText(/^Ruling SL-R/).filter({ visible: true });
  // Before the first of them is drawn nothing is known of their heights, and the page moves once it is.
  await expect(drawn.first()).toBeVisible();
  expect(await drawn.count()).toBeLessThan(count);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  /** More is drawn than is in sight. */
  const inSight = (): Promise<readonly string[]> =>
    drawn.evaluateAll((all) =>
      all.flatMap((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < innerHeight ? [one.textContent ?? ''] : [];
      }),
    );
  await expect.poll(inSight).not.toEqual([]);
  const before = await inSight();
  await page.emulateMedia({ media: 'print' });
  await expect(drawn).toHaveCount(count);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('list', { name: 'On paper' })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect.poll(inSight).toEqual(before);
});

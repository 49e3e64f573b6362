import { expect } from '@playwright/test';
import { settled } from './person/look.ts';
import { press } from './person/press.ts';
import { comeIn, inFight } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

for (const way of ['lying', 'upright'] as const) {
  test.describe(`a tablet, ${way}`, () => {
    test.use({ viewport: tablets[way], hasTouch: true });

    test('a quick fight is set up by taps, kept once, and begun after a reload', async ({ page }) => {
      await comeIn(page);
      const card = page.getByRole('region', { name: 'Wound Slots' });
      await press(card.getByRole('button', { name: 'Quick fight' }));
      // The page before was scrolled down to its last system; this one begins at its top.
      await expect(page.getByRole('heading', { name: 'Quick fight: Wound Slots' })).toBeInViewport();

      await press(page.getByText('Four at the ford'));
      // Four heroes stand ready; one of them stays at home.
      const heroes = page.getByRole('region', { name: 'Heroes' });
      await expect(heroes.getByText('Wenna, Torvin, Isra, Pell')).toBeVisible();
      await press(heroes.getByRole('button', { name: 'One Pell less' }));

      // Nobody to fight yet: the button says so instead of doing anything.
      const begin = page.getByRole('button', { name: /^Begin/ });
      await expect(begin).toHaveAttribute('aria-disabled', 'true');
      const foes = page.getByRole('region', { name: 'Tollmen' });
      for (const name of ['Goblin', 'Goblin', 'Ogre']) {
        await press(foes.getByRole('button', { name: `One ${name} more` }));
      }
      await expect(begin).toHaveText('Begin: 3 against 3');

      await press(page.getByRole('button', { name: 'Keep for later' }));
      await expect(page.getByRole('status')).toContainText('is kept among your documents');
      // Once is enough; and a reload loses nobody who was picked.
      await press(page.getByRole('button', { name: 'Keep for later' }));
      await expect(page.getByRole('status')).toContainText('is already kept among your documents');
      await page.reload();
      await press(begin);
      await inFight(page, 'Four at the ford: 3 against 3');
      await settled(page);
      const order = page.getByRole('toolbar', { name: /^Order of turns/ });
      for (const name of ['Wenna', 'Goblin 2', 'Ogre']) {
        await expect(order.getByRole('button', { name: new RegExp(`^${name},`) })).toBeAttached();
      }
    });
  });
}

test('adding a combatant to a side moves nothing else in the list', async ({ page }) => {
  await page.setViewportSize(tablets.lying);
  await comeIn(page);
  await page.goto('/#/quick/action-dice');
  const foes = page.locator('section.wt-card').last();
  const more = foes.locator('details[open]').getByRole('button', { name: /^One .* more$/ });
  await expect(more.last()).toBeVisible();
  const tops = () => more.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  const before = await tops();
  expect(before.length).toBeGreaterThan(12);
  for (let at = 0; at < before.length; at++) await more.nth(at).click();
  await expect(foes.getByRole('button', { name: /^One .* less$/ })).toHaveCount(before.length);
  expect(await tops()).toEqual(before);
  // Ten of one is a number of one line, on a phone too.
  await page.setViewportSize({ width: 360, height: 740 });
  for (let count = 2; count <= 10; count++) await more.first().click();
  const ten = foes.locator('li').first().getByText('10', { exact: true });
  expect(await ten.evaluate((one) => one.clientHeight)).toBeLessThan(40);
});

import { expect, test } from '@playwright/test';
import { settled } from './person/look.ts';
import { press } from './person/press.ts';
import { comeIn, inFight } from './person/start.ts';

for (const [way, width, height] of [
  ['lying', 1180, 820],
  ['upright', 820, 1180],
] as const) {
  test.describe(`a tablet, ${way}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('a fight of one’s own is set up in a few taps, kept, and begun', async ({ page }) => {
      await comeIn(page);
      const card = page.getByRole('region', { name: 'Wound Slots' });
      await press(card.getByRole('button', { name: 'Quick fight' }));
      await expect(page.getByRole('heading', { name: 'Quick fight: Wound Slots' })).toBeVisible();

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
      if (process.env.LOOK) await page.screenshot({ path: `/tmp/look/quick-${way}.png`, fullPage: false });

      await press(page.getByRole('button', { name: 'Keep for later' }));
      await expect(page.getByRole('status')).toContainText('is kept among your documents');
      await press(begin);
      await inFight(page, 'Quick fight');
      await settled(page);
      const order = page.getByRole('toolbar', { name: /^Order of turns/ });
      for (const name of ['Wenna', 'Goblin 2', 'Ogre']) {
        await expect(order.getByRole('button', { name: new RegExp(`^${name},`) })).toBeAttached();
      }
      if (process.env.LOOK) await page.screenshot({ path: `/tmp/look/quick-fight-${way}.png` });
    });
  });
}

import { expect } from '@playwright/test';
import { commitButton } from './person/answer.ts';
import { panel, settled } from './person/look.ts';
import { press } from './person/press.ts';
import { openSample } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

const sample = 'The hollow court';

for (const way of ['upright', 'lying'] as const) {
  test.describe(`a tablet, ${way}`, () => {
    test.use({ viewport: tablets[way], hasTouch: true });

    test('odds are shown on the action, on each target, above the tokens and, at best and at worst, for the choice', async ({
      page,
    }) => {
      await openSample(page, sample);
      await settled(page);
      // Whoever looks at what can be done is told how likely it is to come off.
      const tile = panel(page)
        .getByRole('button', { name: /^Attack/ })
        .first();
      await expect(tile).toContainText(/\d+ % hit/, { timeout: 20_000 });
      const tall = (await tile.boundingBox())?.height;
      await press(tile);

      const targets = panel(page).getByRole('group', { name: 'Whom?' }).getByRole('button');
      for (const target of await targets.all()) await expect(target).toContainText(/\d+ % hit/);
      // The same above the tokens of all four heroes.
      await expect(page.locator('.wt-map').getByText(/^\d+ %$/)).toHaveCount(4);
      await press(targets.filter({ hasText: 'Rin' }));
      const brings = panel(page).getByRole('region', { name: 'What this would bring' });
      await expect(brings).toContainText(/\d+ %/);
      await expect(brings).toContainText('exact');
      await expect(brings.getByText(/ at best$/)).toBeVisible({ timeout: 20_000 });
      await expect(brings.getByText(/ at worst$/)).toBeVisible();
      await expect(commitButton(page)).toBeEnabled();

      // Nothing has happened: given up, the palette is as it was.
      await press(page.getByRole('button', { name: 'Cancel' }));
      await expect(tile).toContainText(/\d+ % hit/);
      expect((await tile.boundingBox())?.height).toBe(tall);
    });
  });
}

import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { panel } from './person/look.ts';
import { press } from './person/press.ts';
import { comeIn, openSample } from './person/start.ts';
import { test } from './person/test.ts';

/** What the device keeps for itself at the edges: the bar with the clock, the stroke to swipe at, the notch. */
interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const devices: {
  readonly [name: string]: { readonly width: number; readonly height: number; readonly insets: Insets };
} = {
  'an installed app on a tablet': {
    width: 1180,
    height: 820,
    insets: { top: 24, bottom: 20, left: 0, right: 0 },
  },
  'a phone in landscape': {
    width: 844,
    height: 390,
    insets: { top: 0, bottom: 21, left: 47, right: 47 },
  },
};

async function keepEdges(page: Page, insets: Insets): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

for (const [device, { width, height, insets }] of Object.entries(devices)) {
  test(`${device}: buttons stay clear of the edges that the device reserves`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await keepEdges(page, insets);
    const isClear = async (thing: Locator, what: string): Promise<void> => {
      await expect(thing, what).toBeVisible();
      const box = await thing.boundingBox();
      if (box === null) throw new Error(`${what} is not in sight`);
      expect(box.x, `${what}, left`).toBeGreaterThanOrEqual(insets.left);
      expect(box.x + box.width, `${what}, right`).toBeLessThanOrEqual(width - insets.right);
      expect(box.y, `${what}, top`).toBeGreaterThanOrEqual(insets.top);
    };
    const isAbove = async (thing: Locator, what: string): Promise<void> => {
      await isClear(thing, what);
      const box = await thing.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${what}, bottom`).toBeLessThanOrEqual(
        height - insets.bottom,
      );
    };

    await comeIn(page);
    await isClear(page.getByRole('button', { name: 'Settings' }), 'Settings');
    await isClear(page.getByRole('heading', { level: 1 }), 'the name of the app');
    await press(page.getByRole('button', { name: 'Settings' }));
    await isClear(page.getByRole('button', { name: 'Back', exact: true }), 'Back');

    await openSample(page, 'The knight and the brute');
    await isClear(page.getByRole('button', { name: 'Menu' }), 'the menu');
    await isAbove(page.getByRole('button', { name: 'Undo' }), 'Undo');
    await isAbove(page.locator('main + footer').getByRole('button').last(), 'the button that does it');
    await isClear(panel(page).getByRole('tab', { name: 'Log' }), 'the tabs');

    await press(page.getByRole('button', { name: 'Change by hand' }));
    const sheet = page.getByRole('dialog');
    await isClear(sheet.getByRole('button', { name: 'Close' }), 'Close of a sheet');
  });
}

for (const [device, shakes] of [
  ['a device that can vibrate', true],
  ['an iPad, which cannot vibrate', false],
] as const) {
  test(`${device}: the settings ${shakes ? 'offer' : 'do not offer'} to vibrate`, async ({ page }) => {
    if (!shakes) await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'vibrate'));
    await page.goto('/#/settings');
    await expect(page.getByRole('switch', { name: 'Keep the screen awake during a fight' })).toBeVisible();
    await expect(page.getByRole('switch', { name: /^Vibrate/ })).toHaveCount(shakes ? 1 : 0);
  });
}

test('a double tap does not zoom the page: its touch-action is manipulation', async ({ page }) => {
  await comeIn(page);
  // A browser for tests does not enlarge by taps: it is asked what it would be allowed.
  const allowed = await page.evaluate(() => getComputedStyle(document.documentElement).touchAction);
  expect(allowed).toBe('manipulation');
});

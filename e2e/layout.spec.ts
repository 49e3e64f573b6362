import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { answerPrompt, commitButton } from './person/answer.ts';
import { enterFaces } from './person/dice.ts';
import { bar } from './person/look.ts';
import { comeIn, openSample } from './person/start.ts';

const sizes = [
  [1024, 768],
  [820, 1180],
  [1180, 820],
  [1280, 800],
  [1440, 900],
  [507, 724],
  [390, 844],
] as const;

/**
 * What a finger must hit and cannot: controls in sight that are smaller than 44 px and are not under the finger 21 px
 * from their middle either. What lies around a control (a rule's number in a sentence) may count as it.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const controls = 'button, a[href], input, select, [role=tab], [role=radio], summary';
    for (const one of document.querySelectorAll<HTMLElement>(controls)) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const hits = (dx: number, dy: number): boolean => {
        const under = document.elementFromPoint(x + dx, y + dy);
        return under !== null && one.contains(under);
      };
      if (width >= 43.5 && height >= 43.5) continue;
      // Not in sight, or only for the keyboard and screen readers.
      if (width <= 1 || height <= 1 || !hits(0, 0)) continue;
      const inSight = (dx: number, dy: number): boolean =>
        x + dx >= 0 && y + dy >= 0 && x + dx < innerWidth && y + dy < innerHeight;
      const missed = [
        [21, 0],
        [-21, 0],
        [0, 21],
        [0, -21],
      ].some(([dx = 0, dy = 0]) => inSight(dx, dy) && !hits(dx, dy));
      if (!missed) continue;
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40);
      found.push(`${name}: ${Math.round(width)}×${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`);
    }
    return found;
  });

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [width, height] of sizes) {
  test(`${width}×${height}: nothing scrolls sideways, fingers hit everything, the deed and its undoing are in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await comeIn(page);
    expect(await sideways(page), 'start page').toBe(0);
    expect(await tooSmall(page), 'start page').toEqual([]);
    await page.goto('/#/quick/fighting-style');
    await expect(page.getByRole('heading', { name: /^Quick fight: / })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /^Begin/ })).toBeInViewport({ ratio: 1 });
    expect(await sideways(page), 'quick fight').toBe(0);
    expect(await tooSmall(page), 'quick fight').toEqual([]);
    await openSample(page, 'The knight and the brute', { dice: 'real' });
    expect(await tooSmall(page), 'initiative').toEqual([]);
    if (width >= 600) {
      await enterFaces(page, [5]);
      await enterFaces(page, [2]);
    }
    expect(await sideways(page), 'fight').toBe(0);
    expect(await tooSmall(page), 'fight').toEqual([]);
    await expect(commitButton(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, height] of [
  [820, 1180],
  [1180, 820],
] as const) {
  test(`${width}×${height}: a fight of fourteen on the ladder of initiative`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSample(page, 'Riders at the broken bridge');
    await answerPrompt(page, 'Begin the fight');
    expect(await sideways(page), 'fight').toBe(0);
    expect(await tooSmall(page), 'fight').toEqual([]);
    await expect(commitButton(page)).toBeInViewport({ ratio: 1 });
  });
}

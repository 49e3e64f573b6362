import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { press } from './person/press.ts';
import { comeIn, openSample } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

declare global {
  interface Window {
    /** What has moved by itself since the page was opened, with the share of the screen that moved. */
    moved?: string[];
  }
}

/** Fine changes, a word that got longer, are nobody's trouble. */
const noticed = 0.02;

/** From now on the page notes what moves in it without having been asked to. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.value < least) continue;
        const what = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '');
        window.moved?.push(`${Math.round(entry.value * 100)} %: ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface LayoutShift {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
  }, noticed);
}

const moved = (page: Page): Promise<string[]> => page.evaluate(() => window.moved ?? []);

test.use({ viewport: tablets.upright, hasTouch: true });

test('nothing shifts by itself on the start page, during a forecast and when a fight opens', async ({
  page,
}) => {
  await watchMoves(page);
  await comeIn(page);
  await expect(page.getByRole('button', { name: 'Back up everything' })).toBeVisible();
  expect(await moved(page), 'the start page').toEqual([]);

  await press(page.getByRole('button', { name: 'How will it end? The knight and the brute' }));
  await expect(page.getByRole('region', { name: 'Vary one thing' })).toBeVisible({ timeout: 30_000 });
  // Figures change for a while, and so do their charts.
  await expect
    .poll(() => page.getByLabel('Fights played').getAttribute('value'), { timeout: 30_000 })
    .toMatch(/^\d{3,}|^1$/);
  expect(await moved(page), 'the forecast').toEqual([]);

  await openSample(page, 'The knight and the brute');
  expect(await moved(page), 'the fight').toEqual([]);
});

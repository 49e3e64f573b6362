import type { Page } from '@playwright/test';
import type { PlayedSystem, Tablet } from './systems.ts';
import { tablets } from './systems.ts';
import { test } from './test.ts';
import { watch } from './watch.ts';

const ways = Object.keys(tablets) as Tablet[];

/**
 * Declares a journey with fingers on a tablet as two tests, in landscape and in portrait. The orientation that is not
 * `everyDay` is tagged `@long`, for `npm run soak`. Motion is reduced: other journeys cover animations.
 */
export function journey(
  { everyDay }: Pick<PlayedSystem, 'everyDay'>,
  title: string,
  play: (page: Page) => Promise<void>,
): void {
  for (const way of ways) {
    test.describe(`a tablet, ${way}`, () => {
      test.use({
        viewport: tablets[way],
        hasTouch: true,
        reducedMotion: 'reduce',
        // As in use, because all requests of the page are checked.
        serviceWorkers: 'allow',
      });
      test(title, { tag: way === everyDay ? [] : ['@long'] }, async ({ page, context, baseURL }) => {
        test.setTimeout(600_000);
        const seen = await watch(context, page, baseURL as string);
        // One step around all others: without it Playwright goes through all earlier steps at each new one.
        await test.step(title, () => play(page));
        seen.clean();
      });
    });
  }
}

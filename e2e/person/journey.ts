import type { Page } from '@playwright/test';
import type { PlayedSystem, Tablet } from './systems.ts';
import { tablets } from './systems.ts';
import { test } from './test.ts';
import { watch } from './watch.ts';

const ways = Object.keys(tablets) as Tablet[];

/**
 * A journey with fingers on a tablet, lying and upright. Each way it is told in full; the way that is not of every
 * day is for `npm run soak`. Nobody looks at gliding tokens here: other journeys have them.
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
        // As people have it: it is watched what leaves the page.
        serviceWorkers: 'allow',
      });
      test(title, { tag: way === everyDay ? [] : ['@long'] }, async ({ page, context, baseURL }) => {
        test.setTimeout(600_000);
        const seen = await watch(context, page, baseURL as string);
        // One step around all of them: without it Playwright goes through every step so far with each new one.
        await test.step(title, () => play(page));
        seen.clean();
      });
    });
  }
}

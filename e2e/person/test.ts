import type { BrowserContext } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { beforePage } from './chance.mjs';

/** Makes all randomness (ids, digital dice) in pages opened from here on, and in their workers, follow from `name`. */
export function fixChanceIn(context: BrowserContext, name: string): void {
  const open = context.newPage.bind(context);
  let tabs = 0;
  context.newPage = async () => {
    const tab = `${name}, tab ${++tabs}`;
    const page = await open();
    await page.addInitScript(beforePage(tab));
    return page;
  };
}

/** Playwright's `test` with fixed randomness: the same dice in every run, seeded with the test's title. */
export const test = plain.extend({
  context: async ({ context }, use, { titlePath }) => {
    fixChanceIn(context, titlePath.join(' › '));
    await use(context);
  },
});

import type { BrowserContext } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { beforePage } from './chance.mjs';

/** From now on what the pages and workers of a browser call chance follows from this name: ids and digital dice. */
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

/** A test that meets the same dice in every run: they follow from its title. */
export const test = plain.extend({
  context: async ({ context }, use, { titlePath }) => {
    fixChanceIn(context, titlePath.join(' › '));
    await use(context);
  },
});

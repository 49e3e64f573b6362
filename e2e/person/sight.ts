import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commitButton } from './answer.ts';
import { largeSizes, sizes, wrongBoxes } from './boxes.ts';
import { cutWords, largeLetters, withLetters } from './cut.ts';
import { drawn } from './drawn.ts';

/**
 * The violations that axe finds: all rules in the dark theme; in the light one, which differs in colours, contrast
 * only.
 */
async function axeIn(page: Page, theme: 'dark' | 'light'): Promise<readonly string[]> {
  // Half a megabyte of source, injected into the page only once; afterwards an (almost) empty source.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    // Report violations only: computing selectors of hundreds of correct elements takes longer than the check itself.
    .options({ reporter: 'no-passes', resultTypes: ['violations'], selectors: false })
    // The page has no frames, and legacy mode, which does not support cross-origin ones, takes half of the time.
    .setLegacyMode(true);
  const { violations } = await (theme === 'light' ? axe.withRules('color-contrast') : axe).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${theme}, ${id}: ${help} (${nodes[0]?.html}: ${nodes[0]?.any[0]?.message ?? ''})`,
  );
}

/** Waits until the page has switched to the theme. Polls by time, as there may be no frames. */
const inTheme = (page: Page, theme: 'dark' | 'light'): Promise<unknown> =>
  page.waitForFunction(
    (light) => (document.documentElement.dataset.theme === 'light') === light,
    theme === 'light',
    { polling: 20 },
  );

/** Which of the big button and Undo are not wholly in sight, in words. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  commitButton(page).evaluate((commit) => {
    const undo = commit.closest('footer')?.querySelector('[data-testid=undo]');
    if (!undo) return ['there is no Undo beside the big button'];
    return [commit, undo]
      .filter((button) => {
        const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
        const isDrawn = width > 0 && height > 0;
        return !isDrawn || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((button) => `${button.textContent} is not in sight`);
  });

/**
 * Checks the present screen: axe in the dark theme on a tablet in landscape and in the light theme in portrait;
 * controls (`wrongBoxes`) at every size, with large letters too; in a fight, that the big button and Undo are in sight;
 * and where there is least room, that no text is cut off. Restores the viewport. `where` names the screen in failures.
 */
export async function lookAtScreen(
  page: Page,
  where: string,
  { fight = false }: { readonly fight?: boolean } = {},
): Promise<void> {
  const before = page.viewportSize();
  const wrong: string[] = [];
  // From the top: an earlier check may have scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  const measure = async (size: string): Promise<void> => {
    const found = [...(await wrongBoxes(page)), ...(fight ? await outOfSight(page) : [])];
    wrong.push(...found.map((words) => `${size}: ${words}`));
  };
  const read = async (size: string): Promise<void> => {
    wrong.push(...(await cutWords(page)).map((words) => `${size}: ${words}`));
  };
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    if (width === 1180) wrong.push(...(await axeIn(page, 'dark')));
    if (width === 820) {
      await page.emulateMedia({ colorScheme: 'light' });
      // The page switches a moment later, and not all of it at once.
      await inTheme(page, 'light');
      await drawn(page);
      wrong.push(...(await axeIn(page, 'light')));
      await page.emulateMedia({ colorScheme: 'dark' });
      await inTheme(page, 'dark');
    }
    if (width === 360) await read(`${width}×${height}`);
    await measure(`${width}×${height}`);
  }
  await withLetters(page, largeLetters, async () => {
    for (const [width, height] of largeSizes) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const size = `${width}×${height} with large letters`;
      await read(size);
      await measure(size);
    }
  });
  if (before) await page.setViewportSize(before);
  await drawn(page);
  expect.soft(wrong, where).toEqual([]);
}

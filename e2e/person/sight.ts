import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commitButton } from './answer.ts';
import { largeSizes, sizes, wrongBoxes } from './boxes.ts';
import { cutWords, largeLetters, withLetters } from './cut.ts';
import { drawn } from './drawn.ts';

/** Where axe looks: the whole of it in the dark; in the light, which is the same in other colours, at the colours. */
async function axeIn(page: Page, theme: 'dark' | 'light'): Promise<readonly string[]> {
  // Half a megabyte is brought into the page once, not with each question; an empty source means that it is there.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    // Only what is wrong is told: the way to each of hundreds of elements that are right takes longer than to look.
    .options({ reporter: 'no-passes', resultTypes: ['violations'], selectors: false })
    // The page has no frames: asking it alone is half of the work.
    .setLegacyMode(true);
  const { violations } = await (theme === 'light' ? axe.withRules('color-contrast') : axe).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${theme}, ${id}: ${help} (${nodes[0]?.html}: ${nodes[0]?.any[0]?.message ?? ''})`,
  );
}

/** Waits for the page to follow; it has a theme also when it draws nothing. */
const inTheme = (page: Page, theme: 'dark' | 'light'): Promise<unknown> =>
  page.waitForFunction(
    (light) => (document.documentElement.dataset.theme === 'light') === light,
    theme === 'light',
    { polling: 20 },
  );

/** What is not in sight whole, of the deed and its undoing. */
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
 * Looks at the screen as it stands: axe in the dark on a lying tablet and in the light on an upright one; the boxes at
 * every size, with large letters too; in a fight the deed and its undoing in sight. Where there is least room all words
 * must be there to their ends. Afterwards the screen is as before.
 */
export async function lookAtScreen(
  page: Page,
  where: string,
  { fight = false }: { readonly fight?: boolean } = {},
): Promise<void> {
  const before = page.viewportSize();
  const wrong: string[] = [];
  // From its top: measuring the screen before has scrolled.
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
      // The page follows a moment later, and not all of it at once.
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

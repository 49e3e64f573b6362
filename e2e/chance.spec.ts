import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commit, tapAction } from './person/answer.ts';
import { exportFight } from './person/record.ts';
import { inFight, openSample } from './person/start.ts';
import { fixChanceIn, test } from './person/test.ts';

/** The next things that a page and the worker of its fight call chance. */
async function nextChance(page: Page): Promise<readonly string[]> {
  // Not `Math.random`: the page asks that while dice tumble on the screen, as often as there are frames.
  const next = (): string => `${crypto.getRandomValues(new Uint32Array(3)).join()} ${crypto.randomUUID()}`;
  const worker = page.workers().find((one) => one.url().includes('worker%20table'));
  if (!worker) throw new Error('the page has no worker for its fight');
  return [await page.evaluate(next), await worker.evaluate(next)];
}

/** What a person meets who begins a fight with digital dice and searches once. */
async function searched(page: Page) {
  await openSample(page, 'The knight and the brute');
  await tapAction(page, 'Search');
  await commit(page);
  // The address of a fight ends with its id.
  return { id: page.url(), record: await exportFight(page), next: await nextChance(page) };
}

/** A fight in the first tab, and what comes by chance there, after a reload, and in a second tab. */
async function met(context: BrowserContext) {
  const page = await context.newPage();
  const fight = await searched(page);
  await page.reload();
  await inFight(page, 'The knight and the brute');
  const afterReload = await nextChance(page);
  const second = await context.newPage();
  // A fight of its own: on the start page the worker may not have begun yet.
  await openSample(second, 'Duel at the old gate');
  return { fight, chance: [fight.next, afterReload, await nextChance(second)] };
}

test('the title of a test decides its dice and its ids; another tab and a reload have others', async ({
  browser,
  context,
}, { titlePath }) => {
  test.setTimeout(120_000);
  const first = await met(context);
  const named = await browser.newContext({ serviceWorkers: 'block' });
  fixChanceIn(named, titlePath.join(' › '));
  expect(await met(named), 'the same title').toEqual(first);
  await named.close();

  const another = await browser.newContext({ serviceWorkers: 'block' });
  fixChanceIn(another, 'another title');
  const page = await another.newPage();
  const { id, record, next } = await searched(page);
  await another.close();
  expect(id).not.toBe(first.fight.id);
  expect(record.seed).not.toBe(first.fight.record.seed);
  const all = [...first.chance, next].flat();
  expect(new Set(all).size, all.join('\n')).toBe(all.length);
});

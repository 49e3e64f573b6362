import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commit, tapAction } from './person/answer.ts';
import { exportFight } from './person/record.ts';
import type { Sample } from './person/start.ts';
import { openSample } from './person/start.ts';
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
async function searched(page: Page, sample: Sample = 'The knight and the brute') {
  await openSample(page, sample);
  await tapAction(page, 'Search');
  await commit(page);
  // The address of a fight ends with its id.
  return { id: page.url(), record: await exportFight(page), next: await nextChance(page) };
}

/** A fight in the first tab, another one after a reload, a third one in a second tab. */
async function threeFights(context: BrowserContext) {
  const page = await context.newPage();
  const first = await searched(page);
  await page.reload();
  const second = await searched(page, 'Four in the courtyard');
  const third = await searched(await context.newPage(), "The giant's bridge");
  return [first, second, third] as const;
}

test('the title of a test decides its dice and its ids; another tab and a reload have others', async ({
  browser,
  page,
}, { titlePath }) => {
  test.setTimeout(120_000);
  const named = async (name: string) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    fixChanceIn(context, name);
    const fights = await threeFights(context);
    await context.close();
    return fights;
  };
  const title = titlePath.join(' › ');
  const fights = await named(title);
  expect(await named(title), 'the same title').toEqual(fights);
  expect(await searched(page), 'the title of this very test').toEqual(fights[0]);

  const [another] = await named('another title');
  const all = [...fights, another];
  for (const one of [
    all.map(({ id }) => id),
    all.map(({ record }) => record.seed),
    all.flatMap(({ next }) => next),
  ]) {
    expect(new Set(one).size, one.join('\n')).toBe(one.length);
  }
});

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { playOnCommandLine, sampleFile, sitDown } from './person/command-line.ts';
import { diceOf } from './person/dice.ts';
import { bar, panel, settled } from './person/look.ts';
import { press } from './person/press.ts';
import { fromMenu, openRecord } from './person/record.ts';
import { comeIn, openSample } from './person/start.ts';
import { test } from './person/test.ts';

/** An A4 page between margins of 12 mm, in CSS pixels. */
const page4 = { width: 703, height: 1031 };

const paper = (page: Page) => page.locator('article');

/** A duel that was played to its end with real dice. */
const playedDuel = () =>
  playOnCommandLine(sitDown(), sampleFile('fighting-style/duel'), { seed: 'paper', dice: diceOf(7) });

test('a finished fight is printed as a record: how it ended, the map, everybody, the log from its first round', async ({
  page,
}) => {
  await comeIn(page);
  await page.goto('/#/settings');
  await press(page.getByRole('radio', { name: 'Dim' }));
  await page.goto('/#/');
  await openRecord(page, await playedDuel());
  await expect(page.getByText(/^The fight is over/)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await fromMenu(page, 'Print');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(paper(page)).toHaveCount(0);

  await page.setViewportSize(page4);
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page)).toBeVisible();
  await expect(paper(page).getByText(/^Fighting Style · Over in round \d+: \w+ won$/)).toBeVisible();
  const map = paper(page).getByRole('img', { name: 'The map' });
  await expect(map).toBeVisible();
  await expect(paper(page).getByText(/^out of the fight: (dead|unconscious)$/)).toBeVisible();
  await expect(paper(page).getByText(/^Health: −?\d+ of \d+/)).toHaveCount(2);
  // The whole log, although the one on the screen draws only what is in sight.
  const heads = paper(page).getByRole('heading', { level: 3 });
  await expect(heads.getByText('Round 1', { exact: true })).toBeVisible();
  await expect(heads.last()).toContainText('The encounter is over');
  await expect(paper(page).getByText('Dice with a dot were real ones.')).toBeVisible();
  expect(
    await paper(page)
      .getByRole('img', { name: /, a real die$/ })
      .count(),
  ).toBeGreaterThan(5);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  const look = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [backgroundColor, color, scrollWidth - clientWidth];
  });
  expect(look).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 0]);
  const whole = await wholePieces(page);
  expect(Math.max(...whole)).toBeLessThan(0.7 * page4.height);
  expect(await loneHeadings(page)).toEqual([]);

  await page.emulateMedia({ media: 'screen' });
  await expect(paper(page)).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
});

test('a fight under way is printed as it stands, without what was undone, by the browser’s own command too', async ({
  page,
}) => {
  await comeIn(page);
  await openRecord(page, await playedDuel());
  await expect(page.getByText(/^The fight is over/)).toBeVisible();
  // What is undone stays on the screen, struck through.
  await press(bar(page).getByRole('button', { name: 'Undo' }));
  await settled(page);
  await press(panel(page).getByRole('tab', { name: 'Log' }));
  const last = page.getByRole('region', { name: 'Log' }).getByText('The encounter is over');
  await expect(last).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(paper(page)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page).getByText(/^Fighting Style · Round \d+, \w+’s turn$/)).toBeVisible();
  await expect(paper(page).getByText('The encounter is over')).toHaveCount(0);
  await expect(paper(page).getByText('What was undone is left out.')).toBeVisible();
  await expect(paper(page).getByText('undone', { exact: true })).toHaveCount(0);
  await expect(paper(page).getByRole('heading', { level: 2 })).toContainText(['Knight', 'Pit', 'Log']);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paper(page)).toHaveCount(0);
});

test('the players print no more of their foes than they see', async ({ page }) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page).getByText('Health: 24 of 24')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await fromMenu(page, 'Hand the screen over');
  await press(page.getByRole('button', { name: 'We are the players' }));
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page).getByText('Brute', { exact: true }).first()).toBeVisible();
  await expect(paper(page).getByText('Health: 24 of 24')).toHaveCount(0);
  await expect(paper(page).getByText('How it fares: unhurt')).toBeVisible();
});

test('of a printed forecast of many, no piece that is kept whole is half a page high, and no page ends with a title', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await comeIn(page);
  await press(page.getByRole('button', { name: 'How will it end? Riders at the broken bridge' }));
  await expect(page.getByText(/^[5-9]\d*|^\d{2,} fights played/).first()).toBeVisible({ timeout: 60_000 });
  await press(page.getByRole('button', { name: 'Stop' }));
  await expect(page.getByRole('region', { name: 'What it costs' })).toBeVisible();
  await page.setViewportSize(page4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: /^Their state at the end/ }).first()).toBeVisible();
  const whole = await wholePieces(page);
  expect(whole.length).toBeGreaterThan(10);
  expect(Math.max(...whole)).toBeLessThan(page4.height / 2);
  expect(await strandedTitles(page)).toEqual([]);
});

/**
 * The titles of cards that a page of Safari may end with: there a title is kept neither with the drawing below it nor, by
 * room of its own, with the first lines.
 */
const strandedTitles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const whole = (one: Element | null) => one !== null && getComputedStyle(one).breakInside === 'avoid';
    const titles = [...document.querySelectorAll('main .wt-card :is(h2, h2 ~ p, figcaption)')];
    return titles.flatMap((title) => {
      const card = title.closest('.wt-card');
      const drawn = title.parentElement?.closest('.wt-whole') ?? null;
      const room = Number.parseFloat(getComputedStyle(title).paddingBottom);
      const kept =
        whole(card) || (whole(drawn) && drawn?.querySelector('svg')) || (whole(title) && room > 64);
      return kept || !title.checkVisibility() ? [] : [title.textContent ?? ''];
    });
  });

/** The headings of the record that a page of Safari may end with: it keeps whole only what is in one box. */
const loneHeadings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article :is(h2, h3)')].flatMap((heading, at, all) => {
      // The last one may be the end of the fight, with nothing below it.
      if (at === all.length - 1) return [];
      let box = heading.parentElement;
      while (box && getComputedStyle(box).breakInside !== 'avoid') box = box.parentElement;
      const last = [...(box?.querySelectorAll('h2, h3, p, li') ?? [])].at(-1);
      return last && !last.matches('h2, h3') ? [] : [heading.textContent ?? ''];
    }),
  );

/** The heights of what pages may not cut through. */
const wholePieces = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, article *')].flatMap((one) =>
      getComputedStyle(one).breakInside === 'avoid' && one.checkVisibility()
        ? [one.getBoundingClientRect().height]
        : [],
    ),
  );

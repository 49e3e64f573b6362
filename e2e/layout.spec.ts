import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RecordReply } from '../src/protocol/messages.ts';
import { commit, tapAction } from './person/answer.ts';
import { wrongBoxes } from './person/boxes.ts';
import { sampleFile, sitDown } from './person/command-line.ts';
import { cutWords } from './person/cut.ts';
import { ready } from './person/deed.ts';
import { drawn } from './person/drawn.ts';
import { bar, oddsAreKnown, panel } from './person/look.ts';
import { fromItsMiddle } from './person/middle.ts';
import { press } from './person/press.ts';
import { fromMenu, openRecord } from './person/record.ts';
import { comeIn, openSample } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

test.use({ viewport: tablets.lying, hasTouch: true, reducedMotion: 'reduce' });

/**
 * The controls in sight that are less than 8 px apart, by pairs. Not: what scrolls against each other, rows of a list that
 * lie one above the other, and rules within a sentence, whose finger area is larger than their letters.
 */
async function tooClose(page: Page): Promise<readonly string[]> {
  await drawn(page);
  return page.evaluate(() => {
    const scroller = (one: Element): Element | null => {
      for (let at = one.parentElement; at; at = at.parentElement) {
        if (/auto|scroll/.test(`${getComputedStyle(at).overflowX} ${getComputedStyle(at).overflowY}`))
          return at;
      }
      return null;
    };
    const called = (one: Element): string =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
    const targets = [...document.querySelectorAll('button, select, [role=tab], [role=radio]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ one, box: one.getBoundingClientRect(), within: scroller(one) }))
      .filter(({ box }) => box.width >= 40 && box.height >= 40 && box.top >= 0 && box.bottom <= innerHeight);
    const wrong: string[] = [];
    for (const [at, a] of targets.entries()) {
      for (const b of targets.slice(at + 1)) {
        if (a.within !== b.within || a.one.contains(b.one)) continue;
        const across = Math.max(a.box.left - b.box.right, b.box.left - a.box.right);
        const along = Math.max(a.box.top - b.box.bottom, b.box.top - a.box.bottom);
        const rows =
          across < 0 && a.box.left === b.box.left && a.box.width === b.box.width && a.box.width > 200;
        if (rows || (across < 0 && along < 0)) continue;
        const gap = across < 0 ? along : along < 0 ? across : Math.hypot(across, along);
        if (gap < 7.5) wrong.push(`${called(a.one)} and ${called(b.one)}: ${Math.round(gap)} px`);
      }
    }
    return wrong;
  });
}

test('controls that stand together are 8 px apart: tabs, segments, filters, the buttons of the sheet, the pad', async ({
  page,
}) => {
  await comeIn(page);
  expect(await tooClose(page), 'the first page').toEqual([]);
  await openSample(page, 'The knight and the brute');
  expect(await tooClose(page), 'a tablet, lying').toEqual([]);
  await tapAction(page, 'Move');
  expect(await tooClose(page), 'the pad').toEqual([]);
  await press(panel(page).getByRole('tab', { name: 'Log' }));
  expect(await tooClose(page), 'the log').toEqual([]);
  // And the narrowest panel has its tabs in one row.
  await page.setViewportSize({ width: 1024, height: 768 });
  await drawn(page);
  const tabs = await panel(page).getByRole('tab').all();
  const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize(tablets.upright);
  expect(await tooClose(page), 'a tablet, upright').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page.getByRole('tab', { name: 'Act' }));
  expect(await tooClose(page), 'a phone').toEqual([]);
  await fromMenu(page, 'Settings');
  await expect(page.getByRole('radio', { name: 'Left hand' })).toBeVisible();
  expect(await tooClose(page), 'settings').toEqual([]);
});

test('for the left hand the log at the edge of a wide screen has its line towards the panel, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSample(page, 'The knight and the brute');
  const log = page.getByRole('complementary', { name: 'Log column' });
  const line = (side: 'left' | 'right') =>
    log.evaluate((one, edge) => getComputedStyle(one).getPropertyValue(`border-${edge}-width`), side);
  expect([await line('left'), await line('right')]).toEqual(['1px', '0px']);
  await fromMenu(page, 'Settings');
  await press(page.getByRole('radio', { name: 'Left hand' }));
  await page.goBack();
  await expect(log).toBeVisible();
  expect([await line('left'), await line('right')]).toEqual(['0px', '1px']);
});

test('a question opens the folded panel, as it lifts the sheet and leaves the map of a phone; a turn does not', async ({
  page,
}) => {
  await comeIn(page);
  const edda = { cell: { x: 3, y: 5 }, now: { conditions: [{ id: 'prone' }] } };
  const brute = { cell: { x: 4, y: 5 } };
  const initiative = { edda: 9, brute: 4 };
  await openRecord(
    page,
    await fromItsMiddle('fighting-style', { active: 'edda', initiative, with: { edda, brute } }),
  );
  const fold = panel(page).getByRole('button', { name: 'Fold the panel' });
  const open = panel(page).getByRole('button', { name: 'Open the panel' });
  await ready(page, 'Dash');
  await press(fold);
  await commit(page);
  await expect(open).toBeVisible();
  await press(open);
  await ready(page, 'Stand up');
  await press(fold);
  await commit(page);
  await expect(panel(page).getByRole('region', { name: 'Question' })).toContainText('Does Brute strike?');
});

test('a name that is one long word is read whole: struck at, among targets to choose from, as the chosen one', async ({
  page,
}) => {
  const name = 'Donaudampfschifffahrtsgesellschaftskapitän';
  const yard = sampleFile('fighting-style/courtyard') as {
    readonly combatants: readonly { readonly id: string; readonly sheet: object }[];
  };
  const at: { readonly [id: string]: object } = {
    ciro: { sheet: { use: 'ciro', name: `${name} 3` }, now: { conditions: [{ id: 'prone' }] } },
    guard: { cell: { x: 9, y: 21 }, sheet: { use: 'watch-guard', name } },
    bruiser: { cell: { x: 8, y: 22 }, sheet: { use: 'watch-guard', name: `${name} 2` } },
  };
  const combatants = yard.combatants.map((one) => ({ ...one, ...at[one.id] }));
  const initiative = Object.fromEntries(combatants.map(({ id }, place) => [id, 20 - place]));
  const table = sitDown();
  const startAt = { round: 1, active: 'ciro', initiative };
  await table.say({
    do: 'start',
    encounter: { ...yard, combatants, startAt },
    seed: 'names',
    dice: 'seeded',
  });
  const { record } = await table.say<RecordReply>({ do: 'save' });
  await comeIn(page);
  await openRecord(page, record);
  const sizes = [tablets.lying, tablets.upright, { width: 1024, height: 768 }, { width: 390, height: 844 }];
  const whole = async (where: string): Promise<void> => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await drawn(page);
      await oddsAreKnown(page);
      const wrong = [...(await wrongBoxes(page)), ...(await cutWords(page))];
      expect(wrong, `${where}, ${size.width} px wide`).toEqual([]);
    }
  };
  await tapAction(page, 'Stand up');
  await commit(page);
  const card = panel(page).getByRole('region', { name: 'Question' });
  await expect(card.getByText(`drops ${name} 3`)).toBeVisible();
  await whole('struck at');
  await page.setViewportSize(tablets.lying);
  await press(card.getByRole('button', { name: 'Let it pass for all 2' }));
  await tapAction(page, 'Strike');
  await whole('to choose from');
  await press(page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name} 2`) }));
  await whole('chosen');
});

test('beside any button the line below says of its two sentences both, one or none, but none in part', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute');
  await tapAction(page, 'Search');
  const told = bar(page).getByText('Nothing has happened yet.');
  const inPart = (): Promise<readonly string[]> =>
    told.evaluate((line) => {
      const { top, bottom } = line.parentElement!.getBoundingClientRect();
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const wrong: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const rows = [...range.getClientRects()].filter(({ width }) => width > 4);
        const seen = rows.filter((row) => row.top >= top - 2 && row.bottom <= bottom + 2);
        if (seen.length > 0 && seen.length < rows.length) wrong.push(`${innerWidth}: ${text.textContent}`);
      }
      if (getComputedStyle(line).webkitLineClamp !== 'none' && line.scrollHeight > line.clientHeight + 1)
        wrong.push(`${innerWidth}: an ellipsis`);
      return wrong;
    });
  for (let width = 640; width <= 880; width += 10) {
    await page.setViewportSize({ width, height: 1180 });
    await drawn(page);
    expect(await inPart()).toEqual([]);
  }
});

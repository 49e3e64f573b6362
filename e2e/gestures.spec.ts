import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commit, commitButton, tapAction, undo } from './person/answer.ts';
import { sampleFile } from './person/command-line.ts';
import { withLetters } from './person/cut.ts';
import { ready } from './person/deed.ts';
import { enterFaces } from './person/dice.ts';
import { between, fingersOn, spotOf } from './person/fingers.ts';
import { bar, look, momentOf, panel } from './person/look.ts';
import type { Cell } from './person/map.ts';
import { cellCalled, cellOf, map, mapIsStill, tapCell } from './person/map.ts';
import { press } from './person/press.ts';
import { bringFile } from './person/record.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { test } from './person/test.ts';

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

/** Edda at C6 has the turn, the brute waits at J5 or thereabouts; nobody has done anything. */
async function duel(page: Page): Promise<void> {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
}

/** The hired archer wins the initiative: from its gallery it can shoot at all four. */
async function archerFirst(page: Page): Promise<void> {
  await openSample(page, 'Four in the courtyard', { dice: 'real' });
  for (let die = 0; momentOf(await look(page)) !== 'turn'; die++) {
    const archer = await panel(page).getByText('Initiative of Hired archer', { exact: true }).isVisible();
    // Those who tie roll again until they differ.
    await enterFaces(page, [archer ? 6 : die < 8 ? 1 : 1 + (die % 6)]);
  }
}

const way = (page: Page): Locator => page.locator('[data-way]');
const chip = (page: Page, name: string): Locator =>
  page
    .getByRole('toolbar', { name: /^Order of turns/ })
    .getByRole('button', { name: new RegExp(`^${name},`) });
const picked = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Map' })
    .getByText(new RegExp(`^${name}, `))
    .first();

test('on the map and in the bar of turns a first tap selects a combatant, a second opens the panel', async ({
  page,
}) => {
  await duel(page);
  const brute = await cellOf(page, 'Brute');
  await tapCell(page, brute);
  await expect(picked(page, 'Brute')).toBeVisible();
  await tapCell(page, brute);
  await expect(panel(page).getByRole('tab', { name: 'Wounds' })).toHaveAttribute('aria-selected', 'true');
  await press(panel(page).getByRole('tab', { name: 'Act' }));

  await press(chip(page, 'Edda'));
  await expect(picked(page, 'Edda')).toBeVisible();
  await press(chip(page, 'Edda'));
  await expect(panel(page).getByRole('tab', { name: 'Wounds' })).toHaveAttribute('aria-selected', 'true');
});

const chips = (page: Page): Locator => page.locator('[data-chip]');

/** The names in the bar of turns that are cut. A name that lacks less than a pixel is cut, too. */
const cutNames = (page: Page): Promise<readonly string[]> =>
  chips(page)
    .locator('.truncate')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        const lacks = text.getBoundingClientRect().width - one.getBoundingClientRect().width;
        return lacks > 0.01 ? [one.textContent ?? ''] : [];
      }),
    );

test('the bar of turns writes names out while there is room, and shortens them before it scrolls', async ({
  page,
}) => {
  await openSample(page, 'Riders at the broken bridge');
  await expect(chips(page)).toHaveCount(12);
  await expect.poll(() => cutNames(page)).toEqual([]);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(() => cutNames(page)).toContain('Second goblin');
  expect(await cutNames(page)).not.toContain('Nerit');
});

test('in the bar of turns what somebody waits for takes more lines before a name is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 1180 });
  await openSample(page, 'The burnt crossing', { dice: 'digital' });
  await ready(page, 'Ready', { What: 'Attack', When: 'an enemy comes within reach' });
  await commit(page);
  await expect(chips(page).filter({ hasText: 'Attack when an enemy comes into reach' })).toHaveCount(1);
  expect(await cutNames(page)).toEqual([]);
});

test('on a phone a second tap on the map opens the panel instead, and the next question is in sight', async ({
  page,
}) => {
  await duel(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true });
  await press(tab('Map'));
  const brute = await cellOf(page, 'Brute');
  await tapCell(page, brute);
  await tapCell(page, brute);
  await expect(tab('Wounds')).toHaveAttribute('aria-selected', 'true');
  await press(tab('Map'));
  await press(chip(page, 'Brute'));
  await expect(tab('Wounds')).toHaveAttribute('aria-selected', 'true');

  // The brute's turn begins while the map is seen; the tab before that was the wounds.
  await press(tab('Map'));
  await press(bar(page).getByRole('button', { name: 'End turn' }));
  await expect(tab('Act')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /^Move\b/ })).toBeVisible();
});

test('what is opened from the map comes into sight where the panel is folded or the sheet is low', async ({
  page,
}) => {
  await duel(page);
  const wounds = panel(page).getByRole('tab', { name: 'Wounds' });
  await press(chip(page, 'Brute'));
  await press(panel(page).getByRole('button', { name: 'Fold the panel' }));
  await expect(wounds).toHaveCount(0);
  await press(chip(page, 'Brute'));
  await expect(wounds).toHaveAttribute('aria-selected', 'true');

  await page.setViewportSize({ width: 820, height: 1180 });
  const lower = panel(page).getByRole('button', { name: 'Lower the sheet' });
  await press(lower);
  await expect(lower).toHaveAttribute('aria-disabled', 'true');
  await press(chip(page, 'Brute'));
  await expect(lower).not.toHaveAttribute('aria-disabled', 'true');
});

test('a tap on a cell shows the path and its cost, and the pad moves the cell on; nobody has moved yet', async ({
  page,
}) => {
  await duel(page);
  // Where one may go is drawn before it is wanted, and seen when it is.
  const unseen = page.getByTestId('map').locator('g.wt-unseen');
  await expect(unseen.locator('path').first()).toBeAttached();
  await expect(unseen).toHaveCSS('opacity', '0');
  await tapCell(page, 'E6');
  await expect(commitButton(page)).toHaveText('Move to E6');
  await expect(unseen).toHaveCount(0);
  await expect(way(page)).toHaveAttribute('data-known', 'true');
  await expect(way(page)).toContainText('2 m');
  await press(panel(page).getByRole('button', { name: 'Where to: E6. Change' }));
  await press(panel(page).getByRole('button', { name: 'east', exact: true }));
  await expect(commitButton(page)).toHaveText('Move to F6');
  await press(panel(page).getByRole('button', { name: 'south-west', exact: true }));
  await expect(commitButton(page)).toHaveText('Move to E7');
  expect(await cellOf(page, 'Edda')).toBe('C6');
});

test('a dragged token shows its path and moves only on Commit; a second finger meanwhile is ignored', async ({
  page,
}) => {
  await duel(page);
  const fingers = await fingersOn(page);
  const [from, to] = [await spotOf(page, 'C6'), await spotOf(page, 'F6')];
  const still = await mapIsStill(page);
  const aside = await spotOf(page, 'H9');
  await fingers.down(from);
  await fingers.move(between(from, to));
  await fingers.down(between(from, to), aside);
  await fingers.move(between(from, to, 0.8), { x: aside.x + 60, y: aside.y - 60 });
  await fingers.move(to, { x: aside.x + 90, y: aside.y - 90 });
  await fingers.up();
  await expect(commitButton(page)).toHaveText('Move to F6');
  await expect(way(page)).toHaveAttribute('data-known', 'true');
  expect(await mapIsStill(page)).toEqual(still);
  expect(await cellOf(page, 'Edda')).toBe('C6');
  await expect(bar(page).getByText('Nothing has happened yet.')).toBeVisible();
  await commit(page);
  await expect.poll(() => cellOf(page, 'Edda')).toBe('F6');
});

test('with an attack armed a tap picks the target and shows its cover, a second tap clears it; the list picks, too', async ({
  page,
}) => {
  await archerFirst(page);
  await tapAction(page, 'Strike');
  await expect(commitButton(page)).toHaveText('Whom?');
  await tapCell(page, 'L21');
  await expect(commitButton(page)).toHaveText(/^Strike Sefu/);
  await expect(panel(page).getByRole('region', { name: 'What this would bring' })).toContainText('%', {
    timeout: 20_000,
  });
  // Sefu stands behind crates: said in the panel, written on the line.
  await expect(panel(page).getByText('high cover −5')).toBeVisible();
  await expect(map(page).getByText('high cover −5')).toBeVisible();
  await tapCell(page, 'L21');
  await expect(commitButton(page)).toHaveText('Whom?');
  await expect(map(page).getByText('high cover −5')).toBeHidden();
  await press(panel(page).getByRole('button', { name: /^T? ?Runa/ }));
  await expect(commitButton(page)).toHaveText(/^Strike Runa/);
});

test('a finger pans the map; the small map and the centre button do so by taps', async ({ page }) => {
  await openSample(page, 'Four in the courtyard');
  await expect(page.getByTestId('minimap')).toBeHidden();
  for (let step = 0; step < 3; step++) await press(page.getByRole('button', { name: 'Zoom in' }));
  const before = await mapIsStill(page);
  const fingers = await fingersOn(page);
  const middle = { x: 400, y: 400 };
  await fingers.down(middle);
  await fingers.move({ x: 430, y: 400 });
  await fingers.move({ x: 500, y: 340 });
  await fingers.up();
  const after = await mapIsStill(page);
  expect(after.left - before.left).toBeCloseTo(100, 0);
  expect(after.top - before.top).toBeCloseTo(-60, 0);
  expect(after.cell).toBeCloseTo(before.cell, 3);

  // The finger left the glass in motion: the very next tap counts all the same.
  const small = page.getByTestId('minimap');
  const picture = small.locator('svg');
  const box = await picture.boundingBox();
  if (box === null) throw new Error('no small map in sight');
  await picture.tap({ position: { x: box.width * 0.25, y: box.height * 0.25 } });
  // 24 by 24 cells: a quarter of it is the corner between F6 and G7.
  await expect
    .poll(async () => {
      const seen = await map(page).boundingBox();
      const at = between(await spotOf(page, 'F6'), await spotOf(page, 'G7'));
      return seen && Math.hypot(at.x - seen.x - seen.width / 2, at.y - seen.y - seen.height / 2);
    })
    // A pixel there is twelve here.
    .toBeLessThan(13);
  await press(page.getByRole('button', { name: 'Centre on whoever has the turn' }));
  await expect
    .poll(async () => {
      await mapIsStill(page);
      const seen = await map(page).boundingBox();
      const token = await page.locator('[data-token][data-selected]').first().boundingBox();
      return seen && token && Math.abs(token.x + token.width / 2 - seen.x - seen.width / 2);
    })
    .toBeLessThan(3);
});

test('two fingers zoom the map; plus, minus and fit do so by taps', async ({ page }) => {
  await openSample(page, 'Four in the courtyard');
  const whole = await mapIsStill(page);
  const fingers = await fingersOn(page);
  const [a, b] = [
    { x: 350, y: 400 },
    { x: 450, y: 400 },
  ] as const;
  await fingers.down(a, b);
  await fingers.move({ x: 330, y: 400 }, { x: 470, y: 400 });
  await fingers.move({ x: 300, y: 400 }, { x: 500, y: 400 });
  await fingers.up();
  const near = await mapIsStill(page);
  expect(near.cell / whole.cell).toBeCloseTo(2, 1);
  const cell = async () => (await mapIsStill(page)).cell;
  await press(page.getByRole('button', { name: 'Zoom out' }));
  await expect.poll(cell).toBeCloseTo(near.cell / 1.4, 0);
  await press(page.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(cell).toBeCloseTo(near.cell, 0);
  await press(page.getByRole('button', { name: 'Fit the whole map' }));
  await expect.poll(cell).toBeCloseTo(whole.cell, 0);
});

test('a long press shows a ring, then opens the menu; the button above the map opens it, too', async ({
  page,
}) => {
  // How long is a setting: this hand is a slow one.
  await page.addInitScript(() =>
    localStorage.setItem('woundtrack:settings', JSON.stringify({ longPress: 1500 })),
  );
  await duel(page);
  const fingers = await fingersOn(page);
  const menu = page.getByRole('dialog', { name: 'Here' });
  const ring = page.locator('.wt-hold');
  await fingers.down(await spotOf(page, 'C6'));
  await expect(ring).toHaveAttribute('data-waiting', '');
  await expect(menu).toBeVisible();
  await expect(ring).not.toHaveAttribute('data-waiting');
  await fingers.up();
  // The menu covers nothing of the cell that it is about.
  const { cell } = await mapIsStill(page);
  const [spot, card] = [await spotOf(page, 'C6'), (await menu.boundingBox())!];
  const apart = (at: number, from: number, size: number): boolean =>
    at + cell / 2 <= from || at - cell / 2 >= from + size;
  expect(apart(spot.x, card.x, card.width) || apart(spot.y, card.y, card.height)).toBe(true);
  await expect(menu.getByText('Edda')).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Change by hand …' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await press(page.getByRole('button', { name: 'More for whoever is picked' }));
  await expect(menu.getByText('Edda')).toBeVisible();
  await press(menu.getByRole('button', { name: 'Open the panel' }));
  await expect(panel(page).getByRole('tab', { name: 'Wounds' })).toHaveAttribute('aria-selected', 'true');
});

test('a two-finger tap undoes the last step, and so does Undo', async ({ page }) => {
  await duel(page);
  const fingers = await fingersOn(page);
  for (const back of ['fingers', 'button'] as const) {
    await tapCell(page, 'E6');
    await commit(page);
    await expect.poll(() => cellOf(page, 'Edda')).toBe('E6');
    if (back === 'fingers') await fingers.tap({ x: 300, y: 300 }, { x: 420, y: 330 });
    else await undo(page);
    await expect.poll(() => cellOf(page, 'Edda')).toBe('C6');
    await page.waitForTimeout(450);
  }
});

test('where tokens are crowded, a tap lists them to choose from', async ({ page }) => {
  await openSample(page, 'Four in the courtyard');
  // M23 and N24 touch at a corner, and cells are smaller than a finger.
  const { cell } = await mapIsStill(page);
  expect(cell).toBeLessThan(44);
  const fingers = await fingersOn(page);
  const both = [await spotOf(page, 'M23'), await spotOf(page, 'N24')] as const;
  await fingers.tap(between(...both));
  const list = page.getByRole('dialog', { name: 'Which one?' });
  await expect(list.getByRole('button')).toHaveCount(2);
  // The list covers neither of those that it asks about.
  expect(await Promise.all(both.map((at) => onMap(page, at)))).toEqual([true, true]);
  await press(list.getByRole('button', { name: /Runa/ }));
  await expect(list).toBeHidden();
  await expect(picked(page, 'Runa')).toBeVisible();
});

/** Whether a point of the screen lies in the map, and nothing but the map is there. */
const onMap = (page: Page, at: Cell): Promise<boolean> =>
  page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-testid=map]') !== null, at);

const active = async (page: Page): Promise<Cell> => {
  await mapIsStill(page);
  const box = await page.locator('[data-token][data-selected]').first().boundingBox();
  if (box === null) throw new Error('nobody has the turn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('turning the tablet in the middle of a choice keeps the choice, the scale and the active combatant in view', async ({
  page,
}) => {
  await duel(page);
  await tapCell(page, 'E6');
  for (let step = 0; step < 2; step++) await press(page.getByRole('button', { name: 'Zoom in' }));
  await press(page.getByRole('button', { name: 'Centre on whoever has the turn' }));
  const { cell } = await mapIsStill(page);
  for (const [width, height] of [
    [820, 1180],
    [590, 820],
    [390, 844],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width < 600) await press(page.getByRole('tab', { name: 'Map' }));
    await expect(commitButton(page)).toHaveText('Move to E6');
    expect((await mapIsStill(page)).cell).toBeCloseTo(cell, 3);
    expect(await onMap(page, await active(page))).toBe(true);
    await expect(way(page)).toHaveAttribute('data-known', 'true');
  }
  await commit(page);
  await expect.poll(() => cellOf(page, 'Edda')).toBe('E6');
});

test('in portrait the active combatant stays in view at all three heights of the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openSample(page, 'Four in the courtyard');
  for (let step = 0; step < 3; step++) await press(page.getByRole('button', { name: 'Zoom in' }));
  // Whose turn it is the dice say: from near, somebody at the edge of the ground may be out of sight.
  await active(page);
  await press(page.getByRole('button', { name: 'Centre on whoever has the turn' }));
  await expect.poll(async () => onMap(page, await active(page))).toBe(true);
  for (const to of ['Raise', 'Lower', 'Lower', 'Raise', 'Raise'] as const) {
    await press(page.getByRole('button', { name: `${to} the sheet` }));
    await expect.poll(async () => onMap(page, await active(page))).toBe(true);
  }
});

test('the instruction above the map covers no cell', async ({ page }) => {
  await duel(page);
  await tapAction(page, 'Move');
  const said = page.getByText('Where to? Tap a cell', { exact: true });
  await expect(said).toBeVisible();
  const [words, board] = [await said.boundingBox(), await map(page).boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
});

/** How large cells are on a map whose rulers name but every fifth column, and where one of them lies. */
async function fromAfar(page: Page, cell: string): Promise<Cell & { readonly size: number }> {
  const middle = async (words: string): Promise<Cell> => {
    const box = await map(page).getByText(words, { exact: true }).first().boundingBox();
    if (box === null) throw new Error(`no ${words} at the edge of the map`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [a, e, one] = [await middle('A'), await middle('E'), await middle('1')];
  const size = (e.x - a.x) / 4;
  const { x, y } = cellCalled(cell);
  return { x: a.x + x * size, y: one.y + y * size, size };
}

test('on a phone a first tap on a large map picks a cell roughly and zooms in, the next tap is exact', async ({
  page,
}) => {
  await archerFirst(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page.getByRole('tabpanel').getByRole('button', { name: /^Move\b/ }));
  // The archer stands at D6, with all of the ground on 292 of the 390 pixels: 12 a cell.
  await expect.poll(async () => (await fromAfar(page, 'D4')).size).toBeCloseTo(12.2, 0);
  const whole = await fromAfar(page, 'D4');
  await page.touchscreen.tap(whole.x, whole.y);
  await expect(commitButton(page)).toHaveText('Move to D4');
  await expect.poll(async () => Math.round((await mapIsStill(page)).cell)).toBe(44);
  await tapCell(page, 'C5');
  await expect(commitButton(page)).toHaveText('Move to C5');
  expect(Math.round((await mapIsStill(page)).cell)).toBe(44);
  await press(bar(page).getByRole('button', { name: 'Cancel' }));
  await expect.poll(async () => (await fromAfar(page, 'A1')).size).toBeCloseTo(whole.size, 1);
});

/** How wide a cell is drawn, in pixels: what keeps its size on the screen is told. */
const cellWidth = (page: Page): Promise<number> =>
  page
    .locator('[data-scaled]')
    .first()
    .evaluate((one) => 64 * Number(getComputedStyle(one).getPropertyValue('--wt-zoom')));

test('on a phone a map of 60 by 60 cells opens around the combatants, and is shown whole by one tap', async ({
  page,
}) => {
  const duel = sampleFile('fighting-style/duel') as {
    readonly battlefield: object;
    readonly combatants: readonly { readonly sheet: object }[];
  };
  const combatants = Array.from({ length: 40 }, (_, at) => ({
    ...duel.combatants[at % 2],
    id: `p${at}`,
    cell: { x: 24 + (at % 2) * 8 + (Math.floor(at / 2) % 2), y: 20 + Math.floor(at / 4) },
  }));
  const ford = { ...duel, name: 'The ford', combatants };
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page);
  const written = { ...ford, battlefield: { ...duel.battlefield, width: 60, height: 60 } };
  await bringFile(page, 'ford.json', JSON.stringify(written));
  await press(page.getByRole('button', { name: 'Start The ford' }));
  await inFight(page, 'The ford');
  await press(page.getByRole('tab', { name: 'Map' }));
  // Ten columns of people and two beside them on 292 pixels.
  await expect.poll(() => cellWidth(page)).toBeCloseTo(292 / 14, 0);
  await expect(page.locator('[data-token]').first()).toBeInViewport();
  await press(page.getByRole('button', { name: 'Fit the whole map' }));
  await expect.poll(() => cellWidth(page)).toBeCloseTo(292 / 60, 0);
  // Whoever wanted the whole finds it again.
  await press(page.getByRole('tab', { name: 'Log' }));
  await press(page.getByRole('tab', { name: 'Map' }));
  await expect.poll(() => cellWidth(page)).toBeCloseTo(292 / 60, 0);
});

test('with text half as large again, a phone shows both lines of the instruction whole', async ({ page }) => {
  await duel(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await withLetters(page, 24, async () => {
    const words = bar(page).getByText('Tap an action, or a cell or somebody on the map.');
    await expect(words).toBeVisible();
    const [line, room] = [await words.boundingBox(), await bar(page).locator('div').first().boundingBox()];
    // Two lines of 21 pixels at least.
    expect(line?.height).toBeGreaterThan(42);
    const under = (box: typeof line) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(under(line)).toBeLessThanOrEqual(under(room));
  });
});

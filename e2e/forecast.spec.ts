import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { bar, settled } from './person/look.ts';
import { approachByList, playOn } from './person/play.ts';
import { press } from './person/press.ts';
import { bringFile } from './person/record.ts';
import { lookAtScreen } from './person/sight.ts';
import { fightingStyle } from './person/speech.ts';
import type { Sample } from './person/start.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

const duels: readonly (readonly [system: string, sample: Sample])[] = [
  ['Fighting Style', 'The knight and the brute'],
  ['Persona', 'Duel at the old gate'],
  ['Wound Slots', 'Duel on the threshing floor'],
  ['World Shapers', 'In the pit'],
  ['Action Dice', 'The toll at the mill'],
];

const played = async (page: Page): Promise<number> =>
  Number.parseInt(((await page.getByText(/fights? played/).textContent()) ?? '0').replaceAll(',', ''), 10);

for (const [system, sample] of duels) {
  test(`${system}: the forecast of ${sample} shows its parts in order, and can be stopped`, async ({
    page,
  }) => {
    await comeIn(page);
    await press(page.getByRole('button', { name: `How will it end? ${sample}` }));
    await expect(page.getByRole('heading', { level: 1, name: `How ${sample} will end` })).toBeVisible();
    await expect.poll(() => played(page), { timeout: 30_000 }).toBeGreaterThan(5);
    const figures = page.getByRole('definition').or(page.getByRole('term'));
    await expect(figures.filter({ hasText: 'Won by ' })).toBeVisible();
    // What was asked comes first: how everybody comes out of it, what it costs; then what else could be done.
    await expect(page.getByRole('region', { name: 'Watch one of them' })).toBeVisible();
    const parts = await page
      .getByRole('region')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(parts.filter((name) => /^(How .* comes|What it costs|Vary|Balance)/.test(name))).toEqual([
      expect.stringMatching(/comes out of it$/),
      expect.stringMatching(/comes out of it$/),
      'What it costs',
      'Vary one thing',
      'Balance it',
    ]);
    await expect(page.getByText(/\d+(\.\d+)? to \d+(\.\d+)? %/).first()).toBeVisible();
    await press(page.getByRole('button', { name: 'Stop' }));
    await expect(page.getByText('played, stopped')).toBeVisible();
    const then = await played(page);
    await expect(page.getByRole('button', { name: 'Again' })).toBeVisible();
    expect(await played(page), 'no fight is played after the stop').toBe(then);
  });
}

// What plays it on is no picture of it: gliding tokens are looked at elsewhere.
test.describe('without gliding tokens', () => {
  test.use({ reducedMotion: 'reduce' });

  test('one fight of a forecast is watched, and played on from its middle', async ({ page }) => {
    test.setTimeout(180_000);
    await comeIn(page);
    await press(page.getByRole('button', { name: 'How will it end? The knight and the brute' }));
    await expect.poll(() => played(page), { timeout: 30_000 }).toBeGreaterThan(5);
    await press(page.getByRole('button', { name: /^One won by Knight/ }));
    await inFight(page, 'The knight and the brute: fight');
    const redo = bar(page).getByRole('button', { name: 'Redo' });
    for (let step = 0; step < 4; step++) {
      await expect(redo).not.toHaveAttribute('aria-disabled', 'true');
      await press(redo);
      await settled(page);
    }
    // From here on people play: what the forecast had in store is gone.
    const { winner } = await playOn(page, {
      speech: fightingStyle,
      approach: approachByList(fightingStyle),
    });
    expect(winner).not.toBe('');
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
  });
});

test('a fight in its middle is forecast from where it stands, with other tactics', async ({ page }) => {
  await openSample(page, 'The knight and the brute');
  await press(page.getByRole('button', { name: 'Menu' }));
  await press(page.getByRole('button', { name: 'How will it end?' }));
  await expect.poll(() => played(page), { timeout: 30_000 }).toBeGreaterThan(20);
  const wins = page.locator('dl > div').first();
  const before = await wins.textContent();
  await page.getByLabel('Knight', { exact: true }).selectOption({ label: 'Walk and hit' });
  await expect.poll(() => wins.textContent(), { timeout: 30_000 }).not.toBe(before);
});

for (const way of ['lying', 'upright'] as const) {
  test.describe(`a tablet, ${way}`, () => {
    test.use({ viewport: tablets[way], hasTouch: true });

    test('an encounter is varied by the number of foes and by a number of their sheet, by touch', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await comeIn(page);
      await press(page.getByRole('button', { name: 'How will it end? The knight and the brute' }));
      const vary = page.getByRole('region', { name: 'Vary one thing' });
      await expect(vary).toBeVisible({ timeout: 30_000 });

      // One brute is what there is; with two Edda’s chance is slight, and nobody at all is no fight.
      await press(vary.getByRole('button', { name: 'At the most: less' }));
      await press(vary.getByRole('button', { name: 'At the most: less' }));
      await press(vary.getByRole('button', { name: 'At the most: less' }));
      await press(vary.getByRole('button', { name: 'Forecast each' }));
      await expect(vary.getByText('0: nobody is left to fight against')).toBeVisible({ timeout: 30_000 });
      await expect(vary.getByText(/played for 2 points/)).toBeVisible({ timeout: 60_000 });
      await expect(vary.getByRole('button', { name: 'Stop varying' })).toBeHidden({ timeout: 60_000 });
      const table = vary.getByRole('table', { name: 'Brute: the chance to win, by how many there are' });
      if (!(await table.isVisible())) await press(vary.getByText('The same as a table'));
      const chances = await Promise.all(
        ['1 (now)', '2'].map(async (label) => {
          const row = table
            .getByRole('row')
            .filter({ has: page.getByRole('cell', { name: label, exact: true }) });
          return Number.parseFloat(
            ((await row.getByRole('cell').nth(1).textContent()) ?? '').replace(/[^\d.]/g, ''),
          );
        }),
      );
      expect(chances[0]).toBeGreaterThan(chances[1] as number);

      // Another of the pack, and a number of its sheet: each has a chart of its own.
      await press(vary.getByRole('radio', { name: 'A number' }));
      await vary.getByLabel('Which number').selectOption({ label: 'Health: 24' });
      await press(vary.getByRole('button', { name: 'Forecast each' }));
      await expect(vary.getByText('The chance to win, by Brute: Health').first()).toBeVisible();
      await expect(vary.locator('svg.recharts-surface').first()).toBeVisible({ timeout: 60_000 });
      await press(vary.getByRole('button', { name: 'Stop varying' }));
      await expect(vary.getByText(/, stopped/)).toBeVisible();
    });
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

  test('an encounter is balanced to 65 %, kept as one’s own, and forecast; the sample stays as it is', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await comeIn(page);
    await press(page.getByRole('button', { name: 'How will it end? The knight and the brute' }));
    const balance = page.getByRole('region', { name: 'Balance it' });
    await press(balance.getByRole('button', { name: 'Make it 65 %' }));
    await expect(balance.getByText(/changes tried in .* the nearest first/)).toBeVisible({
      timeout: 180_000,
    });
    await lookAtScreen(page, 'an encounter balanced');
    // How they play is no part of a document: the first that changes one.
    const best = balance
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Keep as my own/ }) })
      .first();
    await expect(best).toContainText(/\d+ % \d+ to \d+ % in 400 fights/);
    await press(best.getByRole('button', { name: /^Keep as my own/ }));
    // Where it was pressed: below the last proposal it was out of sight, and the button seemed to do nothing.
    await expect(best.getByText('is kept among your documents')).toBeVisible();
    const told = (await best.getByText('is kept among your documents').textContent()) ?? '';
    const title = /“(.+)”/.exec(told)?.[1] ?? '';
    expect(title).toContain('The knight and');
    await press(best.getByRole('button', { name: /^Forecast it/ }));
    await expect(page.getByRole('heading', { level: 1, name: `How ${title} will end` })).toBeVisible();
    await expect.poll(() => played(page), { timeout: 30_000 }).toBeGreaterThan(0);
    // The search took its time: its proposals are there again, and so is the forecast of the encounter as it is.
    await press(page.getByRole('button', { name: 'Back to the proposals' }));
    await expect(
      page.getByRole('heading', { level: 1, name: 'How The knight and the brute will end' }),
    ).toBeVisible();
    await expect(balance.getByText(/changes tried in .* the nearest first/)).toBeVisible();
    await press(best.getByRole('button', { name: /^Forecast it/ }));
    await expect(page.getByRole('heading', { level: 1, name: `How ${title} will end` })).toBeVisible();
    await press(page.getByRole('button', { name: 'Back', exact: true }));
    const own = page.getByRole('region', { name: 'Your documents' });
    await press(own.getByRole('button', { name: `Start ${title}` }));
    await inFight(page, title);
  });
});

test('in the middle of a fight varying is refused with the reason; its beginning can be forecast instead', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute');
  await press(page.getByRole('button', { name: 'Menu' }));
  await press(page.getByRole('button', { name: 'How will it end?' }));
  await expect(page.getByText('This fight is in its middle')).toBeVisible({ timeout: 30_000 });
  await press(page.getByRole('button', { name: 'Forecast it from its beginning' }));
  await expect(page.getByRole('heading', { level: 1, name: /from its beginning will end$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance it' })).toBeVisible({ timeout: 30_000 });
});

test('a forecast is printed dark on white in any theme, without its buttons', async ({ page }) => {
  await comeIn(page);
  await page.goto('/#/settings');
  await press(page.getByRole('radio', { name: 'Dim' }));
  await page.goto('/#/');
  await press(page.getByRole('button', { name: 'How will it end? The knight and the brute' }));
  await expect(page.getByRole('button', { name: 'Again' })).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await press(page.getByRole('button', { name: 'Print' }));
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Balance it' })).toBeHidden();
  const figures = page.getByRole('table', { name: /^Their state at the end/ }).first();
  await expect(figures).toBeVisible();
  const paper = await page.evaluate(() => {
    const look = getComputedStyle(document.body);
    return [look.backgroundColor, look.color];
  });
  expect(paper).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.emulateMedia({ media: 'screen' });
  await expect(figures).toBeHidden();
});

test.describe('on an upright tablet', () => {
  test.use({ viewport: tablets.upright });

  test('a long name beside a chart goes on in a second line, and nothing of it is cut off', async ({
    page,
  }) => {
    const duel = JSON.parse(
      await readFile(new URL('../src/systems/persona/pack/encounters/duel.json', import.meta.url), 'utf8'),
    );
    const name = 'The Hound that Barred the Southern Gate of the City';
    const combatants = duel.combatants.map((one: { id: string; side: string; sheet: object }) =>
      one.side === 'Shadows' ? { ...one, sheet: { ...one.sheet, name } } : one,
    );
    await comeIn(page);
    await bringFile(page, 'gate.json', JSON.stringify({ ...duel, name: 'The gate', combatants }));
    await press(page.getByRole('button', { name: 'How will it end? The gate' }));
    const vary = page.getByRole('region', { name: 'Vary one thing' });
    await press(vary.getByRole('radio', { name: 'Who else' }));
    await press(vary.getByRole('button', { name: 'Forecast each' }));
    const labels = vary.locator('.recharts-yAxis-tick-labels text');
    await expect(labels.first()).toBeVisible({ timeout: 60_000 });
    await press(vary.getByRole('button', { name: 'Stop varying' }));
    const [longest] = await labels.evaluateAll((all) =>
      all.map((one) => [...one.querySelectorAll('tspan')].map((line) => line.textContent).join(' ')),
    );
    expect(longest).toBe(name);
  });

  test('a long name without a space is shortened beside every chart, and does not lose its beginning', async ({
    page,
  }) => {
    const duel = JSON.parse(
      await readFile(new URL('../src/systems/persona/pack/encounters/duel.json', import.meta.url), 'utf8'),
    );
    const name = 'Hound-of-the-Nine-Thousand-Teeth-and-of-the-Long-Broken-Word';
    const combatants = duel.combatants.map((one: { sheet: object }) => ({
      ...one,
      sheet: { ...one.sheet, name },
    }));
    await comeIn(page);
    await bringFile(page, 'gate.json', JSON.stringify({ ...duel, name: 'The gate', combatants }));
    await press(page.getByRole('button', { name: 'How will it end? The gate' }));
    const fallen = page.getByRole('region', { name: 'What the first fall means' });
    await expect(fallen.locator('.recharts-yAxis-tick-labels text').first()).toBeVisible({ timeout: 60_000 });
    const beyond = await page
      .locator('.recharts-yAxis-tick-labels text')
      .evaluateAll((all) =>
        all.map(
          (one) => (one.closest('svg')?.getBoundingClientRect().left ?? 0) - one.getBoundingClientRect().left,
        ),
      );
    expect(beyond.length).toBeGreaterThan(3);
    for (const pixels of beyond) expect(pixels).toBeLessThanOrEqual(0);
  });
});

test('a reload repeats the forecast of the same encounter with the same tactics', async ({ page }) => {
  await comeIn(page);
  await press(page.getByRole('button', { name: 'How will it end? The knight and the brute' }));
  const tactic = page.getByLabel('Knight', { exact: true });
  await expect(tactic).toBeVisible({ timeout: 30_000 });
  await tactic.selectOption({ label: 'Walk and hit' });
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'How The knight and the brute will end' }),
  ).toBeVisible();
  await expect.poll(() => played(page), { timeout: 30_000 }).toBeGreaterThan(5);
  await expect(tactic.locator('option:checked')).toHaveText('Walk and hit');
});

test('on paper no chart reaches beyond its box', async ({ page }) => {
  // A printer lays the page out anew and tells nobody: charts stay as wide as they were drawn.
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  await comeIn(page);
  await press(page.getByRole('button', { name: 'How will it end? Four in the courtyard' }));
  await expect.poll(() => played(page), { timeout: 30_000 }).toBeGreaterThan(5);
  await press(page.getByRole('button', { name: 'Stop' }));
  await expect(page.getByRole('region', { name: 'What it costs' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  const cut = await page.locator('.wt-chart').evaluateAll((charts) =>
    charts.map((chart) => {
      const drawn = chart.querySelector('.recharts-surface')?.getBoundingClientRect();
      const box = chart.querySelector('.recharts-wrapper')?.parentElement?.getBoundingClientRect();
      return drawn && box ? Math.round(Math.max(drawn.bottom - box.bottom, drawn.right - box.right)) : 'none';
    }),
  );
  expect(cut.length).toBeGreaterThan(3);
  for (const beyond of cut) expect(beyond).toBeLessThanOrEqual(0);
});

test('a number typed key by key is limited to 95 only when the field is left', async ({ page }) => {
  await comeIn(page);
  await press(page.getByRole('button', { name: 'How will it end? The knight and the brute' }));
  const balance = page.getByRole('region', { name: 'Balance it' });
  const wished = balance.getByLabel('Wished chance', { exact: true });
  await expect(wished).toBeVisible({ timeout: 30_000 });
  await wished.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await expect(wished).toHaveValue('12');
  await expect(balance.getByRole('button', { name: 'Make it 12 %' })).toBeVisible();
  // From 5 to 95: what is beyond is put right when the field is left, and not before.
  await wished.press('ControlOrMeta+a');
  await page.keyboard.type('99');
  await expect(wished).toHaveValue('99');
  await page.keyboard.press('Tab');
  await expect(wished).toHaveValue('95');
  await expect(balance.getByRole('button', { name: 'Make it 95 %' })).toBeVisible();
});

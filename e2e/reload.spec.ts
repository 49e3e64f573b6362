import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerPrompt, commit, redo, tapAction, undo } from './person/answer.ts';
import { enterFaces } from './person/dice.ts';
import { look, oddsAreKnown, panel, settled } from './person/look.ts';
import { tapCell } from './person/map.ts';
import { press } from './person/press.ts';
import { exportFight } from './person/record.ts';
import { goOnWith, inFight, openSample } from './person/start.ts';
import { systems } from './person/systems.ts';
import { test } from './person/test.ts';

const name = 'The knight and the brute';

/** Everything that panel and bar say, but for what just happened: that is told once. */
async function said(page: Page): Promise<readonly string[]> {
  await oddsAreKnown(page);
  return (await look(page))
    .map((one) => one.name)
    .filter((name) => name !== '' && !name.startsWith('What just happened'));
}

/** What the panel alone says: the line below it tells now what happened, now what to do. */
async function inPanel(page: Page): Promise<readonly string[]> {
  const words = await said(page);
  return words.slice(0, words.indexOf('Fold the panel'));
}

/** The log as it is read out; the tab goes back to what is to be done. */
async function logOf(page: Page): Promise<string> {
  await panel(page).getByRole('tab', { name: 'Log' }).click();
  const log = panel(page).getByRole('region', { name: 'Log' });
  await expect(log).toContainText(/initiative/i);
  const words = await log.ariaSnapshot();
  await panel(page).getByRole('tab', { name: 'Act' }).click();
  return words;
}

test('a reload in the middle of a defence or of a roll returns to the same prompt', async ({ page }) => {
  await openSample(page, name, { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await tapAction(page, 'Strike');
  await commit(page);

  const defence = panel(page).getByText('How does Brute defend?');
  await expect(defence).toBeVisible();
  const before = await exportFight(page);
  await page.reload();
  await expect(defence).toBeVisible();
  expect(await exportFight(page)).toEqual(before);

  await answerPrompt(page, 'Parry');
  await expect(panel(page).getByText('What does the d20 show?')).toBeVisible();
  const asked = await said(page);
  await page.reload();
  await expect(panel(page).getByText('What does the d20 show?')).toBeVisible();
  expect(await said(page)).toEqual(asked);
  await enterFaces(page, [12]);
  await enterFaces(page, [19]);
  await expect(panel(page).getByRole('region', { name: 'Question' })).toContainText(/maneuver/i);
});

test('what was typed of a roll is there again after a reload: the tens of a d100 without its ones', async ({
  page,
}) => {
  await openSample(page, systems.persona.signature, { dice: 'real' });
  const rolls = (who: string) => panel(page).getByText(`${who} rolls to break the tie`);
  await expect(rolls('Hollow King')).toBeVisible();
  const half = (name: string) => panel(page).getByRole('group', { name });
  const tens = half('tens').getByRole('button', { name: '40', exact: true });
  await press(tens);
  await expect(tens).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(tens).toHaveAttribute('aria-pressed', 'true');
  await press(half('ones').getByRole('button', { name: '5', exact: true }));
  // Its two halves were one roll; of the next nothing is typed.
  await expect(rolls('Imp')).toBeVisible();
  await expect(tens).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(rolls('Imp')).toBeVisible();
  await expect(tens).toHaveAttribute('aria-pressed', 'false');
});

test('opening a saved fight loads only the rules of its system', async ({ page, context }) => {
  await openSample(page, name);
  const read = new Set<string>();
  context.on('request', (request) => {
    const [, system] =
      /\/(action-dice|fighting-style|persona|world-shapers|wound-slots)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (system !== undefined) read.add(system);
  });
  await page.reload();
  await tapAction(page, 'Move');
  await oddsAreKnown(page);
  expect([...read]).toEqual(['fighting-style']);
});

test('a fight that is left while it still opens is closed, and another tab may play it', async ({
  page,
  context,
}) => {
  await openSample(page, name);
  const fight = page.url();
  await page.goto('/#/');
  const other = await context.newPage();
  let release = (): void => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  let asked = false;
  await other.route(/\/fighting-style-[^/]*\.js$/, async (route) => {
    asked = true;
    await held;
    await route.continue();
  });
  await other.goto(fight);
  await expect.poll(() => asked).toBe(true);
  await other.goto('/#/');
  await expect(other.getByRole('heading', { level: 1, name: 'Woundtrack' })).toBeVisible();
  release();

  await page.goto(fight);
  await inFight(page, name);
  await tapAction(page, 'Move');
  await expect(page.getByText('Another tab plays this fight')).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1, name: 'Woundtrack' })).toBeVisible();
});

test('a fight whose tab was closed is opened again, with undo and redo across the break', async ({
  page,
  context,
}) => {
  await openSample(page, name, { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await tapAction(page, 'Move');
  await tapCell(page, 'G6');
  await commit(page);
  const moved = await exportFight(page);
  await page.close();

  const again = await context.newPage();
  await again.goto('/');
  await goOnWith(again, name);
  expect((await exportFight(again)).hash).toBe(moved.hash);
  await undo(again);
  const back = await exportFight(again);
  expect(back.hash).not.toBe(moved.hash);
  expect(back.tape.length).toBe(moved.tape.length - 1);
  await redo(again);
  expect((await exportFight(again)).hash).toBe(moved.hash);
});

test('the same deed after an undo and a reload has the same digital dice', async ({ page }) => {
  await openSample(page, name);
  await settled(page);
  const start = await exportFight(page);
  const strike = async (): Promise<string> => {
    await tapAction(page, 'Search');
    await commit(page);
    return (await exportFight(page)).hash;
  };
  const first = await strike();
  await undo(page);
  expect((await exportFight(page)).hash).toBe(start.hash);
  await page.reload();
  expect(await strike()).toBe(first);
});

test('a tab closed in the middle of a question or a roll opens again with the same record, panel and log', async ({
  page,
  context,
}) => {
  await openSample(page, name, { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await tapAction(page, 'Strike');
  await commit(page);

  /** Closes the tab, opens another one, and finds everything as it was. */
  const closeAndComeBack = async (tab: Page): Promise<Page> => {
    const all = async (one: Page) => ({
      record: await exportFight(one),
      panel: await inPanel(one),
      log: await logOf(one),
    });
    const before = await all(tab);
    await tab.close();
    const again = await context.newPage();
    await again.goto('/');
    await goOnWith(again, name);
    expect(await all(again)).toEqual(before);
    return again;
  };
  const second = await closeAndComeBack(page);
  await expect(panel(second).getByText('How does Brute defend?')).toBeVisible();
  await answerPrompt(second, 'Parry');

  const third = await closeAndComeBack(second);
  await expect(panel(third).getByText('What does the d20 show?')).toBeVisible();
  await undo(third);
  await expect(panel(third).getByText('How does Brute defend?')).toBeVisible();
  await redo(third);
  await enterFaces(third, [3]);
  await enterFaces(third, [19]);
  await expect(panel(third).getByRole('region', { name: 'Question' })).toContainText(/maneuver/i);
});

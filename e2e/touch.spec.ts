import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerPrompt, commit, commitButton, letItPass, tapAction, undo } from './person/answer.ts';
import { wrongBoxes } from './person/boxes.ts';
import { diceOf, diceWanted, enterFaces } from './person/dice.ts';
import { bar, panel, settled } from './person/look.ts';
import { cellOf, tapCell } from './person/map.ts';
import { approachByEye, playOn } from './person/play.ts';
import { press } from './person/press.ts';
import { exportFight } from './person/record.ts';
import { openSample } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';
import { watch } from './person/watch.ts';

declare global {
  interface Window {
    touchedAt: number[];
  }
}

/** Takes a search into the hand and taps the big button twice; the time from the first touch to the last lifting. */
async function slip(page: Page): Promise<number> {
  await tapAction(page, 'Search');
  await page.evaluate(() => {
    window.touchedAt = [];
    for (const kind of ['pointerdown', 'click']) {
      addEventListener(kind, () => window.touchedAt.push(performance.now()), true);
    }
  });
  const box = await commitButton(page).boundingBox();
  if (!box) throw new Error('the big button is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(120);
  await page.touchscreen.tap(x, y);
  await settled(page);
  const at = await page.evaluate(() => window.touchedAt);
  return Math.max(...at) - Math.min(...at);
}

for (const way of ['lying', 'upright'] as const) {
  test.describe(`a tablet, ${way}`, () => {
    test.use({ viewport: tablets[way], hasTouch: true, serviceWorkers: 'allow' });

    const title = 'a newcomer plays the duel with real dice, by touch alone';
    test(title, { tag: way === 'upright' ? [] : ['@long'] }, async ({ page, context, baseURL }) => {
      test.setTimeout(180_000);
      const seen = await watch(context, page, baseURL as string);
      await openSample(page, 'The knight and the brute', { dice: 'real' });

      // Initiative: one die each; Edda is faster.
      await expect(panel(page).getByText('Initiative of Edda', { exact: true })).toBeVisible();
      await enterFaces(page, [5]);
      await expect(panel(page).getByText('Initiative of Brute', { exact: true })).toBeVisible();
      await enterFaces(page, [2]);
      const order = page.getByRole('toolbar', { name: /^Order of turns/ });
      await expect(order.getByRole('button', { name: /^Edda,.* has the turn/ })).toBeVisible();

      // She walks: what the map shows is only a preview until the big button is pressed.
      expect(await cellOf(page, 'Edda')).toBe('C6');
      await tapAction(page, 'Move');
      await tapCell(page, 'G6');
      await expect(commitButton(page)).toHaveText('Move to G6');
      await expect(bar(page).getByText('Nothing has happened yet.')).toBeVisible();
      expect(await cellOf(page, 'Edda')).toBe('C6');
      await commit(page);
      // The token glides there.
      await expect.poll(() => cellOf(page, 'Edda')).toBe('G6');
      await letItPass(page);

      // The brute comes with a tap on the map alone, and strikes.
      await expect(order.getByRole('button', { name: /^Brute,.* has the turn/ })).toBeVisible();
      await tapCell(page, 'H6');
      await expect(commitButton(page)).toHaveText('Move to H6');
      await commit(page);
      await tapAction(page, 'Strike');
      await expect(panel(page).getByRole('region', { name: 'What this would bring' })).toContainText('%');
      await expect(commitButton(page)).toHaveText(/^Strike Edda .*AP$/);
      await commit(page);

      // Edda parries; she rolls badly and he rolls well: a critical hit, which brings a maneuver.
      await expect(panel(page).getByText('How does Edda defend?')).toBeVisible();
      await answerPrompt(page, 'Parry');
      expect(await diceWanted(page)).toEqual([20]);
      await enterFaces(page, [3]);
      await enterFaces(page, [20]);
      await expect(panel(page).getByRole('region', { name: 'Question' })).toContainText(/maneuver/i);
      await answerPrompt(page);

      const played = await playOn(page, { dice: diceOf(11), approach: approachByEye(['Edda', 'Brute']) });
      expect(['Knight', 'Pit']).toContain(played.winner);
      await expect(panel(page).getByText(`The fight is over: ${played.winner} won.`)).toBeVisible();
      expect(played.moments.roll).toBeGreaterThan(4);
      expect(played.moments.question).toBeGreaterThan(2);

      await panel(page).getByRole('button', { name: 'Back to the fights' }).tap();
      await expect(
        page.getByRole('button', { name: new RegExp(`^The knight and the brute ${played.winner} won`) }),
      ).toBeVisible();
      seen.clean();
    });
  });
}

test.describe('a double tap', () => {
  test.use({ hasTouch: true });

  test('a second tap on Commit within 400 ms does nothing', async ({ page }) => {
    await openSample(page, 'The knight and the brute', { dice: 'real' });
    await enterFaces(page, [5]);
    await enterFaces(page, [2]);
    const before = await exportFight(page);
    // A machine with much else to do may bring the second tap too late, by the page's clock: that was no slip of a
    // finger. It is taken back and tried again.
    let slipped = await slip(page);
    for (; slipped >= 400; slipped = await slip(page)) {
      while ((await exportFight(page)).hash !== before.hash) await undo(page);
    }
    const after = await exportFight(page);
    const given = after.tape.slice(before.tape.length).filter((entry) => !('auto' in entry));
    expect(given).toHaveLength(1);
    expect(given[0]).toMatchObject({ kind: 'ask', choice: { option: 'search' } });
    await undo(page);
    expect((await exportFight(page)).hash).toBe(before.hash);
  });
});

test.describe('rules that a finger taps', () => {
  test.use({ viewport: tablets.upright, hasTouch: true });

  test('the rule of a question and that of its only answer are each high enough for a finger', async ({
    page,
  }) => {
    await openSample(page, 'Riders at the broken bridge');
    await expect(panel(page).getByText('Who is surprised?')).toBeVisible();
    expect(await wrongBoxes(page)).toEqual([]);
  });

  test('the rule of a refused change by hand, beside its reason in the bar, is high enough for a finger', async ({
    page,
  }) => {
    await openSample(page, 'The toll at the mill');
    const sheet = page.getByRole('dialog', { name: 'Change by hand' });
    const knockDown = async (): Promise<void> => {
      await press(page.getByRole('button', { name: 'Change by hand' }));
      await press(sheet.getByRole('button', { name: 'Is knocked down', exact: true }));
      await press(sheet.getByRole('button', { name: 'Apply 1 change' }));
    };
    await knockDown();
    await expect(sheet).toBeHidden();
    await knockDown();
    await expect(sheet.getByRole('alert')).toContainText('lies already');
    await press(sheet.getByRole('button', { name: 'Close' }));
    const told = bar(page).getByRole('alert');
    await expect(told.getByRole('button', { name: /^Rule AD-/ })).toBeInViewport();
    expect(await wrongBoxes(page)).toEqual([]);
  });

  test('after a rule was looked up in the reason of a greyed action, the focus is back on the action', async ({
    page,
  }) => {
    await openSample(page, 'The toll at the mill');
    await settled(page);
    await press(
      panel(page)
        .getByText(/^Not possible now/)
        .first(),
    );
    const greyed = panel(page).locator('li button[aria-disabled=true]').filter({ visible: true }).first();
    await greyed.tap({ force: true });
    const why = page.getByRole('dialog', { name: 'Why not' });
    await press(why.getByRole('button', { name: /^Rule AD-/ }));
    await expect(why).toBeHidden();
    await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await expect(greyed).toBeFocused();
  });
});

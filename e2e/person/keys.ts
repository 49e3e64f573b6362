import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answersOf, commitButton, isArmed, unhurriedly, wantedOf } from './answer.ts';
import type { Seen } from './look.ts';
import { look, momentOf, panel, settled } from './look.ts';
import { cellCalled, cellOf, nameOfCell, stepsBetween } from './map.ts';
import { winnerOf } from './play.ts';

/** Playing with the keyboard alone. */

/** Presses Tab until an element with this name has the focus. Throws after `most` presses. */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (name.test(words)) return;
  }
  throw new Error(`Tab does not lead to ${name} within ${most} steps`);
}

/** Presses the big button by its key: Ctrl+Enter works wherever the focus is, Enter where it means nothing else. */
export async function commitByKey(
  page: Page,
  key: 'Enter' | 'Control+Enter' = 'Control+Enter',
): Promise<void> {
  await expect(commitButton(page)).toBeEnabled();
  await unhurriedly(page, 'what does', () => page.keyboard.press(key));
  await settled(page);
}

/** Ends the turn or declines by its key. */
export async function passByKey(page: Page): Promise<void> {
  await unhurriedly(page, 'what lets pass', () => page.keyboard.press('n'));
  await settled(page);
}

/** Takes an action or an answer into the hand by the number on its button. */
export async function armByNumber(page: Page, words: RegExp): Promise<void> {
  const button = panel(page)
    .getByRole('listitem')
    .getByRole('button', { name: words, disabled: false })
    .first();
  const number = await button.getAttribute('aria-keyshortcuts');
  if (number === null) throw new Error(`${words} has no key`);
  await page.keyboard.press(number);
}

/** Fills the missing fields with their first pick, by the key 1. */
export async function fillByNumber(page: Page): Promise<void> {
  for (let field = 0; field < 12; field++) {
    const wanted = wantedOf(await look(page));
    if (wanted === null) return;
    if (wanted.picks.length === 0) throw new Error(`there is nothing to pick for "${wanted.instruction}"`);
    await page.keyboard.press('1');
  }
  throw new Error('the choice in the hand always wants one more thing');
}

/** Walks to a cell next to the other with the arrow keys; `false` when the two are adjacent already. */
export async function walkByKeys(page: Page, mine: string, other: string): Promise<boolean> {
  const me = cellCalled(await cellOf(page, mine));
  const foe = cellCalled(await cellOf(page, other));
  if (stepsBetween(me, foe) <= 1) return false;
  const beside = { x: foe.x - Math.sign(foe.x - me.x), y: foe.y - Math.sign(foe.y - me.y) };
  const go = async (key: string, times: number): Promise<void> => {
    for (let step = 0; step < times; step++) await page.keyboard.press(key);
  };
  await go(beside.x > me.x ? 'ArrowRight' : 'ArrowLeft', Math.abs(beside.x - me.x));
  await go(beside.y > me.y ? 'ArrowDown' : 'ArrowUp', Math.abs(beside.y - me.y));
  await expect(commitButton(page)).toHaveText(new RegExp(`^Move to ${nameOfCell(beside)}\\b`));
  await commitByKey(page);
  return true;
}

/** Answers the question in the panel with its first answer, or declines when it has none. */
export async function answerByKeys(
  page: Page,
  seen: readonly Seen[],
  key?: 'Enter' | 'Control+Enter',
): Promise<void> {
  if (!isArmed(seen) && answersOf(seen).length === 0) {
    return passByKey(page);
  }
  if (!isArmed(seen)) await armByNumber(page, /./);
  await fillByNumber(page);
  await commitByKey(page, key);
}

const canDo = (seen: readonly Seen[], action: RegExp): boolean =>
  seen.some((one) => one.role === 'button' && !one.greyed && action.test(one.name));

/**
 * Plays a duel to its end: strikes if possible, else walks, else ends the turn; questions get their first answer.
 * Returns the winner.
 */
export async function playByKeys(page: Page, [a, b]: readonly [string, string], most = 400): Promise<string> {
  for (let deed = 0; deed < most; deed++) {
    const seen = await look(page);
    const moment = momentOf(seen);
    if (moment === 'over') return winnerOf(page);
    if (moment === 'roll' || moment === 'initiative') {
      await commitByKey(page);
      continue;
    }
    if (moment === 'question') {
      await answerByKeys(page, seen);
      continue;
    }
    if (canDo(seen, /^Strike\b/)) {
      await armByNumber(page, /^Strike\b/);
      await fillByNumber(page);
      await commitByKey(page);
      continue;
    }
    const mine = seen.some((one) => one.role === 'heading' && one.name.includes(a)) ? a : b;
    if (canDo(seen, /^Move\b/) && (await walkByKeys(page, mine, mine === a ? b : a))) continue;
    await passByKey(page);
  }
  throw new Error(`the fight did not end within ${most} deeds`);
}

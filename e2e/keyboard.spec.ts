import { expect } from '@playwright/test';
import { commitButton } from './person/answer.ts';
import { commitByKey, playByKeys, tabTo } from './person/keys.ts';
import { bar, panel, settled } from './person/look.ts';
import { cellOf } from './person/map.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { test } from './person/test.ts';

declare global {
  interface Window {
    pointers: number;
  }
}

test('a key that is held, or pressed twice, answers once', async ({ page }) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  const asks = bar(page).getByRole('button', { name: /^Roll 1d6 for me/ });
  await expect(asks).toBeEnabled();
  // Two initiative dice: the second press within 400 ms does not roll the other one, nor does a key that is held.
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await settled(page);
  await expect(panel(page).getByRole('region', { name: 'Initiative rolls' })).toBeVisible();
  await page.waitForTimeout(450);
  await page.keyboard.press('Control+Enter');
  await settled(page);
  await expect(bar(page).getByRole('button', { name: 'End turn' })).toBeVisible();
  const order = page.getByRole('toolbar', { name: /^Order of turns/ });
  const whose = () => order.getByRole('button', { name: /has the turn/ }).getAttribute('aria-label');
  const first = await whose();
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await settled(page);
  await page.waitForTimeout(100);
  const second = await whose();
  expect(second).not.toBe(first);
  // Held on the button itself, which a browser clicks again and again.
  await page.waitForTimeout(450);
  await bar(page).getByRole('button', { name: 'End turn' }).focus();
  await page.keyboard.down('Enter');
  await page.waitForTimeout(500);
  for (let more = 0; more < 4; more++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await settled(page);
  expect(await whose()).toBe(first);
});

test('a whole fight with the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    window.pointers = 0;
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(kind, () => window.pointers++, true);
    }
  });
  await comeIn(page);
  await expect(page.getByRole('button', { name: /^The knight and the brute/ })).toBeVisible();
  await tabTo(page, /^The knight and the brute/);
  await page.keyboard.press('Enter');
  await inFight(page, 'The knight and the brute');

  // Everybody's initiative is rolled by itself. The keys are listed in the help, which is a key too.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'How it works' });
  await expect(help.getByRole('row', { name: /^N End turn/ })).toBeVisible();
  await expect(help.getByRole('heading', { name: 'How it works' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  // A menu has the focus as long as it is open, and gives it back.
  await tabTo(page, /^Menu$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'All fights' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  // One walks with the arrow keys and changes one's mind.
  const order = page.getByRole('toolbar', { name: /^Order of turns/ });
  const first = (await order.getByRole('button', { name: /has the turn/ }).getAttribute('aria-label')) ?? '';
  const mover = first.startsWith('Edda') ? 'Edda' : 'Brute';
  const home = await cellOf(page, mover);
  await page.keyboard.press('ArrowDown');
  await expect(commitButton(page)).toHaveText(/^Move to /);
  const said = page.getByRole('status');
  await expect(said.filter({ hasText: /^Move to / })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(commitButton(page)).toHaveText('Choose what to do');

  // The map itself has a cursor: here Enter taps the cell, and Ctrl Enter is the big button.
  await tabTo(page, /^Battle map/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(commitButton(page)).toHaveText(/^Move to /);
  await commitByKey(page);
  await expect.poll(() => cellOf(page, mover)).not.toBe(home);

  // Z takes it back, Shift Z does it again.
  await page.keyboard.press('z');
  await settled(page);
  await expect.poll(() => cellOf(page, mover)).toBe(home);
  await expect(said.filter({ hasText: new RegExp(`^Taken back: ${mover} moves `) })).toHaveCount(1);
  await page.keyboard.press('Shift+Z');
  await settled(page);
  await expect.poll(() => cellOf(page, mover)).not.toBe(home);

  // The tabs are reached too.
  await tabTo(page, /^Act$/);
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('region', { name: 'Combatants' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, /^Move/);
  await expect(bar(page).getByRole('button', { name: 'End turn' })).toBeVisible();

  const winner = await playByKeys(page, ['Edda', 'Brute']);
  expect(['Knight', 'Pit']).toContain(winner);
  await tabTo(page, /^Back to the fights$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Woundtrack' })).toBeFocused();
  await expect(
    page.getByRole('button', { name: new RegExp(`^The knight and the brute ${winner} won`) }),
  ).toBeVisible();
  expect(await page.evaluate(() => window.pointers)).toBe(0);
});

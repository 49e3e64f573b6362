import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerPrompt, commit, commitButton, endItNow, tapAction, undo } from './person/answer.ts';
import { openTab } from './person/deed.ts';
import { enterFaces } from './person/dice.ts';
import { panel, settled } from './person/look.ts';
import { cellOf, tapCell } from './person/map.ts';
import { press } from './person/press.ts';
import { exportFight, fromMenu } from './person/record.ts';
import { openSample } from './person/start.ts';
import { test } from './person/test.ts';

test('the game master changes Health with a reason, which is logged, and undo takes it back', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  const before = await exportFight(page);

  // Edda has the turn; the hand is for whom one has picked.
  await page
    .getByRole('toolbar', { name: /^Order of turns/ })
    .getByRole('button', { name: /^Brute/ })
    .click();
  await page.getByRole('button', { name: 'Change by hand' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Who')).toHaveValue('brute');
  await sheet.getByRole('spinbutton', { name: /^Health/ }).fill('21');
  await sheet.getByRole('button', { name: 'Story' }).click();
  await sheet.getByRole('button', { name: /^Apply/ }).click();
  await settled(page);

  const after = await exportFight(page);
  expect(after.tape.at(-1)).toMatchObject({
    kind: 'override',
    reason: 'Story',
    changes: [{ change: 'track', who: 'brute', track: 'health', left: 21 }],
  });
  await panel(page).getByRole('tab', { name: 'Log' }).click();
  await expect(panel(page).getByText(/Story/).first()).toBeVisible();
  await undo(page);
  expect((await exportFight(page)).hash).toBe(before.hash);
});

test('a defence set to Never in its question is declined automatically', async ({ page }) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await tapAction(page, 'Strike');
  await commit(page);
  const question = panel(page).getByText('How does Brute defend?');
  await expect(question).toBeVisible();
  await panel(page).getByText('Not asked again in this fight').click();
  await panel(page).getByRole('radio', { name: 'Never' }).click();
  await settled(page);
  await expect(question).toBeHidden();
  await expect(panel(page).getByText('What does the d20 show?')).toBeVisible();
  const { tape, preferences } = await exportFight(page);
  expect(preferences.reactions).toEqual({ brute: { defend: 'off' } });
  expect(tape.at(-1)).toMatchObject({ kind: 'ask', choice: { option: 'decline' }, auto: true });
});

test('the game master moves a combatant and adds a condition, and both are undone', async ({ page }) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  const before = await exportFight(page);
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  const openSheet = () => page.getByRole('button', { name: 'Change by hand' }).click();

  await openSheet();
  await sheet.getByLabel('Who').selectOption({ label: 'Brute' });
  await sheet.getByLabel('Reason in your own words').fill('The floor gives way');
  await sheet.getByRole('button', { name: 'Put elsewhere' }).click();
  await expect(sheet).toBeHidden();
  await tapCell(page, 'L10');
  await expect(commitButton(page)).toHaveText('Move Brute to L10');
  expect(await cellOf(page, 'Brute')).toBe('J6');
  await commit(page);
  await expect.poll(() => cellOf(page, 'Brute')).toBe('L10');

  await openSheet();
  await sheet.getByLabel('Who').selectOption({ label: 'Brute' });
  await sheet.getByRole('region', { name: 'Conditions' }).getByRole('button', { name: 'Dazed' }).click();
  await sheet.getByRole('button', { name: 'Forgotten' }).click();
  // A tap beside the sheet would lose it.
  await page.mouse.click(40, 400);
  await sheet.getByRole('button', { name: /^Apply 1 change/ }).click();
  await expect(sheet).toBeHidden();
  await settled(page);

  await panel(page).getByRole('tab', { name: 'Log' }).click();
  const log = panel(page).getByRole('region', { name: 'Log' });
  await expect(log.getByText('By the game master’s hand: The floor gives way')).toBeVisible();
  await expect(log.getByText('By the game master’s hand: Forgotten')).toBeVisible();
  await expect(log.getByRole('button', { name: 'Brute is dazed' })).toBeVisible();

  await undo(page);
  await undo(page);
  await expect.poll(() => cellOf(page, 'Brute')).toBe('J6');
  expect((await exportFight(page)).hash).toBe(before.hash);
  await expect(log.getByText('undone').first()).toBeVisible();
});

/** The game master puts the brute on another cell. */
async function putBruteElsewhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change by hand' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  await sheet.getByLabel('Who').selectOption({ label: 'Brute' });
  await sheet.getByRole('button', { name: 'Story' }).click();
  await sheet.getByRole('button', { name: 'Put elsewhere' }).click();
  await tapCell(page, 'L10');
  await expect(commitButton(page)).toHaveText('Move Brute to L10');
  await commit(page);
  await expect.poll(() => cellOf(page, 'Brute')).toBe('L10');
}

test('while dice are awaited, the game master puts somebody elsewhere, and the roll waits on', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await expect(commitButton(page)).toHaveText(/^Roll .* for me$/);
  await putBruteElsewhere(page);
  await expect(commitButton(page)).toHaveText(/^Roll .* for me$/);
});

test('after the end of the fight the game master still puts somebody elsewhere and brings somebody in', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute', { dice: 'digital' });
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  const openSheet = () => page.getByRole('button', { name: 'Change by hand' }).click();
  await openSheet();
  await sheet.getByRole('radio', { name: 'Fight' }).click();
  await endItNow(page);
  await expect(panel(page).getByText(/^The fight is over/)).toBeVisible();

  await putBruteElsewhere(page);

  await openSheet();
  await sheet.getByRole('radio', { name: 'Add' }).click();
  await sheet.getByRole('button', { name: /^Wolf/ }).first().click();
  await sheet.getByRole('button', { name: /^Place/ }).click();
  await tapCell(page, 'E10');
  await commit(page);
  await expect.poll(() => cellOf(page, 'Wolf')).toBe('E10');
});

test('one side has real dice, the other has digital ones', async ({ page }) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await fromMenu(page, 'Dice and reactions');
  const sheet = page.getByRole('dialog', { name: 'Dice and reactions' });
  const pit = sheet.getByRole('radiogroup', { name: 'Dice of the side Pit' });
  await pit.getByRole('radio', { name: 'Digital' }).click();
  await expect(pit.getByRole('radio', { name: 'Digital' })).toBeChecked();
  const knight = sheet.getByRole('radiogroup', { name: 'Dice of the side Knight' });
  await expect(knight.getByRole('radio', { name: 'Real' })).toBeChecked();
  // What falls for nobody, such as a wall that is struck, is rolled by the game master.
  const gm = sheet.getByRole('radiogroup', { name: 'Dice of the game master' });
  await gm.getByRole('radio', { name: 'Digital' }).click();
  await expect(gm.getByRole('radio', { name: 'Digital' })).toBeChecked();
  await gm.getByRole('radio', { name: 'As everybody' }).click();
  await expect(gm.getByRole('radio', { name: 'As everybody' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Close' }).click();
  // Edda's die is typed; the brute's has fallen by itself.
  await expect(panel(page).getByText('Initiative of Edda', { exact: true })).toBeVisible();
  // Others may roll other dice, and who comes later rolls alone.
  await expect(panel(page).getByText(/^Roll 1?d6\b/)).toBeVisible();
  await enterFaces(page, [5]);
  await expect(panel(page).getByText('Initiative of Brute', { exact: true })).toBeHidden();
  await expect(panel(page).getByRole('heading', { name: /^(Knight|Pit) (Edda|Brute)/ })).toBeVisible();
});

test('a defence set to Auto is answered automatically; set to Ask it is asked again', async ({ page }) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await fromMenu(page, 'Dice and reactions');
  const sheet = page.getByRole('dialog', { name: 'Dice and reactions' });
  await sheet.getByText('Brute', { exact: true }).click();
  const mode = (name: string) =>
    sheet.getByRole('radiogroup', { name: 'Defence for Brute' }).getByRole('radio', { name });
  await mode('Auto').click();
  await expect(mode('Auto')).toBeChecked();
  await sheet.getByRole('button', { name: 'Close' }).click();

  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await tapAction(page, 'Strike');
  await commit(page);
  // The tactic has answered; what comes next are dice.
  await expect(panel(page).getByText('What does the d20 show?')).toBeVisible();
  expect((await exportFight(page)).tape.at(-1)).toMatchObject({ kind: 'ask', auto: true });

  await undo(page);
  await fromMenu(page, 'Dice and reactions');
  await sheet.getByText('Brute', { exact: true }).click();
  await mode('Ask').click();
  await expect(mode('Ask')).toBeChecked();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await tapAction(page, 'Strike');
  await commit(page);
  await expect(panel(page).getByText('How does Brute defend?')).toBeVisible();
});

test('why a change by hand is refused is in sight, however far below it was made', async ({ page }) => {
  await openSample(page, 'The toll at the mill', { dice: 'digital' });
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  await page.getByRole('button', { name: 'Change by hand', exact: true }).click();
  await sheet.getByRole('button', { name: 'Sturdy', exact: true }).click();
  await sheet.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Hadra is no full cover');
  await expect(sheet.getByRole('alert')).toBeInViewport();
});

test('by hand a weapon is laid down and a door opened', async ({ page }) => {
  await openSample(page, 'Four in the courtyard', { dice: 'digital' });
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  const openSheet = () => page.getByRole('button', { name: 'Change by hand' }).click();
  await openSheet();
  await sheet.getByRole('radio', { name: 'Fight' }).click();
  const door = sheet.getByRole('radiogroup', { name: /^Door of the house at / });
  await expect(door.getByRole('radio', { name: 'Shut' })).toBeChecked();
  await door.getByRole('radio', { name: 'Open' }).click();
  await expect(door.getByRole('radio', { name: 'Open' })).toBeChecked();

  await sheet.getByRole('radio', { name: 'Change' }).click();
  await sheet.getByLabel('Who').selectOption({ label: 'Guard captain' });
  await sheet.getByText('Things', { exact: true }).click();
  const first = sheet.getByRole('region', { name: 'Things' }).getByRole('radiogroup').first();
  await expect(first.getByRole('radio', { name: 'In hand' })).toBeChecked();
  await first.getByRole('radio', { name: 'Ground' }).click();
  await sheet.getByRole('button', { name: /^Apply 1 change/ }).click();
  await settled(page);
  const { tape } = await exportFight(page);
  expect(tape.slice(-2)).toMatchObject([
    { kind: 'override', changes: [{ change: 'door', open: true }] },
    { kind: 'override', changes: [{ change: 'item', to: 'floor' }] },
  ]);
});

test('by hand a hero is hidden from two foes, and then from one of them alone', async ({ page }) => {
  await openSample(page, 'Four in the quarry', { dice: 'digital' });
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  const conditions = sheet.getByRole('region', { name: 'Conditions' });
  const from = conditions.getByRole('region', { name: 'Hidden: from whom' });
  const apply = sheet.getByRole('button', { name: /^Apply/ });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Change by hand', exact: true }).click();
    await sheet.getByLabel('Who').selectOption({ label: 'Oren' });
  };
  await open();
  await conditions.getByRole('button', { name: 'Hidden', exact: true }).click();
  await expect(from).toContainText('choose somebody');
  await expect(apply).toHaveText('Apply');
  await from.getByRole('button', { name: 'Bell warden' }).click();
  await from.getByRole('button', { name: 'Cutpurse' }).click();
  await apply.click();
  await settled(page);

  await open();
  await from.getByRole('button', { name: 'Bell warden' }).click();
  await expect(apply).toHaveText('Apply 1 change');
  await apply.click();
  await settled(page);
  await page
    .getByRole('toolbar', { name: /^Order of turns/ })
    .getByRole('button', { name: /^Oren/ })
    .click();
  await panel(page).getByRole('tab', { name: 'Wounds' }).click();
  await expect(panel(page).getByRole('button', { name: 'Hidden from Cutpurse', exact: true })).toBeVisible();
});

test('an injury set by hand has the number that was chosen, and is ended by hand', async ({ page }) => {
  await openSample(page, 'Duel at the old gate', { dice: 'digital' });
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  const change = async (deed: () => Promise<void>): Promise<void> => {
    await page.getByRole('button', { name: 'Change by hand', exact: true }).click();
    await sheet.getByLabel('Who').selectOption({ label: 'Rin' });
    await deed();
    await sheet.getByRole('button', { name: /^Apply/ }).click();
    await settled(page);
  };
  const injury = sheet.getByRole('button', { name: 'Injured Left Arm' });
  await change(async () => {
    await injury.click();
    await sheet.getByRole('spinbutton', { name: 'Injured Left Arm: row' }).fill('2');
    await sheet.getByRole('button', { name: 'Toughness decayed' }).click();
  });
  await page
    .getByRole('toolbar', { name: /^Order of turns/ })
    .getByRole('button', { name: /^Rin/ })
    .click();
  await panel(page).getByRole('tab', { name: 'Wounds' }).click();
  await expect(panel(page).getByRole('button', { name: 'Toughness decayed 10' })).toBeVisible();
  const arm = panel(page).getByRole('button', { name: /^Left Arm, AP \d, / });
  await expect(arm).toBeVisible();
  await change(async () => {
    await expect(injury).toHaveAttribute('aria-pressed', 'true');
    await injury.click();
  });
  await expect(arm).toBeHidden();
});

test('the log beside the panel follows a row that grows, gives a turn as text, and names whom it is filtered by', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As over plain http, which has no clipboard.
    if (location.search === '?plain') Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.setViewportSize({ width: 1300, height: 500 });
  await openSample(page, 'The knight and the brute', { dice: 'real', address: '/?plain' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  const log = page.getByRole('complementary', { name: 'Log column' });
  const toEnd = () =>
    log
      .getByText(/^Edda’s turn$/)
      .last()
      .evaluate((one) => {
        let box = one.parentElement;
        while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
        return box ? box.scrollHeight - box.clientHeight - box.scrollTop : 0;
      });
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await tapAction(page, 'Strike');
  await commit(page);
  await answerPrompt(page, 'Parry');
  await enterFaces(page, [12]);
  await enterFaces(page, [2]);
  // All of it is one row: that it grows is no reason to fall behind.
  await expect(log.getByText(/longsword \(parry\) and hits/)).toBeVisible();
  await expect.poll(toEnd).toBeLessThan(2);

  const copy = log.getByRole('button', { name: 'Copy as text: Edda’s turn' });
  const text = log.getByRole('textbox', { name: 'Edda’s turn as text' });
  await copy.click();
  await expect(text).toHaveValue(/^Edda’s turn\n\s*Edda moves 6 m\n/);
  await expect(text).toBeFocused();
  await copy.click();
  await expect(text).toHaveCount(0);

  // Whoever was removed is still the one whose lines are shown.
  const whose = log.getByRole('combobox', { name: 'Whose lines' });
  await whose.selectOption({ label: 'Brute' });
  await page.getByRole('button', { name: 'Change by hand' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  await sheet.getByLabel('Who').selectOption({ label: 'Brute' });
  await sheet.getByRole('button', { name: 'Story' }).click();
  // It is not asked again: Undo brings it back.
  await press(sheet.getByRole('button', { name: 'Remove', exact: true }));
  await expect(sheet).toHaveCount(0);
  await expect(whose).toHaveValue('brute');
  await whose.selectOption({ label: 'Everybody' });
  await expect(whose.getByRole('option', { name: 'somebody' })).toHaveCount(0);
});

test('what is shown of the log, and which of its rows are unfolded, stays while another tab of the panel is open', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute', { dice: 'real', address: '/?plain' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await openTab(page, 'Log');
  const log = page.getByRole('region', { name: 'Log' });
  const move = log.getByRole('button', { name: /^Edda moves 6 m/ });
  await log.getByRole('combobox', { name: 'Whose lines' }).selectOption({ label: 'Edda' });
  await move.click();
  await expect(move).toHaveAttribute('aria-expanded', 'true');
  await openTab(page, 'Act');
  await openTab(page, 'Log');
  await expect(log.getByRole('combobox', { name: 'Whose lines' })).toHaveValue('edda');
  await expect(move).toHaveAttribute('aria-expanded', 'true');
});

test('the end of the encounter asks who won: one of the sides that fight, not the things, or nobody', async ({
  page,
}) => {
  await openSample(page, 'Four in the quarry', { dice: 'real' });
  await page.getByRole('button', { name: 'Change by hand' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  await sheet.getByRole('radio', { name: 'Fight' }).click();
  await expect(sheet.getByText('Who won', { exact: true })).toBeVisible();
  const winners = sheet.getByRole('radiogroup', { name: 'Who won' }).getByRole('radio');
  await expect(winners).toHaveText(['Heroes', 'Quarrymen', 'nobody']);
});

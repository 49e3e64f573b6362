import { expect, test } from '@playwright/test';
import { commit, tapAction, undo } from './person/answer.ts';
import { enterFaces } from './person/dice.ts';
import { panel, settled } from './person/look.ts';
import { tapCell } from './person/map.ts';
import { exportFight } from './person/record.ts';
import { openSample } from './person/start.ts';

test('the game master changes Health with a reason: a line of the log, and undo takes it back', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  const before = await exportFight(page);

  await page.getByRole('button', { name: 'Change by hand' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Who').selectOption({ label: 'Brute' });
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

test('a defence set to Off is not asked for any more', async ({ page }) => {
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

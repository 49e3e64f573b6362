import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerPrompt, commit, commitButton, letItPass, tapAction, undo } from './person/answer.ts';
import { enterFaces, throwAndEnter } from './person/dice.ts';
import { look, momentOf, oddsAreKnown, panel, saying } from './person/look.ts';
import { tapCell } from './person/map.ts';
import { press } from './person/press.ts';
import { exportFight, fromMenu } from './person/record.ts';
import { lookAtScreen } from './person/sight.ts';
import { openSample } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

test.use({ viewport: tablets.lying, hasTouch: true });

const duel = 'The knight and the brute';
const advice = (page: Page) => panel(page).getByRole('region', { name: 'What would you do?' });
const inHand = (page: Page) => panel(page).getByRole('region', { name: 'In the hand of a tactic' });
const chip = (page: Page, name: RegExp) =>
  page.getByRole('toolbar', { name: /^Order of turns/ }).getByRole('button', { name });
const decisions = async (page: Page): Promise<number> =>
  (await exportFight(page)).tape.filter(({ kind }) => kind === 'ask').length;

/** The duel with real dice: Edda has won the initiative and has the turn. */
async function beginDuel(page: Page): Promise<void> {
  await openSample(page, duel, { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await expect(chip(page, /^Edda,.* has the turn/)).toBeVisible();
}

/** Asks a tactic that does the same in every version what it would do. */
async function askWalkAndHit(page: Page): Promise<string> {
  await press(panel(page).getByRole('button', { name: 'What would you do?' }));
  await advice(page).getByLabel('Whose advice').selectOption({ label: 'Walk and hit' });
  await expect(advice(page)).toHaveAttribute('aria-busy', 'false');
  return (await advice(page).getByRole('status').locator('p').first().textContent()) as string;
}

/** Opens somebody's panel and hands them over. */
async function handOver(page: Page, name: string, how: string, pace = 'Quick'): Promise<void> {
  await press(panel(page).getByRole('tab', { name: 'Wounds' }));
  await press(chip(page, new RegExp(`^${name},`)));
  await press(panel(page).getByRole('button', { name: 'Hand over to a tactic …' }));
  const sheet = page.getByRole('dialog', { name: `Hand ${name} over` });
  await press(sheet.getByRole('radio', { name: /^Walk and hit/ }));
  await press(sheet.getByRole('radio', { name: pace }));
  await press(sheet.getByRole('button', { name: how }));
  await expect(sheet).toBeHidden();
  await press(panel(page).getByRole('tab', { name: 'Act' }));
}

test('the advice for a turn and for a defence is taken into the hand and committed', async ({ page }) => {
  await beginDuel(page);
  const said = await askWalkAndHit(page);
  expect(said).toMatch(/^Move to /);
  expect(await decisions(page), 'nothing has happened').toBe(0);
  await press(advice(page).getByRole('button', { name: 'Take it into the hand' }));
  await expect(commitButton(page)).toHaveText(said);
  await commit(page);
  expect(await decisions(page)).toBe(1);
  await undo(page);

  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await tapAction(page, 'Strike');
  await commit(page);
  await expect(panel(page).getByText('How does Brute defend?')).toBeVisible();
  const defence = await askWalkAndHit(page);
  await press(advice(page).getByRole('button', { name: 'Take it into the hand' }));
  await expect(commitButton(page)).toHaveText(defence);
  await commit(page);
  await expect(panel(page).getByText('What does the d20 show?')).toBeVisible();
});

test('a foe handed over until taken back plays by itself, waits after an undo and a reload, and is taken back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await beginDuel(page);
  await handOver(page, 'Brute', 'Until taken back');
  await expect(chip(page, /^Brute,.* in the hand of Walk and hit/)).toBeVisible();
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  const announced = saying(page, 'Walk and hit plays Brute');
  await letItPass(page);

  // It says what it is about to do, does it, and the person whom it strikes is asked.
  await announced;
  await expect(panel(page).getByText('How does Edda defend?')).toBeVisible();
  await expect(inHand(page)).toBeHidden();
  expect((await exportFight(page)).tape.at(-1)).toMatchObject({
    kind: 'ask',
    choice: { option: 'strike', target: 'edda' },
  });
  expect((await exportFight(page)).tape.at(-1)).not.toHaveProperty('auto');

  // One undo takes back one deed, and nobody does it again at once.
  await undo(page);
  await expect(inHand(page)).toContainText('Walk and hit waits to play Brute');
  const { tape, hash } = await exportFight(page);
  await page.reload();
  // The engine starts again and reads all rules.
  await expect(chip(page, /^Brute,.* in the hand of Walk and hit/)).toBeVisible({ timeout: 30_000 });
  await expect(inHand(page)).toContainText('The fight was just opened.');
  const again = await exportFight(page);
  expect(again.tape).toEqual(tape);
  expect(again.hash).toBe(hash);

  await press(inHand(page).getByRole('button', { name: 'Go on' }));
  await expect(panel(page).getByText('How does Edda defend?')).toBeVisible();
  await answerPrompt(page, 'Parry');
  // The tactic has decided; whose dice these are is another matter.
  await expect(panel(page).getByText('What does the d20 show?')).toBeVisible();
  await enterFaces(page, [20]);
  await enterFaces(page, [20]);

  // Both have failed; it strikes again. This time that is taken back, and so is he.
  await expect(panel(page).getByText('How does Edda defend?')).toBeVisible();
  await undo(page);
  await expect(inHand(page)).toContainText('Something was taken back or done again.');
  await press(inHand(page).getByRole('button', { name: 'Take back' }));
  await expect(inHand(page)).toBeHidden();
  await expect(chip(page, /in the hand of/)).toHaveCount(0);
  expect((await exportFight(page)).preferences).not.toHaveProperty('hands');
});

test('upright, a lowered sheet stays low while a tactic plays, and rises when somebody is asked', async ({
  page,
}) => {
  await page.setViewportSize(tablets.upright);
  await beginDuel(page);
  await handOver(page, 'Brute', 'Until taken back', 'Slow');
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  const lower = panel(page).getByRole('button', { name: 'Lower the sheet' });
  await press(lower);
  await expect(lower).toHaveAttribute('aria-disabled', 'true');
  const announced = saying(page, 'Walk and hit plays Brute');
  await letItPass(page);
  await announced;
  await expect(lower).toHaveAttribute('aria-disabled', 'true');
  await expect(panel(page).getByText('How does Edda defend?')).toBeVisible();
  await expect(lower).not.toHaveAttribute('aria-disabled', 'true');
});

test('a combatant handed over for one turn is back after it; players see nothing of a hand-over', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await beginDuel(page);
  await press(panel(page).getByRole('button', { name: 'Hand over …' }));
  const sheet = page.getByRole('dialog', { name: 'Hand Edda over' });
  await press(sheet.getByRole('radio', { name: /^Walk and hit/ }));
  await press(sheet.getByRole('button', { name: 'For this turn' }));
  await expect(chip(page, /^Edda,.* in the hand of Walk and hit/)).toBeVisible();
  // Whom she strikes lets it pass, and none of the dice does any good.
  await expect(async () => {
    const seen = await look(page);
    const moment = momentOf(seen);
    if (moment === 'question') await letItPass(page, 'No defence');
    if (moment === 'roll') await throwAndEnter(page, seen, (sides) => sides);
    await expect(chip(page, /^Brute,.* has the turn/)).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  await expect(chip(page, /in the hand of/)).toHaveCount(0);

  for (const name of ['Hand over …', 'What would you do?']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  await handOver(page, 'Brute', 'For this turn');
  await fromMenu(page, 'Hand the screen over');
  await press(page.getByRole('button', { name: 'We are the players' }));
  await expect(chip(page, /in the hand of/)).toHaveCount(0);
  for (const name of ['Hand over …', 'What would you do?']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByText('Walk and hit')).toHaveCount(0);
});

test('the screens of advice, hand-over and a waiting tactic in all sizes, dark and light', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await beginDuel(page);
  await askWalkAndHit(page);
  await oddsAreKnown(page);
  await lookAtScreen(page, 'advice', { fight: true });
  await press(advice(page).getByRole('button', { name: 'Take it into the hand' }));
  await oddsAreKnown(page);
  await lookAtScreen(page, 'advice in the hand', { fight: true });
  await page.getByTestId('cancel').click();
  await press(advice(page).getByRole('button', { name: 'Close the advice' }));

  const sheet = page.getByRole('dialog', { name: 'Hand Edda over' });
  await page.getByRole('button', { name: 'Hand over …' }).click();
  const walkAndHit = sheet.getByRole('radio', { name: /^Walk and hit/ });
  await press(walkAndHit);
  await lookAtScreen(page, 'handing somebody over');
  // The tablet has been turned and more: what was chosen is chosen.
  await expect(walkAndHit).toBeChecked();
  await press(sheet.getByRole('radio', { name: 'Slow' }));
  await press(sheet.getByRole('button', { name: 'Until taken back' }));
  await press(inHand(page).getByRole('button', { name: 'Pause' }));
  await expect(inHand(page)).toContainText('You have stopped it.');
  await oddsAreKnown(page);
  await lookAtScreen(page, 'a tactic that waits', { fight: true });
});

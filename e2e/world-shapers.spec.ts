import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerPrompt, commit, letItPass, tapAction } from './person/answer.ts';
import { answer, endTurnOf, openTab, ready, roll } from './person/deed.ts';
import { journey } from './person/journey.ts';
import { panel } from './person/look.ts';
import type { Policy } from './person/play.ts';
import { approachByList, playOn } from './person/play.ts';
import { press } from './person/press.ts';
import { fromMenu } from './person/record.ts';
import { isTheSameOnTheCommandLine } from './person/replay.ts';
import { worldShapers } from './person/speech.ts';
import { openSample } from './person/start.ts';
import { systems } from './person/systems.ts';
import { test } from './person/test.ts';
import { watch } from './person/watch.ts';

test.use({
  viewport: { width: 1180, height: 820 },
  hasTouch: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'allow',
});

const order = (page: Page) => page.getByRole('toolbar', { name: /^Order of turns/ });
const chip = (page: Page, name: string) => order(page).getByRole('button', { name: new RegExp(`^${name},`) });
const card = (page: Page) => panel(page).getByRole('region', { name: 'Question' });
const making = (page: Page) => panel(page).getByRole('region', { name: / in the making$/ });

/** Equals at the start of a round, in the order in which they are listed. */
async function settleTies(page: Page): Promise<void> {
  while (
    (await card(page)
      .getByText(/^Equal at Initiative/)
      .count()) > 0
  ) {
    await answerPrompt(page);
  }
}

/** Whether somebody is asked about a kind of answer. */
async function asks(page: Page, who: string, what: string): Promise<void> {
  await fromMenu(page, 'Dice and reactions');
  const dialog = page.getByRole('dialog', { name: 'Dice and reactions' });
  const own = dialog.getByRole('group').filter({ has: page.getByText(who, { exact: true }) });
  await press(own.getByText(who, { exact: true }));
  await press(
    dialog.getByRole('radiogroup', { name: `${what} for ${who}` }).getByRole('radio', { name: 'Ask' }),
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

const policy: Policy = {
  speech: worldShapers,
  dice: (sides) => sides,
  approach: approachByList(worldShapers),
};

/** Opens the actions that can be held and takes one into the hand. */
async function hold(page: Page, action: string, trigger: string): Promise<void> {
  await press(panel(page).locator('summary', { hasText: 'Hold an action' }));
  await ready(page, `Hold: ${action}`, { When: trigger });
  await commit(page);
}

test('what is attempted together is written, and then it is asked with whom', async ({ page }) => {
  await openSample(page, 'Four in the quarry', { dice: 'real' });
  await tapAction(page, 'Cooperative Cinematic Action');
  // No word of its long name is broken beside the cost.
  const title = making(page).getByRole('heading', { level: 3 });
  const lines = await title.evaluate((one) => one.getBoundingClientRect().height / 24);
  expect(lines).toBeLessThan(2.5);
  const what = making(page).getByRole('textbox');
  await what.fill('brings the cliff down');
  await what.press('Enter');
  await press(
    making(page)
      .getByRole('group', { name: /^With whom/ })
      .getByRole('button', { name: /Oren/ }),
  );
  await expect(making(page).getByText('brings the cliff down')).toBeVisible();
  await commit(page);
  await expect(card(page)).toContainText(/Oren/);
});

test('a held shot waits in the bar; an area Ability shows best and worst case of whom it reaches before its use', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const seen = await watch(context, page, baseURL as string);
  await openSample(page, 'Four in the quarry', { dice: 'real' });

  // Sill gives 2 AP to a shot at the first enemy that attacks; the bar says for what it waits.
  await expect(chip(page, 'Sill')).toHaveAccessibleName(/has the turn/);
  await hold(page, 'Attack', 'attacks');
  await expect(chip(page, 'Sill')).toHaveAccessibleName(/waits: Attack with bow when an enemy attacks/);
  await endTurnOf(page, 'Sill');
  await endTurnOf(page, 'Cutpurse');

  // Oren tries Thunder Burst beside its friends: whom it reaches stands there before anything happens.
  await ready(page, 'Thunder Burst');
  const map = page.getByRole('application', { name: /^Battle map/ });
  await map.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const reached = making(page).getByRole('list', { name: 'Whom it reaches' });
  await expect(reached).toContainText(/Brana.*friend.*best.*worst/);
  // 2d6 less Armor 2: at worst 10; halved 6 less 2 at best.
  await expect(reached).toContainText(/Brana.*worst.*0 to 10/);
  await expect(reached).toContainText('Constitution DR +5 against 15');
  await commit(page);
  await roll(page, /Damage/, 6, 6);
  await answer(page, /Constitution DR. Roll, or let it fail/, 'Roll');
  await roll(page, /Constitution DR/, 10);
  await answer(page, /Constitution DR. Roll, or let it fail/, 'Roll');
  await roll(page, /Constitution DR/, 1);
  await openTab(page, 'Log');
  await expect(panel(page)).toContainText('Brana makes the Constitution DR (15 against 15)');
  // The crate between is half cover: 1 and her 3, and 1 for it.
  await expect(panel(page)).toContainText('Maela fails the Constitution DR (5 against 15)');
  await openTab(page, 'Act');
  seen.clean();
});

const title =
  'the ambush at the bridge, from the first question to the last blow, with real dice and by touch alone';
journey(systems.worldShapers, title, async (page) => {
  await openSample(page, systems.worldShapers.signature, { dice: 'real' });
  await expect(card(page)).toContainText('Who is surprised?');
  await asks(page, 'Brana', 'Propose unions at the start of a round');

  // Maela has not seen it coming: she acts last in this round.
  await press(
    card(page)
      .getByRole('listitem')
      .getByRole('button', { name: /^Begin the combat/ }),
  );
  await press(making(page).getByText('Surprised', { exact: true }));
  await press(making(page).getByRole('button', { name: /^Maela/ }));
  await commit(page);

  // Brana proposes a union, and Sill consents.
  await expect(card(page)).toContainText('Does Brana propose a union?');
  // The only answer there is lies in the hand already.
  await press(making(page).getByRole('button', { name: /^Sill/ }));
  await commit(page);
  await answer(page, /Brana proposes a union for this round.*Does Sill join/, 'Join');
  await settleTies(page);
  await expect(chip(page, 'Brana')).toHaveAccessibleName(/initiative 30, .*together with Sill/);
  await expect(chip(page, 'Maela')).toHaveAccessibleName(/surprised/);

  // Those who are quicker wait; then both have their turn together.
  while (!/has the turn/.test((await chip(page, 'Brana').getAttribute('aria-label')) ?? '')) {
    await letItPass(page);
  }

  // What no rule foresees is bought with Momentum, and the game master says whether it is possible.
  await tapAction(page, 'Cinematic Action');
  await making(page).getByRole('textbox', { name: 'What is attempted' }).fill('She tears down the parapet');
  await commit(page);
  await expect(card(page)).toContainText('She tears down the parapet. Is it possible?');
  await answerPrompt(page, 'It may be tried');
  await roll(page, /attempts the deed/, 20);
  await expect(card(page)).toContainText('it succeeds. What happens?');
  await answerPrompt(page, 'That is all');
  await openTab(page, 'Log');
  await expect(panel(page)).toContainText('brings off the great deed: She tears down the parapet');
  await openTab(page, 'Act');

  // Sill has the other half of the turn, and keeps a shot for the first enemy that attacks: it goes off by itself.
  await endTurnOf(page, 'Brana');
  await hold(page, 'Attack', 'attacks');
  await endTurnOf(page, 'Sill');
  await playOn(page, policy, {
    enough: (now) => now.some(({ text }) => /Sill attacks .* with bow/.test(text)),
  });
  await expect(chip(page, 'Brana').or(chip(page, 'Sill')).first()).not.toHaveAccessibleName(/has the turn/);
  await openTab(page, 'Log');
  await expect(panel(page)).toContainText('What Sill was waiting for has come');
  await openTab(page, 'Act');

  // From here on everybody fights as it comes, every die at its best.
  const { winner } = await playOn(page, policy);
  expect(['Heroes', 'Riders']).toContain(winner);
  await isTheSameOnTheCommandLine(page, winner);
});

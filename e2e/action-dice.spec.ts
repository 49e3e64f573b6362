import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commit, commitButton } from './person/answer.ts';
import { act, answer, endTurnOf, openTab, ready } from './person/deed.ts';
import { pressFace } from './person/dice.ts';
import { journey } from './person/journey.ts';
import { bar, panel, settled } from './person/look.ts';
import type { Policy } from './person/play.ts';
import { approachByList, playOn } from './person/play.ts';
import { press } from './person/press.ts';
import { isTheSameOnTheCommandLine } from './person/replay.ts';
import { actionDice } from './person/speech.ts';
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
const rolled = (page: Page) => panel(page).getByRole('region', { name: 'Roll', exact: true });

/** Types faces one after the other as they lie on the table; whatever bursts is followed by its next face. */
async function faces(page: Page, ...all: readonly number[]): Promise<void> {
  for (const face of all) await pressFace(page, face);
  await settled(page);
}

/** A pad asks for dice, for this. */
async function throws(page: Page, what: string | RegExp, ...all: readonly number[]): Promise<void> {
  await expect(rolled(page)).toContainText(what);
  await faces(page, ...all);
}

const policy: Policy = {
  speech: actionDice,
  // The highest face but one: nothing bursts.
  dice: (sides) => sides - 1,
  approach: approachByList(actionDice),
};

test('a readied attack is made in the turn of the enemy who comes within reach, who is not asked to defend', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const seen = await watch(context, page, baseURL as string);
  await openSample(page, 'The toll at the mill', { dice: 'real' });
  await faces(page, 15);
  await faces(page, 8);
  await expect(chip(page, 'Hadra')).toHaveAccessibleName(/initiative 15, has the turn/);

  // Whoever comes within reach is struck on its own turn, when it cannot defend itself.
  await ready(page, 'Move');
  await press(bar(page).getByRole('button', { name: 'Cancel' }));
  await ready(page, 'Ready', { What: 'Attack', When: 'an enemy comes within reach' });
  await commit(page);
  await expect(chip(page, 'Hadra')).toHaveAccessibleName(/waits: Attack when an enemy comes into reach/);
  await endTurnOf(page, 'Hadra');
  await expect(chip(page, 'Veteran')).toHaveAccessibleName(/has the turn/);
  // What she waits for leaves room for her name while the bar has any.
  const name = chip(page, 'Hadra').locator('.truncate');
  expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await playOn(page, policy, {
    enough: (now) => now.some(({ text }) => /What Hadra waits for has come/.test(text)),
  });
  await expect(card(page)).toContainText('What Hadra waits for has come. Act now?');
  // Vigor is the meter that counts: 30, and 5 less if she strikes.
  await expect(card(page)).toContainText('30 / 30');
  await answer(page, 'Act now?', 'Attack now', { Whom: 'Veteran' });
  await throws(page, 'Hadra attacks Veteran with sword', 12, 8, 7);
  // No question: the Veteran is on its own turn. d8 and three d10; plate takes 6 of it.
  await throws(page, 'Damage to Veteran: sword', 5, 4, 3, 2);
  await openTab(page, 'Log');
  await expect(panel(page)).toContainText(
    'Hadra attacks Veteran with sword as it had made ready and beats Guard: 27 against 15',
  );
  await expect(panel(page)).toContainText('Veteran takes 8 Kinetic (cutting) damage (sword)');
  await expect(panel(page)).toContainText('Veteran’s plate takes 6: 54 left');
  await openTab(page, 'Wounds');
  seen.clean();
});

test('on an upright tablet the button of an off-hand attack is whole beside the one that declines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openSample(page, 'The burnt crossing', { dice: 'real' });
  for (const face of [20, 2, 2, 2, 2, 2, 2, 2]) await faces(page, face);
  await act(page, 'Attack', { Whom: 'Concrete barricade' });
  await throws(page, 'Damage to Concrete barricade: sword', 5, 4, 3, 2);
  await expect(card(page)).toContainText('Does Hadra strike with the off-hand as well?');
  await expect(commitButton(page)).toHaveText(/^Off-hand attack on Concrete barricade with bare hands/);
  await expect(commitButton(page)).toBeInViewport({ ratio: 1 });
});

const title = 'the fiend’s gate, from Over Watch to the last blow, with real dice and by touch alone';
journey(systems.actionDice, title, async (page) => {
  await openSample(page, systems.actionDice.signature, { dice: 'real' });

  // The ghouls have lain in wait; Korr has watched the gate, and that is where it begins.
  await answer(page, 'Korr keeps Over Watch. Does it begin from where it was expected?', 'The attack comes');
  const initiative: readonly (readonly [string, ...number[]])[] = [
    ['Hadra', 10],
    ['Lio', 12],
    ['Veshta', 5],
    // The die of the Sentinel bursts; the last one is that of Over Watch.
    ['Korr', 8, 10, 4, 7],
    ['Heroic fiend', 15],
    ['Grey ghoul', 9],
    ['Pale ghoul', 6],
  ];
  for (const [who, ...all] of initiative) {
    await expect(panel(page).getByText(`Initiative of ${who}`, { exact: true })).toBeVisible();
    await faces(page, ...all);
  }
  await expect(chip(page, 'Korr')).toHaveAccessibleName(/initiative 29, has the turn, ambushed/);
  await expect(chip(page, 'Grey ghoul')).toHaveAccessibleName(/ambusher/);

  // Fog in the gateway: 10 more to beat; and a rifle does nothing to Heroic Durability.
  await ready(page, 'Attack', { Whom: 'Heroic fiend' });
  await expect(making(page)).toContainText('Low visibility: 10 more to beat');
  await commit(page);
  // Agility 30: three Bonus dice, d10; 15 and 3 of its own and 10 for the fog.
  await expect(rolled(page)).toContainText('1d20 + 3d10!');
  await expect(rolled(page)).toContainText('more than 28');
  await press(rolled(page).locator('summary').first());
  await expect(rolled(page).getByRole('list', { name: 'Ladder of Bonus dice' })).toContainText('heroic');
  await throws(page, 'Korr attacks Heroic fiend with rifle', 18, 9, 8, 7);
  await openTab(page, 'Log');
  await expect(panel(page)).toContainText(
    'Korr attacks Heroic fiend with rifle and beats Guard: 42 against 28',
  );
  await expect(panel(page)).toContainText(
    'Heroic fiend takes no harm from rifle: its Durability is of a higher rank',
  );
  await openTab(page, 'Act');

  // From here on everybody fights as it comes, every die at its best but one.
  const { winner } = await playOn(page, policy);
  expect(['Heroes', 'Fiends']).toContain(winner);
  await isTheSameOnTheCommandLine(page, winner);
});

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerPrompt, commit, endItNow, letItPass, tapAction } from './person/answer.ts';
import { sampleFile } from './person/command-line.ts';
import { openTab, ready } from './person/deed.ts';
import { enterFaces } from './person/dice.ts';
import { spotOf } from './person/fingers.ts';
import { oddsAreKnown, panel, settled } from './person/look.ts';
import { closeList, mapAsList, mapIsStill, openList, tapCell } from './person/map.ts';
import { apart, atItsEnd, fromItsMiddle } from './person/middle.ts';
import { bringFile, fromMenu, openRecord } from './person/record.ts';
import { lookAtScreen } from './person/sight.ts';
import { comeIn, openSample } from './person/start.ts';
import { systems } from './person/systems.ts';
import { test } from './person/test.ts';

/**
 * Every screen in every size, in dark and in light colours: everything that can be pressed is large enough for a
 * finger, nothing scrolls sideways, in a fight Commit and Undo are in view, and axe finds nothing. Each test walks
 * through the app and checks one screen after the other. Screens that take a minute to reach are checked where they
 * are tested: a balanced encounter in `forecast.spec.ts`.
 */
test.use({ viewport: { width: 1180, height: 820 }, colorScheme: 'dark', reducedMotion: 'reduce' });
test.describe.configure({ timeout: 300_000 });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const fight = { fight: true } as const;
const ids = Object.values(systems).map(({ id }) => id);

async function goTo(page: Page, route: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/#${route}`);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible({ timeout: 20_000 });
}

test('the first page, empty and with documents and a saved fight', async ({ page }) => {
  await comeIn(page);
  await expect(page.getByRole('button', { name: /^The fiend’s gate/ })).toBeVisible({ timeout: 20_000 });
  await lookAtScreen(page, 'the first page');

  await bringFile(page, 'letter.json', '[1, 2, 3]');
  await expect(page.getByRole('alert')).toContainText('Nothing was changed.');
  await lookAtScreen(page, 'a file that cannot be read');

  const record = await fromItsMiddle('persona', { active: 'rin', initiative: { rin: 9, 'glass-hound': 5 } });
  await bringFile(page, 'future.json', JSON.stringify({ ...record, schema: 99 }));
  await expect(page.getByRole('alert')).toContainText(/set aside/);
  await bringFile(page, 'duel.json', JSON.stringify(sampleFile('persona/duel')));
  await expect(page.getByRole('status')).toContainText('Duel at the old gate');
  await bringFile(page, 'fight.json', JSON.stringify(record));
  const own = page.getByRole('region', { name: 'Your documents' });
  await own.getByText('1 set aside').click();
  await lookAtScreen(page, 'documents of one’s own');

  await page.getByRole('button', { name: 'Open it' }).click();
  await settled(page);
  await fromMenu(page, 'All fights');
  const saved = page.getByRole('region', { name: 'Saved fights' });
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await lookAtScreen(page, 'a fight to go on with');
  await saved.getByRole('button', { name: /^More for/ }).click();
  await lookAtScreen(page, 'the menu of a saved fight');
  await page.getByRole('button', { name: 'Rename' }).click();
  await lookAtScreen(page, 'a new name for a fight');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await saved.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await lookAtScreen(page, 'shall a fight be deleted');
});

test('pages beside the fights: settings, credits, an entry of the compendium, addresses that lead nowhere', async ({
  page,
}) => {
  await comeIn(page);
  await goTo(page, '/settings', 'Settings');
  await lookAtScreen(page, 'settings');
  await page.getByRole('link', { name: 'Who drew the pictures on the tokens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  await lookAtScreen(page, 'credits');
  await goTo(page, '/rules/fighting-style', /./);
  await page.getByRole('searchbox', { name: 'Find in the rules' }).fill('longsword');
  await page.getByRole('link', { name: /^Longsword/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Longsword' })).toBeVisible();
  await lookAtScreen(page, 'an entry of the compendium');
  await goTo(page, '/nowhere', /./);
  await lookAtScreen(page, 'an address that leads nowhere');
  await goTo(page, '/fight/nobody-saved-this', /./);
  await expect(page.getByText('This fight cannot be opened.')).toBeVisible();
  await lookAtScreen(page, 'a fight that cannot be opened');
  await goTo(page, '/after/nobody-saved-this', 'After the fight');
  await lookAtScreen(page, 'what is left of a fight that is not there');
});

for (const id of ids) {
  test(`${id}: a quick fight, the rules, the people between fights`, async ({ page }) => {
    await comeIn(page);
    await goTo(page, `/quick/${id}`, /^Quick fight: /);
    await page
      .getByRole('button', { name: /^One .* more$/ })
      .last()
      .click();
    await lookAtScreen(page, `quick fight, ${id}`);
    await expect(page.getByRole('button', { name: /^Begin/ })).toBeInViewport({ ratio: 1 });
    await page.goto(`/#/rules/${id}`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible({ timeout: 20_000 });
    await lookAtScreen(page, `the rules, ${id}`);
    await page.goto(`/#/rules/${id}/in/ruling`);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('status')).toHaveText('Every ruling is at its default.');
    // The list draws what is in sight; what stood there before it was scrolled may be drawn a while longer.
    const first = page.getByRole('radiogroup').first();
    await expect(first).toBeInViewport();
    const question = (await first.getAttribute('aria-label')) ?? '';
    await page.getByRole('radiogroup', { name: question }).getByRole('radio').last().press('Space');
    await expect(page.getByRole('status')).toHaveText('One ruling differs from its default.');
    await page.getByRole('button', { name: 'Show them' }).click();
    await lookAtScreen(page, `rulings, ${id}`);
    await goTo(page, `/people/${id}`, /./);
    await lookAtScreen(page, `nobody kept, ${id}`);
    await page.getByRole('button', { name: 'Write somebody' }).click();
    await page.getByRole('button', { name: 'An empty sheet' }).click();
    await expect(page.getByText('Ready for a fight, and is kept.')).toBeVisible();
    for (const summary of await page.locator('details[data-section] > summary').all()) await summary.click();
    await lookAtScreen(page, `a sheet, all of it open, ${id}`);
  });
}

test('what an encounter is drawn with: more kinds of ground than are in sight, and the last of them is taken', async ({
  page,
}) => {
  await comeIn(page);
  await page.getByRole('button', { name: 'Make it your own: Four at the ford' }).click();
  await page.getByRole('tab', { name: 'Ground' }).click();
  await page.getByRole('radio', { name: /^Bare ground/ }).press('Space');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await lookAtScreen(page, 'the kinds of ground');
});

test('an encounter that is varied', async ({ page }) => {
  await comeIn(page);
  await page.getByRole('button', { name: 'How will it end? The knight and the brute' }).click();
  const vary = page.getByRole('region', { name: 'Vary one thing' });
  await vary.getByRole('button', { name: 'At the most: less' }).click({ timeout: 30_000 });
  await vary.getByRole('button', { name: 'Forecast each' }).click();
  const stop = vary.getByRole('button', { name: 'Stop varying' });
  await expect(vary.getByText(/played for 4 points/)).toBeVisible({ timeout: 60_000 });
  await lookAtScreen(page, 'an encounter being varied');
  await expect(stop).toBeHidden({ timeout: 120_000 });
  await vary.getByText('The same as a table').click();
  await vary.getByRole('radio', { name: 'A number' }).click();
  await lookAtScreen(page, 'a number to vary, and the table behind a chart');
});

test('the forecast of a fight, on its way and stopped, and the same page for players', async ({ page }) => {
  await openSample(page, 'Four in the courtyard');
  await fromMenu(page, 'How will it end?');
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(page.getByRole('region', { name: 'Watch one of them' })).toBeVisible({ timeout: 30_000 });
  await lookAtScreen(page, 'a forecast on its way');
  // A quick machine may have played all of them before the finger is there.
  if (await stop.isVisible()) await stop.click().catch(() => expect(stop).toBeHidden());
  await lookAtScreen(page, 'a forecast that was stopped');
  const address = page.url();
  await page.goBack();
  await fromMenu(page, 'Hand the screen over');
  await page.getByRole('button', { name: 'We are the players' }).click();
  await page.goto(address);
  await expect(page.getByText('for the game master’s eyes')).toBeVisible();
  await expect(page.getByText('played')).toHaveCount(0);
  await lookAtScreen(page, 'a forecast in players’ eyes');
});

test('the ledger of an unknown fight and of a fight that is over', async ({ page }) => {
  await comeIn(page);
  await goTo(page, '/ledger/nobody-saved-this', 'Who did what');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await lookAtScreen(page, 'a ledger of a fight that is not there');
  await comeIn(page);
  await openRecord(page, await atItsEnd('wound-slots'));
  await lookAtScreen(page, 'a fight that is over', fight);
  await fromMenu(page, 'Who did what');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible({ timeout: 60_000 });
  const section = page.getByRole('region', { name: 'How the forecast did' });
  await section.getByRole('button', { name: 'Forecast it from its beginning' }).click();
  await expect(section).toContainText('as it came', { timeout: 60_000 });
  await section.getByRole('button', { name: 'Stop the forecast' }).click();
  await lookAtScreen(page, 'who did what');
});

test('a fight: initiative, a move, a strike, a defence, the pad, a maneuver, wounds, the log, the folded panel', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await lookAtScreen(page, 'initiative', fight);
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await lookAtScreen(page, 'a turn', fight);
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await lookAtScreen(page, 'a move in the making', fight);
  await commit(page);
  await tapAction(page, 'Strike');
  await oddsAreKnown(page);
  await lookAtScreen(page, 'a strike with its odds', fight);
  await commit(page);
  await panel(page).getByText('Not asked again in this fight').click();
  await oddsAreKnown(page);
  await lookAtScreen(page, 'a defence', fight);
  await answerPrompt(page, 'Parry');
  await lookAtScreen(page, 'the pad', fight);
  await panel(page).locator('summary').first().click();
  await lookAtScreen(page, 'where the number comes from', fight);
  await enterFaces(page, [12]);
  await enterFaces(page, [19]);
  await oddsAreKnown(page);
  await lookAtScreen(page, 'a maneuver', fight);
  await openTab(page, 'Wounds');
  await lookAtScreen(page, 'wounds', fight);
  await openTab(page, 'Log');
  const line = panel(page)
    .getByRole('button', { name: / attacks .* with / })
    .last();
  await line.click();
  await lookAtScreen(page, 'the log with a line opened', fight);
  await panel(page)
    .getByRole('button', { name: /^Rule FS-/ })
    .first()
    .click();
  await lookAtScreen(page, 'a rule in the fight');
  await page.keyboard.press('Escape');
  await openTab(page, 'Act');
  await page.getByRole('button', { name: 'Fold the panel' }).click();
  await lookAtScreen(page, 'the panel folded', fight);
});

test('over a fight: its menu and dialogs, the list of the map, changes by hand, after the fight', async ({
  page,
}) => {
  await comeIn(page);
  const middle = {
    active: 'edda',
    initiative: { edda: 9, brute: 4 },
    with: apart('edda', 'brute'),
    dice: 'manual',
  } as const;
  await openRecord(page, await fromItsMiddle('fighting-style', middle));
  const name = 'The knight and the brute';
  await page.getByRole('button', { name: 'Menu' }).click();
  await lookAtScreen(page, 'the menu');
  await page.keyboard.press('Escape');
  await fromMenu(page, 'Dice and reactions');
  await dialog(page, 'Dice and reactions').getByText('Edda', { exact: true }).click();
  await lookAtScreen(page, 'dice and reactions');
  await page.keyboard.press('Escape');
  await fromMenu(page, 'How it works, and keys');
  await lookAtScreen(page, 'help');
  await page.keyboard.press('Escape');

  await openList(page);
  await expect(mapAsList(page).getByRole('list').first().getByRole('button')).toHaveCount(2);
  await lookAtScreen(page, 'the list of tokens and cells', fight);
  await closeList(page);
  const sheet = dialog(page, 'Change by hand');
  await page.getByRole('button', { name: 'Change by hand' }).click();
  await lookAtScreen(page, 'somebody’s numbers by hand');
  await sheet.getByRole('radio', { name: 'Fight' }).click();
  await sheet.getByRole('button', { name: 'End the encounter' }).click();
  await lookAtScreen(page, 'shall the encounter end');
  await sheet.getByRole('radio', { name: 'Add' }).click();
  await sheet.getByRole('listitem').first().getByRole('button').click();
  await lookAtScreen(page, 'somebody new');
  await sheet.getByRole('button', { name: /^Place/ }).click();
  await lookAtScreen(page, 'a place for somebody new', fight);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Change by hand' }).click();
  await sheet.getByRole('radio', { name: 'Fight' }).click();
  await endItNow(page);
  await expect(panel(page).getByText(/^The fight is over/)).toBeVisible();
  await lookAtScreen(page, 'the fight is over', fight);
  await panel(page).getByRole('button', { name: 'After the fight' }).click();
  const keeps = page.getByRole('button', { name: 'Keep one, and go on' });
  await expect(keeps).toBeVisible();
  await lookAtScreen(page, 'after the fight');
  await keeps.click();
  await page.getByRole('button', { name: 'Add gear to a style' }).click();
  await lookAtScreen(page, 'between fights');
  await goTo(page, '/', 'Woundtrack');
  await expect(page.getByText(name).first()).toBeVisible();
});

test('on the map: which of several tokens is meant, and the menu of a long press', async ({ page }) => {
  await openSample(page, 'Riders at the broken bridge', { dice: 'real' });
  await answerPrompt(page, 'Begin the fight');
  await lookAtScreen(page, 'a ladder of initiative for fourteen', fight);
  // Rider and horse stand on one cell.
  await page.getByRole('button', { name: 'Fit the whole map' }).click();
  await mapIsStill(page);
  await tapCell(page, 'G9');
  await expect(dialog(page, 'Which one?')).toBeVisible();
  await lookAtScreen(page, 'which of several');
  await page.keyboard.press('Escape');
  const place = await spotOf(page, 'C7');
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await expect(dialog(page, 'Here')).toBeVisible();
  await page.mouse.up();
  await lookAtScreen(page, 'the menu of a long press');
});

test('the curtain, and a fight as players see it', async ({ page }) => {
  await comeIn(page);
  const middle = { active: 'torvin', initiative: { torvin: 14, guard: 11 } } as const;
  await openRecord(page, await fromItsMiddle('wound-slots', middle));
  await fromMenu(page, 'Hand the screen over');
  await lookAtScreen(page, 'the curtain');
  await page.getByRole('button', { name: 'We are the players' }).click();
  await lookAtScreen(page, 'what players see', fight);
  await letItPass(page);
  await expect(panel(page).getByText(/The game master decides/)).toBeVisible();
  await lookAtScreen(page, 'the game master decides', fight);
  await openTab(page, 'Wounds');
  await lookAtScreen(page, 'how foes fare in players’ eyes', fight);
});

test('Persona: an injured Evoker, the affinities of a foe, an attack, a percentile die', async ({ page }) => {
  // Hurt, tired, injured, ailing, her Persona broken, and a One More to use.
  const rin = {
    now: {
      light: 1,
      heavy: 1,
      stress: 50,
      personas: { 'lantern-hart': 0 },
      injuries: { leftLeg: 1, head: 3 },
      ailments: [{ id: 'burning' }, { id: 'damned' }],
      conditions: ['prone'],
    },
  };
  const initiative = { rin: 4, 'glass-hound': 5 };
  await comeIn(page);
  await openRecord(
    page,
    await fromItsMiddle('persona', { active: 'rin', initiative, with: { rin }, dice: 'manual' }),
  );
  await lookAtScreen(page, 'a turn of an injured Evoker', fight);
  await openTab(page, 'Wounds');
  await expect(panel(page).getByRole('heading', { name: 'Rin', exact: true })).toBeVisible();
  await lookAtScreen(page, 'an injured Evoker', fight);
  const order = page.getByRole('toolbar', { name: /^Order of turns/ });
  await order.getByRole('button', { name: /^Glass Hound,/ }).click();
  await panel(page).getByText('not found out').click();
  await expect(panel(page).getByText('Missile')).toBeVisible();
  await lookAtScreen(page, 'affinities', fight);
  await openTab(page, 'Act');
  await ready(page, 'Attack');
  await oddsAreKnown(page);
  await lookAtScreen(page, 'an attack of Persona', fight);
  await commit(page);
  await lookAtScreen(page, 'a percentile die', fight);
});

test('Wound Slots: a turn with AP, wound slots, an attack and what follows', async ({ page }) => {
  const torvin = {
    ...apart('torvin', 'guard').torvin,
    now: {
      wounds: { light: 3, moderate: 4, severe: 1, critical: 1 },
      fatigue: 7,
      stamina: 3,
      ap: 9,
      burning: 2,
    },
  };
  const guard = { cell: { x: 4, y: 5 } };
  const initiative = { torvin: 14, guard: 11 };
  await comeIn(page);
  await openRecord(
    page,
    await fromItsMiddle('wound-slots', {
      active: 'torvin',
      initiative,
      with: { torvin, guard },
      dice: 'manual',
    }),
  );
  await lookAtScreen(page, 'a turn with AP', fight);
  await openTab(page, 'Wounds');
  await expect(panel(page).getByRole('heading', { name: 'Torvin', exact: true })).toBeVisible();
  await lookAtScreen(page, 'wound slots', fight);
  await openTab(page, 'Act');
  await ready(page, 'Standard Attack');
  await oddsAreKnown(page);
  await lookAtScreen(page, 'an attack of Wound Slots', fight);
  await commit(page);
  await lookAtScreen(page, 'what comes of an attack of Wound Slots', fight);
});

test('World Shapers: who is surprised, and ties at the start of a round', async ({ page }) => {
  await openSample(page, 'Ambush at the broken bridge', { dice: 'real' });
  await lookAtScreen(page, 'who is surprised', fight);
  await answerPrompt(page, 'Begin the combat');
  await lookAtScreen(page, 'equals at the start of a round', fight);
});

test('World Shapers: a turn with AP and RP, actions to hold, an attack with its line, Vitality and Will', async ({
  page,
}) => {
  await openSample(page, 'Four in the quarry', { dice: 'real' });
  await lookAtScreen(page, 'a turn with AP and RP', fight);
  await panel(page).locator('summary', { hasText: 'Hold an action' }).click();
  await lookAtScreen(page, 'actions that can be held', fight);
  await ready(page, 'Attack', { Whom: 'Hex weaver' });
  await oddsAreKnown(page);
  await lookAtScreen(page, 'an attack with its line', fight);
  await openTab(page, 'Wounds');
  await lookAtScreen(page, 'Vitality and Will', fight);
});

test('Action Dice: a turn with Vigor, Durability, Health and armour, an attack, the pad with its ladder', async ({
  page,
}) => {
  const initiative = { hadra: 15, veteran: 8, pillar: 1 };
  await comeIn(page);
  await openRecord(
    page,
    await fromItsMiddle('action-dice', {
      active: 'hadra',
      initiative,
      with: { hadra: { cell: { x: 3, y: 5 } }, veteran: { cell: { x: 4, y: 5 } } },
      dice: 'manual',
    }),
  );
  await lookAtScreen(page, 'a turn with Vigor', fight);
  await openTab(page, 'Wounds');
  await lookAtScreen(page, 'Durability, Health and armour', fight);
  await openTab(page, 'Act');
  await ready(page, 'Attack');
  await oddsAreKnown(page);
  await lookAtScreen(page, 'an attack of Action Dice', fight);
  await commit(page);
  await panel(page).locator('summary').first().click();
  await lookAtScreen(page, 'the pad with its ladder', fight);
});

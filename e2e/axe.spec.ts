import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { FightRecord, RecordReply } from '../src/protocol/messages.ts';
import { answerPrompt, commit, tapAction } from './person/answer.ts';
import { sampleFile, sitDown } from './person/command-line.ts';
import { openTab, ready } from './person/deed.ts';
import { enterFaces } from './person/dice.ts';
import { panel } from './person/look.ts';
import { tapCell } from './person/map.ts';
import { press } from './person/press.ts';
import { fromMenu, openRecord } from './person/record.ts';
import { comeIn, openSample } from './person/start.ts';

/** The light screens are the dark ones in other colours: there the colours are looked at, and nothing else again. */
async function findsNothingIn(page: Page, where: string, colours: boolean): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colours ? axe.withRules('color-contrast') : axe).analyze();
  const words = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html})`);
  expect(words, where).toEqual([]);
}

interface Sample {
  readonly combatants: readonly { readonly id: string }[];
}

/** The duel of a system's pack from its middle, with one of the two as it stands `now`. */
async function fromItsMiddle(
  system: string,
  who: string,
  now: object,
  initiative: { readonly [id: string]: number },
): Promise<FightRecord> {
  const duel = sampleFile(`${system}/duel`) as unknown as Sample;
  const startAt = { round: 1, active: who, initiative };
  const combatants = duel.combatants.map((one) => (one.id === who ? { ...one, now } : one));
  const table = sitDown();
  await table.say({ do: 'start', encounter: { ...duel, combatants, startAt }, seed: 'axe' });
  const { record } = await table.say<RecordReply>({ do: 'save' });
  table.leave();
  return record;
}

/** Rin's duel: hurt, tired, injured, ailing, her Persona broken, and a One More to use. */
function hardPressed(): Promise<FightRecord> {
  const now = {
    light: 1,
    heavy: 1,
    stress: 50,
    personas: { 'lantern-hart': 0 },
    injuries: { leftLeg: 1, head: 3 },
    ailments: [{ id: 'burning' }, { id: 'damned' }],
    conditions: ['prone'],
  };
  return fromItsMiddle('persona', 'rin', now, { rin: 4, 'glass-hound': 5 });
}

/** Torvin's duel: wounds on every level but one, tired, burning, and AP in hand. */
function fullOfWounds(): Promise<FightRecord> {
  const now = {
    wounds: { light: 3, moderate: 4, severe: 1, critical: 1 },
    fatigue: 7,
    stamina: 3,
    ap: 9,
    burning: 2,
  };
  return fromItsMiddle('wound-slots', 'torvin', now, { torvin: 14, guard: 11 });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });
    const findsNothing = (page: Page, where: string): Promise<void> =>
      findsNothingIn(page, where, colorScheme === 'light');

    test('finds nothing on the start page, in the settings and in the rules', async ({ page }) => {
      await comeIn(page);
      await findsNothing(page, 'start page');
      await page.goto('/#/settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await findsNothing(page, 'settings');
      await page.goto('/#/rules/fighting-style');
      await expect(page.getByText('FS-TEST-1').first()).toBeVisible();
      await findsNothing(page, 'rules');
      await page.goto('/#/quick/wound-slots');
      await expect(page.getByRole('heading', { name: /^Quick fight: / })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('button', { name: /^Begin/ })).toBeVisible();
      await findsNothing(page, 'quick fight');
      await page.goto('/#/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await findsNothing(page, 'not found');
    });

    test('finds nothing on the screens of a fight', async ({ page }) => {
      test.setTimeout(150_000);
      await openSample(page, 'The knight and the brute', { dice: 'real' });
      await findsNothing(page, 'initiative');
      await fromMenu(page, 'Hand the screen over');
      await expect(page.getByRole('heading', { name: 'The curtain is down' })).toBeVisible();
      await findsNothing(page, 'the curtain');
      await page.getByRole('button', { name: 'I am the game master' }).click();
      await enterFaces(page, [5]);
      await enterFaces(page, [2]);
      await findsNothing(page, 'a turn');
      await tapAction(page, 'Move');
      await findsNothing(page, 'a move in the making');
      await tapCell(page, 'I6');
      await commit(page);
      await tapAction(page, 'Strike');
      await expect(panel(page).getByRole('region', { name: 'What this would bring' })).toContainText('%');
      await findsNothing(page, 'a strike with its odds');
      await commit(page);
      await expect(panel(page).getByText('How does Brute defend?')).toBeVisible();
      await findsNothing(page, 'a defence');
      await answerPrompt(page, 'Parry');
      await findsNothing(page, 'the pad');
      await enterFaces(page, [12]);
      await enterFaces(page, [19]);
      await findsNothing(page, 'a maneuver');
      for (const tab of ['Wounds', 'Log']) {
        await panel(page).getByRole('tab', { name: tab }).click();
        await findsNothing(page, tab);
      }
      await page.getByRole('button', { name: 'Change by hand' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await findsNothing(page, 'the hand of the game master');
      await page.keyboard.press('Escape');
      await fromMenu(page, 'How it works, and keys');
      await expect(page.getByRole('dialog')).toBeVisible();
      await findsNothing(page, 'help');
      await page.keyboard.press('Escape');
      await fromMenu(page, 'Keep the people');
      const keeps = page.getByRole('button', { name: 'Keep one, and go on' });
      await expect(keeps).toBeVisible();
      await findsNothing(page, 'after the fight');
      await keeps.click();
      await page.getByRole('button', { name: 'Add gear to a style' }).click();
      await findsNothing(page, 'between fights');
    });

    test('finds nothing on the wounds of an Evoker and on the chart of what it fights', async ({ page }) => {
      test.setTimeout(150_000);
      await comeIn(page);
      await openRecord(page, await hardPressed());
      await openTab(page, 'Wounds');
      await expect(panel(page).getByRole('heading', { name: 'Rin', exact: true })).toBeVisible();
      await findsNothing(page, 'an injured Evoker');
      await page
        .getByRole('toolbar', { name: /^Order of turns/ })
        .getByRole('button', { name: /^Glass Hound,/ })
        .click();
      await panel(page).getByText('not found out').click();
      await expect(panel(page).getByText('Missile')).toBeVisible();
      await findsNothing(page, 'affinities');
    });

    test('finds nothing on slots that are full and on the ladder of initiative', async ({ page }) => {
      test.setTimeout(150_000);
      await comeIn(page);
      await openRecord(page, await fullOfWounds());
      await findsNothing(page, 'a turn with AP');
      await openTab(page, 'Wounds');
      await expect(panel(page).getByRole('heading', { name: 'Torvin', exact: true })).toBeVisible();
      await findsNothing(page, 'wound slots');
    });

    test('finds nothing on what is held back, a line of cover and what an area would do', async ({
      page,
    }) => {
      test.setTimeout(150_000);
      await openSample(page, 'Four in the quarry', { dice: 'real' });
      await answerPrompt(page, 'In the order of the list');
      await findsNothing(page, 'a turn with AP and RP');
      await press(panel(page).locator('summary', { hasText: 'Hold an action' }));
      await findsNothing(page, 'actions that can be held');
      await ready(page, 'Attack', { Whom: 'Hex weaver' });
      await findsNothing(page, 'an attack with its line');
    });

    test('finds nothing on a ladder of dice and on an answer that costs what everything turns on', async ({
      page,
    }) => {
      test.setTimeout(150_000);
      await openSample(page, 'The toll at the mill', { dice: 'real' });
      await enterFaces(page, [15]);
      await enterFaces(page, [8]);
      await findsNothing(page, 'a turn with Vigor');
      await openTab(page, 'Wounds');
      await findsNothing(page, 'Durability, Health and armour');
    });
  });
}

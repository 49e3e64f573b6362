import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerPrompt, commit, fillIn, tapAction } from './person/answer.ts';
import { openTab } from './person/deed.ts';
import { enterFaces } from './person/dice.ts';
import type { Seen } from './person/look.ts';
import { momentOf, oddsAreKnown, panel } from './person/look.ts';
import { closeList, tapCell } from './person/map.ts';
import { approachByList, playOn } from './person/play.ts';
import { press } from './person/press.ts';
import type { Speech } from './person/speech.ts';
import { actionDice, fightingStyle, persona, worldShapers, woundSlots } from './person/speech.ts';
import type { Sample } from './person/start.ts';
import { comeIn, openSample, sampleCard } from './person/start.ts';
import { test } from './person/test.ts';

/**
 * Pictures of the main screens, into `pictures/`: on a tablet held either way and on a laptop, in the dark and in the
 * light. `npm run pictures` takes them; `npm run soak` sees that they can be taken.
 */

const sizes = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** Takes the next picture of a series: of the screen as it stands when nothing glides any more. */
type Take = (name: string) => Promise<void>;

async function shoot(page: Page, path: string): Promise<void> {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `pictures/${path}.png` });
}

function takeInto(page: Page, folder: string, series: string): Take {
  let number = 0;
  return (name) => shoot(page, `${folder}/${series}-${String(++number).padStart(2, '0')}-${name}`);
}

/** The pages beside the fights. */
async function beside(page: Page, take: Take): Promise<void> {
  await comeIn(page);
  await expect(sampleCard(page, 'The fiend’s gate')).toBeVisible();
  await take('start');
  await page.goto('/#/quick/wound-slots');
  const more = page.getByRole('button', { name: /^One .* more$/ });
  await press(more.last());
  await take('quick-fight');
  await page.goto('/#/rules/fighting-style');
  await expect(page.getByText('FS-TEST-1').first()).toBeVisible();
  await take('rules');
  await page.goto('/#/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await take('settings');
  await comeIn(page);
  await press(page.getByRole('button', { name: 'How will it end? The toll at the mill' }));
  await expect(page.getByText('Over in round', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  // All fights have been played: the picture is the same each time.
  await expect(page.getByRole('button', { name: 'Again' })).toBeVisible({ timeout: 90_000 });
  await take('forecast');
}

/** The way through a duel with real dice on which each main screen of a fight comes by. */
async function duel(page: Page, take: Take): Promise<void> {
  await openSample(page, 'The knight and the brute', { dice: 'real' });
  await take('initiative');
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await take('move');
  await commit(page);
  await tapAction(page, 'Strike');
  await oddsAreKnown(page);
  await take('strike-with-odds');
  await commit(page);
  await oddsAreKnown(page);
  await take('defence');
  await answerPrompt(page, 'Parry');
  await take('pad');
  await enterFaces(page, [12]);
  await enterFaces(page, [19]);
  await oddsAreKnown(page);
  await take('maneuver');
  await woundsAndLog(page, take);
  const log = page.getByRole('region', { name: 'Log', exact: true });
  await press(log.getByRole('button', { name: / attacks .* with / }).last());
  await take('log-line-opened');
  await page.getByRole('button', { name: 'Change by hand', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take('by-hand');
}

async function woundsAndLog(page: Page, take: Take): Promise<void> {
  for (const name of ['Wounds', 'Log'] as const) {
    // On wide screens the log stands beside the panel all the time.
    if ((await panel(page).getByRole('tab', { name }).count()) === 0) continue;
    await openTab(page, name);
    await take(name.toLowerCase());
  }
}

/** A set piece that shows what only these rules have. */
const setPieces = [
  { series: 'action-dice', sample: 'The burnt crossing', speech: actionDice },
  { series: 'fighting-style', sample: 'The giant’s bridge', speech: fightingStyle },
  { series: 'persona', sample: 'The hollow court', speech: persona },
  { series: 'world-shapers', sample: 'Four in the quarry', speech: worldShapers },
  { series: 'wound-slots', sample: 'Riders at the broken bridge', speech: woundSlots },
] as const satisfies readonly { readonly series: string; readonly sample: Sample; readonly speech: Speech }[];

/** Plays to the first turn in which one can attack, and takes the attack into the hand. */
async function upToAnAttack(page: Page, sample: Sample, speech: Speech, seen?: Take): Promise<void> {
  const attack = new RegExp(`^${speech.attack.label}\\b`);
  const enough = (all: readonly Seen[]): boolean =>
    momentOf(all) === 'turn' &&
    all.some((one) => one.role === 'button' && !one.greyed && attack.test(one.name));
  await openSample(page, sample);
  await playOn(page, { speech, approach: approachByList(speech) }, { enough });
  await closeList(page);
  await oddsAreKnown(page);
  await seen?.('turn');
  await tapAction(page, speech.attack.label);
  await fillIn(page);
  await oddsAreKnown(page);
}

for (const viewport of sizes) {
  for (const colorScheme of ['dark', 'light'] as const) {
    const folder = `${viewport.width}x${viewport.height}-${colorScheme}`;
    test.describe(folder, { tag: '@long' }, () => {
      test.describe.configure({ timeout: 180_000 });
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' });

      test('beside the fights', ({ page }) => beside(page, takeInto(page, folder, 'beside')));
      test('a duel', ({ page }) => duel(page, takeInto(page, folder, 'duel')));
      for (const { series, sample, speech } of setPieces) {
        test(`${series}: ${sample}`, async ({ page }) => {
          const take = takeInto(page, folder, series);
          await upToAnAttack(page, sample, speech, take);
          await take('odds');
          await commit(page);
          await oddsAreKnown(page);
          await take('what-comes-of-it');
          await woundsAndLog(page, take);
        });
      }
    });
  }
}

/** Those that stand in the README: each is one of a series, as it is seen on one tablet. */
test.describe('the pictures of the README', { tag: '@long' }, () => {
  test.describe.configure({ timeout: 180_000 });
  test.use({ reducedMotion: 'reduce' });
  /** Of a series only this one. */
  const only =
    (page: Page, wanted: string): Take =>
    async (name) => {
      if (name === wanted) await shoot(page, `readme/${name}`);
    };

  test.describe('lying, in the dark', () => {
    test.use({ viewport: sizes[0], colorScheme: 'dark' });
    test('an attack with its odds', async ({ page }) => {
      await upToAnAttack(page, 'Riders at the broken bridge', woundSlots);
      await shoot(page, 'readme/odds');
    });
  });

  test.describe('upright, in the light', () => {
    test.use({ viewport: sizes[1], colorScheme: 'light' });
    test('the pad for real dice', ({ page }) => duel(page, only(page, 'pad')));
    test('how a fight will end', ({ page }) => beside(page, only(page, 'forecast')));
  });
});

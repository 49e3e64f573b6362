import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { FightReply } from '../src/protocol/messages.ts';
import { sitDown } from './person/command-line.ts';
import { diceOf } from './person/dice.ts';
import { approachByList, playOn } from './person/play.ts';
import { exportFight } from './person/record.ts';
import type { Sample } from './person/start.ts';
import { fixChance, openSample, samples } from './person/start.ts';

/** The fight on the screen, taken out as a file, comes to the same state on the command line. */
async function isTheSameOnTheCommandLine(page: Page, winner: string): Promise<void> {
  const record = await exportFight(page);
  const table = sitDown();
  const loaded = await table.say<FightReply>({ do: 'load', record });
  table.leave();
  expect(loaded.warning).toBeUndefined();
  expect(loaded.hash).toBe(record.hash);
  expect(loaded.view.over?.winner).toBe(winner);
}

// With the rest of the machine asleep each of these takes well below a minute. Nobody looks at gliding tokens here:
// the other journeys have them.
test.describe.configure({ timeout: 300_000 });
test.use({ reducedMotion: 'reduce' });

/** The long fights: one with each kind of dice is enough for every day. */
const everyDay: { readonly [sample in Sample]: readonly ('digital' | 'real')[] } = {
  'The knight and the brute': ['digital', 'real'],
  'Four in the courtyard': ['real'],
  "The giant's bridge": ['digital'],
};
const tagOf = (sample: Sample, dice: 'digital' | 'real') => ({
  tag: everyDay[sample].includes(dice) ? [] : ['@long'],
});

for (const sample of samples) {
  test(`${sample}, to its end with digital dice`, tagOf(sample, 'digital'), async ({ page }) => {
    await fixChance(page, 7);
    await openSample(page, sample);
    const { winner, moments } = await playOn(page, { approach: approachByList() });
    expect(winner).not.toBe('');
    expect(moments.roll + moments.initiative, 'nobody is asked for dice').toBe(0);
    await isTheSameOnTheCommandLine(page, winner);
  });

  test(`${sample}, to its end with real dice`, tagOf(sample, 'real'), async ({ page }) => {
    await openSample(page, sample, { dice: 'real' });
    const { winner, moments } = await playOn(page, { dice: diceOf(3), approach: approachByList() });
    expect(winner).not.toBe('');
    expect(moments.initiative).toBeGreaterThan(1);
    expect(moments.roll).toBeGreaterThan(5);
    await isTheSameOnTheCommandLine(page, winner);
  });
}

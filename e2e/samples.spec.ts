import { expect, test } from '@playwright/test';
import { diceOf } from './person/dice.ts';
import { approachByList, playOn } from './person/play.ts';
import { fixChance, openSample, samples } from './person/start.ts';

for (const sample of samples) {
  test(`${sample}, to its end with digital dice`, async ({ page }) => {
    test.setTimeout(150_000);
    await fixChance(page, 7);
    await openSample(page, sample);
    const played = await playOn(page, { approach: approachByList() });
    expect(played.winner).not.toBe('');
  });
  test(`${sample}, to its end with real dice`, async ({ page }) => {
    test.setTimeout(300_000);
    await openSample(page, sample, { dice: 'real' });
    const played = await playOn(page, { dice: diceOf(3), approach: approachByList() });
    expect(played.winner).not.toBe('');
  });
}

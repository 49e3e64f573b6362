import { expect } from '@playwright/test';
import { diceOf } from './person/dice.ts';
import { approachByList, playOn } from './person/play.ts';
import { isTheSameOnTheCommandLine } from './person/replay.ts';
import type { Speech } from './person/speech.ts';
import { actionDice, fightingStyle, persona, worldShapers, woundSlots } from './person/speech.ts';
import type { Sample } from './person/start.ts';
import { openSample } from './person/start.ts';
import { test } from './person/test.ts';

// With the rest of the machine asleep each of these takes well below a minute. Nobody looks at gliding tokens here:
// the other journeys have them.
test.describe.configure({ timeout: 300_000 });
test.use({ reducedMotion: 'reduce' });

interface Journey {
  readonly sample: Sample;
  readonly speech: Speech;
  /** One kind of dice is enough for every day; the rest is for long nights. */
  readonly everyDay: readonly ('digital' | 'real')[];
}

const journeys: readonly Journey[] = [
  // Its every day is in `touch.spec.ts`, `safety.spec.ts` and `keyboard.spec.ts`.
  { sample: 'The knight and the brute', speech: fightingStyle, everyDay: [] },
  { sample: 'Four in the courtyard', speech: fightingStyle, everyDay: [] },
  // Every day with fingers and real dice in `fighting-style.spec.ts`.
  { sample: 'The giant’s bridge', speech: fightingStyle, everyDay: [] },
  // The two that take longest. Their rules are played to the end with real dice every day, in `persona.spec.ts` and
  // `world-shapers.spec.ts`, and a turn with digital dice in `turn.spec.ts`.
  { sample: 'Duel at the old gate', speech: persona, everyDay: [] },
  { sample: 'In the pit', speech: worldShapers, everyDay: [] },
  { sample: 'Duel on the threshing floor', speech: woundSlots, everyDay: ['digital'] },
  { sample: 'The toll at the mill', speech: actionDice, everyDay: ['digital'] },
];
const tagOf = ({ everyDay }: Journey, dice: 'digital' | 'real') => ({
  tag: everyDay.includes(dice) ? [] : ['@long'],
});

for (const journey of journeys) {
  const { sample, speech } = journey;

  test(`${sample}, to its end with digital dice`, tagOf(journey, 'digital'), async ({ page }) => {
    await openSample(page, sample);
    const { winner, moments } = await playOn(page, { speech, approach: approachByList(speech) });
    expect(winner).not.toBe('');
    expect(moments.roll + moments.initiative, 'nobody is asked for dice').toBe(0);
    await isTheSameOnTheCommandLine(page, winner);
  });

  test(`${sample}, to its end with real dice`, tagOf(journey, 'real'), async ({ page }) => {
    await openSample(page, sample, { dice: 'real' });
    const { winner, moments } = await playOn(page, {
      speech,
      dice: diceOf(3),
      approach: approachByList(speech),
    });
    expect(winner).not.toBe('');
    expect(moments.initiative + moments.roll).toBeGreaterThan(2);
    await isTheSameOnTheCommandLine(page, winner);
  });
}

import { expect } from '@playwright/test';
import { diceOf } from './person/dice.ts';
import { journey } from './person/journey.ts';
import { panel } from './person/look.ts';
import { approachByList, playOn } from './person/play.ts';
import { isTheSameOnTheCommandLine } from './person/replay.ts';
import { openSample } from './person/start.ts';
import { systems } from './person/systems.ts';

const { speech, signature } = systems.fightingStyle;

const title = 'the giant’s bridge, from the first roll to the last blow, with real dice and by touch alone';
journey(systems.fightingStyle, title, async (page) => {
  await openSample(page, signature, { dice: 'real' });
  const asked = new Set<string>();
  const { winner, moments } = await playOn(page, {
    speech,
    dice: diceOf(3),
    approach: approachByList(speech),
    before: async (_page, moment) => {
      if (moment !== 'question') return;
      asked.add((await panel(page).getByRole('region', { name: 'Question' }).textContent()) ?? '');
    },
  });
  expect(winner).not.toBe('');
  expect(moments.initiative + moments.roll).toBeGreaterThan(8);
  const wasAsked = (words: RegExp): boolean => [...asked].some((one) => words.test(one));
  expect(wasAsked(/How does .* defend/), 'a defence').toBe(true);
  expect(wasAsked(/maneuver/i), 'a maneuver after a critical hit').toBe(true);
  await isTheSameOnTheCommandLine(page, winner);
});

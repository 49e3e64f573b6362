import { expect, test } from 'vitest';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { tactics } from '../tactics/index.ts';
import { begun } from './sketch.ts';

/** How the usual tactic comes up to those whom it cannot strike in this turn. */

test.each([
  // 4 AP are kept for its guard. Of 6 there are 2 for steps, and none behind a Dash of 2.
  [6, 'move'],
  [8, 'move'],
  // Of 9 there are 5: 3 at twice the rate go farther.
  [9, 'dash'],
])('[SL-POS-7] an ogre with %i AP, far from an archer: %s', (ap, option) => {
  const fight = begun({
    foes: { ogre: { at: [1, 1], now: { ap } } },
    heroes: { pell: { at: [22, 14] } },
  });
  const choice = tactics.simple.decide(turnQuestion(fight, 'ogre'), fight, stream('dash'));
  expect(choice.option).toBe(option);
});

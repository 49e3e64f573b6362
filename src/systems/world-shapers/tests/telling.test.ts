import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import { tellsOdds } from '../../testing/telling.ts';
import { system } from '../index.ts';
import { choice } from './line-up.ts';
import { answering, momentOf } from './moment.ts';

tellsOdds(system, []);

test('[WS-ADV-8] the chance to shake somebody off, who makes the check', () => {
  const lineUp = { red: { brana: { on: 'ogre' } }, blue: { ogre: { at: [6, 5] } } } as const;
  const moment = momentOf(lineUp, choice('shake-off', { target: 'brana' }), {
    order: ['brana', 'ogre'],
    turnOf: 'ogre',
  });
  const { exact, chances } = oddsOf(system, moment, answering());
  // d20 + 7 must beat d20 + 6 to cling on: the ogre's die is at most hers in 210 of 400 pairs.
  expect([exact, chances.won, chances.lost]).toEqual([true, expect.closeTo(0.475), expect.closeTo(0.525)]);
});

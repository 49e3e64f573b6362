import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import { tellsOdds } from '../../testing/telling.ts';
import { system } from '../index.ts';
import { choice } from './line-up.ts';
import { answering, momentOf } from './moment.ts';

// The results of these are numbers: a Defense, initiative, yards.
tellsOdds(system, [
  'turn/opening',
  'readied/opening',
  'turn/seize-initiative',
  'readied/seize-initiative',
  'turn/dash',
]);

test('[SL-JMP-1] [SL-JMP-3] [SL-R61] the chance of a long jump to come down where it is bound for', () => {
  const runner = { at: [5, 5], now: { movement: { left: 9, runUp: 5 } } } as const;
  const lineUp = { heroes: { wenna: runner }, foes: { guard: { at: [22, 14], now: { ap: 0 } } } } as const;
  const jump = choice('long-jump', { to: { x: 7, y: 5 } });
  const moment = momentOf(lineUp, jump, { rulings: { jumpYards: 'floorThree' } });
  const { exact, chances } = oddsOf(system, moment, answering());
  // d10 + 4 feet must be 6, for two yards of three feet: all but a 1.
  expect([exact, chances.works, chances.fails]).toEqual([true, expect.closeTo(0.9), expect.closeTo(0.1)]);
});

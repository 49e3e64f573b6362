import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import { tellsOdds } from '../../testing/telling.ts';
import { system } from '../index.ts';
import { choice } from './line-up.ts';
import { answering, momentOf } from './moment.ts';

tellsOdds(system, []);

test('[FS-ACT-6] the chance of a Search without opposition is that of Observation 13: 0.65', () => {
  const lineUp = { heroes: { runa: { at: [2, 2] } }, foes: { brute: { at: [8, 8] } } } as const;
  const { exact, chances } = oddsOf(system, momentOf(lineUp, choice('search')), answering('not-found'));
  // Observation 13: 13 faces of 20.
  expect([exact, chances.works, chances.fails]).toEqual([true, expect.closeTo(0.65), expect.closeTo(0.35)]);
});

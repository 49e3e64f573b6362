import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import { system } from '../index.ts';
import type { LineUp, Sketch } from './line-up.ts';
import { choice } from './line-up.ts';
import { answering, momentOf } from './moment.ts';

/** Exact odds of what heals: how much of which track, and whether somebody who is Down comes to. */

/** Maela mends with 2d4 + 2 beside Oren, who has `vitality` of 24. */
const mend = (vitality: number) => {
  const lineUp: LineUp = {
    red: {
      maela: { use: null, at: [5, 5], sheet: { abilities: ['mend'], wp: 6 } },
      oren: { use: null, at: [5, 6], sheet: { vitality: 24 }, now: { vitality } as Sketch },
    },
    blue: { foe: { use: null, at: [9, 5], sheet: {} } },
  };
  return oddsOf(system, momentOf(lineUp, choice('ability-mend', { target: 'oren' })), answering());
};

test('[WS-VIT-7] Mend brings 7 Vitality on average, at most what is missing', () => {
  const { exact, healing, chances } = mend(5);
  expect(exact).toBe(true);
  expect(healing.oren?.vitality).toBeCloseTo(7, 10);
  expect(chances['healed:oren:vitality:10']).toBeCloseTo(1 / 16, 10);
  // 20 of 24: 2d4 + 2 is never less than 4.
  expect(mend(20).chances['healed:oren:vitality:4']).toBeCloseTo(1, 10);
});

test('[WS-VIT-4] [WS-R74] at -4 whoever regains 5 or more comes to, Prone: 15 of 16 throws of 2d4', () => {
  const { chances, harm } = mend(-4);
  expect(chances['back:oren']).toBeCloseTo(15 / 16, 10);
  expect(chances['condition:oren:prone']).toBeCloseTo(15 / 16, 10);
  expect(harm).toEqual({});
});

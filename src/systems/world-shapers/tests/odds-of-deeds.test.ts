import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import { system } from '../index.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { choice } from './line-up.ts';
import { agreement, answering, momentOf } from './moment.ts';

/** Exact odds of cinematic deeds: only the success of the deed counts, not single checks. */

const hero = (strength: number): Sketch => ({
  stats: { strength },
  momentum: 6,
  weapons: ['ax'],
});
const lineUp: LineUp = {
  red: {
    hero: { use: null, at: [5, 5], sheet: hero(13) },
    friend: { use: null, at: [5, 6], sheet: hero(11) },
  },
  blue: { foe: { use: null, at: [9, 5], sheet: {} } },
};
const deed = (option = 'cinematic', more: Sketch = {}) =>
  choice(option, { what: 'lifts the table', ...more });

const moment = (made: ReturnType<typeof deed>, setting: Setting = {}) => momentOf(lineUp, made, setting);
/** The game master allows it with Raw Force against 12, and nothing else comes of it. */
const tactic = answering('join', 'done');

test('[WS-CIN-4] [WS-R4] a deed works with 9 or more of 3 against 12; a 20 is no success of another kind', () => {
  const { exact, chances } = oddsOf(system, moment(deed()), tactic);
  expect(exact).toBe(true);
  expect(chances.works).toBeCloseTo(12 / 20, 10);
  expect(chances.fails).toBeCloseTo(8 / 20, 10);
  expect(chances.critical).toBeUndefined();
  expect(agreement(moment(deed()), tactic, 1500)).toBeLessThanOrEqual(1);
});

test('[WS-CIN-9] [WS-CIN-10] together, with advantage: both pass, or a 20 of one makes good the other’s failure', () => {
  const made = deed('cinematic-together', { with: ['friend'] });
  const { exact, chances } = oddsOf(system, moment(made), tactic);
  expect(exact).toBe(true);
  // 3 and 1 against 12: 9 and 11 on the better of two dice; 39 of 400 pairs contain a 20.
  const [first, other, twenty] = [1 - (8 / 20) ** 2, 1 - (10 / 20) ** 2, 39 / 400];
  const both = first * other;
  const madeGood = twenty * (1 - other) + (1 - first) * twenty;
  expect(chances.works).toBeCloseTo(both + madeGood, 10);
  expect(chances.fails).toBeCloseTo(1 - both - madeGood, 10);
  expect(agreement(moment(made), tactic, 1500)).toBeLessThanOrEqual(1);
});

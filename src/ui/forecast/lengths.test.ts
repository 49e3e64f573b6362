import { expect, test } from 'vitest';
import { barsOf, overOf } from './lengths.ts';

const in10 = { rounds: 10, n: 135 };
const in12 = { rounds: 12, n: 15 };

test('fights that were broken off are no fights that ended in their last round', () => {
  // Of 160 fights 7 are broken off in round 60, and one ends in it.
  const forecast = {
    fights: 160,
    endless: 7,
    lengths: [in10, in12, { rounds: 59, n: 2 }, { rounds: 60, n: 8 }],
  };
  expect(barsOf(forecast)).toEqual({
    bars: [
      { label: '10', n: 135 },
      { label: '11', n: 0 },
      { label: '12', n: 15 },
      { label: '13+', n: 3 },
      { label: 'not over', n: 7 },
    ],
    rows: [
      { label: '10', n: 135 },
      { label: '12', n: 15 },
      { label: '59', n: 2 },
      { label: '60', n: 1 },
      { label: 'not over', n: 7 },
    ],
  });
  expect(barsOf({ fights: 150, endless: 0, lengths: [in10, in12] }).bars.map(({ label }) => label)).toEqual([
    '10',
    '11',
    '12',
  ]);
  // All of them.
  expect(barsOf({ fights: 3, endless: 3, lengths: [{ rounds: 60, n: 3 }] }).bars).toEqual([
    { label: 'not over', n: 3 },
  ]);
});

test('the rounds of a forecast do not end with one in which fights were broken off', () => {
  const rounds = { p10: 13, p50: 21, p90: 36 };
  expect(overOf({ fights: 100, endless: 5, rounds })).toEqual({
    value: '13 to 36',
    note: 'half of the fights by round 21',
  });
  expect(overOf({ fights: 100, endless: 20, rounds: { ...rounds, p90: 60 } })).toEqual({
    value: '13 or later',
    note: 'half of the fights by round 21',
  });
  expect(overOf({ fights: 100, endless: 60, rounds: { p10: 13, p50: 60, p90: 60 } })).toEqual({
    value: '13 or later',
    note: 'less than half of the fights by round 60',
  });
});

import { expect, test } from 'vitest';
import { added, higherThan, meanOf, rarity, together, valuesOf, varianceOf } from '../chance.ts';

const coin = valuesOf([
  [1, 0.5],
  [0, 0.5],
]);
const tossed = (actual: number) => ({ expected: 0.5, actual, variance: 0.25, values: coin });

test('two coins show 0, 1 or 2 heads with the chances 1/4, 1/2 and 1/4', () => {
  expect(together(coin, coin)).toEqual([
    [0, 0.25],
    [1, 0.5],
    [2, 0.25],
  ]);
  expect(meanOf(coin)).toBe(0.5);
  expect(varianceOf(coin)).toBe(0.25);
});

test('two heads are luckier than 87.5 in 100: than all lesser results and half of the equal ones', () => {
  const both = added(tossed(1), tossed(1));
  expect(both).toMatchObject({ expected: 1, actual: 2, variance: 0.5 });
  expect(higherThan(both)).toBe(87.5);
  expect(rarity(both)).toBe(0.25);
  const none = added(tossed(0), tossed(0));
  expect(higherThan(none)).toBe(12.5);
  expect(rarity(none)).toBe(0.25);
});

test('a certain result is luckier than 50 in 100', () => {
  expect(higherThan({ expected: 3, actual: 3, variance: 0, values: [[3, 1]] })).toBe(50);
});

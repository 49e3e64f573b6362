import { expect, test } from 'vitest';
import { stepsTo } from './steps.ts';

test('an axis of percents has steps of 1, 5, 10 or 20 and ends at or just above its longest bar', () => {
  expect(stepsTo(35.3)).toEqual([0, 10, 20, 30, 40]);
  expect(stepsTo(21.5)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(stepsTo(50)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(stepsTo(62)).toEqual([0, 20, 40, 60, 80]);
  expect(stepsTo(100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(stepsTo(3.4)).toEqual([0, 1, 2, 3, 4]);
  expect(stepsTo(0)).toEqual([0, 1]);
});

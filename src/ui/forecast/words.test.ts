import { expect, test } from 'vitest';
import { fightsOf, percentOf, rangeOf, spanOf } from './words.ts';

test('nothing of n is never 0 %, and all of n never 100 %', () => {
  expect(percentOf(0, 2000)).toBe('under 0.15 %');
  expect(percentOf(0, 100)).toBe('under 3 %');
  expect(percentOf(0, 4)).toBe('under 75 %');
  expect(percentOf(2000, 2000)).toBe('over 99.85 %');
  expect(percentOf(0, 0)).toBe('…');
});

test('up to three fights can tell nothing: 3/n is certainty', () => {
  expect(percentOf(0, 3)).toBe('0 of 3');
  expect(percentOf(1, 2)).toBe('1 of 2');
  expect(percentOf(1, 1)).toBe('1 of 1');
});

test('shares have as many digits as matter', () => {
  expect(percentOf(1240, 2000)).toBe('62 %');
  expect(percentOf(90, 2000)).toBe('4.5 %');
  expect(percentOf(3, 2000)).toBe('0.15 %');
  expect(percentOf(1999, 2000)).toBe('99.95 %');
  expect(rangeOf({ low: 0.584, high: 0.6601 })).toBe('58 to 66 %');
  expect(rangeOf({ low: 0, high: 0.0019 })).toBe('0 to 0.19 %');
});

test('rounds and fights', () => {
  expect(spanOf({ p10: 4, p90: 7 })).toBe('4 to 7');
  expect(spanOf({ p10: 5, p90: 5 })).toBe('5');
  expect(fightsOf(1)).toBe('1 fight');
  expect(fightsOf(2000)).toBe('2,000 fights');
});

test('the ends of a wide range are whole, those of a narrow one as fine as they are', () => {
  expect(rangeOf({ low: 0.764, high: 0.9911 })).toBe('76 to 99 %');
  expect(rangeOf({ low: 0.9177, high: 0.9344 })).toBe('91.8 to 93.4 %');
  // With few fights, neither end of an interval is shown as certain.
  expect(rangeOf({ low: 0.003, high: 0.2 })).toBe('0.3 to 20 %');
  expect(rangeOf({ low: 0, high: 0.0019 })).toBe('0 to 0.19 %');
  expect(rangeOf({ low: 0.6, high: 1 })).toBe('60 to 100 %');
});

import { expect, test } from 'vitest';
import { percent, points } from './figures.ts';

test('a chance above 0 is never 0 %, one below 1 never 100 % unless it lacks a mere 2e-10', () => {
  expect(percent(0.001)).toBe('<1 %');
  expect(percent(0.9999)).toBe('>99 %');
  expect(percent(199 / 200)).toBe('>99 %');
  expect(percent(0.994)).toBe('99 %');
  expect(percent(1)).toBe('100 %');
  // All but bursts that are too long to follow.
  expect(percent(1 - 2e-10)).toBe('100 %');
  expect(percent(0)).toBe('0 %');
});

test('a mean of points has one decimal, from ten on none', () => {
  expect(points(4.26)).toBe('4.3');
  expect(points(12.4)).toBe('12');
  // What would be written as 10.0 is ten.
  expect([points(9.94), points(9.96), points(10.4)]).toEqual(['9.9', '10', '10']);
});

test('a half that a product of fractions misses by a hair is rounded up like any other', () => {
  // 13 of 20 and 14 of 20 are 45.5 in 100, 7 of 20 and 14 of 20 are 24.5; as products both fall short of it by 1e-16.
  expect([percent(0.65 * 0.7), percent(182 / 400)]).toEqual(['46 %', '46 %']);
  expect([percent(0.35 * 0.7), percent(98 / 400)]).toEqual(['25 %', '25 %']);
  // 14 of 20 for 1.5 on average are 1.05.
  expect(points(0.7 * 1.5)).toBe('1.1');
});

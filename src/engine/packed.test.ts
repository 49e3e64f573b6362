import { expect, test } from 'vitest';
import { packed } from './packed.ts';

test('two numbers make one, as long as the second is within its range', () => {
  expect([packed(0, 0, 10), packed(3, 9, 10), packed(-2, 1, 10)]).toEqual([0, 39, -19]);
  expect(typeof packed(2 ** 26, 2 ** 26 - 1, 2 ** 26)).toBe('number');
});

test('pairs beyond the range have keys of their own', () => {
  const numbers = [-11, -10, -1, 0, 1, 9, 10, 11, 19, 20, 99, 100, 101, 2 ** 30, 2 ** 50];
  const keys = numbers.flatMap((first) => numbers.map((second) => packed(first, second, 10)));
  expect(new Set(keys).size).toBe(numbers.length ** 2);
});

import { expect, test } from 'vitest';
import { newNumber, numbering } from './numbering.ts';

test('each has a number of its own and keeps it until it stands otherwise', () => {
  const numbers = numbering();
  const [one, other] = [{}, {}];
  const first = numbers.of(one);
  expect(numbers.of(other)).not.toBe(first);
  expect(numbers.of(one)).toBe(first);
  numbers.renew(one);
  const second = numbers.of(one);
  expect(second).not.toBe(first);
  expect([numbers.of(other), first]).not.toContain(second);
  expect(numbers.of(one)).toBe(second);
});

test('what stands as another stood has its number, until one of them stands otherwise', () => {
  const numbers = numbering();
  const [one, copy] = [{}, {}];
  const first = numbers.of(one);
  numbers.same(copy, first);
  expect(numbers.of(copy)).toBe(first);
  numbers.renew(copy);
  expect(numbers.of(copy)).not.toBe(first);
  expect(numbers.of(one)).toBe(first);
});

test('numbers for one thing do not change with those for another, and none is given twice', () => {
  const [points, places] = [numbering(), numbering()];
  const fight = {};
  const [point, place] = [points.of(fight), places.of(fight)];
  points.renew(fight);
  expect(places.of(fight)).toBe(place);
  expect(new Set([point, place, points.of(fight), newNumber()]).size).toBe(4);
});

import { expect, test } from 'vitest';
import { newNumber, numbering } from './numbering.ts';

test('each object has its own number and keeps it until it is renewed', () => {
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

test('a copy marked as the same has the number of its original until it is renewed', () => {
  const numbers = numbering();
  const [one, copy] = [{}, {}];
  const first = numbers.of(one);
  numbers.same(copy, first);
  expect(numbers.of(copy)).toBe(first);
  numbers.renew(copy);
  expect(numbers.of(copy)).not.toBe(first);
  expect(numbers.of(one)).toBe(first);
});

test('renewing in one numbering does not change another, and no number is given twice', () => {
  const [points, places] = [numbering(), numbering()];
  const fight = {};
  const [point, place] = [points.of(fight), places.of(fight)];
  points.renew(fight);
  expect(places.of(fight)).toBe(place);
  expect(new Set([point, place, points.of(fight), newNumber()]).size).toBe(4);
});

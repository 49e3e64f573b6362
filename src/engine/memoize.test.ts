import { expect, test } from 'vitest';
import { memoizedByObject, memoizedByString, objectNumber, objectNumbering, pairMemory } from './memoize.ts';

test('an object keeps its number, an equal object gets another, and each numbering counts from 1', () => {
  const [one, equal] = [{ a: 1 }, { a: 1 }];
  expect(objectNumber(one)).toBe(objectNumber(one));
  expect(objectNumber(equal)).not.toBe(objectNumber(one));
  const [swords, shields] = [objectNumbering(), objectNumbering()];
  expect([swords(one), shields(equal), swords(equal), shields(one)]).toEqual([1, 1, 2, 2]);
});

test('a value derived from an object is computed once, even if it is null', () => {
  let times = 0;
  const nothing = memoizedByObject((_: object) => {
    times++;
    return null;
  });
  const thing = {};
  expect([nothing(thing), nothing(thing), times]).toEqual([null, null, 1]);
  nothing({});
  expect(times).toBe(2);
});

test('a value derived from a word is computed once, and anew after 20,000 other words', () => {
  let times = 0;
  const numberOf = memoizedByString(() => ++times);
  expect([numberOf('prone'), numberOf('up'), numberOf('prone')]).toEqual([1, 2, 1]);
  for (let n = 0; n < 20_000; n++) numberOf(`word ${n}`);
  expect(numberOf('prone')).toBe(20_003);
});

test('a pair of numbers and the reversed pair have separate values', () => {
  const between = pairMemory<string>();
  expect(between(1, 2, () => 'one to two')).toBe('one to two');
  expect(between(2, 1, () => 'two to one')).toBe('two to one');
  expect(between(1, 2, () => 'again')).toBe('one to two');
});

test('computing a value that needs other values of the same memory stores all of them', () => {
  const between = pairMemory<number>();
  const sum = (n: number): number => between(1, n, () => (n === 0 ? 0 : n + sum(n - 1)));
  expect(sum(4)).toBe(10);
  expect(between(1, 3, () => -1)).toBe(6);
});

test('after 20,000 pairs all are forgotten and computed anew', () => {
  const between = pairMemory<number>();
  for (let n = 0; n <= 20_000; n++) between(n, 0, () => n);
  expect(between(20_000, 0, () => -1)).toBe(20_000);
  expect(between(0, 0, () => -1)).toBe(-1);
});

import { expect, test } from 'vitest';
import { alwaysOf, byWord, numbered, pairMemory, thingNumbers } from './kept.ts';

test('the same thing has the same number, an equal one another; each kind counts for itself', () => {
  const [one, equal] = [{ a: 1 }, { a: 1 }];
  expect(numbered(one)).toBe(numbered(one));
  expect(numbered(equal)).not.toBe(numbered(one));
  const [swords, shields] = [thingNumbers(), thingNumbers()];
  expect([swords(one), shields(equal), swords(equal), shields(one)]).toEqual([1, 1, 2, 2]);
});

test('what follows from a thing is worked out once, even where it is null', () => {
  let times = 0;
  const nothing = alwaysOf((_: object) => {
    times++;
    return null;
  });
  const thing = {};
  expect([nothing(thing), nothing(thing), times]).toEqual([null, null, 1]);
  nothing({});
  expect(times).toBe(2);
});

test('what follows from a word is worked out once, until very many others have come', () => {
  let times = 0;
  const numberOf = byWord(() => ++times);
  expect([numberOf('prone'), numberOf('up'), numberOf('prone')]).toEqual([1, 2, 1]);
  for (let n = 0; n < 20_000; n++) numberOf(`word ${n}`);
  expect(numberOf('prone')).toBe(20_003);
});

test('two numbers are told apart from the same two the other way round', () => {
  const between = pairMemory<string>();
  expect(between(1, 2, () => 'one to two')).toBe('one to two');
  expect(between(2, 1, () => 'two to one')).toBe('two to one');
  expect(between(1, 2, () => 'again')).toBe('one to two');
});

test('work that asks about others of the same memory loses none of them', () => {
  const between = pairMemory<number>();
  const sum = (n: number): number => between(1, n, () => (n === 0 ? 0 : n + sum(n - 1)));
  expect(sum(4)).toBe(10);
  expect(between(1, 3, () => -1)).toBe(6);
});

test('after very many, all is forgotten and worked out anew', () => {
  const between = pairMemory<number>();
  for (let n = 0; n <= 20_000; n++) between(n, 0, () => n);
  expect(between(20_000, 0, () => -1)).toBe(20_000);
  expect(between(0, 0, () => -1)).toBe(-1);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, hashOf } from './json.ts';
import type { Term } from './terms.ts';
import { fold, operations, without } from './terms.ts';

const term = (value: number, op: Term['op'] = 'add', more: Partial<Term> = {}): Term => ({
  value,
  op,
  label: `${op} ${value}`,
  clause: 'T-1',
  ...more,
});

test('a total is the fold of its terms in their order', () => {
  expect(fold([term(8), term(4), term(-2)]).value).toBe(10);
  expect(fold([term(8), term(3, 'times'), term(1)]).value).toBe(25);
  expect(fold([term(8), term(5, 'set'), term(1)]).value).toBe(6);
  expect(fold([term(-3), term(0, 'atLeast')]).value).toBe(0);
  expect(fold([term(30), term(20, 'atMost')]).value).toBe(20);
  expect(fold([]).value).toBe(0);
});

test('a term that is off stays in the list and does not count', () => {
  const total = fold([term(8), term(-2, 'add', { off: 'counts once' })]);
  expect(total.value).toBe(8);
  expect(total.terms).toHaveLength(2);
});

test('a total without one term is the fold of its other terms', () => {
  const total = fold([term(10), term(2), term(-5)]);
  expect(without(total, 1).value).toBe(5);
  expect(without(total, 2).value).toBe(12);
});

test('leaving a term out of a total of added terms changes the total by just that term', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1 }), fc.nat(), (values, pick) => {
      const total = fold(values.map((value) => term(value)));
      const index = pick % values.length;
      expect(without(total, index).value).toBe(total.value - (values[index] ?? 0));
    }),
  );
});

test('fold knows every operation', () => {
  for (const op of operations) expect(Number.isFinite(fold([term(2), term(3, op)]).value)).toBe(true);
});

test('equal values have equal hashes, whatever the order of their keys', () => {
  expect(hashOf({ a: 1, b: [2, { c: 3, d: undefined }] })).toBe(hashOf({ b: [2, { c: 3 }], a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  expect(canonical({ b: 1, a: 'x' })).toBe('{"a":"x","b":1}');
});

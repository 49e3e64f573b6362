import { expect, test } from 'vitest';
import { hazardIn, hazardsIn } from './outside.ts';

const hostile = JSON.parse('{"a":[{"__proto__":{"prototype":1}},1e999],"b":{"constructor":2}}');

test('all hazards of a value are named with their places, and none that lie in another', () => {
  expect(hazardsIn(hostile, { at: ['sheet'] }).map(({ code, path }) => [code, path])).toEqual([
    ['forbidden-key', 'sheet.a[0].__proto__'],
    ['endless-number', 'sheet.a[1]'],
    ['forbidden-key', 'sheet.b.constructor'],
  ]);
});

test('of all hazards the first is told alone', () => {
  expect(hazardIn(hostile)).toEqual({
    code: 'forbidden-key',
    message: 'the key "__proto__" is not allowed',
    path: 'a[0].__proto__',
  });
});

test('JSON without such keys, and what is undefined, has no hazard', () => {
  expect(hazardIn({ a: [null, true, -1.5, 'text', undefined, {}], proto: '__proto__' })).toBe(null);
});

test('three levels are allowed where three may lie inside each other, four are not', () => {
  expect(hazardsIn([[[1]]], { levels: 3 })).toEqual([]);
  expect(hazardsIn([[[[1]]]], { levels: 3 })).toMatchObject([{ code: 'too-deep', path: '[0][0][0][0]' }]);
});

test.each([[1n], [() => 1], [Symbol('x')]])('what JSON cannot write is a hazard: %s', (value) => {
  expect(hazardIn({ at: value })).toMatchObject({ code: 'not-json', path: 'at' });
});

test('a long list costs no more to look through than a few times what it costs to read', () => {
  const text = `[${'0,'.repeat(999_999)}0]`;
  // The quickest of several times each: whatever else the machine does only makes one of them slower.
  let [reading, looking] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let time = 0; time < 5; time++) {
    const begun = performance.now();
    const list = JSON.parse(text) as unknown;
    const read = performance.now();
    expect(hazardIn(list)).toBeNull();
    reading = Math.min(reading, read - begun);
    looking = Math.min(looking, performance.now() - read);
  }
  expect(looking / reading).toBeLessThan(5);
});

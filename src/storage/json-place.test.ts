import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFault } from './json-place.ts';

const faults: readonly (readonly [text: string, line: number, column: number, words: string])[] = [
  ['', 1, 1, 'the text ends where a value is expected'],
  ['{"a": 1,\n "b": 2,\n}', 3, 1, '"}" stands where a name in double quotes is expected'],
  ['{"a": 1\n "b": 2}', 2, 2, 'where "," or "}" is expected'],
  ['[1, 2', 1, 6, 'the text ends where "," or "]" is expected'],
  ["{'a': 1}", 1, 2, 'where a name in double quotes is expected'],
  ['{"a" 1}', 1, 6, 'where ":" is expected'],
  ['{"a": tru}', 1, 7, 'where a value is expected'],
  ['["x', 1, 4, 'a string is not closed'],
  ['["a\nb"]', 1, 4, 'a line break or control character in a string'],
  ['["\\x"]', 1, 3, 'an escape that JSON does not know'],
  ['{} {}', 1, 4, 'after the end of the document'],
  ['[01]', 1, 3, 'where "," or "]" is expected'],
  ['[.5]', 1, 2, 'where a value is expected'],
  ['[1]]', 1, 4, 'after the end'],
  ['// hello\n{}', 1, 1, '"/" stands'],
];

describe('line, column and message of the first fault', () => {
  test.each(faults)('%j', (text, line, column, words) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonFault(text)).toEqual({ line, column, message: expect.stringContaining(words) });
  });
});

test('a valid document has no fault, whatever its indentation', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(3), (text, indent) => {
      expect(jsonFault(text)).toBeNull();
      expect(jsonFault(JSON.stringify(JSON.parse(text), null, indent))).toBeNull();
    }),
  );
});

test('a damaged document has a fault exactly when JSON.parse throws', () => {
  const scrap = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '1',
    '-',
    'e',
    'true',
    ' ',
    '\n',
    '0',
    '.',
  );
  fc.assert(
    fc.property(fc.json(), fc.nat(), scrap, fc.nat(3), (text, where, insert, remove) => {
      const at = where % (text.length + 1);
      const broken = text.slice(0, at) + insert + text.slice(at + remove);
      let good = true;
      try {
        JSON.parse(broken);
      } catch {
        good = false;
      }
      expect(jsonFault(broken) === null).toBe(good);
    }),
    { numRuns: 2000 },
  );
});

test('100,000 opening brackets: the fault is at the end', () => {
  expect(jsonFault('['.repeat(100_000))).toMatchObject({ line: 1, column: 100_001 });
});

test('a string of 15 million characters with escapes is read, and the fault behind it is found', () => {
  const text = `["${'a\\n'.repeat(5_000_000)}", oops]`;
  expect(jsonFault(text)).toEqual({
    line: 1,
    column: 15_000_006,
    message: '"o" stands where a value is expected',
  });
});

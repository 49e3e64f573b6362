import { expect, test } from 'vitest';
import { fellerIn, fightsOf, foundWords, percentOf, rangeIn, rangeOf, spanOf } from './words.ts';

test('none of n is "under 3/n", all of n "over 1 − 3/n", never 0 % or 100 %', () => {
  expect(percentOf(0, 2000)).toBe('under 0.15 %');
  expect(percentOf(0, 100)).toBe('under 3 %');
  expect(percentOf(0, 4)).toBe('under 75 %');
  expect(percentOf(2000, 2000)).toBe('over 99.85 %');
  expect(percentOf(0, 0)).toBe('…');
});

test('of at most three fights only counts are told: 1 of 2', () => {
  expect(percentOf(0, 3)).toBe('0 of 3');
  expect(percentOf(1, 2)).toBe('1 of 2');
  expect(percentOf(1, 1)).toBe('1 of 1');
});

test('shares have as many digits as matter: 62 %, 4.5 %, 0.15 %, 99.95 %', () => {
  expect(percentOf(1240, 2000)).toBe('62 %');
  expect(percentOf(90, 2000)).toBe('4.5 %');
  expect(percentOf(3, 2000)).toBe('0.15 %');
  expect(percentOf(1999, 2000)).toBe('99.95 %');
  expect(percentOf(33, 36)).toBe('92 %');
  expect(percentOf(1, 99)).toBe('1 %');
  expect(percentOf(98, 99)).toBe('99 %');
  expect(rangeOf({ n: 40, low: 0.584, high: 0.6601 }, 2000)).toBe('58 to 66 %');
  expect(rangeOf({ n: 40, low: 0, high: 0.0019 }, 2000)).toBe('0 to 0.19 %');
});

test('words for a range of rounds and a number of fights', () => {
  expect(spanOf({ p10: 4, p90: 7 })).toBe('4 to 7');
  expect(spanOf({ p10: 5, p90: 5 })).toBe('5');
  expect(fightsOf(1)).toBe('1 fight');
  expect(fightsOf(2000)).toBe('2,000 fights');
});

test('a wide range has whole percents at its ends, a narrow one decimals', () => {
  expect(rangeOf({ n: 40, low: 0.764, high: 0.9911 }, 2000)).toBe('76 to 99 %');
  expect(rangeOf({ n: 40, low: 0.9177, high: 0.9344 }, 2000)).toBe('91.8 to 93.4 %');
  // With few fights, neither end of an interval is shown as certain.
  expect(rangeOf({ n: 40, low: 0.003, high: 0.2 }, 2000)).toBe('0.3 to 20 %');
  expect(rangeOf({ n: 40, low: 0, high: 0.0019 }, 2000)).toBe('0 to 0.19 %');
  expect(rangeOf({ n: 40, low: 0.6, high: 1 }, 2000)).toBe('60 to 100 %');
});

test('whoever takes somebody out is named, also from a wave or a thing, and who came without being announced', () => {
  const cast = { people: { edda: { name: 'Edda' } }, others: { ghoul: 'Ghoul', trap: 'Bolt trap' } };
  expect(fellerIn(cast, 'edda')).toBe('Edda');
  expect(fellerIn(cast, 'ghoul')).toBe('Ghoul');
  expect(fellerIn(cast, 'trap')).toBe('Bolt trap');
  expect(fellerIn(cast, 'hound')).toBe('Somebody who joined');
  expect(fellerIn(cast, '')).toBe('Nobody else');
});

test('beside a bound stands how many fights it comes from, and no interval that contradicts it', () => {
  expect([percentOf(0, 8), rangeOf({ n: 0, low: 0, high: 0.32 }, 8)]).toEqual([
    'under 38 %',
    'none of 8 fights',
  ]);
  expect(rangeOf({ n: 2000, low: 0.998, high: 1 }, 2000)).toBe('all 2,000 fights');
  expect(rangeIn({ n: 0, low: 0, high: 0.0095 }, 400)).toBe('none of 400 fights');
  expect(rangeIn({ n: 248, low: 0.571, high: 0.666 }, 400)).toBe('57 to 67 % in 400 fights');
  // Of three fights only the count is told, which is no bound.
  expect([percentOf(0, 3), rangeOf({ n: 0, low: 0, high: 0.56 }, 3)]).toEqual(['0 of 3', '0 to 56 %']);
});

test('a search that has found no change yet does not speak of those that come nearest', () => {
  const empty = { done: false, proposals: [] };
  expect(foundWords(empty, true)).toBe(' so far');
  expect(foundWords(empty, false)).toBe(', stopped');
  const some = { done: false, proposals: ['a'] };
  expect(foundWords(some, true)).toBe(' so far; these have come nearest');
  expect(foundWords(some, false)).toBe(', stopped; these had come nearest');
  expect(foundWords({ ...some, done: true }, false)).toMatch(/the nearest first$/);
  expect(foundWords({ ...empty, done: true }, false)).toMatch(/^: none of them comes nearer/);
});

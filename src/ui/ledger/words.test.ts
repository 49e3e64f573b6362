import { expect, test } from 'vitest';
import { harmWords } from './Swings.tsx';
import { differenceWords, meanWords, whomWords, withoutBar } from './words.ts';

test('a mean on the edge of rounding is rounded the same for gain and loss, in spite of floating point', () => {
  // 0.35 × 7 + 0.05 × 16 is 3.25; in binary floating point it is a little less or more.
  expect([9.45 - 1e-12, 9.45 + 1e-12].map(meanWords)).toEqual(['9.5', '9.5']);
  expect(differenceWords({ actual: 28, expected: 18.55 })).toBe('9.5 more than expected');
  expect(differenceWords({ actual: -28, expected: -18.55 })).toBe('9.5 less than expected');
});

test('means are rounded to one decimal, from 10 on to whole numbers', () => {
  expect([2.44, 13.2, 0, -0.02, -2.5, 9.96, 9.94, -12.6].map(meanWords)).toEqual([
    '2.4',
    '13',
    '0',
    '0',
    '−2.5',
    '10',
    '9.9',
    '−13',
  ]);
});

test('whoever was taken out more than once is named once, with how often', () => {
  const name = (id: string) => (id === '' ? 'nobody else' : id.toUpperCase());
  expect(whomWords(['ogre', 'ogre', 'imp'], name)).toBe('OGRE ×2, IMP');
  expect(whomWords([''], name)).toBe('nobody else');
  expect(whomWords([], name)).toBe('');
});

test('only what had no other way was sure: a result of 99.7 % that failed was over 99 %', () => {
  const victim = { who: 'ogre', expected: 4.3, actual: 12, fell: false };
  const told = (falls: number) => harmWords('Ogre', { ...victim, falls } as never);
  expect(told(0.997)).toBe('Ogre: 12 harm where 4.3 was to be expected; >99 % to be taken out, and was not');
  expect(told(1)).toContain('sure to be taken out');
  expect(told(0.09)).toContain('9 % to be taken out');
});

test('where what was decided after the roll gave up more than the odds promised, no harm below 0 was to be expected', () => {
  // Sefu’s spear promised 1.8, with Precision on a critical win, which came and was worth 7; he feinted in place of it.
  const victim = { who: 'guard', expected: -1.68, actual: 5, falls: 0, fell: false };
  expect(harmWords('Watch guard', victim as never)).toBe(
    'Watch guard: 5 harm: the dice brought 6.7 more than was to be expected, and what was then decided gave some of it up',
  );
});

test('that nothing was left to chance is said once every deed is weighed, not of somebody whose attacks still wait for it', () => {
  expect([withoutBar(true, false), withoutBar(false, false)]).toEqual(['Not weighed yet', 'Not weighed yet']);
  expect(withoutBar(true, true)).toBe('Nothing was left to chance');
});

import { expect, test } from 'vitest';
import { capital, counted, listed, numeral, possessive, signed } from './phrases.ts';

test('numbers have a proper minus sign; one that is added, a sign in any case', () => {
  expect([numeral(-2), numeral(0), numeral(3)]).toEqual(['−2', '0', '3']);
  expect([signed(-2), signed(0), signed(3)]).toEqual(['−2', '+0', '+3']);
});

test('a noun follows its number', () => {
  expect([1, -1, 0, 2].map((count) => counted(count, 'yard'))).toEqual([
    '1 yard',
    '−1 yard',
    '0 yards',
    '2 yards',
  ]);
  expect(counted(2, 'die', 'dice')).toBe('2 dice');
});

test('a list ends with “and”, and nobody is in an empty one', () => {
  expect([listed([]), listed(['Sill']), listed(['Sill', 'Oren'])]).toEqual([
    'nobody',
    'Sill',
    'Sill and Oren',
  ]);
  expect(listed(['Brana', 'Sill', 'Oren'])).toBe('Brana, Sill and Oren');
});

test('names own things with a typographic apostrophe; a sentence begins with a capital letter', () => {
  expect([possessive('Brana'), possessive('Hounds')]).toEqual(['Brana’s', 'Hounds’']);
  expect([capital('hit by 4'), capital('')]).toEqual(['Hit by 4', '']);
});

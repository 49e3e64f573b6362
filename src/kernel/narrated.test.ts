import { expect, test } from 'vitest';
import { inBrackets, predicateOf, resultOf, rolledWords, rowTextOf, textOf, withComma } from './narrated.ts';

/** A name with a colon: nothing may be cut out of it. */
const words = { subject: 'Rook: the Elder', says: 'hits Kai', inRow: 'hits', result: '22 against 13' };

test('words are put together from their parts: as a line, as a row, and without what a row has said', () => {
  expect(textOf(words)).toBe('Rook: the Elder hits Kai: 22 against 13');
  expect(rowTextOf(words)).toBe('Rook: the Elder hits: 22 against 13');
  expect(predicateOf(words)).toBe('hits: 22 against 13');
  expect(resultOf(words)).toBe(': 22 against 13');
  const plain = { says: 'Initiative of Kai' };
  expect([textOf(plain), predicateOf(plain), resultOf(plain)]).toEqual([plain.says, plain.says, '']);
});

test('what a colon separates may stand in brackets or behind a comma', () => {
  expect(textOf(inBrackets(words))).toBe('Rook: the Elder hits (22 against 13)');
  expect(textOf(withComma(words))).toBe('Rook: the Elder hits Kai, 22 against 13');
  expect([inBrackets({ says: 'dies' }), withComma({ says: 'dies' })]).toEqual([
    { says: 'dies' },
    { says: 'dies' },
  ]);
});

test('the line of a roll has one colon of its own, before the result', () => {
  expect(textOf(rolledWords({ says: 'Initiative of Kai' }, '12'))).toBe('Initiative of Kai: 12');
  const defends = { subject: 'Rook: the Elder', says: 'defends against Ogre', result: 'Block' };
  expect(textOf(rolledWords(defends, '4 + 6 = 10'))).toBe(
    'Rook: the Elder defends against Ogre, Block: 4 + 6 = 10',
  );
});

import { expect, test } from 'vitest';
import { codeIn } from './share.ts';

const home = 'https://play.example/wound/';

test('the code in a link is found in a sentence, with what may belong to it, and where a messenger has written signs as numbers', () => {
  expect(codeIn(`${home}#/shared/1abc-D_e`)).toBe('1abc-D_e');
  expect(codeIn(`Look: ${home}#/shared/1abc def`)).toBe('1abc def');
  expect(codeIn(`${home}%23/shared/1abc`)).toBe('1abc');
  expect(codeIn(encodeURIComponent(`${home}#/shared/1abc`))).toBe('1abc');
});

test('a text without a link, and a link without a code, hold none', () => {
  expect(codeIn(home)).toBeNull();
  expect(codeIn('1abc')).toBeNull();
  expect(codeIn(`${home}#/shared/`)).toBeNull();
  expect(codeIn(`${home}#/part/a/1/2/abc`)).toBeNull();
});

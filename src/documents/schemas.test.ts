import { expect, test } from 'vitest';
import { id, name, sideName } from './schemas.ts';

const says = (schema: typeof id | typeof name, word: string): string | null => {
  const read = schema.safeParse(word);
  return read.success ? null : read.error.issues.map(({ message }) => message).join();
};

test.each(['constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'])(
  '“%s” may not be an id or the name of a side',
  (word) => {
    expect(says(id, word)).toBe('this word may not be an id');
    expect(says(sideName, word)).toBe('this word may not be the name of a side');
  },
);

test('ordinary words may be ids and names of sides', () => {
  for (const word of ['edda', 'brute-2', 'Ælf', 'value']) expect(says(id, word)).toBeNull();
  for (const word of ['The Pit', 'red', 'values']) expect(says(sideName, word)).toBeNull();
});

test('a name may have pictures that are joined of several, but nothing else that is not seen', () => {
  for (const word of ['🧙‍♂️ Ilvar', '👩🏽‍🚀', 'The 🏴‍☠️ crew', 'Ædil 🐺']) expect(says(name, word)).toBeNull();
  for (const word of ['a\u200db', '\u200d🧙', '🧙\u200d', 'a\u202eb', 'a\u200bb', 'bell\u0007'])
    expect(says(name, word)).toBe('only plain text: control characters are not allowed');
});

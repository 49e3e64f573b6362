import { expect, test } from 'vitest';
import { id, sideName } from './schemas.ts';

const says = (schema: typeof id | typeof sideName, word: string): string | null => {
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

import { expect, test } from 'vitest';
import { id, sideName } from './schemas.ts';

const says = (schema: typeof id | typeof sideName, word: string): string | null => {
  const read = schema.safeParse(word);
  return read.success ? null : read.error.issues.map(({ message }) => message).join();
};

test.each(['constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'])(
  'nobody and no side is called “%s”: things are counted by these names',
  (word) => {
    expect(says(id, word)).toBe('this word may not be an id');
    expect(says(sideName, word)).toBe('this word may not be the name of a side');
  },
);

test('names that people give are free', () => {
  for (const word of ['edda', 'brute-2', 'Ælf', 'value']) expect(says(id, word)).toBeNull();
  for (const word of ['The Pit', 'red', 'values']) expect(says(sideName, word)).toBeNull();
});

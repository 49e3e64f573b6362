import { expect, test } from 'vitest';
import { commandLine } from './schema.ts';

test('a word that every object inherits is no system: it is refused like any other', () => {
  for (const word of ['constructor', 'toString', 'nonsense']) {
    const read = commandLine.read([word]);
    expect('instead' in read && read.code, word).toBe(2);
    expect('instead' in read && read.instead).toContain(`"${word}" is no system; one of `);
  }
});

test('the id of a system is read as that system', () => {
  const read = commandLine.read(['persona']);
  expect('values' in read && read.values.system.id).toBe('persona');
});

import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codeOf, textOfCode } from './link.ts';

const text = JSON.stringify({
  name: 'Überfall am Fluß ⚔',
  combatants: [{ id: 'a' }],
  again: 'a'.repeat(500),
});

test('what is put into a link comes out of it', async () => {
  const code = await codeOf(text);
  expect(code).toMatch(/^1[\w-]+$/);
  expect(code.length).toBeLessThan(text.length / 2);
  expect(await textOfCode(code)).toBe(text);
});

test('a link that was cut off, altered, or holds something else says so', async () => {
  const code = await codeOf(text);
  const at = Math.floor(code.length / 2);
  const other = code[at] === 'A' ? 'B' : 'A';
  const broken = [
    code.slice(0, -1),
    code.slice(0, at),
    `${code.slice(0, at)}${other}${code.slice(at + 1)}`,
    '1',
    '1!',
  ];
  for (const one of broken) expect(await textOfCode(one), one).toMatchObject({ code: 'bad-link' });
  expect(await textOfCode('2abc')).toMatchObject({ code: 'newer-version', place: 'The link' });
});

test('a small link that unpacks to very much is not unpacked', async () => {
  const bomb = `1${deflateSync(Buffer.alloc(1_000_000)).toString('base64url')}`;
  expect(bomb.length).toBeLessThan(2000);
  expect(await textOfCode(bomb, 100_000)).toMatchObject({ code: 'too-large' });
});

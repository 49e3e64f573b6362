import { deflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { codeOf, readLink, textOfCode } from './link.ts';
import { longestText } from './read.ts';

const text = JSON.stringify({
  name: 'Überfall am Fluß ⚔',
  combatants: [{ id: 'a' }],
  again: 'a'.repeat(500),
});

test('a text packed into a code is unpacked unchanged; the code is URL-safe and less than half as long', async () => {
  const code = await codeOf(text);
  expect(code).toMatch(/^1[\w-]+$/);
  expect(code.length).toBeLessThan(text.length / 2);
  expect(await textOfCode(code)).toBe(text);
});

test('a shortened or altered code is refused with bad-link, one of a newer version with newer-version', async () => {
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

test('a small code that unpacks to more than the limit is refused with too-large', async () => {
  const bomb = `1${deflateSync(Buffer.alloc(1_000_000)).toString('base64url')}`;
  expect(bomb.length).toBeLessThan(2000);
  expect(await textOfCode(bomb, 100_000)).toMatchObject({ code: 'too-large' });
});

test('a code that unpacks to too much is refused with too-large where it was broken into lines, too', async () => {
  const bomb = await codeOf('a'.repeat(longestText + 1));
  const at = Math.floor(bomb.length / 2);
  const broken = `${bomb.slice(0, at)}=\r\n${bomb.slice(at)} and words behind it`;
  expect(await readLink(broken)).toMatchObject({ read: { code: 'too-large' } });
});

test('a code is read through what mail programs and messengers put into it and behind it', async () => {
  const code = await codeOf(text);
  const lines = code.match(/.{1,60}/g) ?? [];
  const ways = [
    `${code}.`,
    `${code})`,
    `${code}?utm_source=mail`,
    `${code} !`,
    `${code}\nHave fun`,
    lines.join(' '),
    lines.join('\r\n'),
    lines.join('\n> '),
    lines.join('=\n'),
    lines.join('%0D%0A'),
    `${lines.join('\n')}\nHave fun with it!`,
  ];
  for (const way of ways) expect((await readLink(way)).read, way).toBe(text);
  expect((await readLink(`${lines.join('\n')} !`)).code).toBe(code);
});

test('a broken code is read with 90 words behind it; one with a wrong checksum is not tried anew for each of 1,500', async () => {
  const code = await codeOf(text);
  const broken = code.replace(/.{60}/g, '$&\n');
  expect(await readLink(`${broken}${' more'.repeat(90)}`)).toMatchObject({ read: text });
  const unpackings = vi.spyOn(globalThis, 'DecompressionStream');
  const wrong = `${broken.slice(0, -2)}AA${' more'.repeat(1500)}`;
  expect(await readLink(wrong)).toMatchObject({ read: { code: 'bad-link' } });
  expect(unpackings.mock.calls.length).toBeLessThanOrEqual(101);
  unpackings.mockRestore();
});

test('of a code of which a part is lost what is there is told with bad-link, of no code at all too', async () => {
  const code = await codeOf(text);
  const cut = code.slice(0, 40);
  expect(await readLink(`${cut} and more`)).toMatchObject({ code: cut, read: { code: 'bad-link' } });
  expect(await readLink('')).toMatchObject({ code: '', read: { code: 'bad-link' } });
  expect(await readLink('2abc')).toMatchObject({ read: { code: 'newer-version' } });
});

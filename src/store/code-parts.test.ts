import { expect, test } from 'vitest';
import type { Gathered } from './code-parts.ts';
import { gather, partIn, textsOf, wholeOf } from './code-parts.ts';

const home = 'https://play.example/wound/';
const before = `${home}#/shared/`;
const letters = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, n) => String.fromCharCode(97 + ((n * 7 + from) % 26))).join('');
const linkOf = (count: number, from = 0): string => `${before}${letters(count, from)}`;
const texts = (link: string): readonly string[] => textsOf(link, before.length, 'tablet');
const read = (gathered: Gathered, ...all: readonly string[]): Gathered =>
  all.reduce((now, text) => {
    const part = partIn(text);
    return part ? gather(now, part) : now;
  }, gathered);

test('a link of 2,000 letters is one code, one of 2,001 is three parts of at most 800 letters', () => {
  const most = 2000 - before.length;
  expect(texts(linkOf(most))).toEqual([linkOf(most)]);
  const parts = texts(linkOf(most + 1));
  expect(parts).toHaveLength(3);
  for (const part of parts) expect(partIn(part)?.letters.length).toBeLessThanOrEqual(800);
});

test('on a phone a link of 1,000 letters is one code, one of 1,001 is two', () => {
  const most = 1000 - before.length;
  expect(textsOf(linkOf(most), before.length, 'phone')).toEqual([linkOf(most)]);
  expect(textsOf(linkOf(most + 1), before.length, 'phone')).toHaveLength(2);
  expect(texts(linkOf(most + 1))).toHaveLength(1);
});

test('parts may be read in any order and repeatedly, and give the whole only when none is missing', () => {
  const link = linkOf(5000);
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = texts(link);
  const some = read([], f, b, b, g, a, d, f, e);
  expect(some).toHaveLength(6);
  expect(wholeOf(some)).toBeNull();
  expect(wholeOf(read(some, c))).toBe(letters(5000));
});

test('a part of another link discards the parts gathered before', () => {
  const some = read([], ...texts(linkOf(3000)).slice(1));
  const others = texts(linkOf(3000, 1));
  expect(read(some, others[0] ?? '')).toHaveLength(1);
  expect(wholeOf(read(some, ...others))).toBe(letters(3000, 1));
});

test('a link that is no part, and parts with a wrong number or no letters, are not read as parts', () => {
  expect(partIn(linkOf(100))).toBeNull();
  expect(partIn(`${home}#/part/abc/4/3/letters`)).toBeNull();
  expect(partIn(`${home}#/part/abc/0/3/letters`)).toBeNull();
  expect(partIn(`${home}#/part/abc/1/3/`)).toBeNull();
});

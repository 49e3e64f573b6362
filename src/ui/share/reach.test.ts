import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

test('the sender of a link is told on which host it opens; for a local host, to send the file', () => {
  expect(reachOf('https://play.example/wound/#/shared/1abc')).toBe(
    'Whoever opens it needs this app at play.example.',
  );
  expect(reachOf('http://192.0.2.2:4173/#/shared/1abc')).toContain('at 192.0.2.2:4173.');
  for (const host of ['localhost:4173', '127.0.0.1', '[::1]:5173'])
    expect(reachOf(`http://${host}/#/shared/1abc`), host).toContain('send the file');
});

test('a link of more than 2,000 characters is told as such', () => {
  const long = `https://play.example/#/shared/1${'a'.repeat(2000)}`;
  expect(reachOf(long)).toContain('It has 2,031 characters');
  expect(reachOf(long.slice(0, 2000))).not.toContain('characters');
});

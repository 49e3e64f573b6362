import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Record<string, string>;
};

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const entries = Object.entries(lock.packages as Record<string, Entry>);

test('package-lock.json names no private registry', () => {
  const addresses = entries.flatMap(([, { resolved }]) => resolved ?? []);
  expect(addresses.filter((address) => !address.startsWith('https://registry.npmjs.org/'))).toEqual([]);
});

test('package-lock.json holds the packages of every platform, so that npm ci works on all of them', () => {
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
  expect(entries.filter(([path, { version }]) => path !== '' && !version)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licences, packagesOfPage } from '../../scripts/licences.mjs';

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const texts: readonly string[] = licences().split(/\n\n-{80}\n\n/);

test('the licences beside the page name every package that the page or its workers import', () => {
  const named = texts.map((text) => text.split(' ')[0]);
  expect(named).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  // A dependency of a dependency, and one that the build adds.
  expect(named).toEqual(expect.arrayContaining(['scheduler', 'workbox-core']));
  expect(texts).toHaveLength(1 + packagesOfPage().length);
});

test('every package of the page has the text of its licence, except wouter (Unlicense)', () => {
  const bare = texts.filter(
    (text) => !/permission|license|licence/i.test(text.split('\n\n').slice(1).join()),
  );
  expect(bare.slice(1).map((text) => text.replace(/ [\d.]+/, ''))).toEqual(['wouter (Unlicense)']);
});

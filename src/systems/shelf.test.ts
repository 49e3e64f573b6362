import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulingsPage } from '../workbench/rulings.ts';
import { prefacesByNeed, systemsByNeed } from './by-need.ts';
import { systems } from './registry.ts';

/** Tests of the systems as a whole; what each of them must do is in `testing/battery.ts`. */

test('there is at least one system, and each has one id: its manifest, its preface and its folder say the same', async () => {
  const ids = Object.keys(systems).sort();
  expect(ids.length).toBeGreaterThan(0);
  expect(Object.keys(systemsByNeed).sort(), 'folders').toEqual(ids);
  const prefaces = await Promise.all(prefacesByNeed.map((read) => read()));
  expect(prefaces.map(({ id }) => id).sort(), 'prefaces').toEqual(ids);
  for (const { id, pack } of prefaces) expect(systems[id]?.encounters.pack, id).toBe(pack);
});

test.each(Object.keys(systems))(
  '%s has a conformance.test.ts that runs the common tests of all systems',
  (id) => {
    const source = readFileSync(`src/systems/${id}/conformance.test.ts`, 'utf8');
    expect(source).toContain("import { system } from './index.ts';");
    expect(source).toMatch(/^conforms\(system(?:, \{[\s\S]*\})?\);$/m);
  },
);

test('docs/rulings.md is up to date with the rulebooks (npm run rulings)', () => {
  expect(readFileSync('docs/rulings.md', 'utf8')).toBe(rulingsPage(Object.values(systems)));
});

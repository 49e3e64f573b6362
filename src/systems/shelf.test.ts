import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulingsPage } from '../workbench/rulings.ts';
import { systems } from './registry.ts';

/** Tests of the systems as a whole; what each of them must do is in `testing/battery.ts`. */

test('there is at least one system, and each is listed under its own id', () => {
  expect(Object.keys(systems).length).toBeGreaterThan(0);
  for (const [id, system] of Object.entries(systems)) expect(system.id).toBe(id);
});

test.each(Object.keys(systems))(
  '%s has a conformance.test.ts that runs the common tests of all systems',
  (id) => {
    const source = readFileSync(`src/systems/${id}/conformance.test.ts`, 'utf8');
    expect(source).toContain("import { system } from './index.ts';");
    expect(source).toMatch(/^conforms\(system\);$/m);
  },
);

test('docs/rulings.md is up to date with the rulebooks (npm run rulings)', () => {
  expect(readFileSync('docs/rulings.md', 'utf8')).toBe(rulingsPage(Object.values(systems)));
});

import { expect, test } from 'vitest';
import type { System } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { fieldsOf } from '../../kernel/json.ts';
import { openHost } from '../../table/host.ts';

/**
 * Tests that what earlier versions have stored can still be read. `fixtures/` of a system's folder has an encounter as it
 * was written by every version of its encounters, with whole sheets and what a fight has left of them, and a fight by every
 * version of its records. They are kept as they are: if one cannot be read any more, the version goes up, a migration
 * mends it, and a fixture of the new version is added.
 */

const fixtures = import.meta.glob<Json>('../*/fixtures/*.json', { eager: true, import: 'default' });

/** The fixtures of a kind, one for each version up to the current one. */
function fixturesOf({ id }: System, kind: string, current: number): readonly Json[] {
  return Array.from({ length: current }, (_, before) => {
    const path = `${id}/fixtures/${kind}.v${before + 1}.json`;
    const fixture = fixtures[`../${path}`];
    if (fixture === undefined) throw new Error(`src/systems/${path} is missing`);
    return structuredClone(fixture);
  });
}

export function readsWhatWasKept(system: System): void {
  test('an encounter of every version is brought to the current one, and can be begun', () => {
    const { encounters } = system;
    const current = Number(fieldsOf(encounters.pack.encounters[0]?.encounter).schema);
    for (const [before, fixture] of fixturesOf(system, 'encounter', current).entries()) {
      expect(fixture).toMatchObject({ schema: before + 1, system: system.id });
      const begun = encounters.begin(encounters.migrate(fixture));
      expect(begun.ok ? [] : begun.problems, `version ${before + 1}`).toEqual([]);
    }
  });

  test('a fight of every version can be opened; where the rules have changed since, it ends earlier, and says so', () => {
    for (const [before, record] of fixturesOf(system, 'fight', system.version).entries()) {
      expect(record).toMatchObject({ version: before + 1, system: system.id });
      const host = openHost({ systems: { [system.id]: system }, newSeed: () => 'x' });
      const reply = host.handle({ do: 'load', record });
      expect(reply, `version ${before + 1}`).toMatchObject({ ok: true, view: { system: system.id } });
    }
  });
}

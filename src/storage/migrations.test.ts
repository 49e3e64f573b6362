import { describe, expect, test } from 'vitest';
import { recordSchema } from '../protocol/messages.ts';
import type { Migration, Migrations } from './migrations.ts';
import { documentKinds, migrations, renew, versionOf } from './migrations.ts';

type Fixture = Parameters<typeof renew>[1];
const fixtures = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });
const fixtureOf = (kind: string, version: number): Fixture | undefined =>
  fixtures[`./fixtures/${kind}.v${version}.json`];

describe.each(documentKinds)('documents of the kind "%s"', (kind) => {
  const versions = Array.from({ length: versionOf(kind) }, (_, index) => index + 1);

  test.each(versions)('a fixture of version %i exists and is brought to the current version', (version) => {
    const fixture = fixtureOf(kind, version);
    if (!fixture) throw new Error(`fixtures/${kind}.v${version}.json is missing`);
    expect(fixture.schema).toBe(version);
    const renewed = renew(kind, fixture);
    expect(renewed).toMatchObject({ ok: true, from: version, document: { schema: versionOf(kind) } });
  });

  test('the fixtures exercise every migration, and no migration changes the document it is given', () => {
    const used = new Set<number>();
    const watched = migrations[kind].map(
      (migration, index): Migration =>
        (document) => {
          used.add(index);
          return migration(document);
        },
    );
    for (const version of versions) {
      const fixture = fixtureOf(kind, version) as Fixture;
      const before = JSON.stringify(fixture);
      renew(kind, fixture, { ...migrations, [kind]: watched });
      expect(JSON.stringify(fixture)).toBe(before);
    }
    expect(used.size).toBe(migrations[kind].length);
  });
});

test('the version in which fights are written is the one that their migrations lead to', () => {
  expect(versionOf('fight')).toBe(recordSchema);
});

test('every fixture is of a known kind and version', () => {
  const known = documentKinds.flatMap((kind) =>
    Array.from({ length: versionOf(kind) }, (_, index) => `./fixtures/${kind}.v${index + 1}.json`),
  );
  expect(Object.keys(fixtures).filter((path) => !known.includes(path))).toEqual([]);
});

describe('a chain of migrations', () => {
  const chain: Migrations = {
    ...migrations,
    item: [
      (document) => ({ ...document, title: document.name }),
      (document) => ({ ...document, title: `${String(document.title)}!` }),
    ],
  };

  test('starts at the version of the document', () => {
    expect(renew('item', { schema: 1, name: 'a' }, chain)).toEqual({
      ok: true,
      from: 1,
      document: { schema: 3, name: 'a', title: 'a!' },
    });
    expect(renew('item', { schema: 2, title: 'b' }, chain)).toMatchObject({ document: { title: 'b!' } });
    expect(renew('item', { schema: 3, title: 'c' }, chain)).toMatchObject({ document: { title: 'c' } });
  });

  test('refuses a version newer than the last, and a version that is missing or no integer', () => {
    expect(renew('item', { schema: 4 }, chain)).toMatchObject({ ok: false, code: 'newer-version' });
    expect(renew('item', {}, chain)).toMatchObject({ ok: false, code: 'no-version' });
    expect(renew('item', { schema: 1.5 }, chain)).toMatchObject({ ok: false, code: 'no-version' });
  });
});

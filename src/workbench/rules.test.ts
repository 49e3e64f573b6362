import { expect, test } from 'vitest';
import { systems } from '../systems/registry.ts';
import { coverageOf, quotedIn } from './rules.ts';

test.each(Object.values(systems).map((system) => [system.id, system] as const))(
  '%s: a test quotes every clause and code cites it, no other clause is named, and every ruling is read',
  async (_id, system) => {
    const { clauses, ...lacks } = await coverageOf(system);
    expect(clauses).toBeGreaterThan(100);
    expect(lacks).toEqual({ untested: [], uncited: [], unknown: [], unread: [] });
  },
);

test('a clause is quoted by the title of a test, in brackets, and by nothing else', () => {
  const quoted = (source: string): readonly string[] => quotedIn(source, /XX-[A-Z]+-\d+/g);
  expect(quoted("test('[XX-ATK-1] [XX-R2] [XX-ATK-2, XX-DEF-3] a blow', () => {});")).toEqual([
    'XX-ATK-1',
    'XX-ATK-2',
    'XX-DEF-3',
  ]);
  expect(
    quoted("describe('[XX-ATK-1] blows', () => {}); test.each([1])('[XX-ATK-2] %i', () => {});"),
  ).toEqual(['XX-ATK-1', 'XX-ATK-2']);
  expect(quoted("test('a blow as in XX-ATK-1', () => expect(clause).toBe('[XX-ATK-2]'));")).toEqual([]);
});

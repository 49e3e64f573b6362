import { describe, expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { readDocument } from '../storage/import.ts';
import { ReadFailure } from '../storage/read.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';
import { judgeOf } from './judge.ts';

const judge = judgeOf(openHost({ systems, newSeed: () => 'judge' }));
const problemOf = (document: object) => {
  try {
    readDocument(JSON.stringify(document), 'a.json', judge);
    return null;
  } catch (error) {
    if (error instanceof ReadFailure) return error.problem;
    throw error;
  }
};
const sheetFile = (system: string, sheet: Json) => ({ woundtrack: 'sheet', schema: 1, system, sheet });

describe.each(Object.values(systems))('a file for $name', ({ id: system, encounters: { pack } }) => {
  test('of an encounter with three mistakes: refused with the path of each', () => {
    const good = pack.encounters[0]?.encounter as { readonly combatants: readonly object[] };
    const [first, ...others] = good.combatants;
    const bad = {
      ...good,
      surplus: 1,
      combatants: [{ ...first, side: 5, sheet: { use: 'nobody' } }, ...others],
    };
    const problem = problemOf(bad);
    expect(problem).toMatchObject({ code: 'bad-encounter', place: 'a.json' });
    expect(problem?.problems?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['surplus', 'combatants[0].side', 'combatants[0].sheet.use']),
    );
    expect(problem?.problems?.map(({ message }) => message).join()).not.toMatch(/undefined|Invalid/);
  });

  test('of a sheet with two mistakes: refused with the path of each', () => {
    const problem = problemOf(sheetFile(system, { name: '', surplus: 1 }));
    expect(problem?.code).toBe('bad-sheet');
    expect(problem?.problems?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['sheet.name', 'sheet.surplus']),
    );
    expect(problem?.problems?.every(({ path }) => path.startsWith('sheet'))).toBe(true);
  });

  test.each([...pack.heroes, ...pack.foes])('of a sheet: $name of the pack is accepted', ({ sheet }) => {
    expect(problemOf(sheetFile(system, sheet))).toBe(null);
  });
});

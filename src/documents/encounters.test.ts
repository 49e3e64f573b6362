import { expect, test } from 'vitest';
import type { Problem } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { combatantId, migrated } from './encounters.ts';
import { checkHidden, checkOther, checkStart, checkUnique, idsAsWritten } from './mentions.ts';

const found = (run: (problems: Problem[]) => void): string[] => {
  const problems: Problem[] = [];
  run(problems);
  return problems.map(({ path, message }) => `${path}: ${message}`);
};

test('migration takes a document through every version up to the current one', () => {
  const steps = [
    (one: { readonly [key: string]: Json | undefined }): Json => ({ schema: 2, was: one.name ?? '' }),
    (two: { readonly [key: string]: Json | undefined }): Json => ({ ...two, schema: 3, third: true }) as Json,
  ];
  expect(migrated({ schema: 1, name: 'Ford' }, 3, steps)).toEqual({ schema: 3, was: 'Ford', third: true });
  expect(migrated({ schema: 2, was: 'Ford' }, 3, steps)).toEqual({ schema: 3, was: 'Ford', third: true });
});

test('a document that is newer, without version or too old, or no object, is returned unchanged', () => {
  const never = () => {
    throw new Error('no step is for this');
  };
  for (const json of [{ schema: 9 }, { name: 'Ford' }, { schema: 0 }, 'Ford', null, [1]]) {
    expect(migrated(json as Json, 3, [never, never])).toBe(json);
  }
  expect(migrated({ schema: 1 }, 2, [])).toEqual({ schema: 1 });
});

test('a combatant may not have the id “gm”', () => {
  expect(combatantId.safeParse('gm').success).toBe(false);
  expect(combatantId.safeParse('rin').success).toBe(true);
});

test('combatants are known by their ids as written, or by their paths if they have none', () => {
  expect(idsAsWritten([{ id: 'rin' }, { id: 7 }, 'ogre'])).toEqual(['rin', 'combatants[1]', 'combatants[2]']);
  expect(idsAsWritten({ id: 'rin' })).toEqual([]);
});

test('a repeated id is a problem', () => {
  expect(found((all) => checkUnique(['rin', 'jun', 'rin'], all))).toEqual([
    'combatants[2].id: another combatant is called "rin"',
  ]);
});

test('a reference to a combatant must be to an existing and another one', () => {
  const at = ['combatants', 0, 'now', 'protecting'];
  expect(found((all) => checkOther('mei', 'rin', ['rin', 'jun'], at, all))).toEqual([
    'combatants[0].now.protecting: there is no combatant "mei"',
  ]);
  expect(found((all) => checkOther('rin', 'rin', ['rin', 'jun'], at, all))).toEqual([
    'combatants[0].now.protecting: this is the combatant itself',
  ]);
  expect(
    found((all) =>
      checkHidden(
        [
          { who: 'rin', from: 'ogre' },
          { who: 'jun', from: 'jun' },
        ],
        ['rin', 'jun'],
        all,
      ),
    ),
  ).toEqual(['hidden[0].from: there is no combatant "ogre"', 'hidden[1]: nobody hides from itself']);
});

test('startAt must name existing combatants and give each of them an initiative', () => {
  const startAt = { active: 'mei', initiative: { rin: 9, ogre: 3 } };
  expect(found((all) => checkStart(startAt, ['rin', 'jun'], all))).toEqual([
    'startAt.active: there is no combatant "mei"',
    'startAt.initiative.ogre: there is no combatant "ogre"',
    'startAt.initiative: without initiative: jun',
  ]);
});

import { expect, test } from 'vitest';
import type { Problem } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { combatantId, migrated } from './encounters.ts';
import { checkHidden, checkOther, checkSides, checkStart, idsAsWritten } from './mentions.ts';

const found = (run: (problems: Problem[]) => void): string[] => {
  const problems: Problem[] = [];
  run(problems);
  return problems.map(({ path, message }) => `${path}: ${message}`);
};

test('a document goes through every version up to the present one', () => {
  const steps = [
    (one: { readonly [key: string]: Json | undefined }): Json => ({ schema: 2, was: one.name ?? '' }),
    (two: { readonly [key: string]: Json | undefined }): Json => ({ ...two, schema: 3, third: true }) as Json,
  ];
  expect(migrated({ schema: 1, name: 'Ford' }, 3, steps)).toEqual({ schema: 3, was: 'Ford', third: true });
  expect(migrated({ schema: 2, was: 'Ford' }, 3, steps)).toEqual({ schema: 3, was: 'Ford', third: true });
});

test('what is newer, of no version, older than every step or no object comes back as it is', () => {
  const never = () => {
    throw new Error('no step is for this');
  };
  for (const json of [{ schema: 9 }, { name: 'Ford' }, { schema: 0 }, 'Ford', null, [1]]) {
    expect(migrated(json as Json, 3, [never, never])).toBe(json);
  }
  expect(migrated({ schema: 1 }, 2, [])).toEqual({ schema: 1 });
});

test('nobody is called gm', () => {
  expect(combatantId.safeParse('gm').success).toBe(false);
  expect(combatantId.safeParse('rin').success).toBe(true);
});

test('ids are known as they are written; who has none is known by the place', () => {
  expect(idsAsWritten([{ id: 'rin' }, { id: 7 }, 'ogre'])).toEqual(['rin', 'combatants[1]', 'combatants[2]']);
  expect(idsAsWritten({ id: 'rin' })).toEqual([]);
});

test('two of a name; everybody on one side, if everybody could be read', () => {
  const red = { side: 'red' };
  expect(found((all) => checkSides([red, { side: 'blue' }], ['rin', 'rin'], all))).toEqual([
    'combatants[1].id: another combatant is called "rin"',
  ]);
  expect(found((all) => checkSides([red, red], ['rin', 'jun'], all))).toEqual([
    'combatants: a fight needs two sides: everybody here is on the same',
  ]);
  expect(found((all) => checkSides([red, undefined], ['rin', 'jun'], all))).toEqual([]);
});

test('whoever is mentioned must be there, and be somebody else', () => {
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

test('a fight that begins in its middle has an initiative for everybody', () => {
  const startAt = { active: 'mei', initiative: { rin: 9, ogre: 3 } };
  expect(found((all) => checkStart(startAt, ['rin', 'jun'], all))).toEqual([
    'startAt.active: there is no combatant "mei"',
    'startAt.initiative.ogre: there is no combatant "ogre"',
    'startAt.initiative: without initiative: jun',
  ]);
});

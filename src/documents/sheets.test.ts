import { expect, test } from 'vitest';
import type { Problem } from '../engine/system.ts';
import { overlay } from '../kernel/overlay.ts';
import { checkUnique, lookUpAll, writtenSheet } from './sheets.ts';

const ogre = { name: 'Ogre', scores: { melee: 40, agility: 30 }, weapons: ['club', 'rock'], flyer: true };
const sheetOf = (id: string) => (id === 'ogre' ? ogre : undefined);

function written(json: unknown): { sheet: unknown; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  return { sheet: writtenSheet(json, sheetOf, ['combatants', 2, 'sheet'], problems), problems };
}

test('a sheet builds on one of the pack: objects are merged, lists replaced, null takes away', () => {
  const { sheet, problems } = written({
    use: 'ogre',
    name: 'Grub',
    scores: { agility: 10 },
    weapons: ['club'],
    flyer: null,
  });
  expect(problems).toEqual([]);
  expect(sheet).toEqual({ name: 'Grub', scores: { melee: 40, agility: 10 }, weapons: ['club'] });
  expect(ogre.scores.agility).toBe(30);
});

test('a sheet that builds on nothing stays as it is, whatever it is', () => {
  expect(written({ name: 'Grub' })).toEqual({ sheet: { name: 'Grub' }, problems: [] });
  expect(written('ogre').sheet).toBe('ogre');
});

test.each([['troll'], [7], [null]])('the pack has no sheet %j', (use) => {
  expect(written({ use })).toEqual({
    sheet: undefined,
    problems: [{ path: 'combatants[2].sheet.use', message: `the pack has no sheet ${JSON.stringify(use)}` }],
  });
});

test('what is laid over something else than an object replaces it', () => {
  expect(overlay({ a: 1 }, 2)).toBe(2);
  expect(overlay([1, 2], { a: 1 })).toEqual({ a: 1 });
  expect(overlay({ a: { b: 1 } }, { a: [3] })).toEqual({ a: [3] });
});

test('whatever stands twice is named at its second place', () => {
  const problems: Problem[] = [];
  checkUnique(['a', 'b', 'a', 'a'], (index) => ['powers', index], problems);
  expect(problems).toEqual([
    { path: 'powers[2]', message: '"a" stands here twice' },
    { path: 'powers[3]', message: '"a" stands here twice' },
  ]);
});

test('things of the pack stand by their ids, or are written out; what is missing or there twice is named at its own place', () => {
  const pack: { readonly [id: string]: { readonly id: string } } = {
    gust: { id: 'gust' },
    ember: { id: 'ember' },
  };
  const problems: Problem[] = [];
  const list = ['flood', 'ember', { id: 'own' }, 'gust', 'ember'];
  expect(lookUpAll(list, 'spell', (id) => pack[id], ['sheet', 'spells'], problems)).toEqual(
    ['ember', 'own', 'gust', 'ember'].map((id) => ({ id })),
  );
  expect(problems).toEqual([
    { path: 'sheet.spells[0]', message: 'the pack has no spell "flood"' },
    { path: 'sheet.spells[4]', message: '"ember" stands here twice' },
  ]);
});

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

test('a sheet that builds on one of the pack: objects are merged, lists replaced, and null removes a field', () => {
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

test('a sheet without `use` is returned unchanged, valid or not', () => {
  expect(written({ name: 'Grub' })).toEqual({ sheet: { name: 'Grub' }, problems: [] });
  expect(written('ogre').sheet).toBe('ogre');
});

test.each([['troll'], [7], [null]])(
  'building on the sheet %j, which the pack does not have, is a problem',
  (use) => {
    expect(written({ use })).toEqual({
      sheet: undefined,
      problems: [
        { path: 'combatants[2].sheet.use', message: `the pack has no sheet ${JSON.stringify(use)}` },
      ],
    });
  },
);

test('an overlay replaces the value unless both are objects', () => {
  expect(overlay({ a: 1 }, 2)).toBe(2);
  expect(overlay([1, 2], { a: 1 })).toEqual({ a: 1 });
  expect(overlay({ a: { b: 1 } }, { a: [3] })).toEqual({ a: [3] });
});

test('each repetition in a list is a problem at its own path', () => {
  const problems: Problem[] = [];
  checkUnique(['a', 'b', 'a', 'a'], (index) => ['powers', index], problems);
  expect(problems).toEqual([
    { path: 'powers[2]', message: '"a" stands here twice' },
    { path: 'powers[3]', message: '"a" stands here twice' },
  ]);
});

test('things are given by ids of the pack or written out; unknown and repeated ones are problems at their paths', () => {
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

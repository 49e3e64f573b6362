import { expect, test } from 'vitest';
import type { Cast } from './cast.ts';
import { castOf } from './cast.ts';
import { onlyLackOf, troublesOf } from './trouble.ts';

const document = {
  battlefield: { width: 4, height: 4, walls: [{ a: { x: 2, y: 0 }, b: { x: 3, y: 0 }, kind: 'gate' }] },
  combatants: [
    { id: 'edda', side: 'Heroes', cell: { x: 0, y: 0 }, sheet: { use: 'edda' } },
    { id: 'wolf', side: 'Wolves', cell: { x: 9, y: 1 }, sheet: { name: 'Grey' } },
  ],
  waves: [
    {
      id: 'pack',
      name: 'The pack',
      arrives: 'called',
      combatants: [{ id: 'late', side: 'Wolves', cell: { x: 3, y: 3 }, sheet: { name: 'Late' } }],
    },
  ],
};
const cast: Cast = castOf(document, new Map(), (sheet) =>
  String((sheet as { readonly name?: string }).name ?? 'Edda'),
);
const told = (path: string) => troublesOf(document, [{ path, message: 'no' }], cast)[0];

test('a problem with a combatant is told with its name, and shown at its cell', () => {
  expect(told('combatants[1].cell.x')).toEqual({
    key: 'combatants[1].cell.x: no',
    where: 'Grey, cell.x',
    what: 'no',
    who: 'wolf',
    cell: { x: 9, y: 1 },
    wave: null,
    tool: 'people',
  });
  expect(told('combatants[0]')).toMatchObject({ where: 'Edda', who: 'edda' });
  expect(told('combatants[7].id')).toMatchObject({ where: 'Person 8, id', who: null, cell: null });
});

test('a problem with the map is told by its cell, any other by its path in the document', () => {
  expect(told('battlefield.walls[0].kind')).toMatchObject({
    where: 'The map, the wall at C1',
    cell: { x: 2, y: 0 },
    tool: 'walls',
  });
  expect(told('battlefield.terrain[3].id')).toMatchObject({
    where: 'The map, a kind of ground',
    tool: 'ground',
  });
  expect(told('rulings.rounding')).toMatchObject({ where: 'rulings.rounding', who: null, cell: null });
});

test('a problem with a wave or a combatant in it is told with the name of the wave, and leads there', () => {
  expect(told('waves[0].combatants[0].cell')).toMatchObject({
    where: 'The pack, Late, cell',
    who: 'late',
    cell: { x: 3, y: 3 },
    wave: 'pack',
  });
  expect(told('waves[0].arrives')).toMatchObject({
    where: 'The pack, arrives',
    wave: 'pack',
    tool: 'people',
  });
});

test('a problem with the encounter itself is told in the words of its panel, and leads there', () => {
  expect(told('name')).toMatchObject({ where: 'Its name', tool: 'about' });
  expect(told('about')).toMatchObject({ where: 'What it is about', tool: 'about' });
  expect(told('combatants')).toMatchObject({ where: 'Who fights', tool: 'people' });
});

test('a problem with the start is told in the words of the panel', () => {
  const surprise = { field: 'surprise', label: 'Surprise', about: '', clause: 'X-1', roles: [] };
  const [trouble] = troublesOf(document, [{ path: 'surprise.observers', message: 'no' }], cast, { surprise });
  expect(trouble).toMatchObject({ where: 'At the start, surprise', tool: 'start' });
});

test('an encounter without a side, or with one, waits for another; nothing is wrong with it unless more is', () => {
  const lack = (sides: readonly string[], ...paths: readonly string[]) => {
    const begun = { combatants: sides.map((side, n) => ({ id: `one-${n}`, side })) };
    const problems = paths.map((path) => ({ path, message: 'no' }));
    return onlyLackOf(begun, troublesOf(begun, problems, {}));
  };
  expect(lack([], 'combatants')).toBe('Two sides are needed: add who fights.');
  expect(lack(['Heroes', 'Heroes'], 'combatants')).toBe('Nobody is against them yet.');
  expect(lack(['Heroes'], 'combatants', 'combatants[0].cell')).toBeNull();
  expect(lack(['Heroes', 'Wolves'], 'combatants')).toBeNull();
  expect(lack(['Heroes', 'Wolves'])).toBeNull();
});

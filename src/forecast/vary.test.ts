import { expect, test } from 'vitest';
import { patchOf } from '../kernel/patch.ts';
import type { Encounter } from '../kernel/written.ts';
import { without } from '../kernel/written.ts';
import { numbersOf } from './numbers.ts';
import { kinOf, withCopy, withoutGone } from './vary.ts';

const one = (id: string, side: string, use: string, more: object = {}) => ({
  id,
  side,
  cell: { x: 1, y: 1 },
  sheet: { use },
  ...more,
});

const raid = {
  name: 'wolf',
  combatants: [
    one('wolf', 'Pack', 'wolf'),
    one('ada', 'Party', 'ada'),
    one('rider', 'Pack', 'orc', { now: { riding: { mount: 'wolf' }, health: 4 } }),
    one('grey', 'Pack', 'wolf', { sheet: { use: 'wolf', name: 'Grey wolf' } }),
    one('tame', 'Party', 'wolf'),
  ],
  surprise: { sneakers: ['wolf', 'rider'], observers: ['ada'] },
  hidden: [
    { who: 'wolf', from: 'ada' },
    { who: 'rider', from: 'ada' },
  ],
  startAt: { round: 2, initiative: { wolf: 3, ada: 9 } },
} as unknown as Encounter;

const names = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id);

test('a kind is the combatants of one side with the same sheet but for the name, in any order of the list', () => {
  expect(names(kinOf(raid, 'wolf'))).toEqual(['grey', 'wolf']);
  expect(names(kinOf({ ...raid, combatants: [...raid.combatants].reverse() }, 'grey'))).toEqual([
    'grey',
    'wolf',
  ]);
  expect(kinOf(raid, 'nobody')).toEqual([]);
});

test('removing a combatant removes all references to it, but nothing else of the same name', () => {
  const left = without(raid, 'wolf');
  expect(names(left.combatants)).toEqual(['ada', 'rider', 'grey', 'tame']);
  expect(left.combatants[1]?.now).toEqual({ health: 4 });
  // The sheet and the encounter's title that are also called `wolf` do not refer to the combatant.
  expect(left.combatants[2]?.sheet).toEqual({ use: 'wolf', name: 'Grey wolf' });
  expect(left.name).toBe('wolf');
  expect(left.surprise).toEqual({ sneakers: ['rider'], observers: ['ada'] });
  expect(left.hidden).toEqual([{ who: 'rider', from: 'ada' }]);
  expect(left.startAt).toEqual({ round: 2, initiative: { ada: 9 } });
});

test('a copy has the surprise and the initiative of its model, but not its mount', () => {
  const [wolf, , rider] = raid.combatants as [never, never, never];
  const two = withCopy(raid, wolf, { id: 'wolf-2', cell: { x: 2, y: 1 }, sheet: { use: 'wolf' } });
  expect(two.surprise).toEqual({ sneakers: ['wolf', 'rider', 'wolf-2'], observers: ['ada'] });
  expect(two.startAt).toEqual({ round: 2, initiative: { wolf: 3, ada: 9, 'wolf-2': 3 } });
  const riders = withCopy(raid, rider, { id: 'rider-2', cell: { x: 2, y: 1 }, sheet: { use: 'orc' } });
  expect(riders.combatants.at(-1)).toEqual(one('rider-2', 'Pack', 'orc', { cell: { x: 2, y: 1 } }));
});

const sheet = {
  name: 'Orc',
  attributes: { STR: 4, sleightOfHand: 2 },
  weapons: [{ thing: { name: 'Axe', hit: 3 } }, { thing: { id: 'bow', hit: 1 } }],
  share: 0.5,
};

test('every whole number of a sheet has a path and a label', () => {
  expect(numbersOf(sheet)).toEqual([
    { path: 'attributes.STR', label: 'Attributes, STR', value: 4 },
    { path: 'attributes.sleightOfHand', label: 'Attributes, sleight of hand', value: 2 },
    { path: 'weapons[0].thing.hit', label: 'Weapons, Axe, thing, hit', value: 3 },
    { path: 'weapons[1].thing.hit', label: 'Weapons, bow, thing, hit', value: 1 },
  ]);
});

test('labels of numbers use the words of the rules and leave out those given as empty', () => {
  const words = { attributes: '', weapons: '', thing: '', hit: 'to hit', 'traits.ar': 'AR of the hide' };
  const bare = {
    weapons: [{ thing: { id: 'long-bow', hit: 1 } }],
    traits: { ar: 2 },
    attributes: { STR: 4 },
  };
  expect(numbersOf(bare, { ...words, traits: '' }).map(({ label }) => label)).toEqual([
    'Long bow, to hit',
    'AR of the hide',
    'STR',
  ]);
  expect(numbersOf({ level: 3 }, { level: '' })).toEqual([{ path: 'level', label: 'Level', value: 3 }]);
});

test('a changed number becomes an overlay, with whole lists; there is none for a path without a number', () => {
  expect(patchOf(sheet, 'attributes.STR', 9)).toEqual({ attributes: { STR: 9 } });
  expect(patchOf(sheet, 'weapons[1].thing.hit', 7)).toEqual({
    weapons: [{ thing: { name: 'Axe', hit: 3 } }, { thing: { id: 'bow', hit: 7 } }],
  });
  for (const path of ['attributes.AGI', 'name', 'weapons[2].thing.hit', '__proto__.x', '']) {
    expect(patchOf(sheet, path, 1)).toBeNull();
  }
});

test('tactics of ids and sides that are gone are dropped; those of waves and of unknown names are kept', () => {
  const late = { ...raid, waves: [{ id: 'dusk', combatants: [one('shade', 'Dead', 'shade')] }] };
  const tactics = {
    wolf: 'keen',
    Pack: 'simple',
    Party: 'simple',
    shade: 'keen',
    Dead: 'simple',
    Nobody: 'x',
  };
  const calmer = { ...late, combatants: raid.combatants.filter(({ id }) => id !== 'wolf') };
  expect(Object.keys(withoutGone(tactics, late as never, calmer as never))).toEqual([
    'Pack',
    'Party',
    'shade',
    'Dead',
    'Nobody',
  ]);
  const alone = { combatants: [one('ada', 'Party', 'ada')] };
  expect(Object.keys(withoutGone(tactics, late as never, alone as never))).toEqual(['Party', 'Nobody']);
});

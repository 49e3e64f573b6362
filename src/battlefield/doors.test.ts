import { expect, test } from 'vitest';
import { compile, withChanges } from './compile.ts';
import type { BattlefieldDocument } from './document.ts';
import { doorStands, doorsNear, doorWords } from './doors.ts';

const house: BattlefieldDocument = {
  width: 8,
  height: 6,
  grid: 'square',
  metric: 'alternating',
  walls: [
    { kind: 'wall', x: 4, y: 1, side: 'w', length: 4 },
    { kind: 'door', id: 'gate', label: 'Gate', x: 4, y: 2, side: 'w', length: 2 },
    { kind: 'window', id: 'shutter', x: 4, y: 4, side: 'w', open: true },
    { kind: 'door', x: 0, y: 0, side: 'e' },
  ],
};
const ids = (document: BattlefieldDocument, x: number, y: number, size = 1, changes = {}) =>
  doorsNear(withChanges(compile(document), changes), { x, y }, size).map(
    ({ id, open }) => `${id} ${open ? 'open' : 'closed'}`,
  );

test('doors are near on both sides and across a corner, not farther', () => {
  expect(ids(house, 4, 2)).toEqual(['gate closed']);
  expect(ids(house, 2, 1)).toEqual(['gate closed']);
  expect(ids(house, 5, 1)).toEqual(['gate closed']);
  expect(ids(house, 1, 2)).toEqual([]);
  expect(ids(house, 6, 2)).toEqual([]);
  expect(ids(house, 3, 4)).toEqual(['gate closed', 'shutter open']);
});

test('a large footprint reaches from each of its cells', () => {
  expect(ids(house, 1, 1, 2)).toEqual(['gate closed']);
  expect(ids(house, 0, 1, 2)).toEqual([]);
});

test('nobody reaches a door through another wall; round the end of that one it can be reached', () => {
  const walls = [...(house.walls ?? []), { kind: 'wall', x: 3, y: 2, side: 'w', length: 2 } as const];
  const cell = { ...house, walls };
  expect(ids(cell, 3, 2)).toEqual(['gate closed']);
  expect(ids(cell, 2, 2)).toEqual([]);
  expect(ids(cell, 2, 1)).toEqual(['gate closed']);
});

test('what has changed counts; what is broken or has no id is no door any more', () => {
  expect(ids(house, 3, 4, 1, { doors: { gate: true, shutter: false } })).toEqual([
    'gate open',
    'shutter closed',
  ]);
  expect(ids(house, 3, 4, 1, { broken: ['gate'] })).toEqual(['shutter open']);
  expect(ids(house, 0, 0)).toEqual([]);
});

test('doors between hexes', () => {
  const tower: BattlefieldDocument = {
    width: 6,
    height: 6,
    grid: 'hex-pointy',
    metric: 'one',
    walls: [{ kind: 'door', id: 'hatch', x: 2, y: 2, side: 'e' }],
  };
  expect(ids(tower, 1, 2)).toEqual(['hatch closed']);
  expect(ids(tower, 4, 2)).toEqual(['hatch closed']);
  expect(ids(tower, 0, 2)).toEqual([]);
  expect(ids(tower, 5, 2)).toEqual([]);
});

test('a sentence speaks of a door by its label, else by what it is', () => {
  expect(
    doorWords(
      { walls: [{ kind: 'door', id: 'd', label: 'Door of the Old Mill', x: 0, y: 0, side: 'e' }] },
      'd',
    ),
  ).toBe('the door of the Old Mill');
  expect(doorWords(house, 'shutter')).toBe('the window');
  expect(doorWords(house, 'cellar')).toBe('cellar');
  expect(doorStands(house, 'gate', false)).toBe('The gate is closed');
});

import { expect, test } from 'vitest';
import { compile, withChanges } from './compile.ts';
import type { BattlefieldDocument } from './document.ts';
import { doorStands, doorsNear, doorWords, nearestClosedDoor } from './doors.ts';
import { reachable } from './reach.ts';

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

test('a door is near up to one cell from its cells on both sides, also diagonally, and not farther', () => {
  expect(ids(house, 4, 2)).toEqual(['gate closed']);
  expect(ids(house, 2, 1)).toEqual(['gate closed']);
  expect(ids(house, 5, 1)).toEqual(['gate closed']);
  expect(ids(house, 1, 2)).toEqual([]);
  expect(ids(house, 6, 2)).toEqual([]);
  expect(ids(house, 3, 4)).toEqual(['gate closed', 'shutter open']);
});

test('a footprint of size 2 is near a door if one of its cells is', () => {
  expect(ids(house, 1, 1, 2)).toEqual(['gate closed']);
  expect(ids(house, 0, 1, 2)).toEqual([]);
});

test('a door is not near behind another wall, but is near around the end of that wall', () => {
  const walls = [...(house.walls ?? []), { kind: 'wall', x: 3, y: 2, side: 'w', length: 2 } as const];
  const cell = { ...house, walls };
  expect(ids(cell, 3, 2)).toEqual(['gate closed']);
  expect(ids(cell, 2, 2)).toEqual([]);
  expect(ids(cell, 2, 1)).toEqual(['gate closed']);
});

test('doors are listed with their changed state; broken doors and doors without an id are not listed', () => {
  expect(ids(house, 3, 4, 1, { doors: { gate: true, shutter: false } })).toEqual([
    'gate open',
    'shutter closed',
  ]);
  expect(ids(house, 3, 4, 1, { broken: ['gate'] })).toEqual(['shutter open']);
  expect(ids(house, 0, 0)).toEqual([]);
});

test('on hexagons a door is near up to one cell from its cells on both sides', () => {
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

test('the nearest anchor from which a large footprint stands beside a closed door, on squares and on hexes', () => {
  const reachOf = (document: BattlefieldDocument, x: number, y: number, size: number) => {
    const field = compile(document);
    return nearestClosedDoor(field, reachable(field, { from: { x, y }, size, budget: 20 }), size);
  };
  // The gate is at the west side of (4, 2) and (4, 3), so a footprint of 2 by 2 west of it covers a cell at x 3.
  expect(reachOf(house, 0, 0, 2)).toEqual({ x: 2, y: 1 });
  expect(reachOf(house, 0, 0, 1)).toEqual({ x: 3, y: 2 });
  expect(reachOf({ ...house, walls: [] }, 0, 0, 1)).toBeNull();
  // Size 3 on hexes is a cell and the six around it: from (7, 3) it covers (6, 3), east of the hatch.
  const tower: BattlefieldDocument = {
    width: 12,
    height: 7,
    grid: 'hex-pointy',
    metric: 'one',
    walls: [{ kind: 'door', id: 'hatch', x: 5, y: 3, side: 'e' }],
  };
  expect(reachOf(tower, 10, 3, 3)).toEqual({ x: 7, y: 3 });
});

test('sentences name a door by its label, else by its kind, and an unknown door by its id', () => {
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

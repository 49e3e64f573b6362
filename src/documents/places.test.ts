import { expect, test } from 'vitest';
import type { BattlefieldDocument } from '../battlefield/document.ts';
import type { Problem } from '../engine/system.ts';
import type { Doors, Placed } from './places.ts';
import { checkDoors, checkPlaces, readMetric, readSquares } from './places.ts';

const field: BattlefieldDocument = {
  width: 6,
  height: 4,
  grid: 'square',
  metric: 'one',
  terrain: [{ id: 'rock', label: 'Rock', blocksMove: true }],
  cells: [{ x: 3, y: 1, terrain: 'rock' }],
  walls: [{ kind: 'door', id: 'gate', x: 1, y: 1, side: 'e' }],
};

const found = (run: (problems: Problem[]) => void): string[] => {
  const problems: Problem[] = [];
  run(problems);
  return problems.map(({ path, message }) => `${path}: ${message}`);
};
const places = (all: readonly (Placed | undefined)[], doors: Doors = {}): string[] =>
  found((problems) => checkPlaces(all, field, doors, 'X-1', problems));
const at = (name: string, x: number, y: number, squares = 1): Placed => ({ name, cell: { x, y }, squares });

test('a battlefield must have squares of one metre and a valid size', () => {
  expect(found((all) => expect(readSquares(field, 'X-1', all)).toBe(field))).toEqual([]);
  expect(
    found((all) => readSquares({ ...field, grid: 'hex-flat', walls: [], metres: 2 }, 'X-1', all)),
  ).toEqual([
    'battlefield.grid: this system is played on squares (X-1)',
    'battlefield.metres: a square of this system is 1 m wide (X-1)',
  ]);
  expect(found((all) => readSquares({ ...field, width: 0 }, 'X-1', all))).toEqual([
    'battlefield.width: Must be a whole number from 1 to 200, not 0.',
  ]);
});

test('the metric gives the value of a ruling, and must not contradict a ruling that is stated', () => {
  const names = { one: 'king', alternating: 'turns', exact: 'ruler' };
  const read = (said: unknown) =>
    found((all) => expect(readMetric(field, names, { key: 'steps', said }, all)).toBe('king'));
  expect(read(undefined)).toEqual([]);
  expect(read('king')).toEqual([]);
  expect(read('ruler')).toEqual(['battlefield.metric: "one" does not go with the ruling "steps": "ruler"']);
});

test('the state of a door that the battlefield does not have is a problem', () => {
  expect(found((all) => checkDoors(field, { gate: true, hatch: false }, all))).toEqual([
    'doors.hatch: the battlefield has no such door',
  ]);
});

test('a footprint that reaches off the map is a problem for each axis, and so is an occupied cell', () => {
  expect(places([at('a', 5, 3), at('b', 4, 2, 2), at('c', 6, 0)])).toEqual([
    'combatants[1].cell: a stands here already (X-1)',
    'combatants[2].cell.x: off the map: the x of a combatant of this size is 5 at the most, column F',
  ]);
  expect(places([at('a', 5, 3, 2)])).toEqual([
    'combatants[0].cell.x: off the map: the x of a combatant of this size is 4 at the most, column E',
    'combatants[0].cell.y: off the map: the y of a combatant of this size is 2 at the most, row 3',
  ]);
});

test('a combatant may not stand in a rock or across a closed door', () => {
  const blocked = 'combatants[0].cell: nobody can stand here: the ground or a wall is in the way';
  expect(places([at('a', 3, 1)])).toEqual([blocked]);
  expect(places([at('a', 1, 1, 2)])).toEqual([blocked]);
  expect(places([at('a', 1, 1, 2)], { gate: true })).toEqual([]);
});

test('two combatants on one square are a problem, unless they are on different layers or take no room', () => {
  const there = (layer: string | null): Placed => ({ ...at('b', 2, 2), layer });
  const first: Placed = { ...at('a', 2, 2), layer: 'ground' };
  expect(places([first, there('ground')])).toEqual(['combatants[1].cell: a stands here already (X-1)']);
  expect(places([first, there('air')])).toEqual([]);
  expect(places([there(null), there(null)])).toEqual([]);
  expect(places([undefined, first])).toEqual([]);
});

import { expect, test } from 'vitest';
import type { MapReport } from '../../store/library.ts';
import { accountOf } from './words.ts';

const none = { along: 0, beside: 0, slanting: 0, tiny: 0, rim: 0, outside: 0, cut: 0 };
const plain: MapReport = {
  grown: false,
  walls: { ...none, along: 1 },
  objects: none,
  doors: { set: 0, open: 0, moved: 0, outside: 0, twice: 0 },
  lights: { set: 0, outside: 0, unlit: 0, coloured: 0 },
  picture: 0,
};
const size = { width: 30, height: 20 };

test('a plain map is told in three lines without remarks', () => {
  expect(accountOf(plain, size, true)).toEqual([
    { about: 'Size', has: '30 by 20 cells.', but: [] },
    { about: 'Walls', has: '1 piece, all along edges.', but: [] },
    { about: 'Doors', has: 'None.', but: [] },
  ]);
});

test('everything that was changed or left out is told with its number', () => {
  const report: MapReport = {
    grown: true,
    walls: { along: 40, beside: 6, slanting: 9, tiny: 3, rim: 4, outside: 2, cut: 1 },
    objects: { ...none, tiny: 8 },
    doors: { set: 5, open: 2, moved: 1, outside: 1, twice: 1 },
    lights: { set: 4, outside: 1, unlit: 2, coloured: 3 },
    picture: 12_400_000,
  };
  expect(accountOf(report, size, true)).toEqual([
    {
      about: 'Size',
      has: '30 by 20 cells.',
      but: ['The picture ends within a cell; that row or column counts whole.'],
    },
    {
      about: 'Walls',
      has: '55 pieces, 40 of them along edges.',
      but: [
        '6 beside an edge, or ending within one: put on the nearest.',
        '9 slanting: taken as steps along edges.',
        '1 reaching beyond the map: cut off at its rim.',
        '4 along the rim, where nothing is needed: left out.',
        '2 outside the map: left out.',
        '3 of things smaller than a cell: left out.',
      ],
    },
    { about: 'Walls of objects', has: 'None.', but: ['8 of things smaller than a cell: left out.'] },
    {
      about: 'Doors',
      has: '5, 2 of them open.',
      but: [
        '1 did not lie on an edge: put on the nearest.',
        '1 on the rim of the map or outside: left out.',
        '1 where another one stands: left out.',
      ],
    },
    {
      about: 'Lights',
      has: '4.',
      but: [
        'Bright to half their range, dim to all of it.',
        '1 outside the map: left out.',
        '2 without any strength: left out.',
        '3 with a colour, which no rule asks for.',
      ],
    },
    { about: 'Picture', has: 'Left out (12 MB).', but: ['The map is drawn from its cells and walls.'] },
  ]);
});

test('walls of which none lies along an edge are told as such', () => {
  const walls = { ...none, slanting: 3 };
  expect(accountOf({ ...plain, walls }, size, true)[1]?.has).toBe('3 pieces, none along edges.');
});

test('lights that the rules do not use are told as left out', () => {
  const lit = { ...plain, lights: { set: 4, outside: 0, unlit: 0, coloured: 0 } };
  const lights = (light: boolean | null) => accountOf(lit, size, light)[3];
  expect(lights(false)).toEqual({
    about: 'Lights',
    has: 'Left out.',
    but: ['These rules do not ask how light it is.'],
  });
  expect(lights(null)?.but).toContain('Only some rules ask how light it is; the others leave them out.');
});

import { expect, test } from 'vitest';
import { regridded } from './grid.ts';

const walls = [
  { kind: 'wall', x: 1, y: 1, side: 'w', length: 3 },
  { kind: 'door', id: 'gate', x: 4, y: 2, side: 'n' },
];
const yard = {
  battlefield: { width: 9, height: 6, grid: 'square', cells: [{ x: 2, y: 2, terrain: 'mud' }], walls },
  combatants: [{ id: 'pell', cell: { x: 3, y: 4 } }],
};

test('on other cells people, ground and size stay; walls are gone, since they have other edges, and are told of', () => {
  const { document, cut } = regridded(yard, 'hex-pointy');
  expect(document).toEqual({
    ...yard,
    battlefield: { ...yard.battlefield, grid: 'hex-pointy', walls: [] },
  });
  expect(cut).toBe('All walls and doors are gone: these cells have other edges. Undo brings them back.');
});

test('nothing is told of where no walls were, and the cells that there are change nothing', () => {
  const open = { battlefield: { width: 9, height: 6 }, combatants: [] };
  expect(regridded(open, 'hex-flat')).toEqual({
    document: { ...open, battlefield: { ...open.battlefield, grid: 'hex-flat' } },
    cut: '',
  });
  expect(regridded(yard, 'square')).toEqual({ document: yard, cut: '' });
});

import { expect, test } from 'vitest';
import { allCells, cellTowards } from './cells.ts';

const board = allCells(5, 5);

test('the pad steps to the adjacent cell', () => {
  expect(cellTowards(board, { x: 2, y: 2 }, 'N')).toMatchObject({ x: 2, y: 1 });
  expect(cellTowards(board, { x: 2, y: 2 }, 'SE')).toMatchObject({ x: 3, y: 3 });
});

test('the pad skips cells that are not offered', () => {
  expect(cellTowards([{ x: 4, y: 2 }], { x: 1, y: 2 }, 'E')).toMatchObject({ x: 4, y: 2 });
});

test('the pad gives no cell where none is offered in that direction', () => {
  expect(cellTowards(board, { x: 2, y: 0 }, 'N')).toBeNull();
  expect(cellTowards([{ x: 0, y: 4 }], { x: 4, y: 4 }, 'N')).toBeNull();
});

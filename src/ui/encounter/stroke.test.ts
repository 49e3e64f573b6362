import { expect, test } from 'vitest';
import { boardOf } from '../map/board.ts';
import { unit } from '../map/geometry.ts';
import { between, cellsAlong, edgeAt, edgesAlong } from './stroke.ts';

const board = boardOf({ width: 4, height: 3, grid: 'square' });
/** A point of the drawing in cells: 0.5 is the middle of the first one. */
const point = (x: number, y: number) => ({ x: x * unit, y: y * unit });

test('a quick finger that was seen in two cells has painted those between them, and none twice', () => {
  const start = point(0.5, 0.5);
  const cells = cellsAlong(board, [{ x: 0, y: 0 }], between(start, point(3.5, 0.5)));
  expect(cells).toEqual([0, 1, 2, 3].map((x) => ({ x, y: 0 })));
  expect(cellsAlong(board, cells, [start])).toBe(cells);
  expect(cellsAlong(board, [], [point(-0.5, 0.5), point(0.5, 3.5)])).toEqual([]);
});

test('a tap means the nearest edge between two cells, never the rim', () => {
  expect(edgeAt(board, point(1.1, 1.5))?.edge).toEqual({ cell: { x: 1, y: 1 }, side: 'w' });
  expect(edgeAt(board, point(1.9, 1.5))?.edge).toEqual({ cell: { x: 1, y: 1 }, side: 'e' });
  expect(edgeAt(board, point(0.5, 0.1))?.edge.side).not.toBe('n');
  expect(edgeAt(board, point(5, 1))).toBeNull();
});

test('a finger that follows a line sets its edges, each once, and not those that cross it', () => {
  const edges = edgesAlong(board, [], point(0.4, 1.1), point(3.6, 0.9));
  expect(edges.map(({ cell, side }) => [cell.x, side === 's' ? cell.y + 1 : cell.y])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
  expect(edges.every(({ side }) => side === 'n' || side === 's')).toBe(true);
  // Slanted from row to row it crosses two columns in their middle, and sets nothing there.
  const slanted = edgesAlong(board, [], point(0.5, 0.3), point(2.5, 0.7));
  expect(slanted).toEqual([]);
  expect(edgesAlong(board, slanted, point(1, 1), point(1, 1))).toBe(slanted);
});

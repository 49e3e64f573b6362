import { expect, test } from 'vitest';
import { boardOf } from '../map/board.ts';
import { centreOf, edgesOf, unit } from '../map/geometry.ts';
import { between, boxOf, cellsAlong, edgeAt, edgesAround, wallAlong, wallFrom } from './stroke.ts';

const board = boardOf({ width: 4, height: 3, grid: 'square' });
/** A point of the drawing from coordinates in cells: 0.5 is the middle of the first cell. */
const point = (x: number, y: number) => ({ x: x * unit, y: y * unit });

test('a stroke between two cells includes the cells between them, each once, and none outside the map', () => {
  const start = point(0.5, 0.5);
  const cells = cellsAlong(board, [{ x: 0, y: 0 }], between(start, point(3.5, 0.5)));
  expect(cells).toEqual([0, 1, 2, 3].map((x) => ({ x, y: 0 })));
  expect(cellsAlong(board, cells, [start])).toBe(cells);
  expect(cellsAlong(board, [], [point(-0.5, 0.5), point(0.5, 3.5)])).toEqual([]);
});

test('a tap means the nearest edge between two cells, never the rim', () => {
  expect(edgeAt(board, point(1.1, 1.5))).toEqual({ cell: { x: 1, y: 1 }, side: 'w' });
  expect(edgeAt(board, point(1.9, 1.5))).toEqual({ cell: { x: 1, y: 1 }, side: 'e' });
  // North and west of this cell is the rim; of its other edges the east one is nearer.
  expect(edgeAt(board, point(0.5, 0.1))).toEqual({ cell: { x: 0, y: 0 }, side: 'e' });
  expect(edgeAt(board, point(5, 1))).toBeNull();
});

/** The wall that a finger draws through these points, each edge as its first corner and its direction. */
function drawn(...points: readonly { readonly x: number; readonly y: number }[]): readonly string[] {
  const [first, ...rest] = points;
  let wall = wallFrom(board, first!);
  let before = first!;
  for (const next of rest) {
    wall = wallAlong(board, wall, before, next);
    before = next;
  }
  return wall.edges.map(({ cell: { x, y }, side }) => {
    if (side === 'n' || side === 's') return `${x},${side === 's' ? y + 1 : y} →`;
    return `${side === 'e' ? x + 1 : x},${y} ↓`;
  });
}

test('a stroke along a line sets its edges, each once, and none that cross it', () => {
  expect(drawn(point(0.4, 1.1), point(3.6, 0.9))).toEqual(['0,1 →', '1,1 →', '2,1 →', '3,1 →']);
  // To and fro is the same wall.
  expect(drawn(point(0.4, 1.1), point(3.6, 0.9), point(0.4, 1))).toHaveLength(4);
  // A slanted line near the rim crosses two columns in their middle and sets nothing there.
  expect(drawn(point(0.5, 0.3), point(2.5, 0.7))).toEqual([]);
  const wall = wallFrom(board, point(1, 1));
  expect(wallAlong(board, wall, point(1, 1), point(1.2, 1.1))).toBe(wall);
});

test('a finger that strays by a third of a cell from the line draws a wall without gaps all the same', () => {
  const strays = [point(0.2, 1.3), point(1.1, 1.35), point(1.9, 0.7), point(2.7, 1.3), point(3.9, 1.2)];
  expect(drawn(...strays)).toEqual(['0,1 →', '1,1 →', '2,1 →', '3,1 →']);
  // In the middle of a row it keeps to the line on which it began.
  const middle = [point(0.1, 1.45), point(1.2, 1.55), point(2.1, 1.45), point(3.2, 1.55)];
  expect(drawn(...middle)).toEqual(['0,1 →', '1,1 →', '2,1 →']);
});

test('a wall turns where the finger turns, and goes down in steps where it slants', () => {
  expect(drawn(point(0.1, 1), point(2, 1.1), point(2.1, 2.9))).toEqual(['0,1 →', '1,1 →', '2,1 ↓', '2,2 ↓']);
  const steps = drawn(point(1, 0.9), point(3.1, 2.95));
  expect(steps.filter((edge) => edge.endsWith('→'))).toHaveLength(2);
  expect(steps.filter((edge) => edge.endsWith('↓'))).toHaveLength(2);
});

test('a rectangle is the same from every corner, and a room has edges all around it except on the rim', () => {
  const box = [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
    { x: 1, y: 2 },
    { x: 2, y: 2 },
  ];
  for (const [a, b] of [
    [0, 3],
    [3, 0],
    [1, 2],
    [2, 1],
  ] as const)
    expect(boxOf(box[a]!, box[b]!)).toEqual(box);
  // Two edges above and two at either side; below is the rim.
  const room = edgesAround(board, box).map(({ cell, side }) => `${cell.x},${cell.y} ${side}`);
  expect(room.sort()).toEqual(['1,1 n', '1,1 w', '1,2 w', '2,1 e', '2,1 n', '2,2 e']);
});

test('on hexagons a room has 6 edges around one cell, 10 around two', () => {
  for (const grid of ['hex-flat', 'hex-pointy'] as const) {
    const hexes = boardOf({ width: 7, height: 7, grid });
    expect(edgesAround(hexes, [{ x: 3, y: 3 }])).toHaveLength(6);
    // The twelve sides of two neighbours without the one that they share, which counts for both.
    expect(edgesAround(hexes, boxOf({ x: 3, y: 3 }, { x: 4, y: 3 }))).toHaveLength(10);
  }
});

test('on hexagons a straight stroke sets a wall without gaps', () => {
  for (const grid of ['hex-flat', 'hex-pointy'] as const) {
    const hexes = boardOf({ width: 12, height: 12, grid });
    const middle = (x: number, y: number) => centreOf(grid, { x, y });
    for (const [a, b] of [
      [middle(2, 5), middle(9, 5)],
      [middle(5, 2), middle(5, 9)],
      [middle(2, 3), middle(9, 8)],
    ] as const) {
      const from = { x: a.x, y: a.y + unit * 0.4 };
      const to = { x: b.x, y: b.y + unit * 0.4 };
      const { edges } = wallAlong(hexes, wallFrom(hexes, from), from, to);
      expect(edges.length).toBeGreaterThan(7);
      // Each corner except the two ends is shared by two edges.
      const ends = new Map<string, number>();
      for (const { cell, side } of edges) {
        const line = edgesOf(grid, cell).find((one) => one.side === side)!;
        for (const { x, y } of [line.from, line.to]) {
          const key = `${Math.round(x)},${Math.round(y)}`;
          ends.set(key, (ends.get(key) ?? 0) + 1);
        }
      }
      expect([...ends.values()].filter((count) => count === 1)).toHaveLength(2);
      expect([...ends.values()].every((count) => count <= 2)).toBe(true);
    }
  }
});

import { expect, test } from 'vitest';
import type { JsonObject } from '../../kernel/json.ts';
import { boardOf, describeCell, isOn, looksOf } from './board.ts';
import { unit } from './geometry.ts';

const doc = {
  width: 6,
  height: 4,
  grid: 'square',
  metric: 'one',
  terrain: [
    { id: 'rubble', label: 'Rubble', costTimes: 2 },
    { id: 'pillar', label: 'Pillar', blocksMove: true, blocksSight: true },
  ],
  cells: [
    { x: 1, y: 1, w: 2, terrain: 'rubble' },
    { x: 5, y: 3, w: 9, h: 9, terrain: 'pillar' },
    { x: 0, y: 0, terrain: 'unheard of' },
  ],
  walls: [
    { kind: 'wall', x: 0, y: 2, side: 'n', length: 3 },
    { kind: 'door', x: 1, y: 1, side: 's', id: 'gate' },
  ],
  elevation: [{ x: 1, y: 1, height: 2 }],
};

test('terrain is drawn by its look, and a cell is described in words', () => {
  const board = boardOf(doc);
  expect(board.ground.rough.fill).toBe(`M${unit} ${unit}h${2 * unit}v${unit}h${-2 * unit}z`);
  expect(board.ground.block.fill).toBe(`M${5 * unit} ${3 * unit}h${unit}v${unit}h${-unit}z`);
  expect(describeCell(board, { x: 1, y: 1 })).toBe('B2: Rubble (costs ×2); 2 m high');
  expect(describeCell(board, { x: 0, y: 0 })).toBe('A1');
  expect(isOn(board, { x: 6, y: 0 })).toBe(false);
});

test('the height of an area is written once, in the cell with most room to its right', () => {
  // A column of B1 to B3, with C3 beside B3; and a single cell, which has no right neighbour.
  const elevation = [
    { x: 1, y: 0, h: 3, height: 1 },
    { x: 2, y: 2, height: 1 },
    { x: 4, y: 0, height: 3 },
  ];
  const { heights } = boardOf({ ...doc, elevation });
  expect(heights.map((one) => [one.height, one.at])).toEqual([
    [1, { x: 1.5 * unit, y: 2.5 * unit }],
    [3, { x: 4.5 * unit, y: 0.5 * unit }],
  ]);
});

test('a door set into a wall takes its edge, from whichever cell it is named', () => {
  const edges = boardOf(doc).edges;
  expect(edges.map((edge) => edge.kind)).toEqual(['wall', 'door', 'wall']);
  expect(edges[1]?.open).toBe(false);
});

test('opened and broken doors and changed ground are drawn as they are now', () => {
  const open = boardOf(doc, { doors: { gate: true, other: true } });
  expect(open.edges.map((edge) => edge.open)).toEqual([false, true, false]);
  const walled = { ...doc, walls: [{ kind: 'door', x: 1, y: 1, side: 's', id: 'gate', open: true }] };
  expect(boardOf(walled, { doors: { gate: false } }).edges[0]?.open).toBe(false);
  // Of a broken door nothing is left, not even the wall around it.
  const broken = boardOf(doc, { broken: ['gate'] });
  expect(broken.edges.map((edge) => edge.kind)).toEqual(['wall', 'wall']);
  // The rubble of B2 was cleared away, that of C2 was not; a pillar fell onto A1.
  const burnt = boardOf(doc, {
    cells: [
      { x: 1, y: 1, terrain: [] },
      { x: 0, y: 0, terrain: ['pillar'] },
      { x: 99, y: 0, terrain: ['pillar'] },
    ],
  });
  expect(burnt.ground.rough.fill).toBe(`M${2 * unit} ${unit}h${unit}v${unit}h${-unit}z`);
  expect(describeCell(burnt, { x: 1, y: 1 })).toBe('B2: 2 m high');
  expect(describeCell(burnt, { x: 2, y: 1 })).toBe('C2: Rubble (costs ×2)');
  expect(describeCell(burnt, { x: 0, y: 0 })).toBe('A1: Pillar (blocks the way)');
});

test('missing or invalid parts of a document are left out or limited', () => {
  expect(boardOf(null)).toMatchObject({ width: 1, height: 1, grid: 'square', metres: 1, edges: [] });
  expect(boardOf({ width: 1e9, height: -4, grid: 'round' })).toMatchObject({
    width: 200,
    height: 1,
    grid: 'square',
  });
});

test('a dark map is shaded except around a lamp', () => {
  const dark = { ...doc, light: { ambient: 'dark', sources: [{ x: 0, y: 0, bright: 1, dim: 2 }] } };
  const { shade, lamps } = boardOf(dark);
  expect(lamps).toEqual([{ x: unit / 2, y: unit / 2 }]);
  expect(shade.dark).not.toContain('M0 0');
  expect(shade.dim).not.toBe('');
  expect(boardOf(doc).shade).toEqual({ dark: '', dim: '' });
});

test('where the rules give the light of each cell, it is drawn as they say, in spite of the lamps', () => {
  const field = { width: 3, height: 2, grid: 'square', light: { ambient: 'bright' } };
  const { shade } = boardOf(field, undefined, 'm', ['210', '222']);
  expect(shade).toEqual({
    dark: `M${2 * unit} 0h${unit}v${unit}h${-unit}z`,
    dim: `M${unit} 0h${unit}v${unit}h${-unit}z`,
  });
});

test('the look of terrain follows from what it does', () => {
  const kind = { id: 'x', label: 'X' };
  expect(looksOf({ ...kind, costTimes: 2 })).toEqual(['rough']);
  expect(looksOf({ ...kind, blocksMove: true, cover: 'high' })).toEqual(['cover']);
  expect(looksOf({ id: 'boulder', label: 'Boulder', blocksMove: true, cover: 'high' })).toEqual(['stone']);
  expect(looksOf({ ...kind, blocksMove: true })).toEqual(['pit']);
  expect(looksOf({ id: 'river', label: 'River', blocksMove: true })).toEqual(['deep']);
  expect(looksOf({ id: 'pool', label: 'Pool', blocksMove: true })).toEqual(['deep']);
  expect(looksOf({ id: 'stream', label: 'Stream', costTimes: 2 })).toEqual(['water']);
  expect(looksOf({ ...kind, cover: 'low', costTimes: 2 })).toEqual(['bush']);
  expect(looksOf({ ...kind, blocksSight: true })).toEqual(['veil']);
  expect(looksOf({ ...kind, damage: { dice: '1d6', type: 'fire' }, costTimes: 2 })).toEqual([
    'hazard',
    'rough',
  ]);
  expect(looksOf(kind)).toEqual([]);
});

test('cover is called as the rules call it, or else by its grade', () => {
  const boulder = { id: 'boulder', label: 'Boulder', blocksMove: true, cover: 'high' };
  const field = (kind: JsonObject) =>
    boardOf({ width: 2, height: 1, terrain: [kind], cells: [{ x: 0, y: 0, terrain: 'boulder' }] });
  const first = { x: 0, y: 0 };
  expect(describeCell(field(boulder), first)).toBe('A1: Boulder (blocks the way, high cover)');
  expect(describeCell(field({ ...boulder, coverName: 'half cover' }), first)).toBe(
    'A1: Boulder (blocks the way, half cover)',
  );
});

import { expect, test } from 'vitest';
import { adjacent, bearing, distanceBetween, feetApart } from '../space.ts';
import { everyone, one } from '../state.ts';
import type { Fighter, LineUp, Sketch } from './line-up.ts';
import { actions, active, begun, cell, duel, feet, fight, move, path } from './line-up.ts';

/** Moving, distances, who is adjacent (AD-ACT-9, AD-ACT-10, section POS). */

const far = { at: [20, 12] } as const;

test('[AD-ACT-9] [AD-ACT-10] Speed 20 gives 20 feet for each Move: four squares, diagonals included', () => {
  const table = duel({ hadra: {}, thug: far });
  table.refuses(move(10, 5), 'noMovement', 'AD-ACT-9');
  table.does(move(9, 9));
  expect([cell(table, 'hadra'), actions(table, 'hadra')]).toEqual([[9, 9], 1]);
  table.does(path([9, 8], [9, 7]));
  expect([cell(table, 'hadra'), active(table)]).toEqual([[9, 7], 'thug']);
});

test('[AD-ACT-10] each Move of a turn is logged as a separate walk', () => {
  const table = duel({ hadra: {}, thug: far })
    .does(move(9, 9))
    .does(path([9, 8], [9, 7]));
  const walks = new Set(table.lines().flatMap(({ piece }) => (piece ? [piece.of] : [])));
  expect(walks.size).toBe(2);
});

test('[AD-R32] ruling moveRounding: feet that fill no square are lost, or all Moves share one pool', () => {
  const speed = { sheet: { scores: { speed: 23 } } };
  const table = duel({ hadra: speed, thug: far }).does(move(9, 5));
  table.refuses(move(14, 5), 'noMovement', 'AD-ACT-9');
  const pool = duel({ hadra: speed, thug: far }, { rulings: { moveRounding: 'poolForTurn' } });
  // One Move gives 23 feet; 10 are used.
  pool.does(move(7, 5));
  expect([feet(pool, 'hadra'), actions(pool, 'hadra')]).toEqual([13, 1]);
  // 10 more from the pool, without an action.
  pool.does(move(7, 7));
  expect([feet(pool, 'hadra'), actions(pool, 'hadra')]).toEqual([3, 1]);
  // 3 + 23 = 26: five squares. AD-ENC-4: the foot left is no square, and no action is left, so the turn ends.
  pool.does(move(12, 7));
  expect(pool.news('feet')).toMatchObject([{ left: 26 }]);
  expect([cell(pool, 'hadra'), active(pool), feet(pool, 'hadra')]).toEqual([[12, 7], 'thug', 0]);
});

test('[AD-ACT-9] [AD-R33] terrain at extra cost is crossed if the feet suffice; terrain that blocks is refused', () => {
  const field = {
    terrain: [
      { id: 'mud', label: 'Mud', costTimes: 3 },
      { id: 'rock', label: 'Rock', blocksMove: true },
    ],
    cells: [
      { x: 6, y: 0, w: 1, h: 16, terrain: 'mud' },
      { x: 8, y: 0, w: 1, h: 16, terrain: 'rock' },
    ],
  };
  const table = duel({ hadra: {}, thug: far }, { field });
  table.refuses(move(9, 5), 'noWay', 'AD-ACT-9');
  table.does(move(7, 5));
  expect(table.news('moved')).toMatchObject([
    {
      path: [
        { x: 6, y: 5 },
        { x: 7, y: 5 },
      ],
    },
  ]);
  expect(actions(table, 'hadra')).toBe(1);
});

/** A corridor of one row, y 5. Hadra stands at its west end. */
const corridor = {
  field: {
    terrain: [{ id: 'rock', label: 'Rock', blocksMove: true }],
    cells: [
      { x: 0, y: 0, w: 24, h: 5, terrain: 'rock' },
      { x: 0, y: 6, w: 24, h: 10, terrain: 'rock' },
    ],
  },
};
const past = (side: string, other: Fighter, rulings: Sketch = {}) => {
  const line: LineUp = {
    heroes: { hadra: { at: [5, 5] }, ...(side === 'heroes' ? { other: { at: [6, 5], ...other } } : {}) },
    foes: { thug: { at: [20, 5] }, ...(side === 'foes' ? { other: { at: [6, 5], ...other } } : {}) },
  };
  return fight(line, { ...corridor, rulings });
};

test('[AD-R33] ruling passing alliesOnly: through allies and the incapacitated, not through enemies or objects', () => {
  past('heroes', { use: 'lio' }).refuses(move(6, 5), 'spaceTaken', 'AD-ACT-9');
  expect(cell(past('heroes', { use: 'lio' }).does(move(7, 5)), 'hadra')).toEqual([7, 5]);
  past('foes', { use: 'soldier' }).refuses(move(7, 5), 'noWay', 'AD-ACT-9');
  expect(cell(past('foes', { use: 'soldier', now: { health: 0 } }).does(move(7, 5)), 'hadra')).toEqual([
    7, 5,
  ]);
  past('heroes', { use: 'wooden-door' }).refuses(move(7, 5), 'noWay', 'AD-ACT-9');
});

test('[AD-R33] ruling passing twoSizes: also through enemies two sizes smaller', () => {
  past('foes', { use: 'cave-rat' }).refuses(move(7, 5), 'noWay', 'AD-ACT-9');
  const table = past('foes', { use: 'cave-rat' }, { passing: 'twoSizes' }).does(move(7, 5));
  expect(cell(table, 'hadra')).toEqual([7, 5]);
});

test('[AD-ACT-9] a turret is refused a Move', () => {
  const table = duel({ 'sentry-turret': {}, thug: far });
  table.refuses(move(5, 6), 'immobile', 'AD-ACT-9');
});

test('[AD-POS-2] [AD-R53] ruling cellSize: distances in squares of 5, 6 and 3 feet, or exact', () => {
  const apart = (cellSize: 5 | 6 | 3 | 'gridless') =>
    feetApart({ cellSize }, { x: 0, y: 0 }, 1, { x: 3, y: 4 }, 1);
  expect([apart(5), apart(6), apart(3), apart('gridless')]).toEqual([20, 24, 12, 25]);
  // From the nearest cells: a bear fills 2 by 2.
  expect(feetApart({ cellSize: 5 }, { x: 0, y: 0 }, 2, { x: 4, y: 0 }, 1)).toBe(15);
});

test('[AD-R53] ruling cellSize gridless: diagonals have their real length; 20 feet are two and a straight one', () => {
  const table = duel({ hadra: {}, thug: far }, { rulings: { cellSize: 'gridless' } });
  // Three diagonals are 21.2 feet.
  table.refuses(move(8, 8), 'noMovement', 'AD-ACT-9');
  table.does(move(8, 7));
  expect(cell(table, 'hadra')).toEqual([8, 7]);
});

test('[AD-POS-2] the neighbouring squares are adjacent, corners included; those beyond are not', () => {
  const ring = begun({
    a: { hadra: { at: [5, 5] } },
    b: { thug: { at: [6, 6] }, soldier: { at: [7, 5] }, 'grizzly-bear': { at: [3, 3] } },
  });
  const near = (id: string) => adjacent(ring, one(ring, 'hadra'), one(ring, id));
  expect([near('thug'), near('soldier'), near('grizzly-bear'), near('hadra')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(distanceBetween(ring, one(ring, 'hadra'), one(ring, 'soldier'))).toBe(10);
});

test('[AD-POS-2] [AD-R54] ruling adjacentCap: nine around a bear are all adjacent, or the first eight', () => {
  const around = [
    ...[4, 5, 6, 7].map((x) => [x, 4] as const),
    ...[4, 5, 6, 7].map((x) => [x, 7] as const),
    [4, 5] as const,
  ];
  const rats = Object.fromEntries(around.map((at, i) => [`rat-${i}`, { use: 'cave-rat', at }]));
  const count = (adjacentCap: string) => {
    const state = begun({ a: { 'grizzly-bear': { at: [5, 5] } }, b: rats }, { rulings: { adjacentCap } });
    const bear = one(state, 'grizzly-bear');
    return everyone(state).filter((other) => adjacent(state, bear, other)).length;
  };
  expect([count('geometry'), count('eight')]).toEqual([9, 8]);
});

test('[AD-POS-2] [AD-R54] ruling adjacentCap eight: objects next to a bear do not count among the eight', () => {
  const around = [
    ...[4, 5, 6].map((x) => [x, 4] as const),
    ...[4, 5, 6].map((x) => [x, 7] as const),
    ...[5, 6].map((y) => [4, y] as const),
  ];
  const rats = Object.fromEntries(around.map((at, i) => [`rat-${i}`, { use: 'cave-rat', at }]));
  const pillars = {
    one: { use: 'stone-pillar', at: [7, 5] },
    two: { use: 'stone-pillar', at: [7, 6] },
  } as const;
  const state = begun(
    { a: { 'grizzly-bear': { at: [5, 5] } }, c: pillars, b: rats },
    { rulings: { adjacentCap: 'eight' } },
  );
  const bear = one(state, 'grizzly-bear');
  const beside = everyone(state).filter((other) => adjacent(state, bear, other));
  expect(beside.map(({ id }) => id)).toEqual(['one', 'two', ...Object.keys(rats)]);
});

test('[AD-POS-3] a wall between two, or an object whose corner the line touches, breaks adjacency', () => {
  const walls = [{ x: 5, y: 5, side: 'e', kind: 'wall' }];
  const wall = begun({ a: { hadra: { at: [5, 5] } }, b: { thug: { at: [6, 5] } } }, { field: { walls } });
  expect(adjacent(wall, one(wall, 'hadra'), one(wall, 'thug'))).toBe(false);
  const thing = begun({
    a: { hadra: { at: [5, 5] } },
    b: { thug: { at: [6, 6] } },
    c: { thicket: { at: [6, 5] } },
  });
  // From corner to corner: the line between the centres touches the corner of the thicket.
  expect(adjacent(thing, one(thing, 'hadra'), one(thing, 'thug'))).toBe(false);
});

test('[AD-INI-7] compass directions: north 0, east 90, south 180, west 270', () => {
  const state = begun({
    a: { hadra: { at: [5, 5] } },
    b: {
      n: { use: 'thug', at: [5, 1] },
      e: { use: 'thug', at: [9, 5] },
      s: { use: 'thug', at: [5, 9] },
      w: { use: 'thug', at: [1, 5] },
    },
  });
  const to = (id: string) => Math.round(bearing(one(state, 'hadra'), one(state, id)));
  expect(['n', 'e', 's', 'w'].map(to)).toEqual([0, 90, 180, 270]);
});

test('[AD-POS-2] [AD-POS-8] [AD-POS-9] [AD-R53] reach in squares of 5, 6 and 3 feet and without a grid', () => {
  const reaches = (cellSize: unknown, weapon: string) =>
    [1, 2, 3, 4].filter((squares) => {
      const table = duel(
        { soldier: { sheet: { weapons: [weapon] } }, thug: { at: [5 + squares, 5] } },
        { rulings: { cellSize } },
      );
      const need = table.option('attack').needs?.target as {
        readonly oneOf: readonly { readonly refused?: object }[];
      };
      return need.oneOf[0]?.refused === undefined;
    });
  expect([5, 6, 3, 'gridless'].map((size) => reaches(size, 'sword'))).toEqual([[1], [1], [1, 2], [1]]);
  expect([5, 6, 3, 'gridless'].map((size) => reaches(size, 'polearm'))).toEqual([
    [1, 2],
    [1],
    [1, 2, 3],
    [1, 2],
  ]);
});

test('[AD-ACT-9] [AD-R33] whoever is hemmed in on all sides is offered no Move, however many feet it has', () => {
  const around = [4, 5, 6]
    .flatMap((x) => [4, 5, 6].map((y) => [x, y] as const))
    .filter(([x, y]) => x !== 5 || y !== 5);
  const hemmed = (places: typeof around) =>
    fight({
      red: { hadra: { at: [5, 5] } },
      blue: Object.fromEntries(places.map((at, i) => [`thug-${i}`, { at, use: 'thug' }])),
    });
  expect(hemmed(around).option('move').refused).toMatchObject({ code: 'noMovement', clause: 'AD-ACT-9' });
  expect(hemmed(around.slice(1)).option('move').refused).toBeUndefined();
  // Behind a friend there is room to stop.
  const friend = fight({
    red: { hadra: { at: [5, 5] }, lio: { at: [4, 4] } },
    blue: Object.fromEntries(around.slice(1).map((at, i) => [`thug-${i}`, { at, use: 'thug' }])),
  });
  expect(friend.option('move').refused).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  duel,
  endTurn,
  fight,
  move,
  path,
  waiting,
  yards,
} from './line-up.ts';

const terrain = [
  { id: 'mud', label: 'Mud', costTimes: 2 },
  { id: 'thicket', label: 'Thick undergrowth', costTimes: 3 },
  { id: 'knee', label: 'Shallows', marks: { water: 'knee' } },
  { id: 'waist', label: 'Ford', marks: { water: 'waist' } },
  { id: 'deep', label: 'Deep water', marks: { water: 'swim' } },
  { id: 'bed', label: 'Bed of the lake', marks: { water: 'under' } },
  { id: 'face', label: 'Rock face', marks: { climb: true } },
  { id: 'ice', label: 'Icy face', marks: { climb: 'gm' } },
  { id: 'river', label: 'River', marks: { water: 'swim', drift: 3, driftTo: 'e' } },
];

/** Wenna at (5,5) with 27 yards, and such ground from (6,5) on. */
const before = (kinds: readonly string[], more: object = {}) =>
  duel(
    { wenna: { at: [5, 5], now: { movement: { left: 27 } } }, guard: { at: [22, 14], now: { ap: 0 } } },
    { field: { terrain, cells: kinds.map((kind) => ({ x: 6, y: 4, w: 4, h: 3, terrain: kind })), ...more } },
  );

test('[SL-TER-1] a yard of hard ground uses up several', () => {
  const table = before(['thicket']).does(path([6, 5], [7, 5]));
  expect(yards(table, 'wenna')).toBe(21);
  expect(table.news('moved')).toMatchObject([{ cost: 6, clause: 'SL-TER-1' }]);
  // What is left is enough for seven more, but the field of it is only four wide.
  table.does(path([8, 5], [9, 5], [10, 5]));
  expect(yards(table, 'wenna')).toBe(14);
});

test('[SL-TER-2] several kinds multiply, and a diagonal that counts 2 is doubled first', () => {
  const table = before(['mud', 'knee']).does(path([6, 5]));
  expect(yards(table, 'wenna')).toBe(23);
  expect(table.news('moved')).toMatchObject([{ cost: 4, clause: 'SL-TER-2' }]);
  // The first diagonal takes 4, the second 8.
  table.does(path([7, 4]));
  expect(yards(table, 'wenna')).toBe(19);
  table.does(path([8, 5]));
  expect(yards(table, 'wenna')).toBe(11);
});

test('[SL-TER-1] [SL-TER-4] the climb out of a chasm takes its depth times 4, and what lies beyond takes a yard each', () => {
  const chasm = { id: 'chasm', label: 'Chasm', marks: { chasm: 2 } };
  const inside = () =>
    duel(
      { wenna: { at: [5, 5], now: { movement: { left: 27 } } }, guard: { at: [22, 14], now: { ap: 0 } } },
      { field: { terrain: [chasm], cells: [{ x: 5, y: 5, terrain: 'chasm' }] } },
    );
  // 2 yards of face, 8 yards of movement; then 2 yards of open ground. In one walk or in two.
  const left = [
    inside().does(path([6, 5], [7, 5], [8, 5])),
    inside()
      .does(path([6, 5]))
      .does(path([7, 5], [8, 5])),
  ];
  expect(left.map((table) => yards(table, 'wenna'))).toEqual([17, 17]);
  expect(inside().does(move(8, 5)).news('moved')).toMatchObject([{ cost: 10 }]);
});

test('[SL-TER-4] a yard of each kind of ground', () => {
  const cost = (kinds: readonly string[], more: object = {}): number =>
    27 - yards(before(kinds, more).does(path([6, 5])), 'wenna');
  const hill = { elevation: [{ x: 6, y: 5, height: 0.8 }] };
  expect({
    hill: cost([], hill),
    knee: cost(['knee']),
    mud: cost(['mud']),
    undergrowth: cost(['thicket']),
    swimming: cost(['deep']),
    waist: cost(['waist']),
    climb: cost(['face']),
    underwater: cost(['bed']),
  }).toEqual({
    hill: 2,
    knee: 2,
    mud: 2,
    undergrowth: 3,
    swimming: 3,
    waist: 4,
    climb: 4,
    underwater: 10,
  });
  expect(
    before(['waist'])
      .does(path([6, 5]))
      .news('moved'),
  ).toMatchObject([{ clause: 'SL-TER-4' }]);
});

test('[SL-TER-4] down a slope is a yard for a yard, and what is too steep is no way', () => {
  const down = before([], { elevation: [{ x: 5, y: 5, height: 0.8 }] }).does(path([6, 5]));
  expect(yards(down, 'wenna')).toBe(26);
  before([], { elevation: [{ x: 6, y: 5, height: 2 }] }).refuses(path([6, 5]), 'noWay', 'SL-TER-4');
});

test('[SL-TER-4] whoever has gone under walks over the ground of deep water', () => {
  const table = duel(
    {
      wenna: { at: [6, 5], now: { conditions: ['sunk'], movement: { left: 27 } } },
      guard: { at: [22, 14] },
    },
    { field: { terrain, cells: [{ x: 6, y: 5, w: 3, terrain: 'deep' }] } },
  );
  table.does(path([7, 5]));
  expect([yards(table, 'wenna'), conditions(table, 'wenna')]).toEqual([17, ['sunk']]);
});

test('[SL-TER-5] where holds are few the game master says what climbing costs, 4 unless it is more', () => {
  const table = before(['ice']).does(path([6, 5], [7, 5]));
  expect([asked(table), cell(table, 'wenna')]).toEqual(['gm climb-cost', [5, 5]]);
  table.refuses(choice('say', { cost: 0 }), 'noSuchThing', 'SL-TER-5');
  table.does(choice('say', { cost: 9 }));
  // The face is known from now on: 9 for each of the two yards.
  expect([cell(table, 'wenna'), yards(table, 'wenna'), conditions(table, 'wenna')]).toEqual([
    [7, 5],
    9,
    ['climbing'],
  ]);
  expect(table.news('moved')).toMatchObject([{ cost: 18, clause: 'SL-TER-5' }]);
  table.does(path([8, 5]));
  expect([asked(table), yards(table, 'wenna')]).toEqual(['wenna turn', 0]);
  const usual = before(['ice'])
    .does(path([6, 5]))
    .does(choice('say'));
  expect(yards(usual, 'wenna')).toBe(23);
});

test('[SL-TER-5] whoever had hoped for better holds gets as far as its yards and AP', () => {
  const table = duel(
    { wenna: { at: [5, 5], now: { ap: 0, movement: { left: 9 } } }, guard: { at: [22, 14] } },
    { field: { terrain, cells: [{ x: 6, y: 5, w: 2, terrain: 'ice' }] } },
  );
  table.does(path([6, 5], [7, 5])).does(choice('say', { cost: 6 }));
  expect([cell(table, 'wenna'), yards(table, 'wenna')]).toEqual([[6, 5], 3]);
});

const river = (more: object = {}, rulings: Sketch = {}, cells = [{ x: 4, y: 5, w: 9, terrain: 'river' }]) =>
  fight(
    {
      red: { wenna: { at: [5, 5], now: { ap: 12 }, ...more } },
      blue: { guard: { at: [22, 14], now: { ap: 0 } } },
    },
    { field: { terrain, cells }, rulings },
  );

test('[SL-TER-3] [SL-R60] a current carries a swimmer at the end of its turn, as far as the water goes', () => {
  const table = river().does(endTurn);
  expect(cell(table, 'wenna')).toEqual([8, 5]);
  expect(table.facts('moved')).toMatchObject([{ how: 'drift', cost: 0, clause: 'SL-TER-3' }]);
  // The water carries it: no movement is used up.
  expect(table.lines().map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/drifts with the current$/),
  );
  const bank = river({}, {}, [{ x: 4, y: 5, w: 3, terrain: 'river' }]).does(endTurn);
  expect(cell(bank, 'wenna')).toEqual([6, 5]);
  const fish = river({ sheet: { traits: { aquatic: true } } }).does(endTurn);
  expect(cell(fish, 'wenna')).toEqual([8, 5]);
});

test('[SL-R60] with `perMove` it does so with each move, in proportion, and never more than in a round', () => {
  const table = river({}, { currentDrift: 'perMove' });
  // 3 of 9 yards: a third of 3.
  table.does(path([6, 5], [7, 5], [8, 5]));
  expect(cell(table, 'wenna')).toEqual([9, 5]);
  table.does(endTurn);
  expect(cell(table, 'wenna')).toEqual([9, 5]);
  // In two moves: one yard after the first three, and one more after the next three.
  const longer = [{ x: 4, y: 5, w: 14, terrain: 'river' }];
  const twice = river({ now: { ap: 18 } }, { currentDrift: 'perMove' }, longer).does(
    path([6, 5], [7, 5], [8, 5]),
  );
  twice.does(path([10, 5], [11, 5], [12, 5]));
  expect(twice.facts('moved').flatMap(({ how, path: way }) => (how === 'drift' ? [way] : []))).toEqual([
    [{ x: 9, y: 5 }],
    [{ x: 13, y: 5 }],
  ]);
});

test('[SL-TER-3] [SL-GRD-2] a slanting current counts its diagonals as well', () => {
  const slant = { id: 'slant', label: 'Bend', marks: { water: 'swim', drift: 3, driftTo: 'se' } };
  const table = fight(
    { red: { wenna: { at: [5, 5] } }, blue: { guard: { at: [22, 14] } } },
    { field: { terrain: [slant], cells: [{ x: 4, y: 4, w: 8, h: 8, terrain: 'slant' }] } },
  );
  // 1 and 2 yards.
  expect(cell(table.does(endTurn), 'wenna')).toEqual([7, 7]);
});

test.each([
  ['hex-pointy', 's', [5, 8]],
  ['hex-pointy', 'n', [5, 2]],
  ['hex-pointy', 'se', [7, 8]],
  ['hex-flat', 'e', [8, 5]],
  ['hex-flat', 'w', [2, 5]],
  ['hex-flat', 'n', [5, 2]],
])(
  '[SL-TER-3] [SL-GRD-3] on hexes (%s) a current carries to the %s, across an edge or midway between two',
  (grid, driftTo, end) => {
    const stream = { id: 'stream', label: 'Stream', marks: { water: 'swim', drift: 3, driftTo } };
    const table = fight(
      { red: { wenna: { at: [5, 5] } }, blue: { guard: { at: [22, 14] } } },
      { field: { grid, terrain: [stream], cells: [{ x: 1, y: 1, w: 9, h: 9, terrain: 'stream' }] } },
    );
    expect(cell(table.does(endTurn), 'wenna')).toEqual(end);
  },
);

test('[SL-TER-3] [SL-R72] it tears a grapple apart where the other stands on the bank', () => {
  const table = fight(
    {
      red: { wenna: { at: [5, 5], now: { grappling: ['guard'], ap: 0 } } },
      blue: { guard: { at: [5, 4], now: { ap: 0 } } },
    },
    { field: { terrain, cells: [{ x: 4, y: 5, w: 9, terrain: 'river' }] } },
  );
  table.does(endTurn);
  expect([cell(table, 'wenna'), conditions(table, 'guard')]).toEqual([[8, 5], []]);
});

test('[SL-TER-3] [SL-R72] [SL-CND-3] nor does it wait for the turn of who is unconscious: torn apart, then carried off', () => {
  const table = fight(
    {
      red: {
        wenna: { at: [5, 5], now: { grappling: ['guard'], ap: 0, conditions: ['unconscious'] } },
        torvin: { at: [20, 12], now: { ap: 0 } },
      },
      blue: { guard: { at: [5, 4], now: { ap: 0 } } },
    },
    {
      order: ['guard', 'wenna', 'torvin'],
      field: { terrain, cells: [{ x: 4, y: 5, w: 9, terrain: 'river' }] },
    },
  );
  table.does(endTurn);
  expect([cell(table, 'wenna'), conditions(table, 'guard')]).toEqual([[8, 5], []]);
  const facts = table.facts().map(({ fact }) => fact);
  expect(facts.indexOf('grapple-ended')).toBeLessThan(facts.indexOf('moved'));
});

test('[SL-TER-3] [SL-MNT-2] a rider drifts with its swimming mount, once', () => {
  const table = fight(
    {
      red: { wenna: { on: 'horse' }, horse: { at: [5, 5], use: 'war-horse' } },
      blue: { guard: { at: [22, 14] } },
    },
    { field: { terrain, cells: [{ x: 4, y: 5, w: 9, h: 2, terrain: 'river' }] } },
  );
  table.does(endTurn);
  expect([cell(table, 'wenna'), cell(table, 'horse')]).toEqual([
    [8, 5],
    [8, 5],
  ]);
  expect(ap(table, 'horse')).toBe(18);
});

test('[SL-MOV-7] [SL-POS-4] who swims by its own rate through the space of a friend pays for that, not for water', () => {
  const table = fight(
    {
      foes: {
        adder: { use: 'marsh-adder', at: [5, 5], now: { ap: 8 } },
        hag: { use: 'bog-hag', at: [6, 5] },
      },
      heroes: { wenna: { at: [20, 2] } },
    },
    {
      field: {
        terrain: [{ id: 'sea', label: 'Sea', marks: { water: 'swim' } }],
        cells: [{ x: 0, y: 0, w: 16, h: 16, terrain: 'sea' }],
      },
    },
  );
  table.does(
    choice('swim', {
      path: [
        { x: 6, y: 5 },
        { x: 7, y: 5 },
      ],
    }),
  );
  // 2 yards through the hag and 1 beyond.
  expect(table.lines().filter(({ text }) => text.includes('swims'))).toMatchObject([
    { text: 'Marsh adder swims to H6: 3 yards of movement', clause: 'SL-MOV-5' },
  ]);
});

test('[SL-POS-8] another Dash is tested with the way of moving: in deep water with swimming', () => {
  const bonus = (at: readonly [number, number]): number => {
    const sheet = { skills: { athletics: { specializations: { swimming: 3, running: 1 } } } };
    const table = river({ at, now: { ap: 18 }, sheet })
      .does(choice('dash'))
      .does(choice('dash'));
    return waiting(table).bonus;
  };
  // Str 2 and Athletics 2.
  expect([bonus([5, 5]), bonus([5, 9])]).toEqual([7, 5]);
});

import { expect, test } from 'vitest';
import { distanceBetween } from '../space.ts';
import { one } from '../state.ts';
import type { Sketch } from './line-up.ts';
import {
  ap,
  attack,
  begun,
  cell,
  choice,
  duel,
  endTurn,
  fight,
  move,
  path,
  terms,
  yards,
} from './line-up.ts';

/** Wenna alone on one side of the field: rate 9. */
const far = (now: Sketch = {}) =>
  ({ wenna: { at: [5, 5], now: { ap: 12, ...now } }, guard: { at: [22, 14] } }) as const;
const buy = (ap: number) => choice('buy-movement', { ap });

test('[SL-MOV-3] 4 AP buy as many yards as the rate, 8 AP twice as many', () => {
  const table = duel(far());
  table.does(buy(4));
  expect([yards(table, 'wenna'), ap(table, 'wenna')]).toEqual([9, 8]);
  expect(table.news('ap')).toMatchObject([{ who: 'wenna', change: -4, clause: 'SL-MOV-3' }]);
  table.does(buy(8));
  expect(yards(table, 'wenna')).toBe(27);
});

test('[SL-MOV-4] [SL-R54] AP at one rate count together; another rate begins anew', () => {
  const table = duel(far());
  for (const [bought, all] of [
    [1, 2],
    [1, 4],
    [1, 6],
    [1, 9],
  ] as const) {
    expect(yards(table.does(buy(bought)), 'wenna')).toBe(all);
  }
  table.does(buy(1));
  // 9 × 5 / 4 is 11; then at 18: 4, and for the second AP 5.
  expect(yards(table, 'wenna')).toBe(11);
  table.does(choice('dash')).does(buy(1));
  expect(yards(table, 'wenna')).toBe(15);
  table.does(buy(1));
  expect(yards(table, 'wenna')).toBe(20);
});

test('[SL-R54] with `separate` each purchase is rounded by itself', () => {
  const table = duel(far(), { rulings: { movementRounding: 'separate' } });
  for (let bought = 1; bought <= 4; bought++) table.does(buy(1));
  expect(yards(table, 'wenna')).toBe(8);
  expect(yards(table.does(buy(4)), 'wenna')).toBe(17);
});

test('[SL-MOV-5] what is left of the yards goes with the round', () => {
  const table = duel(far());
  table.does(buy(4)).does(move(8, 5)).does(endTurn);
  expect(yards(table, 'wenna')).toBe(6);
  table.does(endTurn);
  expect([table.view().round, yards(table, 'wenna')]).toEqual([2, 0]);
});

test('[SL-MOV-7] whoever has a rate of its own flies at it, over mud as well', () => {
  const mud = {
    terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }],
    cells: [{ x: 6, y: 5, w: 9, terrain: 'mud' }],
  };
  const table = duel(
    { wolf: { at: [5, 5], sheet: { traits: { fly: 12 } } }, guard: { at: [22, 14] } },
    { field: mud },
  );
  table.does(choice('fly', { to: { x: 11, y: 5 } }));
  // 6 yards at rate 12 are 2 AP.
  expect([cell(table, 'wolf'), ap(table, 'wolf')]).toEqual([[11, 5], 7]);
  // On foot at rate 9: 2 yards of mud are 4, for 2 AP.
  table.does(move(13, 5));
  expect([cell(table, 'wolf'), ap(table, 'wolf'), yards(table, 'wolf')]).toEqual([[13, 5], 5, 0]);
  const walker = duel(far());
  expect(walker.choice().options.map(({ id }) => id)).not.toContain('fly');
});

test('[SL-MOV-7] who swims or climbs at a rate of its own does so in water and on faces, not on dry land', () => {
  const bank = {
    terrain: [
      { id: 'deep', label: 'Deep', marks: { water: 'swim' } },
      { id: 'face', label: 'Face', marks: { climb: true } },
    ],
    cells: [
      { x: 6, y: 5, w: 3, terrain: 'deep' },
      { x: 5, y: 6, h: 2, terrain: 'face' },
    ],
  };
  const table = duel(
    { wolf: { at: [5, 5], sheet: { traits: { swim: 12, climb: 6 } } }, guard: { at: [22, 14] } },
    { field: bank },
  );
  table.refuses(choice('swim', { to: { x: 4, y: 5 } }), 'noWay', 'SL-TER-1');
  table.refuses(choice('climb', { to: { x: 4, y: 5 } }), 'noWay', 'SL-TER-1');
  table.does(choice('swim', { to: { x: 8, y: 5 } }));
  // 3 yards at rate 12 are 1 AP.
  expect([cell(table, 'wolf'), ap(table, 'wolf')]).toEqual([[8, 5], 8]);
  table.refuses(choice('swim', { to: { x: 9, y: 5 } }), 'noWay', 'SL-TER-1');
  table.does(move(9, 5));
  const dry = duel({
    wolf: { at: [5, 5], sheet: { traits: { swim: 12 } } },
    guard: { at: [22, 14] },
  });
  dry.refuses(choice('swim', { to: { x: 6, y: 5 } }), 'noMovement', 'SL-MOV-7');
});

test('[SL-MOV-7] [SL-MOV-5] yards of one way of moving are no use for another, but are not lost by it', () => {
  const table = duel({ wolf: { at: [5, 5], sheet: { traits: { fly: 12 } } }, guard: { at: [22, 14] } });
  table.does(move(8, 5));
  // 3 yards at rate 9: 2 AP bring 4.
  expect([ap(table, 'wolf'), yards(table, 'wolf')]).toEqual([7, 1]);
  table.does(choice('fly', { to: { x: 11, y: 5 } }));
  // 3 yards at rate 12: 1 AP.
  expect([ap(table, 'wolf'), yards(table, 'wolf')]).toEqual([6, 0]);
  table.does(move(12, 5));
  expect([ap(table, 'wolf'), yards(table, 'wolf')]).toEqual([6, 0]);
  // The count of AP at the walking rate goes on too: the third brings 2.
  table.does(move(14, 5));
  expect([ap(table, 'wolf'), yards(table, 'wolf')]).toEqual([5, 0]);
});

test('[SL-MOV-1] nobody with a rate of 0 goes anywhere', () => {
  const table = duel({ wenna: { at: [5, 5], sheet: { printed: { rate: 0 } } }, guard: { at: [22, 14] } });
  table.refuses(move(6, 5), 'noMovement', 'SL-MOV-1');
});

test('[SL-GRD-1] [SL-R56] a horse of Size 5 fills four squares, unless everybody fills one', () => {
  const horse = (rulings: Sketch) =>
    fight({ red: { 'war-horse': { at: [5, 5] } }, blue: { guard: { at: [8, 5] } } }, { rulings }).who(
      'war-horse',
    ).size;
  expect([horse({}), horse({ spaceBySize: 'always1' })]).toEqual([2, 1]);
});

test('[SL-GRD-2] the longer axis and half the shorter, and steps from square to square', () => {
  const state = begun({ red: { wenna: { at: [5, 5] } }, blue: { guard: { at: [12, 8] } } });
  // 7 and half of 3.
  expect(distanceBetween(state, one(state, 'wenna'), one(state, 'guard'))).toBe(8);
  const table = duel(far());
  table.refuses(path([7, 5]), 'noWay', 'SL-GRD-2');
  // Three diagonals: 1, 2 and 1.
  table.does(path([6, 6], [7, 7], [8, 8]));
  expect([ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([10, 0]);
});

test('[SL-R57] every second diagonal of the round counts 2, whichever move it is in; or of each move', () => {
  const walked = (diagonalScope: string) => {
    const table = duel(far(), { rulings: { diagonalScope } });
    table
      .does(buy(4))
      .does(path([6, 6]))
      .does(path([7, 5]))
      .does(path([8, 6]));
    return yards(table, 'wenna');
  };
  // 9 less 1, 2 and 1, or less 1 each.
  expect([walked('round'), walked('move')]).toEqual([5, 6]);
});

test('[SL-R57] [SL-DUR-3] the count begins anew with the round', () => {
  const table = duel(far({ movement: { odd: true } }));
  table.does(buy(4)).does(path([6, 6]));
  expect(yards(table, 'wenna')).toBe(7);
  table.does(path([7, 7])).does(path([8, 8]));
  expect(yards(table, 'wenna')).toBe(4);
  table
    .does(path([9, 9]))
    .does(endTurn)
    .does(endTurn)
    .does(buy(4))
    .does(path([10, 10]));
  expect(yards(table, 'wenna')).toBe(8);
});

test('[SL-GRD-3] on hexes each step is a yard, and there are no diagonals', () => {
  const table = duel(far(), { field: { grid: 'hex-pointy' } });
  table.refuses(path([7, 5]), 'noWay', 'SL-GRD-3');
  table.does(buy(4)).does(path([6, 6], [6, 7], [7, 8]));
  expect([cell(table, 'wenna'), yards(table, 'wenna')]).toEqual([[7, 8], 6]);
});

test('[SL-GRD-4] [SL-R58] reach counts the yards between two spaces, or the whole distance', () => {
  const at = (rulings: Sketch) => duel({ wenna: { at: [5, 5] }, guard: { at: [7, 5] } }, { rulings });
  at({})
    .does(attack('guard', { with: 'sword' }))
    .rolls('attack', 1, 2);
  at({}).refuses(attack('guard', { with: 'shield' }), 'outOfReach', 'SL-GRD-4');
  at({ reachMeasure: 'distance' }).refuses(attack('guard', { with: 'sword' }), 'outOfReach', 'SL-GRD-4');
  // Adjacent then counts as 1, and weapons of reach 0 serve there all the same.
  const beside = () =>
    duel({ wenna: { at: [5, 5] }, guard: { at: [6, 5] } }, { rulings: { reachMeasure: 'distance' } });
  beside()
    .does(attack('guard', { with: 'shield' }))
    .rolls('attack', 1, 2);
  beside()
    .does(choice('grapple', { target: 'guard', with: 'unarmed' }))
    .rolls('attack', 1, 2);
});

test('[SL-GRD-4] [SL-R59] closer than the optimal reach costs nothing, or 2', () => {
  const near = (insideReach: string) => {
    const table = duel({ brannoch: {}, guard: {} }, { rulings: { insideReach } });
    return terms(table.does(attack('guard', { with: 'spear' })));
  };
  expect(near('zero')).not.toContain('closer than the optimal reach -2');
  expect(near('minusTwo')).toContain('closer than the optimal reach -2');
});

test('[SL-MOV-5] [SL-POS-3] whoever is hemmed in on all sides is offered no move, however many yards it has', () => {
  const ring = [4, 5, 6].flatMap((x) => [4, 5, 6].map((y) => [x, y] as const));
  const around = ring.filter(([x, y]) => x !== 5 || y !== 5);
  const goblins = (places: typeof around) =>
    Object.fromEntries(places.map(([x, y], i) => [`goblin-${i}`, { at: [x, y] as const, use: 'goblin' }]));
  const hemmed = (places: typeof around) =>
    fight({ red: { wenna: { at: [5, 5], now: { ap: 12 } } }, blue: goblins(places) });
  expect(hemmed(around).option('move').refused).toMatchObject({ code: 'noMovement' });
  expect(hemmed(around.slice(1)).option('move').refused).toBeUndefined();
});

test('[SL-MOV-5] [SL-TER-4] out of a deep chasm no move is offered for less than the climb takes', () => {
  const chasm = { id: 'chasm', label: 'Chasm', marks: { chasm: 4 } };
  const inside = (left: number) =>
    duel(far({ ap: 0, movement: { left } }), {
      field: { terrain: [chasm], cells: [{ x: 5, y: 5, terrain: 'chasm' }] },
    });
  // 4 yards at 4 each.
  expect(inside(15).option('move').refused).toMatchObject({ code: 'noMovement', clause: 'SL-TER-1' });
  expect(inside(16).option('move').refused).toBeUndefined();
});

import { expect, test } from 'vitest';
import { one } from '../state.ts';
import {
  ap,
  begun,
  cell,
  choice,
  duel,
  fight,
  move,
  path,
  stamina,
  waiting,
  yards,
} from '../tests/line-up.ts';
import { jumpInches, jumpResult, jumpYards } from './jump.ts';
import { rateOf } from './rate.ts';

/** Wenna alone on one side of the field: rate 9, 6 AP. */
const far = { wenna: { at: [5, 5] }, guard: { at: [22, 14] } } as const;

test('[SL-MOV-2] [SL-MOV-4] AP spent on movement at one rate count together: 2, 2, 2 and 3 yards', () => {
  const table = duel(far);
  for (const [x, left] of [
    [7, 5],
    [9, 4],
    [11, 3],
    [14, 2],
  ] as const) {
    table.does(move(x, 5));
    expect([cell(table, 'wenna'), ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([[x, 5], left, 0]);
  }
});

test('[SL-MOV-4] with SL-R54 `separate` each purchase is rounded by itself', () => {
  const table = duel(far, { rulings: { movementRounding: 'separate' } });
  table.does(move(7, 5)).does(move(9, 5)).does(move(11, 5));
  expect(ap(table, 'wenna')).toBe(3);
  // One AP brings 2 yards; two bring 4, and one of these is left.
  table.does(move(14, 5));
  expect([ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([1, 1]);
});

test('[SL-MOV-5] nobody goes farther than all its AP carry it: 13 yards for 6 AP', () => {
  const table = duel(far);
  table.refuses(move(19, 5), 'noMovement', 'SL-MOV-4');
  table.does(move(18, 5));
  expect([ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([0, 0]);
});

test('[SL-MOV-5] yards that were bought and not used stay for the round', () => {
  const table = duel(far);
  table.does(choice('buy-movement', { ap: 4 }));
  expect([ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([2, 9]);
  table.does(move(8, 5));
  expect([ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([2, 6]);
});

test('[SL-GRD-2] every second diagonal of the round counts 2, or of each move', () => {
  const table = duel(far);
  table.does(move(6, 6)).does(move(7, 7));
  // 3 yards: 2 AP bring 4.
  expect([ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([4, 1]);
  const anew = duel(far, { rulings: { diagonalScope: 'move' } });
  anew.does(move(6, 6)).does(move(7, 7));
  expect([ap(anew, 'wenna'), yards(anew, 'wenna')]).toEqual([5, 0]);
});

const water = {
  terrain: [
    { id: 'mud', label: 'Mud', costTimes: 2 },
    { id: 'knee', label: 'Shallows', marks: { water: 'knee' } },
    { id: 'deep', label: 'Deep', marks: { water: 'swim', drift: 3, driftTo: 'e' } },
  ],
};

test('[SL-TER-2] knee-high water over mud takes four yards for one', () => {
  const cells = [
    { x: 6, y: 5, terrain: 'mud' },
    { x: 6, y: 5, terrain: 'knee' },
  ];
  const table = duel(far, { field: { ...water, cells } });
  table.does(move(6, 5));
  // 4 yards at rate 9: 2 AP.
  expect([ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([4, 0]);
});

test('[SL-TER-4] uphill a yard takes two, downhill one', () => {
  const table = duel(far, { field: { elevation: [{ x: 6, y: 5, height: 0.5 }] } });
  table.does(move(6, 5));
  expect(ap(table, 'wenna')).toBe(5);
  expect(yards(table, 'wenna')).toBe(0);
  table.does(move(7, 5));
  expect(yards(table, 'wenna')).toBe(1);
});

test('[SL-TER-3] a current carries a swimmer at the end of its turn', () => {
  const field = { ...water, cells: [{ x: 6, y: 5, w: 8, terrain: 'deep' }] };
  const table = duel(far, { field });
  // Swimming takes 3 yards for one: 2 AP bring 4.
  table.does(move(6, 5));
  expect([ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([4, 1]);
  table.does({ option: 'end-turn' });
  expect(cell(table, 'wenna')).toEqual([9, 5]);
});

test('[SL-CND-9] prone a yard takes three, crouching two', () => {
  const prone = duel({ ...far, wenna: { at: [5, 5], now: { posture: 'prone' } } });
  prone.does(move(7, 5));
  // 6 yards: 3 AP.
  expect(ap(prone, 'wenna')).toBe(3);
  const crouching = duel({ ...far, wenna: { at: [5, 5], now: { posture: 'crouching' } } });
  crouching.does(move(7, 5));
  expect(ap(crouching, 'wenna')).toBe(4);
});

test('[SL-POS-1] from lying to standing over crouching, at twice the price', () => {
  const table = duel({ ...far, wenna: { at: [5, 5], now: { posture: 'prone' } } });
  table.refuses(choice('posture', { to: 'standing' }), 'posture', 'SL-POS-1');
  table.does(choice('posture', { to: 'crouching' })).does(choice('posture', { to: 'standing' }));
  expect(ap(table, 'wenna')).toBe(2);
});

test('[SL-POS-7] [SL-POS-8] Dash doubles the rate; a second adds a yard for 3 points; there is no third', () => {
  const table = duel({ ...far, wenna: { at: [5, 5], now: { ap: 12 } } });
  table.does(choice('dash'));
  expect([ap(table, 'wenna'), stamina(table, 'wenna')]).toEqual([10, 11]);
  table.does(choice('dash'));
  // Str 2, Athletics 2.
  expect(waiting(table)).toEqual({ who: 'wenna', purpose: 'dash', bonus: 4, dice: 'd10' });
  // 9 + 4 = 13: four times three points.
  table.rolls('dash', 9);
  // Rate 18 + 4: 4 AP bring 22 yards.
  table.does(choice('buy-movement', { ap: 4 }));
  expect(yards(table, 'wenna')).toBe(22);
  table.refuses(choice('dash'), 'dashed', 'SL-POS-8');
});

test('[SL-POS-7] halvings come first, each rounded down, then the doubling; or the other way round', () => {
  const now = { conditions: ['hobbled', 'dashing'], fatigue: 6 };
  const setup = (dashOrder: string) =>
    begun({ red: { wenna: { now } }, blue: { guard: { at: [9, 9] } } }, { rulings: { dashOrder } });
  // 9, 4, 2, doubled 4; or 18, 9, 4.
  for (const [order, rate] of [
    ['halveThenDouble', 4],
    ['doubleThenHalve', 4],
  ] as const) {
    const state = setup(order);
    expect(rateOf(state, one(state, 'wenna'))).toBe(rate);
  }
  const lame = (dashOrder: string) => {
    const state = begun(
      { red: { wenna: { now: { conditions: ['hobbled', 'dashing'] } } }, blue: { guard: { at: [9, 9] } } },
      { rulings: { dashOrder } },
    );
    return rateOf(state, one(state, 'wenna'));
  };
  expect([lame('halveThenDouble'), lame('doubleThenHalve')]).toEqual([8, 9]);
});

test('[SL-POS-3] [SL-POS-4] enemies bar the way, friends are passed at double cost', () => {
  const table = fight({
    red: { wenna: { at: [5, 5] }, pell: { at: [6, 5] } },
    blue: { guard: { at: [5, 6] } },
  });
  table.refuses(path([5, 6]), 'spaceTaken', 'SL-POS-3');
  table.refuses(path([6, 5]), 'spaceTaken', 'SL-POS-3');
  table.does(path([6, 5], [7, 5]));
  // 2 and 1 yards: 2 AP bring 4.
  expect([ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([4, 1]);
});

test('[SL-JMP-2] [SL-JMP-3] [SL-JMP-4] run-up, feet and inches', () => {
  const down = { rounding: 'down' } as const;
  // Result 11, Speed 2: 13 feet with a run-up of 5 yards, 5 without.
  expect([jumpResult(down, 11, 2, 5), jumpResult(down, 11, 2, 4)]).toEqual([13, 5]);
  expect([13, 5, 2, 0, -4].map((feet) => jumpYards({ jumpYards: 'floorThree' }, feet))).toEqual([
    4, 1, 0, 0, 0,
  ]);
  expect([13, 5, 2, 0].map((feet) => jumpYards({ jumpYards: 'nearest' }, feet))).toEqual([4, 2, 1, 0]);
  // 7: 14 inches; tucked up half of 68 on top.
  expect([jumpInches(7, 68, false), jumpInches(7, 68, true), jumpInches(0, 68, true)]).toEqual([14, 48, 0]);
});

test('[SL-JMP-5] a long jump uses movement for its yards', () => {
  const table = duel({ wenna: { at: [5, 5], now: { ap: 8 } }, guard: { at: [22, 14] } });
  table.does(move(10, 5));
  // 5 yards: 3 AP bring 6.
  expect([ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([5, 1]);
  table.does(choice('long-jump', { to: { x: 13, y: 5 } }));
  // Str 2, Athletics 2, and Speed 1 less 1 for mail.
  expect(waiting(table)).toMatchObject({ purpose: 'jump', bonus: 4 });
  // 5 + 4 = 9 feet, 3 yards; 2 more are needed: 8 yards are 4 AP's 9, and 1 is left.
  table.rolls('jump', 5);
  expect([cell(table, 'wenna'), ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([[13, 5], 4, 1]);
});

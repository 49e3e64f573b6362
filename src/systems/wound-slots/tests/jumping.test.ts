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
  waiting,
  yards,
} from './line-up.ts';

/** Wenna with a run-up of 5 yards and 9 yards in store: Str 2, Athletics 2. */
const runner = { at: [5, 5], now: { movement: { left: 9, runUp: 5 } } } as const;
const nobody = { at: [22, 14], now: { ap: 0 } } as const;
const wall = { walls: [{ x: 6, y: 5, side: 'w', kind: 'low-wall' }] };
const far = (x: number, y = 5) => choice('long-jump', { to: { x, y } });

test('[SL-JMP-1] long or high, then Str [Athletics/Jumping]; high only where there is something to clear', () => {
  const open = duel({ wenna: runner, guard: nobody });
  expect(open.choice().options.map(({ id }) => id)).toContain('long-jump');
  expect(open.choice().options.map(({ id }) => id)).not.toContain('high-jump');
  open.refuses(choice('high-jump', { to: { x: 6, y: 5 }, tuck: 'maybe' }), 'noSuchThing', 'SL-JMP-4');
  const table = duel(
    {
      wenna: { ...runner, sheet: { skills: { athletics: { specializations: { jumping: 3 } } } } },
      guard: nobody,
    },
    { field: wall },
  );
  table.refuses(far(7), 'noWay', 'SL-JMP-3');
  table.does(choice('high-jump', { to: { x: 6, y: 5 } }));
  expect(waiting(table)).toEqual({ who: 'wenna', purpose: 'jump', bonus: 7, dice: 'd10' });
  // 1 + 7: 16 inches, and 34 for the legs: over 36.
  table.rolls('jump', 1);
  expect(cell(table, 'wenna')).toEqual([6, 5]);
});

test('[SL-JMP-2] Speed counts with a run-up of 5 yards; without, half of the result', () => {
  const swift = { sheet: { attributes: { speed: 4 } } };
  const leap = (runUp: number, x: number, face: number) => {
    const now = { movement: { left: 9, runUp } };
    const table = duel({ wenna: { at: [5, 5], now, ...swift }, guard: nobody });
    table.does(far(x));
    const { bonus } = waiting(table);
    return [bonus, cell(table.rolls('jump', face), 'wenna')];
  };
  // Speed 4, 3 in mail: 5 + 4 + 3 are 12 feet, 4 yards.
  expect(leap(5, 9, 5)).toEqual([7, [9, 5]]);
  // 5 + 4 halved: 4 feet, and 1 yard of the 2 that were announced.
  expect(leap(4, 7, 5)).toEqual([4, [6, 5]]);
});

test('[SL-JMP-5] without AP and without yards nobody jumps, and nobody is asked where to', () => {
  const jump = (now: Sketch) =>
    duel({ wenna: { at: [5, 5], now }, guard: nobody }).option('long-jump').refused?.because;
  expect(jump({ ap: 0 })).toBe('Wenna has neither AP nor yards to jump with');
  expect(jump({ ap: 1 })).toBeUndefined();
  expect(jump({ ap: 0, movement: { left: 1 } })).toBeUndefined();
});

test('[SL-JMP-2] what is done in between spoils a run-up, and so does the end of a turn', () => {
  const table = duel({ wenna: { at: [5, 5], now: { ap: 12 } }, guard: nobody });
  table.does(move(10, 5));
  expect(table.option('long-jump').note).toContain('5 yd of run-up');
  table.does(choice('seize-initiative')).rolls('seize-initiative', 1);
  expect(table.option('long-jump').note).toContain('0 yd of run-up');
  table.does(move(15, 5)).does(endTurn).does(endTurn);
  expect(table.option('long-jump').note).toContain('0 yd of run-up');
});

test('[SL-JMP-2] [SL-MOV-6] yards run in the turn of somebody else are no run-up in the next turn', () => {
  const table = fight(
    {
      heroes: { wenna: { at: [5, 5], now: { ap: 18 } } },
      foes: { guard: nobody, goblin: { at: [22, 2], now: { ap: 0 } } },
    },
    { turnOf: 'guard', stops: ['moment-turn-end', 'moment-turn-start'] },
  );
  table.does(endTurn).answers('wenna', move(10, 5));
  expect(table.option('long-jump').note).toContain('5 yd of run-up');
  table.answers('wenna', choice('decline'));
  expect(table.choice().question).toContain('turn of Goblin');
  expect(table.option('long-jump').note).toContain('0 yd of run-up');
});

test('[SL-JMP-3] [SL-R61] feet on the map: three a yard, rounded down or to the nearest', () => {
  const lands = (jumpYards: string, face: number) =>
    cell(
      duel({ wenna: runner, guard: nobody }, { rulings: { jumpYards } }).does(far(9)).rolls('jump', face),
      'wenna',
    );
  // 4 + 4: 8 feet.
  expect([lands('floorThree', 4), lands('nearest', 4)]).toEqual([
    [7, 5],
    [8, 5],
  ]);
});

test('[SL-JMP-3] with a result of 0 or less nobody gets off the ground, and nothing is paid', () => {
  const weak = { ...runner, sheet: { attributes: { strength: -5 } } };
  const table = duel({ wenna: weak, guard: nobody });
  table.does(far(6)).rolls('jump', 2);
  expect([cell(table, 'wenna'), yards(table, 'wenna')]).toEqual([[5, 5], 9]);
  expect(table.lines()).toContainEqual(
    expect.objectContaining({ text: 'Wenna does not get off the spot', clause: 'SL-JMP-3' }),
  );
});

test('[SL-JMP-5] the jump uses movement for the yards that it covers, whatever the ground below', () => {
  const field = {
    terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }],
    cells: [{ x: 6, y: 5, w: 2, terrain: 'mud' }],
  };
  const table = duel({ wenna: runner, guard: nobody }, { field });
  table.does(far(8)).rolls('jump', 5);
  expect([cell(table, 'wenna'), yards(table, 'wenna')]).toEqual([[8, 5], 6]);
  expect(table.news('moved')).toMatchObject([{ how: 'jump', cost: 3, clause: 'SL-JMP-5' }]);
});

const charged = (rulings: Sketch = {}, now: Sketch = {}) =>
  duel(
    {
      wenna: { at: [5, 5], now: { ap: 1, movement: { left: 0, runUp: 5 }, ...now } },
      guard: { at: [22, 14], now: { ap: 0 } },
    },
    { rulings },
  ).does(far(9));

test('[SL-JMP-5] [SL-R62] a jump that is paid over two turns is rolled when it takes place', () => {
  const table = charged();
  // 4 yards at rate 9: 2 AP.
  expect([ap(table, 'wenna'), conditions(table, 'wenna'), asked(table)]).toEqual([
    0,
    ['charging'],
    'wenna turn',
  ]);
  table.does(endTurn).does(endTurn).does(choice('continue-charge'));
  expect(waiting(table)).toMatchObject({ purpose: 'jump', bonus: 4 });
  table.rolls('jump', 8);
  expect([cell(table, 'wenna'), ap(table, 'wenna'), yards(table, 'wenna')]).toEqual([[9, 5], 11, 0]);
});

test('[SL-R62] with `atDeclaration` it is rolled when it is declared, and the result waits', () => {
  const table = charged({ jumpRoll: 'atDeclaration' });
  expect(waiting(table).purpose).toBe('jump');
  table.rolls('jump', 8).does(endTurn).does(endTurn).does(choice('continue-charge'));
  expect([cell(table, 'wenna'), asked(table)]).toEqual([[9, 5], 'wenna turn']);
});

test('[SL-JMP-5] [SL-AP-6] a jump that is being paid for is given up with other expenses', () => {
  const table = charged().does(endTurn).does(endTurn);
  table.does(move(6, 5));
  expect(conditions(table, 'wenna')).toEqual([]);
});

/** A raider's spear covers the flight from (6,5) to (9,5), from its side. */
const past = (raider: object = {}) =>
  fight({ red: { wenna: runner }, blue: { raider: { at: [8, 7], ...raider } } }).does(far(9));

test('[SL-JMP-6] felled in the air it comes down where it was bound', () => {
  const table = past().rolls('jump', 10);
  // 14 feet are 4 yards. The spear's point is in the way from the second yard on.
  expect([asked(table), cell(table, 'wenna')]).toEqual(['raider rebuff', [6, 5]]);
  // 19 + 5 + 4 less 14 and 5: 9 is fatal.
  table.does(choice('rebuff')).rolls('attack', 10, 9);
  expect(cell(table, 'wenna')).toEqual([9, 5]);
  expect(conditions(table, 'wenna')).toEqual(expect.arrayContaining(['unconscious', 'dying', 'prone']));
  expect(table.news('moved')).toMatchObject([{ who: 'wenna', clause: 'SL-JMP-6' }]);
  // Nobody of her side is left.
  expect(asked(table)).toBe('gm end');
});

test('[SL-JMP-6] [SL-OFF-6] in the air nobody thinks better of it; on the ground one may', () => {
  const flying = past().rolls('jump', 10).does(choice('rebuff')).rolls('attack', 1, 2);
  expect([cell(flying, 'wenna'), asked(flying)]).toEqual([[9, 5], 'wenna turn']);
  const table = fight({ red: { wenna: runner }, blue: { raider: { at: [8, 5] } } });
  // From a gap of 2 to one of 1: the first step of the flight.
  table.does(far(7)).rolls('jump', 10).does(choice('rebuff')).rolls('attack', 1, 2);
  expect([asked(table), cell(table, 'wenna')]).toEqual(['wenna walk-on', [5, 5]]);
  table.does(choice('stop'));
  expect([cell(table, 'wenna'), yards(table, 'wenna')]).toEqual([[5, 5], 9]);
});

test('[SL-GRP-1] [SL-GRP-2] [SL-JMP-5] whoever grapples a jumper may cling: yards are cut off the jump', () => {
  const table = fight({
    red: { wenna: { ...runner, now: { ...runner.now, grappling: ['torvin'] } } },
    blue: { torvin: { at: [4, 5], now: { ap: 6 } } },
  });
  table.does(far(9)).rolls('jump', 10);
  table.answers('torvin', choice('cling')).rolls('cling', 2, 2);
  // 4 + 7 = 11 points: one yard less.
  table.does(choice('mix', { along: 0, cut: 1 }));
  expect([cell(table, 'wenna'), yards(table, 'wenna'), conditions(table, 'torvin')]).toEqual([[8, 5], 5, []]);
});

test('[SL-GRP-1] [SL-GRP-2] [SL-JMP-2] yards that are cut off a jump are paid for, but nobody has run them', () => {
  const held = (ap: number, left: number) =>
    fight({
      red: { wenna: { at: [5, 5], now: { ap, movement: { left, runUp: 5 }, grappling: ['torvin'] } } },
      blue: { torvin: { at: [4, 5], now: { ap: 6 } } },
    });
  const cut = (table: ReturnType<typeof held>) => {
    table.rolls('jump', 10).answers('torvin', choice('cling')).rolls('cling', 2, 2);
    table.does(choice('mix', { along: 0, cut: 1 }));
    return [cell(table, 'wenna'), table.option('long-jump').note];
  };
  // Five yards run, and three of the four that were to be jumped.
  const jumped = [[8, 5], expect.stringContaining('8 yd of run-up')];
  expect(cut(held(0, 9).does(far(9)))).toEqual(jumped);
});

test('[SL-GRP-2] [SL-JMP-5] or go along with it', () => {
  const table = fight({
    red: { wenna: { ...runner, now: { ...runner.now, grappling: ['torvin'] } } },
    blue: { torvin: { at: [4, 5], now: { ap: 6 } } },
  });
  table.does(far(7)).rolls('jump', 10).does(choice('cling')).rolls('cling', 4, 4);
  table.does(choice('mix', { along: 2 }));
  expect([cell(table, 'wenna'), cell(table, 'torvin'), conditions(table, 'torvin')]).toEqual([
    [7, 5],
    [6, 5],
    ['grappling'],
  ]);
  expect(asked(table)).toBe('wenna turn');
});

test('[SL-GRP-1] [SL-GRP-2] whoever goes along with a jumper leaves the others behind that it grapples', () => {
  const table = fight({
    red: {
      wenna: { ...runner, now: { ...runner.now, grappling: ['torvin'] } },
      pell: { at: [3, 5], now: { grappling: ['torvin'] } },
    },
    blue: { torvin: { at: [4, 5], now: { ap: 6 } } },
  });
  table.does(far(7)).rolls('jump', 10).does(choice('cling')).rolls('cling', 4, 4);
  table.does(choice('mix', { along: 2 }));
  expect(cell(table, 'torvin')).toEqual([6, 5]);
  expect(['wenna', 'torvin', 'pell'].map((id) => conditions(table, id))).toEqual([
    ['grappling'],
    ['grappling'],
    [],
  ]);
  expect(table.facts('grapple-ended')).toMatchObject([{ who: 'torvin', with: 'pell', why: 'apart' }]);
});

test('[SL-JMP-5] [SL-MOV-6] out of turn a jump must be payable at once', () => {
  const table = fight(
    {
      red: { guard: { at: [22, 14] } },
      blue: { wenna: { at: [5, 5], now: { ap: 1, movement: { runUp: 5 } } } },
    },
    { initiative: { guard: 10, wenna: 20 }, turnOf: 'guard', stage: 'start', stops: ['moment-turn-start'] },
  );
  table.refuses(far(9), 'noActionPoints', 'SL-AP-6');
  const { to } = table.option('long-jump').needs ?? {};
  if (to?.kind !== 'cell') throw new Error('where to?');
  // 1 AP brings 2 yards.
  expect(Math.max(...to.cells.map(({ x }) => x))).toBe(7);
  table.does(far(7)).rolls('jump', 10);
  expect([cell(table, 'wenna'), ap(table, 'wenna')]).toEqual([[7, 5], 0]);
});

test('[SL-JMP-3] a long jump leads through no rock, but over what only stops feet', () => {
  const across = (blocksSight: boolean) =>
    duel(
      { wenna: runner, guard: nobody },
      {
        field: {
          terrain: [{ id: 'block', label: 'Block', blocksMove: true, blocksSight }],
          cells: [{ x: 6, y: 4, h: 3, terrain: 'block' }],
        },
      },
    );
  across(true).refuses(far(7), 'noWay', 'SL-JMP-3');
  expect(cell(across(false).does(far(7)).rolls('jump', 10), 'wenna')).toEqual([7, 5]);
});

/** Wenna jumps two yards on hexes, from (5,5) straight along the edge between (6,5) and (6,6) to (7,6). */
const alongAnEdge = (field: Sketch, guard: readonly [number, number] = nobody.at) =>
  duel(
    { wenna: runner, guard: { ...nobody, at: guard } },
    {
      field: {
        grid: 'hex-pointy',
        terrain: [{ id: 'rock', label: 'Rock', blocksMove: true, blocksSight: true }],
        ...field,
      },
    },
  );
const rocks = (...cells: readonly (readonly [number, number])[]) => ({
  cells: cells.map(([x, y]) => ({ x, y, terrain: 'rock' })),
});

test('[SL-JMP-3] [SL-GRD-3] on hexes a jump may lead along the edge between two hexes, past either of them', () => {
  const over = (field: Sketch) => cell(alongAnEdge(field).does(far(7, 6)).rolls('jump', 9), 'wenna');
  expect(over({})).toEqual([7, 6]);
  // Past a rock on one side, and past a wall between it and the take-off.
  expect(over(rocks([6, 5]))).toEqual([7, 6]);
  expect(over(rocks([6, 6]))).toEqual([7, 6]);
  expect(over({ walls: [{ x: 5, y: 5, side: 'e', kind: 'wall' }] })).toEqual([7, 6]);
  // Not between two rocks, nor over a low wall on each side.
  alongAnEdge(rocks([6, 5], [6, 6])).refuses(far(7, 6), 'noWay', 'SL-JMP-3');
  const low = (side: string) => ({ x: 5, y: 5, side, kind: 'low-wall' });
  alongAnEdge({ walls: [low('e'), low('se')] }).refuses(far(7, 6), 'noWay', 'SL-JMP-3');
});

test('[SL-JMP-3] [SL-GRD-3] a jump along an edge that is too short comes down on the side where there is room', () => {
  // 1 + 4: 5 of the 6 feet. The guard stands on one side, then on the other.
  const short = (guard: readonly [number, number]) =>
    cell(alongAnEdge({}, guard).does(far(7, 6)).rolls('jump', 1), 'wenna');
  expect(short([6, 5])).toEqual([6, 6]);
  expect(short([6, 6])).toEqual([6, 5]);
});

test('[SL-JMP-1] [SL-TER-4] nobody jumps who swims or walks on the ground of a lake', () => {
  const inside = (water: string, sheet: Sketch = {}) =>
    duel(
      { wenna: { ...runner, sheet }, guard: nobody },
      {
        field: {
          terrain: [{ id: 'lake', label: 'Lake', marks: { water } }],
          cells: [{ x: 4, y: 4, w: 10, h: 3, terrain: 'lake' }],
        },
      },
    );
  for (const water of ['swim', 'under']) inside(water).refuses(far(7), 'noWay', 'SL-JMP-3');
  // Waist-high there is ground to jump from, and so there is for what lives in water.
  expect(inside('waist').option('long-jump').refused).toBeUndefined();
  expect(inside('swim', { traits: { aquatic: true } }).option('long-jump').refused).toBeUndefined();
});

test('[SL-JMP-3] [SL-JMP-4] [SL-TER-4] out of a chasm leads no long jump, and a high one over its whole depth', () => {
  const below = (yardsDeep: number) =>
    duel(
      { wenna: runner, guard: nobody },
      {
        field: {
          terrain: [{ id: 'gap', label: 'Gap', marks: { chasm: yardsDeep } }],
          cells: [{ x: 5, y: 0, h: 16, terrain: 'gap' }],
        },
      },
    );
  const up = choice('high-jump', { to: { x: 6, y: 5 } });
  below(3).refuses(far(7), 'noWay', 'SL-JMP-3');
  // 10 + 4 with a run-up: 28 inches, and 34 for the legs, of the 108 that 3 yards are.
  expect(cell(below(3).does(up).rolls('jump', 10), 'wenna')).toEqual([5, 5]);
  // 1 + 4: 10 and 34 inches, of 36.
  expect(cell(below(1).does(up).rolls('jump', 1), 'wenna')).toEqual([6, 5]);
});

test.each(['wall', 'low-wall'])(
  '[SL-JMP-3] a %s farther on stops a long jump over it, and none that ends before',
  (kind) => {
    const field = { walls: [{ x: 7, y: 5, side: 'w', kind }] };
    duel({ wenna: runner, guard: nobody }, { field }).refuses(far(8), 'noWay', 'SL-JMP-3');
    expect(waiting(duel({ wenna: runner, guard: nobody }, { field }).does(far(6))).purpose).toBe('jump');
  },
);

test('[SL-JMP-3] [SL-JMP-4] a wall stops a jump across its corners too, and a low one asks for a high jump there', () => {
  const line = (kind: string) =>
    duel(
      { wenna: runner, guard: nobody },
      { field: { walls: [{ x: 6, y: 3, side: 'w', kind, length: 6 }] } },
    );
  for (const goal of [far(6, 6), far(7, 7), far(7, 6)]) line('wall').refuses(goal, 'noWay', 'SL-JMP-3');
  for (const goal of [far(6, 6), far(7, 7), far(7, 6)]) line('low-wall').refuses(goal, 'noWay', 'SL-JMP-3');
  const over = choice('high-jump', { to: { x: 6, y: 6 } });
  line('wall').refuses(over, 'noWay', 'SL-JMP-4');
  // 1 + 4: 10 inches and 34 for the legs, of 36.
  expect(cell(line('low-wall').does(over).rolls('jump', 1), 'wenna')).toEqual([6, 6]);
  expect(cell(duel({ wenna: runner, guard: nobody }).does(far(7, 6)).rolls('jump', 10), 'wenna')).toEqual([
    7, 6,
  ]);
});

test('[SL-JMP-4] heights of the map are yards: up a ledge of one yard 36 inches are enough', () => {
  const ledge = { elevation: [{ x: 6, y: 5, height: 1 }] };
  const table = duel(
    { wenna: { ...runner, now: { movement: { left: 9 } } }, guard: nobody },
    { field: ledge },
  );
  table.does(choice('high-jump', { to: { x: 6, y: 5 } }));
  // Half of 1 + 4: 2, and 4 inches; with 34 for the legs 38.
  expect(cell(table.rolls('jump', 1), 'wenna')).toEqual([6, 5]);
});

test('[SL-JMP-3] [SL-JMP-4] [SL-GRD-1] whoever fills several yards must get over what stands before any of them', () => {
  // Wenna on (5,5) to (6,6): a low wall and a ledge lie before her lower yards only, before (7,6).
  const large = { ...runner, sheet: { size: 5 } };
  const before = (field: Sketch) => duel({ wenna: large, guard: nobody }, { field });
  const low = before({ walls: [{ x: 7, y: 6, side: 'w', kind: 'low-wall' }] });
  low.refuses(far(7), 'noWay', 'SL-JMP-3');
  expect(low.option('high-jump').needs?.to).toMatchObject({
    cells: expect.arrayContaining([{ x: 6, y: 5, cost: 1 }]),
  });
  const ledge = before({ elevation: [{ x: 7, y: 6, w: 10, h: 10, height: 1 }] });
  ledge.refuses(far(7), 'noWay', 'SL-JMP-3');
  expect(ledge.option('high-jump').needs?.to).toMatchObject({
    cells: expect.arrayContaining([{ x: 6, y: 5, cost: 1 }]),
  });
  // On the ledge with her lower yards already she jumps along it.
  const along = { elevation: [{ x: 5, y: 6, w: 12, h: 10, height: 1 }] };
  expect(cell(before(along).does(far(7)).rolls('jump', 9), 'wenna')).toEqual([7, 5]);
});

test('[SL-JMP-8] the ledge that is caught is the one a yard ahead, wherever the jump was bound', () => {
  const gap = {
    terrain: [{ id: 'gap', label: 'Gap', marks: { chasm: 3 } }],
    cells: [{ x: 6, y: 0, w: 2, h: 16, terrain: 'gap' }],
  };
  const lands = (face: number) =>
    duel({ wenna: runner, guard: nobody }, { field: gap }).does(far(9)).rolls('jump', face);
  // 4 + 4: 8 feet, 2 yards: at (7,5), a yard from the edge at (8,5), and two from the goal.
  const near = lands(4);
  expect([cell(near, 'wenna'), asked(near)]).toEqual([[7, 5], 'gm ledge']);
  // 1 + 4: 1 yard; the edge behind is none to catch.
  const short = lands(1);
  expect([asked(short), conditions(short, 'wenna')]).toEqual(['wenna turn', ['prone']]);
});

test('[SL-JMP-2] a jump that does not get off the ground has used its run-up', () => {
  const table = duel({ wenna: runner, guard: nobody }, { field: wall });
  const over = choice('high-jump', { to: { x: 6, y: 5 }, tuck: 'no' });
  // 1 + 4: 10 inches of 36.
  table.does(over).rolls('jump', 1);
  expect([cell(table, 'wenna'), table.option('high-jump').note]).toEqual([[5, 5], '0 yd of run-up']);
  expect(table.lines()).toContainEqual(
    expect.objectContaining({ text: 'Wenna does not get over it: 10 of 36 inches', clause: 'SL-JMP-4' }),
  );
});

test('[SL-JMP-5] [SL-AP-5] [SL-OFF-5] what a jump takes and whom it gives an opening is told beforehand', () => {
  const told = (now: Sketch, x: number, raider: Sketch = { at: [22, 14] }) =>
    fight({ red: { wenna: { at: [5, 5], now } }, blue: { raider } }).send({
      do: 'preview',
      choice: far(x),
    } as never);
  // 2 of the 4 yards are in the pool; rate 9: 1 AP brings the others.
  expect(told({ ap: 6, movement: { left: 2, runUp: 5 } }, 9)).toMatchObject({
    path: [6, 7, 8, 9].map((x) => ({ x, y: 5 })),
    cost: { ap: 1, movement: 2 },
  });
  // All 4 yards take 2 AP: one now.
  expect(told({ ap: 1, movement: { runUp: 5 } }, 9)).toMatchObject({ cost: { ap: 1 }, whole: { ap: 2 } });
  const near = told({ ap: 6, movement: { runUp: 5 } }, 9, { at: [8, 7] });
  expect(near).toMatchObject({ provokes: ['raider'], cost: { ap: 2 } });
});

test('[SL-JMP-5] [SL-GRD-2] the log of a slanting jump tells the yards that it took from the movement', () => {
  // 4 + 5 with the run-up: 9 feet. Two squares down and two across are 2 + 1 yards.
  const table = duel({ wenna: runner, guard: nobody }).does(choice('long-jump', { to: { x: 7, y: 7 } }));
  table.rolls('jump', 5);
  expect([cell(table, 'wenna'), yards(table, 'wenna')]).toEqual([[7, 7], 6]);
  expect(table.lines().map(({ text }) => text)).toContain('Wenna jumps to H8: 3 yards of movement');
});

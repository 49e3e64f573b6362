import { expect, test } from 'vitest';
import { shove } from '../movement/shove.ts';
import { isBehind, turnTo } from '../position/behind.ts';
import { outcome } from '../present/outcome.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting } from './line-up.ts';
import { asked, attack, begun, cell, choice, duel, endTurn, fight, move } from './line-up.ts';

/** Forced movement (AD-POS-16), facing (AD-POS-4, AD-R56), and interruptions of a Move (AD-POS-1, AD-R36). */

/** Hadra at (5,5) drives the thug at (6,5) away. */
const driven = (
  feet: number,
  setting: Setting = {},
  more: LineUp[string] = {},
  faces: readonly number[] = [],
) => {
  const now = begun({ red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [6, 5] }, ...more } }, setting);
  const { result, facts } = play(now, faces.length > 0 ? { faces: [faces] } : {}, (table) =>
    shove(table, { who: 'thug', by: 'hadra', feet }),
  );
  const { cell: at, durability } = one(now, 'thug');
  return {
    at: [at.x, at.y],
    left: result,
    durability,
    openings: facts.filter(({ fact }) => fact === 'opening'),
  };
};
const pillar = { pillar: { use: 'stone-pillar', at: [9, 5] } } as const;

test('[AD-POS-16] knocked back in a straight line, without an opening, up to what blocks the way', () => {
  expect(driven(20)).toEqual({ at: [10, 5], left: 0, durability: 10, openings: [] });
  // Feet that do not fill a square are lost.
  expect(driven(9)).toMatchObject({ at: [7, 5], left: 0 });
  expect(driven(20, {}, pillar)).toMatchObject({ at: [8, 5], left: 10, durability: 10 });
  expect(driven(20, { field: { walls: [{ x: 7, y: 5, side: 'e', kind: 'wall' }] } })).toMatchObject({
    at: [7, 5],
    left: 15,
  });
  // A combatant in the way stops it, friend or foe; so does the edge of the map.
  expect(driven(20, {}, { soldier: { at: [8, 5] } })).toMatchObject({ at: [7, 5] });
  expect(driven(20, { field: { width: 8 } })).toMatchObject({ at: [7, 5], left: 15 });
});

test('[AD-POS-16] [AD-R53] ruling cellSize gridless: slantwise one is knocked back as far as the crow flies', () => {
  const slantwise = (
    feet: number,
    more: LineUp[string] = {},
    rulings: Setting['rulings'] = { cellSize: 'gridless' },
  ) => {
    const now = begun(
      { red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [6, 6] }, ...more } },
      { rulings },
    );
    const { result } = play(now, {}, (table) => shove(table, { who: 'thug', by: 'hadra', feet }));
    const { x, y } = one(now, 'thug').cell;
    return [x, y, result];
  };
  // A diagonal is 7.07 feet: two are 14.1, three 21.2. In squares each is 5 feet.
  expect(slantwise(20)).toEqual([8, 8, 0]);
  expect(slantwise(22)).toEqual([9, 9, 0]);
  expect(slantwise(20, {}, {})).toEqual([10, 10, 0]);
  // 14.1 feet are left before the pillar.
  expect(slantwise(22, { pillar: { use: 'stone-pillar', at: [8, 8] } })).toEqual([7, 7, 14]);
});

test('[AD-POS-16] [AD-R63] past the end of a wall one is knocked back as one walks: only the square itself may block', () => {
  const beyond = (...sides: readonly string[]) => {
    const walls = sides.map((side) => ({ x: 6, y: 6, side, kind: 'wall' }));
    const people: LineUp = { red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [6, 6] } } };
    const walks = duel({ thug: { at: [6, 6] }, hadra: { at: [5, 5] } }, { field: { walls } });
    const now = begun(people, { field: { walls } });
    play(now, {}, (table) => shove(table, { who: 'thug', by: 'hadra', feet: 5 }));
    const { x, y } = one(now, 'thug').cell;
    return { pushed: [x, y], walks: walks.option('move').needs?.to };
  };
  const corner = { x: 7, y: 7, cost: 5 };
  expect(beyond('e')).toMatchObject({ pushed: [7, 7], walks: { cells: expect.arrayContaining([corner]) } });
  // Between two walls that meet there is no way.
  const shut = beyond('e', 's');
  expect(shut).toMatchObject({ pushed: [6, 6], walks: { cells: expect.not.arrayContaining([corner]) } });
});

test('[AD-POS-16] odds tell whom the deed moves, not who makes room by itself', () => {
  const deed = { fact: 'action', who: 'hadra', action: 'attack', group: 'primary' };
  const pushed = (by: string) => ({
    fact: 'pushed',
    who: 'thug',
    by,
    from: { x: 6, y: 5 },
    path: [{ x: 7, y: 5 }],
  });
  const tags = (by: string) => outcome([deed, pushed(by)] as unknown as Parameters<typeof outcome>[0]);
  expect([tags('hadra'), tags('thug'), tags('lio')]).toEqual([['moved:thug'], [], []]);
});

test('[AD-POS-16] [AD-R63] ruling forcedMovement collision: a d4 of damage for every 10 feet left', () => {
  const hard = { rulings: { forcedMovement: 'collision' } };
  // 10 ft are left: d4 shows 3.
  expect(driven(20, hard, pillar, [3])).toMatchObject({ at: [8, 5], durability: 7 });
  // 5 ft are too few for one.
  expect(driven(15, hard, pillar)).toMatchObject({ at: [8, 5], left: 5, durability: 10 });
  // 20 ft are two.
  expect(driven(30, hard, pillar, [4, 3])).toMatchObject({ durability: 3 });
});

test('[AD-POS-16] [AD-R63] [AD-ARM-11] whom nothing feeble harms collides without dice', () => {
  const hard = { rulings: { forcedMovement: 'collision' } };
  for (const sheet of [{ superior: 'heroic' }, { immunities: ['kinetic'] }]) {
    const now = begun(
      { red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [6, 5], sheet }, ...pillar } },
      hard,
    );
    // No dice are given: a roll would fail.
    const { facts } = play(now, {}, (table) => shove(table, { who: 'thug', by: 'hadra', feet: 20 }));
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'no-harm', who: 'thug' }));
    expect(one(now, 'thug')).toMatchObject({ cell: { x: 8, y: 5 }, durability: 10 });
  }
  // Where it cannot be moved either, there is nothing to resist.
  const walled = { things: { wall: { use: 'stone-pillar', at: [7, 5] } } } as const;
  const table = fight(
    {
      red: { hadra: { at: [5, 5], sheet: ram, now: { vigor: 7 } } },
      blue: { thug: { at: [6, 5], now: { vigor: 4 }, sheet: { superior: 'heroic' } } },
      ...walled,
    },
    hard,
  );
  table.does(attack('thug', 'ram')).rolls('attack', 8, 5, 3);
  expect(asked(table)).toBe('hadra turn');
});

test('[AD-POS-16] objects and combatants fixed in place are not knocked back', () => {
  const now = begun({
    red: { hadra: { at: [5, 5] } },
    blue: { turret: { use: 'sentry-turret', at: [6, 5] } },
  });
  play(now, {}, (table) => shove(table, { who: 'turret', by: 'hadra', feet: 20 }));
  expect(one(now, 'turret').cell).toEqual({ x: 6, y: 5 });
});

test('[AD-POS-16] [AD-POS-10] knocked back onto terrain that knocks down, a combatant is prone', () => {
  const ice = {
    terrain: [{ id: 'ice', label: 'Ice', marks: { knocksDown: true } }],
    cells: [{ x: 8, y: 5, terrain: 'ice' }],
  };
  const now = begun({ red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [6, 5] } } }, { field: ice });
  play(now, {}, (table) => shove(table, { who: 'thug', by: 'hadra', feet: 10 }));
  expect([one(now, 'thug').prone, one(now, 'thug').negated]).toEqual([true, false]);
});

test('[AD-POS-16] [AD-POS-10] knocked back across terrain that knocks down, it falls as well, and lies where it is driven to', () => {
  const ice = (marks: object) => ({
    terrain: [{ id: 'ice', label: 'Ice', marks: { knocksDown: true, ...marks } }],
    cells: [{ x: 7, y: 5, terrain: 'ice' }],
  });
  const across = (marks: object, script: Parameters<typeof play>[1]) => {
    const now = begun(
      { red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [6, 5] } } },
      { field: ice(marks) },
    );
    play(now, script, (table) => shove(table, { who: 'thug', by: 'hadra', feet: 15 }));
    return [one(now, 'thug').cell.x, one(now, 'thug').prone];
  };
  expect(across({}, {})).toEqual([9, true]);
  // d20 + 1 Bonus die of Agility 10: 10 + 3 beats 12, 5 + 3 does not.
  const struggles = [choice('struggle')];
  const slippery = { resist: 'agility', vs: 12 };
  expect(across(slippery, { faces: [[10, 3]], choices: struggles })).toEqual([9, false]);
  expect(across(slippery, { faces: [[5, 3]], choices: struggles })).toEqual([9, true]);
});

test('[AD-POS-4] an aware target has its whole Guard, from whatever side it is attacked', () => {
  for (const at of [
    [6, 5],
    [4, 5],
    [5, 6],
    [4, 4],
  ] as const) {
    const table = duel({ hadra: {}, thug: { at } }).does(attack('thug', 'sword'));
    expect(table.roll().target).toBe(15);
  }
});

test('[AD-POS-4] [AD-POS-6] [AD-R56] ruling behindDeclared facing: the target must face away from the attacker', () => {
  const now = begun(
    { red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [6, 5], now: { unaware: ['hadra'] } } } },
    { rulings: { behindDeclared: 'facing' } },
  );
  const [hadra, thug] = [one(now, 'hadra'), one(now, 'thug')];
  // It has no facing yet.
  expect(isBehind(now, hadra, thug, true)).toBe(false);
  const turned = (x: number, y: number): boolean => {
    play(now, {}, (table) => turnTo(table, 'thug', { cell: { x, y }, squares: 1 }));
    return isBehind(now, hadra, thug, false);
  };
  // Hadra is west of it. Facing east, north-east or south-east it has her behind it.
  expect([turned(9, 5), turned(9, 2), turned(9, 8)]).toEqual([true, true, true]);
  // Facing north, south or west it does not.
  expect([turned(6, 2), turned(6, 8), turned(3, 5)]).toEqual([false, false, false]);
});

test('[AD-R56] ruling behindDeclared facing: moving turns a combatant, and counts only if unaware', () => {
  const table = fight(
    { blue: { thug: { at: [8, 5], now: { unaware: ['hadra'] } } }, red: { hadra: { at: [6, 5] } } },
    { rulings: { behindDeclared: 'facing', awareness: 'gm' } },
  );
  table.does(move(7, 5));
  // It went west, towards her: she is not behind it.
  expect(table.news('faces')).toMatchObject([{ who: 'thug', degrees: 270 }]);
  // Back east: now she is behind it, and it is unaware of her. Half of 15 is 8.
  table.does(move(8, 5)).does(choice('move', { to: { x: 7, y: 5 } }));
  expect(table.does(attack('thug', 'sword')).roll().target).toBe(8);
});

test('[AD-POS-1] [AD-ACT-12] [AD-POS-11] a readied chain knocks a mover down on the square where it comes into reach', () => {
  // The thug with a chain waits for Hadra to come within its 10 ft.
  const chained = { weapons: [{ thing: 'chain', in: 'main' }] };
  const table = fight({
    blue: { thug: { at: [12, 5], sheet: { ...chained, scores: { agility: 30 } } } },
    red: { hadra: { at: [7, 5] } },
  });
  table.does(choice('ready', { what: 'attack', when: 'reach', whom: 'hadra' })).does(endTurn);
  table.does(move(11, 5));
  expect([asked(table), cell(table, 'hadra')]).toEqual(['thug reaction.ready', [10, 5]]);
  table
    .does(choice('act', { with: 'chain', target: 'hadra' }))
    .rolls('attack', 10, 4, 4, 4)
    .rolls('damage', 2, 2);
  table.does(choice('submit'));
  // Knocked down in her own turn: the rest of the movement is lost, her other action is not.
  expect([cell(table, 'hadra'), asked(table)]).toEqual([[10, 5], 'hadra turn']);
  expect(table.who('hadra').pools.actions?.value).toBe(1);
});

test('[AD-POS-1] [AD-R33] a mover stopped in an ally’s space is put back to the last free square', () => {
  const ice = {
    terrain: [{ id: 'ice', label: 'Ice', marks: { knocksDown: true } }],
    cells: [{ x: 7, y: 5, terrain: 'ice' }],
  };
  const table = fight(
    { red: { hadra: { at: [5, 5] }, lio: { at: [7, 5] } }, blue: { thug: { at: [15, 5] } } },
    { field: ice },
  );
  table.does(choice('move', { path: [6, 7, 8].map((x) => ({ x, y: 5 })) }));
  expect([cell(table, 'hadra'), table.who('hadra').conditions.map(({ id }) => id)]).toEqual([
    [6, 5],
    ['prone'],
  ]);
});

const ram = {
  weapons: [
    {
      thing: {
        id: 'ram',
        name: 'Ram',
        value: 1,
        rank: 'ordinary',
        type: 'kinetic',
        kinetic: 'impact',
        dice: 'strength',
        hands: 2,
        melee: { reach: 6 },
        rider: { does: 'knockBack', feet: 10, resist: ['strength'], vs: 15 },
      },
      in: 'main',
    },
  ],
  shields: [],
};
/** Hadra with a ram beside a thug who cannot pay for a Defense. Her blow hits him for 4. */
const rammed = (setting: Setting = {}, more: LineUp = {}) =>
  fight(
    {
      red: { hadra: { at: [5, 5], sheet: ram, now: { vigor: 7 } } },
      blue: { thug: { at: [6, 5], now: { vigor: 4 } }, soldier: { at: [9, 6] } },
      ...more,
    },
    setting,
  )
    .does(attack('thug', 'ram'))
    .rolls('attack', 8, 5, 3)
    .rolls('damage', 1, 1, 1, 1);

test('[AD-POS-1] [AD-POS-16] [AD-ATK-5] a hit with a knock-back moves its target 10 feet, unless it resists', () => {
  const table = rammed();
  expect(asked(table)).toBe('thug resist');
  table.does(choice('struggle'));
  expect(table.roll().target).toBe(15);
  // 14 and 1 are 15, and that is not more.
  table.rolls('resistance', 14, 1);
  expect([cell(table, 'thug'), table.facts('opening'), asked(table)]).toEqual([[8, 5], [], 'hadra turn']);
  const held = rammed().does(choice('struggle')).rolls('resistance', 14, 2);
  expect(cell(held, 'thug')).toEqual([6, 5]);
});

test('[AD-POS-16] [AD-R63] against a pillar no knock-back is rolled for; with ruling collision it does damage', () => {
  const walled = { things: { pillar: { use: 'stone-pillar', at: [7, 5] } } } as const;
  const table = rammed({}, walled);
  expect([cell(table, 'thug'), asked(table)]).toEqual([[6, 5], 'hadra turn']);
  const hard = rammed({ rulings: { forcedMovement: 'collision' } }, walled).does(choice('submit'));
  // 10 ft are left: 1d4. 10 less 4 less 3.
  hard.rolls('collision', 3);
  expect(hard.who('thug').tracks.durability?.left).toBe(3);
});

test('[AD-POS-1] [AD-POS-16] [AD-R31] knocked back by an opening, a mover stays there and loses the rest of its Move', () => {
  const table = fight(
    {
      blue: { thug: { at: [6, 5], now: { vigor: 4 } } },
      red: { hadra: { at: [5, 5], sheet: ram } },
    },
    { rulings: { moveOpens: true } },
  ).does(move(7, 4));
  table
    .does(choice('attack', { with: 'ram' }))
    .rolls('attack', 8, 5, 3)
    .rolls('damage', 1, 1, 1, 1);
  table.does(choice('submit'));
  expect([cell(table, 'thug'), table.who('thug').pools.actions?.value]).toEqual([[8, 5], 1]);
});

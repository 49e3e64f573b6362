import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  move,
  path,
  waiting,
  yards,
} from './line-up.ts';

/** The guard, about to walk off, is grappled by Torvin. */
const leaving = (rulings: Sketch = {}, torvin: Sketch = {}) =>
  fight(
    {
      red: { guard: { at: [5, 5], now: { movement: { left: 9 }, ap: 0, grappling: ['torvin'] } } },
      blue: { torvin: { at: [6, 5], now: { ap: 6, ...torvin } } },
    },
    { rulings },
  );
const west = path([4, 5], [3, 5], [2, 5]);
const mix = (along: number, cut: number) => choice('mix', { along, cut });

test('[SL-R72] [SL-GRP-1] a grapple holds nobody by itself: apart it ends', () => {
  const table = leaving().does(west).answers('torvin', decline);
  expect([cell(table, 'guard'), conditions(table, 'torvin')]).toEqual([[2, 5], []]);
});

test('[SL-R72] with `lockedUntilEscape` there is no moving, no jumping and no stepping to a friend', () => {
  const table = fight(
    {
      red: {
        guard: { at: [5, 5], now: { movement: { left: 9 }, ap: 6, grappling: ['torvin'] } },
        goblin: { at: [5, 6] },
      },
      blue: { torvin: { at: [6, 5] } },
    },
    { rulings: { grappleMove: 'lockedUntilEscape' } },
  );
  table.refuses(move(4, 5), 'grappling', 'SL-GRP-1');
  table.refuses(choice('long-jump', { to: { x: 3, y: 5 } }), 'grappling', 'SL-GRP-1');
  table.refuses(choice('join-space', { target: 'goblin' }), 'grappling', 'SL-GRP-1');
  expect(table.option('move').refused).toMatchObject({ code: 'grappling' });
  // But into the space of the one whom it grapples it may press.
  table.does(choice('enter-space', { target: 'torvin', check: 'power' })).rolls('enter-space', 8, 7);
  expect([cell(table, 'guard'), conditions(table, 'torvin')]).toEqual([[6, 5], ['grappling']]);
});

test('[SL-R73] [SL-GRP-2] one Cling for a move: when its yards are used up the other is gone', () => {
  const table = leaving().does(west).answers('torvin', choice('cling')).rolls('cling', 2, 2);
  // 11 points are two yards along; he takes one.
  table.does(mix(1, 0));
  expect([cell(table, 'guard'), cell(table, 'torvin'), ap(table, 'torvin')]).toEqual([[2, 5], [5, 5], 3]);
  expect(conditions(table, 'guard')).toEqual([]);
});

test('[SL-R73] with `perStep` he may cling again at the next step', () => {
  const table = leaving({ clingPath: 'perStep' });
  table.does(west).answers('torvin', choice('cling')).rolls('cling', 2, 2).does(mix(1, 0));
  expect([asked(table), cell(table, 'guard')]).toEqual(['torvin cling', [4, 5]]);
  table.does(choice('cling')).rolls('cling', 2, 2).does(mix(2, 0));
  expect([cell(table, 'guard'), cell(table, 'torvin')]).toEqual([
    [2, 5],
    [3, 5],
  ]);
  expect(conditions(table, 'guard')).toEqual(['grappling']);
});

test('[SL-GRP-1] [SL-REA-1] who cannot pay for Cling is not asked, nor who stays within touch', () => {
  const poor = leaving({}, { ap: 2 }).does(west);
  expect([asked(poor), conditions(poor, 'torvin')]).toEqual(['guard turn', []]);
  const round = leaving().does(path([5, 6]));
  expect([asked(round), conditions(round, 'torvin')]).toEqual(['guard turn', ['grappling']]);
});

test('[SL-GRP-2] less than 5 points hold nobody', () => {
  const weak = { sheet: { attributes: { strength: -5 } } };
  const table = fight({
    red: { guard: { at: [5, 5], now: { movement: { left: 9 }, grappling: ['torvin'] } } },
    blue: { torvin: { at: [6, 5], ...weak } },
  });
  // Str −5, Athletics 2, Power 2.
  table.does(west).answers('torvin', choice('cling')).rolls('cling', 2, 3);
  expect([asked(table), cell(table, 'guard'), ap(table, 'torvin')]).toEqual(['guard turn', [2, 5], 3]);
});

test('[SL-GRP-1] [SL-REA-4] [SL-R50] of several the highest initiative is asked first, each once', () => {
  const table = fight(
    {
      red: { guard: { at: [5, 5], now: { movement: { left: 9 }, grappling: ['torvin', 'wenna'] } } },
      blue: { torvin: { at: [6, 5] }, wenna: { at: [6, 6] } },
    },
    { initiative: { guard: 20, torvin: 5, wenna: 8 } },
  );
  table.does(west).answers('wenna', decline).answers('torvin', choice('cling')).rolls('cling', 4, 4);
  table.does(mix(0, 1));
  expect([asked(table), cell(table, 'guard'), yards(table, 'guard')]).toEqual(['guard turn', [3, 5], 6]);
});

/** Torvin has the guard pinned, and walks away. */
const pinned = (rulings: Sketch) =>
  fight(
    {
      red: { torvin: { at: [5, 5], now: { movement: { left: 9 } } } },
      blue: { guard: { at: [6, 5], now: { pinnedBy: ['torvin'] } } },
    },
    { rulings },
  );

test('[SL-R76] [SL-GRP-10] the pinned have no reactions, and the pin goes with the grapple', () => {
  const table = pinned({}).does(move(2, 5));
  expect([asked(table), conditions(table, 'guard')]).toEqual(['torvin turn', []]);
});

test('[SL-CND-3] [SL-GRP-10] whoever is knocked out pins nobody any more', () => {
  const table = fight({
    red: {
      wenna: { at: [7, 5], now: { ap: 12 } },
      torvin: { at: [5, 5], now: { pinnedBy: ['guard'] } },
    },
    blue: { guard: { at: [6, 5], now: { wounds: { severe: 2 } } } },
  });
  expect(conditions(table, 'torvin').join()).toMatch(/pinned/i);
  // 5 + 6 + 7 = 18; 18 + 4 - 13 - 5 = 4, severe, and no such slot free: critical. 1 + 2 against 3 + 3 wounds.
  table
    .does(choice('standard-attack', { target: 'guard', with: 'wenna/sword' }))
    .answers('guard', decline)
    .rolls('attack', 5, 6)
    .rolls('consciousness', 1);
  expect(table.who('guard').out).toBe('unconscious');
  expect(conditions(table, 'torvin').join()).not.toMatch(/pinned/i);
});

test('[SL-R76] with `grappleReactions` they may cling', () => {
  const table = pinned({ pinned: 'grappleReactions' }).does(move(2, 5));
  expect(asked(table)).toBe('guard cling');
  table.does(choice('cling')).rolls('cling', 8, 8);
  // 18 points: a yard cut off, and one along.
  table.does(mix(1, 1));
  expect(cell(table, 'torvin')).toEqual([3, 5]);
});

test('[SL-R76] [SL-GRP-7] or interpose another whom they grapple', () => {
  const shot = (rulings: Sketch) =>
    fight(
      {
        red: { pell: { at: [1, 5] } },
        blue: { guard: { at: [6, 5], now: { pinnedBy: ['torvin'], grappling: ['goblin'] } } },
        green: { torvin: { at: [7, 5] }, goblin: { at: [6, 6] } },
      },
      { rulings },
    ).does(attack('guard', { with: 'bow' }));
  expect(waiting(shot({})).purpose).toBe('attack');
  expect(asked(shot({ pinned: 'grappleReactions' }))).toBe('guard interpose');
});

test('[SL-GRP-8] [SL-R75] whoever is pulled in is attacked with its own Defense', () => {
  const table = fight({
    red: { pell: { at: [1, 5] } },
    blue: { guard: { at: [6, 5], now: { grappling: ['torvin'] } } },
    green: { torvin: { at: [7, 5], now: { ap: 0 } } },
  });
  table
    .does(attack('guard', { with: 'bow' }))
    .does(choice('interpose', { target: 'torvin', check: 'power' }));
  table.rolls('interpose', 9, 8);
  expect(table.news('interposed')).toMatchObject([{ worked: true, clause: 'SL-GRP-8' }]);
  table.rolls('attack', 1, 2);
  // Torvin's ranged Defense, not the guard's 12.
  expect(table.news('attack-result')).toMatchObject([{ target: 'torvin', defense: { value: 10 } }]);
});

test('[SL-GRP-3] each opponent after the first makes a Drag 2 harder', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 12, grappling: ['guard', 'goblin'] } } },
    blue: { guard: { at: [6, 5] }, goblin: { at: [5, 6] } },
  });
  table.does(choice('drag'));
  // 7 less 2 against the guard's 12; the goblin's Power defense is 9.
  expect([waiting(table).bonus, table.roll().target]).toEqual([5, 12]);
});

test('[SL-GRP-4] everybody in the grapple comes along, those whom the dragged one holds too', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 12, grappling: ['guard'] } } },
    blue: { guard: { at: [6, 5], now: { ap: 6 } } },
    green: { goblin: { at: [7, 5], now: { grappling: ['guard'] } } },
  });
  table.does(choice('drag')).rolls('drag', 5, 5);
  table.does(
    choice('drag-along', {
      path: [
        { x: 4, y: 5 },
        { x: 3, y: 5 },
      ],
    }),
  );
  // Nobody is asked to cling.
  expect([asked(table), cell(table, 'torvin'), cell(table, 'guard'), cell(table, 'goblin')]).toEqual([
    'torvin turn',
    [3, 5],
    [4, 5],
    [5, 5],
  ]);
  expect([conditions(table, 'guard'), conditions(table, 'goblin')]).toEqual([['grappling'], ['grappling']]);
});

test('[SL-GRP-4] whoever stands in the way of the one that drags it is taken out of it', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 12, grappling: ['guard'] } } },
    blue: { guard: { at: [6, 5] } },
  });
  table
    .does(choice('drag'))
    .rolls('drag', 5, 5)
    .does(choice('drag-along', { path: [{ x: 6, y: 5 }] }));
  expect(cell(table, 'torvin')).toEqual([6, 5]);
  expect(cell(table, 'guard')).not.toEqual([6, 5]);
  expect(conditions(table, 'guard')).toEqual(['grappling']);
});

test('[SL-GRP-4] [SL-GRP-10] one that is pinned is dragged as it is; 4 AP at the most, in this round', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 18, movement: { left: 5 } } } },
    blue: { guard: { at: [6, 5], now: { pinnedBy: ['torvin'] } } },
  });
  table.does(choice('drag')).rolls('drag', 5, 5);
  // Yards bought before are not for dragging: 4 AP bring 9.
  table.refuses(choice('drag-along', { to: { x: 5, y: 15 } }), 'noMovement', 'SL-MOV-4');
  table.does(choice('drag-along', { to: { x: 5, y: 14 } }));
  expect([cell(table, 'torvin'), ap(table, 'torvin'), yards(table, 'torvin')]).toEqual([[5, 14], 8, 5]);
  expect(conditions(table, 'guard')).toEqual(expect.arrayContaining(['pinned', 'helpless', 'grappling']));
  table.refuses(choice('drag-along', { to: { x: 5, y: 13 } }), 'notGrappling', 'SL-GRP-4');
  table.does(endTurn);
  expect(asked(table)).toBe('guard turn');
});

test('[SL-GRP-2] [SL-R57] cut yards are counted with the diagonals of the round, not as if the way began anew', () => {
  const table = fight({
    red: { guard: { at: [5, 5], now: { ap: 0, movement: { left: 9, odd: true }, grappling: ['torvin'] } } },
    blue: { torvin: { at: [6, 4], now: { ap: 3 } } },
  });
  // 2, 1 and 2 yards: 5, and 3 when two are cut off.
  table
    .does(path([4, 6], [3, 7], [2, 8]))
    .answers('torvin', choice('cling'))
    .rolls('cling', 6, 7);
  table.does(mix(0, 2));
  expect([cell(table, 'guard'), yards(table, 'guard')]).toEqual([[3, 7], 4]);
});

test('[SL-GRP-7] pulling in somebody who is pinned is no harder, whoever has pinned it', () => {
  const table = fight({
    red: { pell: { at: [1, 5] } },
    blue: { guard: { at: [6, 5], now: { grappling: ['torvin'] } }, goblin: { at: [7, 6] } },
    green: { torvin: { at: [7, 5], now: { pinnedBy: ['goblin'] } } },
  });
  table
    .does(attack('guard', { with: 'bow' }))
    .does(choice('interpose', { target: 'torvin', check: 'power' }));
  // Str 1 and Athletics 1.
  expect(waiting(table)).toMatchObject({ purpose: 'interpose', bonus: 2 });
});

/** Somebody wants to grapple Wenna, who pulls in the goblin that she grapples, and gets hold of it. */
const passedOn = (attacker: object, goblin: object) => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 12 }, ...attacker } },
    blue: { wenna: { at: [6, 5], now: { grappling: ['goblin'] } } },
    green: { goblin: { at: [7, 5], now: { ap: 0 }, ...goblin } },
  });
  table.does(choice('grapple', { target: 'wenna', with: 'unarmed' }));
  // 12 + 5 − 2 against Agility defense 13 or 14; then 16 + 5 against 12 or 13.
  table.does(choice('interpose', { target: 'goblin', check: 'power' })).rolls('interpose', 6, 6);
  return table.rolls('attack', 8, 8);
};

test('[SL-GRP-8] [SL-R72] a Grapple that is passed on to somebody out of touch holds nobody', () => {
  const far = passedOn({}, {});
  expect(far.facts('attack-result').at(-1)).toMatchObject({ target: 'goblin', hit: true });
  expect([conditions(far, 'torvin'), conditions(far, 'goblin')]).toEqual([[], ['grappling']]);
  const near = passedOn({}, { at: [6, 6] });
  expect(conditions(near, 'torvin')).toEqual(['grappling']);
});

test('[SL-GRP-8] [SL-GRP-6] nor does one on somebody five Sizes smaller', () => {
  const table = passedOn({ sheet: { size: 3 } }, { at: [6, 6], sheet: { size: -2 } });
  expect(table.facts('attack-result').at(-1)).toMatchObject({ target: 'goblin', hit: true });
  expect(conditions(table, 'torvin')).toEqual([]);
});

test('[SL-GRP-3] [SL-GRP-4] a Drag serves the grapple it was rolled against, and not a later one', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 30, grappling: ['guard'] } } },
    blue: { guard: { at: [6, 5], now: { ap: 0 } } },
  });
  table.does(choice('drag')).rolls('drag', 9, 9);
  table.does(choice('escape', { from: 'guard', check: 'power' })).rolls('escape', 9, 9);
  table.does(choice('grapple', { target: 'guard', with: 'unarmed' })).rolls('attack', 9, 8);
  expect(conditions(table, 'guard')).toEqual(['grappling']);
  expect(table.choice().options.map(({ id }) => id)).not.toContain('drag-along');
});

test('[SL-GRP-4] whoever is rid of one opponent still drags the others', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 30, grappling: ['guard', 'goblin'] } } },
    blue: { guard: { at: [6, 5], now: { ap: 0 } }, goblin: { at: [5, 6], now: { ap: 0 } } },
  });
  table.does(choice('drag')).rolls('drag', 9, 9);
  table.does(choice('escape', { from: 'guard', check: 'power' })).rolls('escape', 9, 9);
  table.does(choice('drag-along', { path: [{ x: 4, y: 5 }] }));
  expect([cell(table, 'torvin'), cell(table, 'guard')]).toEqual([
    [4, 5],
    [6, 5],
  ]);
});

import { expect, test } from 'vitest';
import type { LineUp, Setting } from './line-up.ts';
import { ap, asked, cell, choice, duel, endTurn, fight, metres, move, path, waiting } from './line-up.ts';

/**
 * Walking: metres, Move and Sprint, difficult terrain, allies, enemies, shared spaces (WS-RND-5, WS-BAS-7, section
 * TER).
 */

const open = (setting: Setting = {}) => duel({ brana: { at: [2, 2] }, ogre: { at: [18, 12] } }, setting);

test('[WS-TER-2] every step is 1 m, to any of the eight squares around', () => {
  const table = open();
  table.does(path([3, 3], [4, 2], [4, 1]));
  expect([cell(table, 'brana'), metres(table, 'brana')]).toEqual([[4, 1], 0]);
});

test('[WS-BAS-7] each Move adds the Basic Movement for 1 AP; on the way they are taken as they are needed', () => {
  const bought = open();
  bought.does(choice('move-action')).does(choice('move-action'));
  expect([metres(bought, 'brana'), ap(bought, 'brana')]).toEqual([9, 1]);
  const walked = open();
  walked.does(move(10, 2));
  // 8 m: 3 free, and two Moves of 3 m.
  expect([metres(walked, 'brana'), ap(walked, 'brana')]).toEqual([1, 1]);
  walked.refuses(move(15, 2), 'noMovement', 'WS-RND-5');
  walked.does(move(14, 2));
  expect([metres(walked, 'brana'), ap(walked, 'brana')]).toEqual([0, 0]);
  walked.refuses(move(15, 2), 'noMovement', 'WS-RND-5');
});

test('[WS-BAS-8] Sprint adds four times the Basic Movement for 3 AP', () => {
  const table = open();
  table.does(choice('sprint'));
  expect([metres(table, 'brana'), ap(table, 'brana')]).toEqual([15, 0]);
});

const mud = {
  field: {
    terrain: [
      { id: 'mud', label: 'Mud', costTimes: 2 },
      { id: 'grass', label: 'Tall grass', costPlus: 1 },
    ],
    cells: [
      { x: 3, y: 2, w: 2, h: 1, terrain: 'mud' },
      { x: 4, y: 2, w: 1, h: 1, terrain: 'grass' },
    ],
  },
};

test('[WS-TER-3] difficult terrain takes 2 m for a square, and never more', () => {
  const table = open(mud);
  table.does(path([3, 2]));
  expect(metres(table, 'brana')).toBe(1);
  // Mud and grass: 2 m, so a Move is needed.
  table.does(path([4, 2]));
  expect([metres(table, 'brana'), ap(table, 'brana')]).toEqual([2, 2]);
});

test('[WS-TER-3] ground that is climbed onto is difficult, too', () => {
  const rubble = [{ id: 'rubble', label: 'Rubble', climb: 1 }];
  const table = open({ field: { terrain: rubble, cells: [{ x: 3, y: 2, terrain: 'rubble' }] } });
  table.does(path([3, 2]));
  expect(metres(table, 'brana')).toBe(1);
});

test('[WS-TER-3] with too little movement left the square cannot be entered', () => {
  const table = duel({ brana: { at: [2, 2], now: { movement: 1, ap: 0 } }, ogre: { at: [18, 12] } }, mud);
  table.refuses(path([3, 2]), 'noMovement', 'WS-RND-5');
  table.does(path([3, 3]));
});

const allies: LineUp = {
  heroes: { brana: { at: [2, 2] }, sill: { at: [3, 2] } },
  foes: { ogre: { at: [18, 12] } },
};

test('[WS-TER-5] through an ally’s space freely, but not to stop there', () => {
  const table = fight(allies);
  table.refuses(move(3, 2), 'spaceTaken', 'WS-TER-5');
  table.refuses(path([3, 2]), 'spaceTaken', 'WS-TER-5');
  table.does(path([3, 2], [4, 2]));
  expect([cell(table, 'brana'), metres(table, 'brana')]).toEqual([[4, 2], 1]);
});

/** A corridor with a bandit in it: Brana +7 with Raw Force, the bandit +2 with Athletics. */
const corridor: Setting = {
  field: { height: 1, width: 10 },
};
const blocked = (setting: Setting = {}, lineUp: LineUp = {}) =>
  fight(
    { heroes: { brana: { at: [2, 0] } }, foes: { bandit: { at: [3, 0] } }, ...lineUp },
    { ...corridor, ...setting },
  );

test('[WS-TER-6] [WS-TER-7] through an enemy’s space with a check, for 2 m; nobody stops there', () => {
  const table = blocked();
  table.refuses(move(3, 0), 'spaceTaken', 'WS-TER-5');
  table.does(move(4, 0));
  expect(waiting(table)).toMatchObject({ who: 'brana', purpose: 'pass', bonus: 7 });
  table.rolls('pass', 10);
  expect(waiting(table)).toMatchObject({ who: 'bandit', bonus: 2, needs: 17 });
  // 16 is not enough.
  table.rolls('pass-resisted', 14);
  expect([cell(table, 'brana'), metres(table, 'brana')]).toEqual([[4, 0], 0]);
});

test('[WS-TER-6] [WS-R86] whoever fails stays before it, has paid, and cannot try that one again this turn', () => {
  const table = blocked();
  table.does(move(4, 0)).rolls('pass', 10).rolls('pass-resisted', 15);
  expect([cell(table, 'brana'), metres(table, 'brana')]).toEqual([[2, 0], 1]);
  table.refuses(move(4, 0), 'noWay', 'WS-TER-2');
  table.refuses(path([3, 0], [4, 0]), 'barred', 'WS-TER-6');
  table.does(endTurn).does(endTurn);
  table.does(move(4, 0));
  expect(waiting(table).purpose).toBe('pass');
});

test('[WS-R86] a table may leave the metres, or end all movement', () => {
  const left = (passThroughFailure: string): number => {
    const table = blocked({ rulings: { passThroughFailure } });
    table.does(move(4, 0)).rolls('pass', 10).rolls('pass-resisted', 15);
    return metres(table, 'brana');
  };
  expect([left('noCost'), left('moveEnds')]).toEqual([3, 0]);
});

test('[WS-R86] the Down let everybody pass, but their space is difficult still', () => {
  const table = blocked(
    { rulings: { combatEnd: 'gmOnly' } },
    {
      foes: { bandit: { at: [3, 0], now: { vitality: 0 } } },
    },
  );
  table.does(move(4, 0));
  expect([cell(table, 'brana'), metres(table, 'brana')]).toEqual([[4, 0], 0]);
});

test('[WS-R86] one check for each enemy, however much room it takes', () => {
  // The ogre occupies (3, 0) to (4, 1).
  const table = fight(
    { heroes: { brana: { at: [2, 0] } }, foes: { ogre: { at: [3, 0] } } },
    { field: { height: 2, width: 10 } },
  );
  table
    .does(path([3, 0], [4, 0], [5, 0]))
    .rolls('pass', 20)
    .rolls('pass-resisted', 1);
  // 2 + 2 + 1 m.
  expect([cell(table, 'brana'), metres(table, 'brana'), ap(table, 'brana')]).toEqual([[5, 0], 1, 2]);
});

test('[WS-R86] one check for each enemy and move, in and out and in again', () => {
  // The ogre occupies (3, 0) to (4, 1).
  const table = fight(
    { heroes: { brana: { at: [2, 0] } }, foes: { ogre: { at: [3, 0] } } },
    { field: { height: 3, width: 10 } },
  );
  table
    .does(path([3, 1], [3, 2], [4, 1], [5, 2]))
    .rolls('pass', 20)
    .rolls('pass-resisted', 1);
  // 2 + 1 + 2 + 1 m.
  expect([cell(table, 'brana'), metres(table, 'brana'), ap(table, 'brana')]).toEqual([[5, 2], 0, 2]);
});

test('[WS-R85] an enemy in difficult terrain costs 2 m all the same, or 3', () => {
  const cost = (difficultStack: boolean): readonly number[] => {
    const table = blocked({
      field: {
        height: 1,
        width: 10,
        terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }],
        cells: [{ x: 3, y: 0, terrain: 'mud' }],
      },
      rulings: { difficultStack },
    });
    table.does(move(4, 0)).rolls('pass', 20).rolls('pass-resisted', 1);
    return [metres(table, 'brana'), ap(table, 'brana')];
  };
  // 2 + 1 m; and 3 + 1 m with a Move.
  expect([cost(false), cost(true)]).toEqual([
    [0, 3],
    [2, 2],
  ]);
});

test('[WS-TER-5] whoever is stopped in an ally’s space is set back to the last free one', () => {
  const table = fight(
    {
      heroes: { brana: { at: [1, 0] }, sill: { at: [2, 0] } },
      foes: { bandit: { at: [3, 0] } },
    },
    corridor,
  );
  table.does(move(4, 0)).rolls('pass', 1).rolls('pass-resisted', 20);
  expect(cell(table, 'brana')).toEqual([1, 0]);
  expect(table.facts('set-back')).toMatchObject([{ who: 'brana', to: { x: 1, y: 0 } }]);
});

/** A wisp (size -1) and the ogre (size 1) are two sizes apart; Brana (size 0) and the ogre are one. */
const small = (setting: Setting = {}) =>
  fight(
    { heroes: { 'fire-wisp': { at: [2, 0] } }, foes: { ogre: { at: [3, 0] } } },
    { field: { height: 2, width: 10 }, ...setting },
  );

test('[WS-TER-8] [WS-R87] creatures two sizes apart share a space, without a check and without more metres', () => {
  const table = small();
  table.does(move(4, 0));
  expect([cell(table, 'fire-wisp'), metres(table, 'fire-wisp')]).toEqual([[4, 0], 4]);
});

test('[WS-R87] a table may want exactly two, or a check against enemies', () => {
  const three = fight(
    {
      heroes: { 'fire-wisp': { at: [2, 0], sheet: { size: -2 } } },
      foes: { ogre: { at: [3, 0] } },
    },
    { field: { height: 2, width: 10 }, rulings: { sharedSpaceRules: 'exactlyTwo' } },
  );
  three.refuses(move(4, 0), 'spaceTaken', 'WS-TER-5');
  const checked = small({ rulings: { sharedSpaceRules: 'checkAsEnemy' } });
  checked
    .does(path([3, 0]))
    .rolls('pass', 20)
    .rolls('pass-resisted', 1);
  expect([cell(checked, 'fire-wisp'), metres(checked, 'fire-wisp')]).toEqual([[3, 0], 4]);
  // It has passed the check already, but the space is still difficult terrain.
  checked.does(path([4, 0]));
  expect([cell(checked, 'fire-wisp'), metres(checked, 'fire-wisp')]).toEqual([[4, 0], 2]);
});

test('[WS-R86] [WS-R87] whoever fails such a check does not enter that space in this turn, walking or jumping', () => {
  const table = small({ rulings: { sharedSpaceRules: 'checkAsEnemy' } });
  table
    .does(path([3, 0]))
    .rolls('pass', 1)
    .rolls('pass-resisted', 20);
  expect([cell(table, 'fire-wisp'), metres(table, 'fire-wisp')]).toEqual([[2, 0], 4]);
  table.refuses(path([3, 0]), 'barred', 'WS-TER-6');
  table.refuses(move(5, 0), 'noWay', 'WS-TER-2');
  table.refuses(choice('jump', { to: { x: 5, y: 0 } }), 'barred', 'WS-TER-6');
});

test('[WS-STA-6] Prone doubles what a metre costs, Chilled halves the Basic Movement, some cannot move at all', () => {
  const under = (status: string, id = 'brana') =>
    duel({ [id]: { at: [2, 2], now: { effects: [{ status }] } }, bandit: { at: [18, 12] } });
  const prone = under('prone');
  prone.does(path([3, 2]));
  expect(metres(prone, 'brana')).toBe(1);
  // Half of 3 is 1.
  expect(metres(under('chilled'), 'brana')).toBe(1);
  under('restrained').refuses(move(3, 2), 'immobile', 'WS-STA-6');
});

test('objects are solid, for friend and foe', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 0] } }, foes: { ogre: { at: [7, 0] } }, things: { crate: { at: [3, 0] } } },
    { field: { height: 2, width: 10, walls: [] } },
  );
  table.refuses(path([3, 0], [4, 0]), 'barred', 'WS-TER-6');
  table.does(path([3, 1], [4, 0]));
  expect([cell(table, 'brana'), asked(table)]).toEqual([[4, 0], 'brana turn']);
});

test('[WS-RND-5] [WS-STA-6] with less than one step costs the walk is greyed, and says why', () => {
  const prone = { effects: [{ status: 'prone' }], ap: 0 };
  const left = (metres: number, now: object = {}) =>
    fight({
      heroes: { brana: { at: [2, 2], now: { ...prone, movement: metres, ...now } } },
      foes: { ogre: { at: [18, 12] } },
    }).option('move').refused;
  expect(left(2)).toBeUndefined();
  expect(left(1)).toMatchObject({
    because: 'each metre costs Brana 2 m now, and 1 m is left',
    clause: 'WS-RND-5',
  });
  // Another 3 m for an AP.
  expect(left(1, { ap: 1 })).toBeUndefined();
  expect(left(0)).toMatchObject({ because: 'Brana has no movement left, and no AP for a Move' });
});

test('[WS-TER-6] of two ways of the same length the one without an enemy in it is taken, with no check', () => {
  // Along the row it is 2 m for the bandit's square and 1 m each for two more; around the rocks it is 4 m as well.
  const rocks = {
    field: {
      terrain: [{ id: 'rock', label: 'Rock', blocksMove: true }],
      cells: [
        { x: 6, y: 4, w: 1, h: 1, terrain: 'rock' },
        { x: 6, y: 6, w: 1, h: 1, terrain: 'rock' },
      ],
    },
  };
  const table = duel({ brana: { at: [5, 5] }, bandit: { at: [6, 5] } }, rocks);
  table.does(move(8, 5));
  expect([cell(table, 'brana'), metres(table, 'brana'), ap(table, 'brana')]).toEqual([[8, 5], 2, 2]);
});

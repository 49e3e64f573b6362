import { expect, test } from 'vitest';
import { sentenceOf } from '../../../kernel/sentence.ts';
import { forceMove } from '../movement/forced.ts';
import { teleport } from '../movement/teleport.ts';
import { clingingEdge, ridesOn } from '../riding/riding.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import type { Fighter, LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  begun,
  cell,
  choice,
  conditions,
  duel,
  endTurn,
  fight,
  metres,
  move,
  offered,
  path,
  waiting,
} from './line-up.ts';

/** Climb, being carried, shaking off, climbing down (WS-ADV-5 to WS-ADV-8, WS-R39). The ogre occupies 2 × 2 squares. */

const scene = (setting: Setting = {}, brana: Fighter = {}) =>
  duel({ brana: { now: { inHand: ['ax'] }, ...brana }, ogre: {} }, setting);
/** Brana is on the ogre at (6, 5); it is the ogre's turn. */
const up = (setting: Setting = {}, brana: Sketch = {}) =>
  fight(
    { red: { brana: { on: 'ogre', now: brana } }, blue: { ogre: { at: [6, 5] } } },
    { order: ['brana', 'ogre'], turnOf: 'ogre', ...setting },
  );
const clings = (table: ReturnType<typeof scene>, id = 'brana'): boolean =>
  conditions(table, id).includes('mounted');

test('[WS-ADV-5] won, you stand in a square that it fills, and are carried along at that place', () => {
  const table = scene();
  table.does(choice('climb', { target: 'ogre', seat: '1,1' }));
  expect(waiting(table)).toMatchObject({ who: 'brana', purpose: 'climb', bonus: 7 });
  table.rolls('climb', 10);
  expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'climb-resisted', bonus: 6, needs: 17 });
  table.rolls('climb-resisted', 10);
  expect([clings(table), cell(table, 'brana'), ap(table, 'brana')]).toEqual([true, [7, 6], 1]);
  table.does(endTurn).does(move(9, 5));
  expect([cell(table, 'ogre'), cell(table, 'brana')]).toEqual([
    [9, 5],
    [10, 6],
  ]);
});

test('[WS-ADV-5] its places are called as on the map, each by the square that it lies on', () => {
  // The ogre stands at G6 and extends to H7.
  const option = scene().option('climb');
  const seat = option.needs?.seat;
  const places = seat?.kind === 'one' ? seat.oneOf.map(({ id, label }) => [id, label]) : [];
  expect(places).toEqual([
    ['0,0', 'G6'],
    ['1,0', 'H6'],
    ['0,1', 'G7'],
    ['1,1', 'H7'],
  ]);
  const words = sentenceOf(option, { target: 'ogre', seat: '1,1' }, undefined);
  expect(words).toMatch(/^Climb onto Ogre at H7\b/);
});

test('[WS-ADV-5] without a word it is the nearest square; lost, it brings nothing', () => {
  const table = scene();
  table.does(choice('climb')).rolls('climb', 10).rolls('climb-resisted', 11);
  expect([clings(table), cell(table, 'brana')]).toEqual([false, [5, 5]]);
  table.undo();
  table.rolls('climb-resisted', 2);
  expect(cell(table, 'brana')).toEqual([6, 5]);
});

test('[WS-ADV-5] it takes a free hand, or a body that climbs without', () => {
  const full = scene({}, { now: {} });
  full.refuses(choice('climb', { target: 'ogre' }), 'noFreeHand', 'WS-ADV-5');
  const spider = duel({ 'venom-spider': {}, ogre: {} });
  spider
    .does(choice('climb', { target: 'ogre' }))
    .rolls('climb', 19)
    .rolls('climb-resisted', 2);
  expect(clings(spider, 'venom-spider')).toBe(true);
});

test('[WS-ADV-5] nobody climbs twice onto the same, while it is held, or where all places are taken', () => {
  const table = fight({
    red: { brana: { on: 'ogre', now: { inHand: ['ax'] } } },
    blue: { ogre: { at: [6, 5] } },
  });
  table.refuses(choice('climb', { target: 'ogre' }), 'already', 'WS-ADV-5');
  const held = fight({
    red: { brana: { at: [5, 5], now: { inHand: ['ax'] } } },
    blue: {
      ogre: { at: [6, 5] },
      wrestler: { use: 'pit-wrestler', at: [5, 4], now: { grabbing: ['brana'] } },
    },
  });
  held.refuses(choice('climb', { target: 'ogre' }), 'immobile', 'WS-ADV-11');
  const small = fight({
    red: { wisp: { use: 'fire-wisp', at: [5, 5], sheet: { traits: { climbsWithoutHands: true } } } },
    blue: { bandit: { at: [6, 5] } },
    green: { other: { use: 'fire-wisp', on: 'bandit' } },
  });
  small.refuses(choice('climb', { target: 'bandit' }), 'spaceTaken', 'WS-ADV-5');
});

test('[WS-ADV-5] the frightened do not climb onto what they fear', () => {
  const table = scene(
    {},
    { now: { inHand: ['ax'], effects: [{ status: 'frightened', by: 'ogre', for: 'untilEnded' }] } },
  );
  table.refuses(choice('climb', { target: 'ogre' }), 'frightened', 'WS-STA-6');
});

test('[WS-ADV-6] what it clings to has disadvantage against it, nobody else has', () => {
  const state = begun({
    red: { brana: { on: 'ogre' } },
    blue: { ogre: { at: [6, 5] }, bandit: { at: [5, 5] } },
  });
  const [brana, ogre, bandit] = [one(state, 'brana'), one(state, 'ogre'), one(state, 'bandit')];
  expect(clingingEdge(ogre, brana)).toMatchObject([{ kind: 'disadvantage', clause: 'WS-ADV-6' }]);
  expect([clingingEdge(bandit, brana), clingingEdge(brana, ogre)]).toEqual([[], []]);
  expect([ridesOn(brana, ogre), ridesOn(ogre, brana)]).toEqual([true, false]);
});

test('[WS-ADV-8] 2 AP: the climber rolls first; a tie is enough to be off, and the mount says where', () => {
  const table = up();
  table.does(choice('shake-off', { target: 'brana' }));
  expect([ap(table, 'ogre'), waiting(table)]).toMatchObject([
    1,
    { who: 'brana', purpose: 'cling', bonus: 7 },
  ]);
  table.rolls('cling', 9);
  expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'cling-resisted', bonus: 6 });
  // 16 against 16.
  table.rolls('cling-resisted', 10);
  expect(asked(table)).toBe('ogre climb.landing');
  table.refuses(choice('land', { to: { x: 9, y: 9 } }), 'spaceTaken', 'WS-ADV-8');
  table.refuses(choice('land', { to: { x: 6, y: 5 } }), 'spaceTaken', 'WS-ADV-8');
  table.does(choice('land', { to: { x: 8, y: 7 } }));
  expect([clings(table), cell(table, 'brana'), conditions(table, 'brana')]).toEqual([false, [8, 7], []]);
});

test('[WS-ADV-8] [WS-R5] a tie is enough to be off, whoever wins ties elsewhere', () => {
  const table = up({ rulings: { contestTie: 'initiator' } });
  // 16 against 16.
  table.does(choice('shake-off')).rolls('cling', 9).rolls('cling-resisted', 10);
  expect(asked(table)).toBe('ogre climb.landing');
  expect(table.lines().flatMap(({ rulings = [] }) => rulings)).not.toContain('WS-R5');
});

test('[WS-ADV-8] whoever wins again stays on', () => {
  const table = up();
  table.does(choice('shake-off')).rolls('cling', 10).rolls('cling-resisted', 10);
  expect([clings(table), asked(table)]).toEqual([true, 'ogre turn']);
});

test('[WS-R39] the climber chooses, or lands Prone', () => {
  const own = up({ rulings: { climbLanding: 'climberChooses' } });
  own.does(choice('shake-off')).rolls('cling', 2).rolls('cling-resisted', 10);
  expect(asked(own)).toBe('brana climb.landing');
  const prone = up({ rulings: { climbLanding: 'landsProne' } });
  prone.does(choice('shake-off')).rolls('cling', 2).rolls('cling-resisted', 10);
  prone.answers('ogre', choice('land', { to: { x: 5, y: 4 } }));
  expect([cell(prone, 'brana'), conditions(prone, 'brana')]).toEqual([[5, 4], ['prone']]);
});

test('[WS-R39] with no free space beside it, the nearest one', () => {
  const crates: { [id: string]: Fighter } = {};
  for (let y = 4; y <= 7; y++) {
    for (let x = 5; x <= 8; x++) {
      const inside = x > 5 && x < 8 && y > 4 && y < 7;
      if (!inside && !(x === 8 && y === 7)) crates[`crate-${x}-${y}`] = { use: 'crate', at: [x, y] };
    }
  }
  // Everything around the ogre is occupied, the last corner by the bandit.
  const table = fight({
    blue: { ogre: { at: [6, 5] }, bandit: { at: [8, 7] } },
    red: { brana: { on: 'ogre' } },
    things: crates,
  });
  table.does(choice('shake-off')).rolls('cling', 2).rolls('cling-resisted', 10);
  const [x, y] = cell(table, 'brana');
  expect([asked(table), clings(table)]).toEqual(['ogre turn', false]);
  // The next ring, 2 m from the ogre.
  expect(Math.max(6 - x, x - 7, 5 - y, y - 6)).toBe(2);
});

test('[WS-R39] climbing down is 1 m of its own movement, to a free space within 1 m', () => {
  const table = up({ turnOf: 'brana' });
  expect(table.option('climb-down')).toMatchObject({ clause: 'WS-ADV-8', note: '1 m' });
  table.refuses(choice('climb-down', { to: { x: 3, y: 5 } }), 'spaceTaken', 'WS-ADV-8');
  table.does(choice('climb-down', { to: { x: 8, y: 6 } }));
  expect([clings(table), cell(table, 'brana'), metres(table, 'brana'), ap(table, 'brana')]).toEqual([
    false,
    [8, 6],
    2,
    3,
  ]);
  expect(offered(table)).not.toContain('climb-down');
});

test('[WS-R39] [WS-BAS-7] without metres a Move is taken for it; Prone it is 2 m', () => {
  const table = up({ turnOf: 'brana' }, { movement: 0 });
  table.does(choice('climb-down', { to: { x: 5, y: 5 } }));
  expect([metres(table, 'brana'), ap(table, 'brana')]).toEqual([2, 2]);
  const prone = up({ turnOf: 'brana' }, { effects: [{ status: 'prone', for: 'untilEnded' }] });
  prone.does(choice('climb-down', { to: { x: 5, y: 5 } }));
  expect(metres(prone, 'brana')).toBe(1);
  const spent = up({ turnOf: 'brana' }, { movement: 0, ap: 0 });
  spent.refuses(choice('climb-down', { to: { x: 5, y: 5 } }), 'noMovement', 'WS-RND-5');
});

test('[WS-ADV-5] walking off it is movement like any other', () => {
  const table = up({ turnOf: 'brana' });
  table.does(path([5, 5]));
  expect([clings(table), metres(table, 'brana')]).toEqual([false, 2]);
});

test('[WS-ADV-5] [WS-ADV-16] whoever is carried moves with it when it is shoved or teleported', () => {
  const lineUp: LineUp = { red: { brana: { on: 'ogre' } }, blue: { ogre: { at: [6, 5] } } };
  const shoved = play(begun(lineUp), {}, (table) =>
    forceMove(table, { who: 'ogre', by: 'brana', way: [{ x: 7, y: 5 }], metres: 1, clause: 'WS-ADV-16' }),
  );
  expect([one(shoved.fight, 'brana').cell, one(shoved.fight, 'brana').mounted?.on]).toEqual([
    { x: 7, y: 5 },
    'ogre',
  ]);
  const gone = play(begun(lineUp), {}, (table) =>
    teleport(table, { who: 'ogre', by: 'ogre', to: { x: 15, y: 9 }, metres: 9, clause: 'WS-MOV-6' }),
  );
  expect([one(gone.fight, 'brana').cell, one(gone.fight, 'brana').mounted?.on]).toEqual([
    { x: 15, y: 9 },
    'ogre',
  ]);
});

test('[WS-ADV-5] a third one shoves the climber off', () => {
  const table = fight({
    green: { tovo: { at: [5, 5] } },
    red: { brana: { on: 'ogre' } },
    blue: { ogre: { at: [6, 5] } },
  });
  table
    .does(choice('shove', { target: 'brana', way: 'north' }))
    .rolls('shove', 18)
    .rolls('shove-resisted', 2);
  expect([clings(table), cell(table, 'brana')]).toEqual([false, [6, 4]]);
});

test('[WS-ADV-5] the mount that dies leaves it standing where it was; Down, it lies there with it', () => {
  const table = up();
  table.byHand('felled', { change: 'out', who: 'ogre', out: 'unconscious' });
  expect([clings(table), cell(table, 'brana')]).toEqual([true, [6, 5]]);
  table.byHand('dead', { change: 'out', who: 'ogre', out: 'dead' });
  expect([clings(table), cell(table, 'brana')]).toEqual([false, [6, 5]]);
});

test('[WS-ADV-5] the log says that a climber is off the mount that is gone, however it went', () => {
  const lines = (gone: (table: ReturnType<typeof up>) => void): readonly string[] => {
    const table = up({ turnOf: 'brana', order: ['brana', 'ogre'] }, { inHand: ['ax'] });
    gone(table);
    expect([clings(table), cell(table, 'brana')]).toEqual([false, [6, 5]]);
    return table.lines().flatMap(({ text }) => (text.includes('comes off') ? [text] : []));
  };
  const off = ['Brana comes off Ogre, at G6'];
  const gone = { change: 'out', who: 'ogre' } as const;
  expect(lines((table) => table.byHand('dead', { ...gone, out: 'dead' }))).toEqual(off);
  expect(lines((table) => table.byHand('away', { ...gone, out: 'fled' }))).toEqual(off);
  expect(lines((table) => table.byHand('away', { change: 'remove', who: 'ogre' }))).toEqual(off);
  expect(
    lines((table) => {
      table
        .byHand('hurt', { change: 'track', who: 'ogre', track: 'vitality', left: -44 })
        .does(choice('go-on'));
      table.does(choice('attack', { target: 'ogre' })).rolls('attack', 19, 18);
      table.rolls('damage', 5);
    }),
  ).toEqual(off);
  expect(
    lines((table) => table.byHand('bled', { change: 'track', who: 'ogre', track: 'vitality', left: -999 })),
  ).toEqual(off);
});

test('[WS-ADV-5] on somebody who is on a third one, whose death leaves it on that one', () => {
  const table = fight({
    red: {
      wisp: { use: 'fire-wisp', at: [6, 5], now: { mounted: { on: 'brana' } } },
      brana: { on: 'ogre', now: { inHand: ['ax'] } },
    },
    blue: { ogre: { at: [6, 5] } },
  });
  table.byHand('dead', { change: 'out', who: 'brana', out: 'dead' });
  expect(clings(table, 'wisp')).toBe(true);
  table.does(endTurn).does(move(8, 5));
  expect(cell(table, 'wisp')).toEqual([8, 5]);
});

test('[WS-ADV-5] [WS-ADV-11] carried out of reach, a climber and its grip part', () => {
  const table = fight(
    {
      red: { brana: { on: 'ogre', now: { inHand: ['ax'], grabbing: ['bandit'] } } },
      blue: { ogre: { at: [6, 5] }, bandit: { at: [5, 5] } },
    },
    { turnOf: 'ogre', order: ['brana', 'ogre', 'bandit'] },
  );
  // (7, 5) is 2 m from the bandit, which ends the grab, although the way leads back to (6, 5).
  table.does(path([7, 5], [6, 5]));
  expect(table.facts('grab-ended')).toMatchObject([{ who: 'bandit', by: 'brana', why: 'apart' }]);
});

test('[WS-ADV-8] [WS-R39] nobody gets off through a wall, nor is thrown off through one', () => {
  // The ogre occupies (6, 5) to (7, 6), with a wall along its east side.
  const field = { walls: [{ x: 7, y: 3, side: 'e', length: 6, kind: 'wall' }] };
  const own = up({ turnOf: 'brana', field });
  own.refuses(choice('climb-down', { to: { x: 8, y: 6 } }), 'spaceTaken', 'WS-ADV-8');
  own.does(choice('climb-down', { to: { x: 7, y: 7 } }));
  expect(cell(own, 'brana')).toEqual([7, 7]);
  const thrown = up({ field });
  thrown.does(choice('shake-off')).rolls('cling', 2).rolls('cling-resisted', 10);
  thrown.refuses(choice('land', { to: { x: 8, y: 5 } }), 'spaceTaken', 'WS-ADV-8');
  thrown.does(choice('land', { to: { x: 7, y: 4 } }));
  expect(cell(thrown, 'brana')).toEqual([7, 4]);
});

test('[WS-ADV-5] [WS-STA-6] which places on it bring the frightened nearer to what they fear is judged one by one', () => {
  const afraid = (bandit: readonly [number, number], at: readonly [number, number]) =>
    fight({
      red: {
        brana: {
          at,
          now: { inHand: ['ax'], effects: [{ status: 'frightened', by: 'bandit', for: 'untilEnded' }] },
        },
      },
      blue: { ogre: { at: [6, 5] }, bandit: { at: bandit } },
    });
  // Brana at (8, 5) is 4 m from the bandit at (12, 5); (7, 5) is 5 m, (6, 5) 6 m away: no place is nearer.
  const away = afraid([12, 5], [8, 5]);
  away.does(choice('climb', { target: 'ogre', seat: '0,1' }));
  // From (5, 5), 7 m away, all places are nearer.
  afraid([12, 5], [5, 5]).refuses(choice('climb', { target: 'ogre' }), 'frightened', 'WS-STA-6');
  // From (6, 4), 4 m from the bandit at (10, 5): (6, 5) is as far, (7, 5) and (7, 6) are 3 m.
  const beside = afraid([10, 5], [6, 4]);
  beside.refuses(choice('climb', { target: 'ogre', seat: '1,0' }), 'frightened', 'WS-STA-6');
  const need = beside.option('climb').needs?.seat;
  expect(need?.kind === 'one' ? need.oneOf.map(({ id }) => id) : []).toEqual(['0,0', '0,1']);
  beside.does(choice('climb', { target: 'ogre', seat: '0,1' }));
  // From (8, 4), 6 m from the bandit at (2, 5): the first place is 4 m away, and (7, 5) 5 m, so all are nearer.
  afraid([2, 5], [8, 4]).refuses(choice('climb', { target: 'ogre' }), 'frightened', 'WS-STA-6');
  // From (7, 4), 5 m from the bandit at (2, 5): the first place is 4 m away, so it climbs up on the other side.
  const other = afraid([2, 5], [7, 4]);
  other
    .does(choice('climb', { target: 'ogre' }))
    .rolls('climb', 18)
    .rolls('climb-resisted', 2);
  expect(cell(other, 'brana')).toEqual([7, 5]);
});

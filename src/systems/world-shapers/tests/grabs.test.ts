import { expect, test } from 'vitest';
import { happened } from '../held/watch.ts';
import { teleport } from '../movement/teleport.ts';
import { one } from '../state.ts';
import { gainStatus } from '../status/gain.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  begun,
  cell,
  choice,
  conditions,
  duel,
  edges,
  endTurn,
  fight,
  hold,
  metres,
  move,
  offered,
  path,
  waiting,
} from './line-up.ts';

/** Grab, being Grabbed, dragging, and all ends of it (WS-ADV-11, WS-R41). */

/** The wrestler (Athletics +9) with both hands free, beside a bandit. */
const scene = (setting: Setting = {}, more: Sketch = {}) =>
  duel({ wrestler: { use: 'pit-wrestler', ...more }, bandit: {} }, setting);
/** The same, with the bandit grabbed. */
const held = (setting: Setting = {}) => scene(setting, { now: { grabbing: ['bandit'] } });
/** Whether it is Grabbed. */
const grips = (table: ReturnType<typeof scene>, id: string): boolean =>
  conditions(table, id).includes('grabbed');

test('[WS-ADV-11] won, the target is Grabbed and cannot move by itself', () => {
  const table = scene();
  table.does(choice('grab', { target: 'bandit' }));
  expect(waiting(table)).toMatchObject({ who: 'wrestler', purpose: 'grab', bonus: 9 });
  table.rolls('grab', 4);
  // Athletics 2, Raw Force 0, Nimbleness 1.
  expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'grab-resisted', bonus: 2, needs: 13 });
  table.rolls('grab-resisted', 10);
  expect([ap(table, 'wrestler'), grips(table, 'bandit')]).toEqual([1, true]);
  table.refuses(choice('grab', { target: 'bandit' }), 'already', 'WS-ADV-11');
  table.does(endTurn);
  table.refuses(move(8, 5), 'immobile', 'WS-ADV-11');
});

test('[WS-ADV-11] it takes a free hand, and the hand is in use then', () => {
  const full = duel({ brana: {}, bandit: {} });
  full.refuses(choice('grab', { target: 'bandit' }), 'noFreeHand', 'WS-ADV-11');
  const both = fight({
    red: { wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['bandit', 'oren'] } } },
    blue: { bandit: { at: [6, 5] }, oren: { at: [5, 6] }, sill: { at: [4, 5] } },
  });
  both.refuses(choice('grab', { target: 'sill' }), 'noFreeHand', 'WS-ADV-11');
});

test('[WS-ADV-11] letting go is free', () => {
  const table = held();
  table.does(choice('release'));
  expect([ap(table, 'wrestler'), grips(table, 'bandit')]).toEqual([3, false]);
  expect(table.facts('grab-ended')).toMatchObject([{ who: 'bandit', by: 'wrestler', why: 'released' }]);
  expect(offered(table)).not.toContain('release');
});

test('[WS-ADV-11] whoever drags somebody along pays double, and it follows within 1 m', () => {
  const table = held();
  // 3 m: one step for 2 m; the next needs a Move.
  table.does(move(4, 5));
  expect([metres(table, 'wrestler'), cell(table, 'wrestler'), cell(table, 'bandit')]).toEqual([
    1,
    [4, 5],
    [5, 5],
  ]);
  expect(grips(table, 'bandit')).toBe(true);
  // Two more steps cost 4 m: 1 m is left, and a Move gives 3.
  table.does(path([3, 4], [2, 4]));
  expect([ap(table, 'wrestler'), metres(table, 'wrestler')]).toEqual([2, 0]);
  expect([cell(table, 'wrestler'), cell(table, 'bandit')]).toEqual([
    [2, 4],
    [3, 4],
  ]);
});

test('[WS-ADV-11] [WS-TER-4] who jumps with somebody pays double for it, and takes it along', () => {
  const jumps = (walls: readonly Sketch[]) =>
    held({ field: { walls } })
      .does(choice('jump', { to: { x: 2, y: 5 } }))
      .does(choice('metres', { metres: 3 }));
  // 3 squares are 6 m: the free 3 m and a Move.
  const table = jumps([]);
  expect([ap(table, 'wrestler'), metres(table, 'wrestler')]).toEqual([2, 0]);
  expect([cell(table, 'wrestler'), cell(table, 'bandit'), grips(table, 'bandit')]).toEqual([
    [2, 5],
    [3, 5],
    true,
  ]);
  // A low wall is jumped over, and nobody is dragged over it.
  const low = [4, 5, 6].map((y) => ({ x: 4, y, side: 'e', kind: 'low-wall' }));
  expect([cell(jumps(low), 'bandit'), grips(jumps(low), 'bandit')]).toEqual([[6, 5], false]);
});

test('[WS-ADV-11] within 1 m it stays where it is', () => {
  const table = held();
  table.does(move(5, 6));
  expect(cell(table, 'bandit')).toEqual([6, 5]);
});

test('[WS-ADV-11] where there is no room for it to follow, the grip ends', () => {
  const table = fight({
    red: { wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['ogre'] } } },
    blue: { ogre: { at: [6, 5] } },
    // The ogre occupies 2 × 2 squares, and the passage behind the wrestler is one square wide.
    things: { a: { use: 'crate', at: [5, 4] }, b: { use: 'crate', at: [5, 6] } },
  });
  table.does(move(4, 5));
  expect([cell(table, 'ogre'), grips(table, 'ogre')]).toEqual([[6, 5], false]);
  expect(table.facts('grab-ended')).toMatchObject([{ who: 'ogre', by: 'wrestler', why: 'apart' }]);
});

test('[WS-ADV-11] nobody is dragged through a wall', () => {
  const walls = [4, 5, 6].map((y) => ({ x: 5, y, side: 'e', kind: 'wall' }));
  const table = fight(
    {
      red: { wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['bandit'] } } },
      blue: { bandit: { at: [6, 5] } },
    },
    { field: { walls } },
  );
  table.does(move(4, 5));
  expect([cell(table, 'bandit'), grips(table, 'bandit')]).toEqual([[6, 5], false]);
});

test('[WS-ADV-11] 2 AP repeat the contest, begun by the one who is held, with the checks of then', () => {
  const table = held();
  table.does(endTurn).does(choice('break-free'));
  expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'break-free', bonus: 2 });
  table.rolls('break-free', 15);
  expect(waiting(table)).toMatchObject({
    who: 'wrestler',
    purpose: 'break-free-resisted',
    bonus: 9,
    needs: 17,
  });
  table.rolls('break-free-resisted', 7);
  expect([ap(table, 'bandit'), grips(table, 'bandit')]).toEqual([1, false]);
});

test('[WS-R5] a tie is the holder’s, or that of whoever struggles', () => {
  const tie = (rulings: Sketch): boolean => {
    const table = held({ rulings });
    table.does(endTurn).does(choice('break-free'));
    table.rolls('break-free', 15).rolls('break-free-resisted', 8);
    return grips(table, 'bandit');
  };
  expect([tie({}), tie({ contestTie: 'initiator' })]).toEqual([true, false]);
});

test('[WS-ADV-3] [WS-ADV-11] struggling free, the larger one has the advantage still', () => {
  const table = duel({ wrestler: { use: 'pit-wrestler', now: { grabbing: ['ogre'] } }, ogre: {} });
  table.does(endTurn).does(choice('break-free'));
  expect([waiting(table).who, waiting(table).dice, ...edges(table)]).toEqual(['ogre', 'd20+d20', 'larger 1']);
  table.rolls('break-free', 3, 4);
  expect(waiting(table).dice).toBe('d20');
});

test('[WS-R41] or to be Grabbed is to be Restrained', () => {
  const table = held({ rulings: { grabEffect: 'restrained' } });
  expect(conditions(table, 'bandit')).toEqual(['grabbed', 'restrained']);
  table.does(endTurn);
  // At most 2 AP: nothing is left after one attempt.
  table.does(choice('break-free')).rolls('break-free', 1).rolls('break-free-resisted', 10);
  table.refuses(choice('move-action'), 'immobile', 'WS-ADV-11');
  table.refuses(choice('break-free'), 'noActionPoints', 'WS-RND-4');
});

test('[WS-ADV-11] two may hold one; it has to get rid of each', () => {
  const table = fight({
    blue: { bandit: { at: [6, 5] } },
    red: {
      wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['bandit'] } },
      other: { use: 'pit-wrestler', at: [7, 5], now: { grabbing: ['bandit'] } },
    },
  });
  table
    .does(choice('break-free', { target: 'other' }))
    .rolls('break-free', 20)
    .rolls('break-free-resisted', 2);
  expect(table.facts('grab-ended')).toMatchObject([{ by: 'other', why: 'escaped' }]);
  expect(grips(table, 'bandit')).toBe(true);
});

test('[WS-ADV-11] one of two drags it out of the other’s reach', () => {
  const table = fight({
    red: {
      wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['bandit'] } },
      other: { use: 'pit-wrestler', at: [7, 5], now: { grabbing: ['bandit'] } },
    },
    blue: { bandit: { at: [6, 5] } },
  });
  table.does(move(4, 5));
  expect(cell(table, 'bandit')).toEqual([5, 5]);
  expect(table.facts('grab-ended')).toMatchObject([{ who: 'bandit', by: 'other', why: 'apart' }]);
  expect(grips(table, 'bandit')).toBe(true);
});

test('[WS-ADV-11] it ends when the holder is Down', () => {
  const table = held();
  table.byHand('felled', { change: 'out', who: 'wrestler', out: 'unconscious' });
  expect(grips(table, 'bandit')).toBe(false);
});

test('[WS-ADV-11] it ends when the holder is Stunned', () => {
  const state = begun({
    red: { wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['bandit'] } } },
    blue: { bandit: { at: [6, 5] } },
  });
  const { fight: after, facts } = play(state, {}, (table) => {
    gainStatus(table, {
      who: 'wrestler',
      by: 'bandit',
      status: { id: 'stunned', for: 'endOfNextTurn' },
      clause: 'WS-STA-1',
    });
    happened(table, { event: 'deed', who: 'bandit', what: 'ability' });
  });
  expect(one(after, 'bandit').grabbedBy).toEqual([]);
  expect(facts.filter(({ fact }) => fact === 'grab-ended')).toMatchObject([{ why: 'out' }]);
});

test('[WS-ADV-11] [WS-MOV-6] it ends when one of them is teleported away', () => {
  const lineUp: LineUp = {
    red: { wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['bandit'] } } },
    blue: { bandit: { at: [6, 5] } },
  };
  for (const who of ['wrestler', 'bandit']) {
    const { fight: after } = play(begun(lineUp), {}, (table) =>
      teleport(table, { who, by: who, to: { x: 15, y: 5 }, metres: 10, clause: 'WS-MOV-6' }),
    );
    expect([one(after, 'bandit').grabbedBy, one(after, 'wrestler').grabbing]).toEqual([[], []]);
  }
});

test('[WS-ADV-11] [WS-ADV-16] it ends when a third one shoves it away', () => {
  const table = fight({
    red: { brana: { at: [6, 6] } },
    blue: {
      wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['bandit'] } },
      bandit: { at: [6, 5] },
    },
  });
  table
    .does(choice('shove', { target: 'bandit', way: 'east' }))
    .rolls('shove', 15)
    .rolls('shove-resisted', 2);
  expect([cell(table, 'bandit'), grips(table, 'bandit')]).toEqual([[7, 5], false]);
});

test('[WS-ADV-11] whoever is held can do everything but move', () => {
  const table = held();
  table.does(endTurn);
  expect(offered(table)).toEqual(expect.arrayContaining(['defend', 'break-free', 'blind', 'trip']));
  expect(offered(table)).not.toContain('move');
  expect(offered(table)).not.toContain('climb');
  expect(offered(table)).not.toContain('switch-places');
});

test('[WS-INI-12] [WS-ADV-11] a held action that fires at a step of the dragged one', () => {
  const table = fight({
    green: { tovo: { at: [2, 5] } },
    red: { wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['bandit'] } } },
    blue: { bandit: { at: [6, 5] } },
  });
  // The bandit comes within 3 m of Tovo only by being dragged.
  table.does(hold('defend', { trigger: 'enters', whom: 'bandit', range: 3 })).does(endTurn);
  table.does(move(4, 5));
  expect(conditions(table, 'tovo')).toEqual(['defending']);
});

test('[WS-ADV-11] [WS-ATK-7] a door that is closed between the two ends a grip, and nobody is held through a wall', () => {
  const doorway = (open: boolean) =>
    fight(
      {
        red: { wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['bandit'] } } },
        blue: { sill: { at: [6, 6] }, bandit: { at: [6, 5] } },
      },
      {
        field: {
          walls: [
            { id: 'gate', x: 5, y: 5, side: 'e', kind: 'door' },
            { id: 'hatch', x: 7, y: 6, side: 'w', kind: 'door' },
          ],
        },
        doors: { gate: true, hatch: open },
        turnOf: 'sill',
      },
    );
  const shut = doorway(true);
  shut.does(choice('use-door', { door: 'gate' }));
  expect(shut.facts('grab-ended')).toMatchObject([{ who: 'bandit', by: 'wrestler', why: 'apart' }]);
  expect(grips(shut, 'bandit')).toBe(false);
  // Another door does not affect them.
  const other = doorway(true);
  other.does(choice('use-door', { door: 'hatch' }));
  expect(grips(other, 'bandit')).toBe(true);
});

test('[WS-ADV-11] [WS-GEN-13] whoever surrenders lets go, and gives up what it was waiting for', () => {
  const yields = { change: 'condition', condition: 'surrendered', on: true } as const;
  const table = held();
  table.does(hold('defend', { trigger: 'attacks', whom: 'enemy' }));
  table.byHand('yields', { ...yields, who: 'wrestler' });
  expect(table.facts('held-lost')).toMatchObject([{ who: 'wrestler', why: 'down' }]);
  expect(table.facts('grab-ended')).toMatchObject([{ who: 'bandit', by: 'wrestler', why: 'out' }]);
  expect([grips(table, 'bandit'), conditions(table, 'wrestler')]).toEqual([false, ['surrendered']]);
  // A captive can still be held.
  const captive = held();
  captive.byHand('yields', { ...yields, who: 'bandit' });
  expect(grips(captive, 'bandit')).toBe(true);
});

test('[WS-ADV-11] [WS-CIN-5] the same for those whom a great deed makes give up', () => {
  const table = fight({
    red: { brana: { at: [2, 2] } },
    blue: {
      wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['maela'] } },
      ogre: { at: [9, 9] },
    },
    green: { maela: { at: [6, 5] } },
  });
  table.does(choice('cinematic', { what: 'thunders at them' }));
  table.does(choice('allow', { skill: 'rawForce', difficulty: 8 })).rolls('cinematic', 10);
  table.does(choice('yields', { whom: ['wrestler'] }));
  expect(table.facts('grab-ended')).toMatchObject([{ who: 'maela', by: 'wrestler', why: 'out' }]);
  expect(grips(table, 'maela')).toBe(false);
});

test.each<[string, object]>([
  ['dies', { change: 'out', out: 'dead' }],
  ['goes Down', { change: 'out', out: 'unconscious' }],
  ['flees', { change: 'out', out: 'fled' }],
  ['is taken away', { change: 'remove' }],
  ['loses all Vitality', { change: 'track', track: 'vitality', left: 0 }],
  ['loses far more', { change: 'track', track: 'vitality', left: -999 }],
])('[WS-ADV-11] [WS-R74] [WS-GEN-12] by hand too the log says what it lets go, when it %s', (_, change) => {
  const table = held();
  table.does(hold('defend', { trigger: 'enters', range: 5 }));
  table.byHand('so be it', { who: 'wrestler', ...change } as never);
  expect(grips(table, 'bandit')).toBe(false);
  const texts = table.lines().map(({ text }) => text);
  expect(texts).toContain('Bandit is let go by Pit wrestler');
  expect(texts).toContain('Pit wrestler no longer waits: what it held is lost');
});

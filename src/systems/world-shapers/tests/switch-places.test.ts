import { expect, test } from 'vitest';
import type { Fighter, LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  endTurn,
  fight,
  hold,
  metres,
  move,
  offered,
  rp,
} from './line-up.ts';

/** Switch Places (WS-BAS-10, WS-R34). */

const lineUp = (sill: Fighter = {}, more: LineUp = {}): LineUp => ({
  red: { brana: { at: [5, 5] }, sill: { at: [6, 5], ...sill } },
  blue: { bandit: { at: [12, 5] } },
  ...more,
});
const scene = (setting: Setting = {}, sill: Fighter = {}) => fight(lineUp(sill), setting);
const swap = choice('switch-places', { target: 'sill' });

test('[WS-BAS-10] 1 AP and 1 RP of the ally: the two exchange positions', () => {
  const table = scene();
  table.does(swap);
  expect(asked(table)).toBe('sill switchPlaces.react');
  table.does(choice('accept'));
  expect([cell(table, 'brana'), cell(table, 'sill')]).toEqual([
    [6, 5],
    [5, 5],
  ]);
  // It does not use up movement.
  expect([ap(table, 'brana'), rp(table, 'brana'), rp(table, 'sill'), metres(table, 'brana')]).toEqual([
    2, 2, 1, 3,
  ]);
});

test('[WS-R34] declined, the AP is lost, or comes back', () => {
  const declined = (rulings: Sketch): readonly number[] => {
    const table = scene({ rulings });
    table.does(swap).does(choice('decline'));
    expect(cell(table, 'brana')).toEqual([5, 5]);
    return [ap(table, 'brana'), rp(table, 'sill')];
  };
  expect([declined({}), declined({ switchPlacesFail: 'apReturned' })]).toEqual([
    [2, 2],
    [3, 2],
  ]);
});

test('[WS-R34] with an ally that cannot, it is refused and costs nothing', () => {
  const refused = (sill: Fighter, code: string, clause: string, rulings: Sketch = {}): void => {
    const table = scene({ rulings }, sill);
    expect(offered(table)).not.toContain('switch-places');
    table.refuses(swap, code, clause);
    expect(ap(table, 'brana')).toBe(3);
  };
  refused({ now: { rp: 0 } }, 'noReactionPoints', 'WS-RND-6');
  refused({ now: { effects: [{ status: 'shocked' }] } }, 'noReactionPoints', 'WS-RND-6');
  refused({ now: { vitality: -1 } }, 'down', 'WS-VIT-4');
  refused({ now: { effects: [{ status: 'restrained' }] } }, 'immobile', 'WS-STA-6');
  refused({ now: { conditions: ['surprised'] } }, 'surprised', 'WS-INI-19', { surprisedReactions: false });
  refused({ at: [8, 5] }, 'outOfReach', 'WS-BAS-10');
});

test('[WS-BAS-10] with an ally only, never with oneself', () => {
  const table = fight({
    red: { brana: { at: [5, 5] }, sill: { at: [6, 5] } },
    blue: { bandit: { at: [5, 6] } },
  });
  table.refuses(choice('switch-places', { target: 'bandit' }), 'notAlly', 'WS-BAS-10');
  table.refuses(choice('switch-places', { target: 'brana' }), 'wrongTarget', 'WS-ADV-2');
});

test('[WS-BAS-10] whoever cannot move does not switch', () => {
  const table = fight({
    red: { brana: { at: [5, 5] }, sill: { at: [6, 5] } },
    blue: { wrestler: { use: 'pit-wrestler', at: [4, 5], now: { grabbing: ['brana'] } } },
  });
  table.refuses(swap, 'immobile', 'WS-ADV-11');
});

test('[WS-BAS-10] unequal ones: the larger comes to fill the square of the other, the other its old space', () => {
  const table = fight({
    red: { brana: { at: [5, 5] }, ogre: { at: [6, 5] } },
    blue: { bandit: { at: [15, 5] } },
  });
  table.does(choice('switch-places', { target: 'ogre' })).does(choice('accept'));
  const [brana, ogre] = [cell(table, 'brana'), cell(table, 'ogre')];
  // Brana on one of (6, 5) to (7, 6), the ogre over (5, 5), without overlap.
  expect([brana[0] >= 6 && brana[0] <= 7, brana[1] >= 5 && brana[1] <= 6]).toEqual([true, true]);
  expect([ogre[0] === 5 || ogre[0] === 4, ogre[1] === 5 || ogre[1] === 4]).toEqual([true, true]);
  const apart = brana[0] < ogre[0] || brana[0] > ogre[0] + 1 || brana[1] < ogre[1] || brana[1] > ogre[1] + 1;
  expect(apart).toBe(true);
});

test('[WS-BAS-10] where the larger does not fit it is refused', () => {
  const table = fight({
    red: { brana: { at: [0, 0] }, ogre: { at: [1, 0] } },
    blue: { bandit: { at: [15, 5] } },
    things: { crate: { at: [0, 1] } },
  });
  table.refuses(choice('switch-places', { target: 'ogre' }), 'spaceTaken', 'WS-BAS-10');
});

test('[WS-BAS-10] [WS-ADV-11] whoever holds somebody takes it along, or loses it', () => {
  const table = fight({
    red: {
      wrestler: { use: 'pit-wrestler', at: [5, 5], now: { grabbing: ['bandit'] } },
      sill: { at: [6, 5] },
    },
    blue: { bandit: { at: [4, 5] } },
  });
  // The bandit at (4, 5) is 2 m from (6, 5); Sill blocks (5, 5), (5, 4) is free.
  table.does(swap).does(choice('accept'));
  expect([cell(table, 'wrestler'), cell(table, 'sill')]).toEqual([
    [6, 5],
    [5, 5],
  ]);
  expect([cell(table, 'bandit'), conditions(table, 'bandit')]).toEqual([[5, 4], ['grabbed']]);
});

test('[WS-BAS-10] [WS-ADV-5] from somebody’s back: the ally would not fit there, and not with the mount', () => {
  const table = fight({
    red: { brana: { on: 'ogre' }, sill: { at: [5, 5] } },
    blue: { ogre: { at: [6, 5] } },
  });
  table.refuses(swap, 'spaceTaken', 'WS-BAS-10');
  const own = fight({
    red: { brana: { on: 'horse' }, horse: { use: 'war-horse', at: [6, 5] } },
    blue: { bandit: { at: [15, 5] } },
  });
  own.refuses(choice('switch-places', { target: 'horse' }), 'wrongTarget', 'WS-BAS-10');
});

/** Brana at (6, 5) and Sill beside her, or where `sill` says; the ogre fills (6, 5) to (7, 6). */
const climbers = (sill: Fighter) =>
  fight({
    red: { brana: { on: 'ogre' }, sill },
    blue: { ogre: { at: [6, 5] }, horse: { use: 'war-horse', at: [8, 5] } },
  });

test('[WS-BAS-10] [WS-ADV-5] two on one back exchange their places on it, and are carried on', () => {
  const table = climbers({ at: [7, 5], now: { mounted: { on: 'ogre', dx: 1, dy: 0 } } });
  table.does(swap).does(choice('accept'));
  expect([cell(table, 'brana'), cell(table, 'sill')]).toEqual([
    [7, 5],
    [6, 5],
  ]);
  expect([conditions(table, 'brana'), conditions(table, 'sill')]).toEqual([['mounted'], ['mounted']]);
  expect(table.facts('mounted')).toEqual([]);
  table.byHand('on', { change: 'position', who: 'ogre', cell: { x: 6, y: 9 } });
  expect([cell(table, 'brana'), cell(table, 'sill')]).toEqual([
    [7, 9],
    [6, 9],
  ]);
});

test('[WS-BAS-10] [WS-ADV-5] onto another back nobody comes by it: it would have to climb', () => {
  const table = climbers({ at: [9, 5], now: { mounted: { on: 'horse', dx: 1, dy: 0 } } });
  table.byHand('nearer', { change: 'position', who: 'horse', cell: { x: 4, y: 5 } });
  const because = table.option('switch-places').refused?.because;
  expect(because).toBe('Brana would have to climb onto War horse');
  table.refuses(swap, 'spaceTaken', 'WS-BAS-10');
  // The one who stands on the ground is it who would have to climb.
  const afoot = climbers({ at: [5, 5] });
  expect(afoot.option('switch-places').refused?.because).toBe('Sill would have to climb onto Ogre');
});

test('[WS-BAS-10] [WS-STA-6] one that would come nearer to what it fears is said to be afraid, not to want room', () => {
  // Sill at (6, 5) is 6 m from the bandit at (12, 5), Brana 7 m.
  const afraid = { now: { effects: [{ status: 'frightened', by: 'bandit', for: 'untilEnded' }] } };
  const table = fight({
    red: { brana: { at: [5, 5], ...afraid }, sill: { at: [6, 5] } },
    blue: { bandit: { at: [12, 5] } },
  });
  expect(table.option('switch-places').refused?.because).toBe('Brana fears to come nearer');
  table.refuses(swap, 'frightened', 'WS-STA-6');
});

test('[WS-BAS-10] [WS-ADV-5] whoever is carried comes along', () => {
  const table = fight({
    red: { horse: { use: 'war-horse', at: [6, 5] }, sill: { at: [5, 5] }, brana: { on: 'horse' } },
    blue: { bandit: { at: [15, 5] } },
  });
  table.does(swap).does(choice('accept'));
  expect([cell(table, 'brana'), conditions(table, 'brana')]).toEqual([cell(table, 'horse'), ['mounted']]);
});

test('[WS-INI-11] [WS-INI-12] held, the ally is asked when it fires, and AP do not come back', () => {
  const table = fight(lineUp(), {
    order: ['brana', 'bandit', 'sill'],
    rulings: { switchPlacesFail: 'apReturned' },
  });
  table.does(hold('switch-places', { trigger: 'enters', range: 5, target: 'sill' })).does(endTurn);
  table.does(move(10, 5));
  expect([asked(table), ap(table, 'brana')]).toEqual(['sill switchPlaces.react', 0]);
  table.does(choice('decline'));
  expect([ap(table, 'brana'), cell(table, 'brana')]).toEqual([0, [5, 5]]);
});

test('[WS-ADV-14] [WS-BAS-10] brought into sight by it', () => {
  const table = fight({
    red: { brana: { at: [5, 6] }, sill: { at: [5, 5], now: { hiddenFrom: ['bandit'] } } },
    blue: { bandit: { at: [12, 5] } },
    things: { wall: { use: 'stone-wall', at: [6, 5] } },
  });
  table.does(swap).does(choice('accept'));
  // It is not Sill’s turn, so hiding ends at once.
  expect(conditions(table, 'sill')).toEqual([]);
});

test.each([
  ['brana', 3],
  ['sill', 4],
])('[WS-BAS-10] [WS-INI-12] an exchange is a step for both: %s is waited for', (whom, range) => {
  // The bandit at (9, 5) waits for Brana to come within 3 m, or for Sill to come from there to 4 m.
  const trigger = whom === 'brana' ? 'enters' : 'leaves';
  const table = fight(
    { red: { brana: { at: [5, 5] }, sill: { at: [6, 5] } }, blue: { bandit: { at: [9, 5] } } },
    { order: ['bandit', 'brana', 'sill'] },
  );
  table.does(hold('defend', { trigger, whom, range: whom === 'brana' ? range : range - 1 })).does(endTurn);
  expect(table.facts('held-fires')).toEqual([]);
  table.does(swap).does(choice('accept'));
  expect(table.facts('held-fires')).toMatchObject([{ who: 'bandit' }]);
});

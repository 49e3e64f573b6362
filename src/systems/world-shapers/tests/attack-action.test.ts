import { expect, test } from 'vitest';
import type { Fighter, LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attacks,
  choice,
  conditions,
  edges,
  endTurn,
  fight,
  hold,
  move,
  offered,
  vitality,
  waiting,
  wp,
} from './line-up.ts';

/** The Attack action: its price, paid attacks, Maneuvers, means, holding it (WS-BAS-1 to WS-BAS-3, WS-ABL-3). */

const hero = (sheet: Sketch = {}, now: Sketch = {}): Fighter => ({
  use: null,
  at: [5, 5],
  sheet: {
    stats: { strength: 13, dexterity: 13 },
    weapons: ['ax'],
    vitality: 40,
    wp: 12,
    upcast: 2,
    maneuvers: ['burning-strike', 'armor-piercer', 'venom-edge'],
    ...sheet,
  },
  now,
});
const foe: Fighter = { use: null, at: [6, 5], sheet: { printed: { evasion: 16 }, vitality: 60 } };
const scene = (one: Fighter = hero(), setting: Setting = {}, more: LineUp = {}) =>
  fight({ red: { hero: one, ...more.red }, blue: { foe, ...more.blue } }, setting);
const strikes = (more: Sketch = {}) => choice('attack', { target: 'foe', ...more });
const again = (more: Sketch = {}) => choice('attack-again', { target: 'foe', ...more });

test('[WS-BAS-1] [WS-BAS-2] an attack costs 2 AP, and one AP is too little', () => {
  const table = scene();
  expect(table.option('attack')).toMatchObject({ cost: { ap: 2 }, clause: 'WS-BAS-2' });
  table.does(strikes()).rolls('attack', 2);
  expect([ap(table, 'hero'), attacks(table, 'hero')]).toEqual([1, 0]);
  expect(table.option('attack').refused).toMatchObject({ code: 'noActionPoints' });
  table.refuses(strikes(), 'noActionPoints', 'WS-RND-4');
});

test('[WS-BAS-2] [WS-R32] paid now, made later in this turn, with movement between', () => {
  const table = scene({ ...hero(), at: [3, 5] });
  expect(table.option('attack').refused).toMatchObject({ code: 'outOfReach' });
  table.does(choice('attack-later'));
  expect([ap(table, 'hero'), attacks(table, 'hero')]).toEqual([1, 1]);
  table.does(move(5, 5)).does(again()).rolls('attack', 12).rolls('damage', 4);
  expect([vitality(table, 'foe'), ap(table, 'hero'), attacks(table, 'hero')]).toEqual([56, 1, 0]);
  table.refuses(again(), 'already', 'WS-BAS-3');
});

test('[WS-R32] what is not used is lost with the turn; `immediateOnly`: none can be kept', () => {
  const table = scene().does(choice('attack-later')).does(endTurn);
  expect(attacks(table, 'hero')).toBe(0);
  const now = scene(hero(), { rulings: { attackCredit: 'immediateOnly' } });
  expect(offered(now)).not.toContain('attack-later');
  now.refuses(choice('attack-later'), 'notPlayed', 'WS-BAS-2');
});

test('[WS-BAS-3] additional attacks: in any order, on anybody, with other deeds between', () => {
  const table = scene(hero({ traits: { extraAttacks: 2 } }), {}, { blue: { ogre: { at: [3, 3] } } });
  table.does(strikes()).rolls('attack', 12).rolls('damage', 1);
  expect(attacks(table, 'hero')).toBe(2);
  expect(table.option('attack-again').note).toBe('paid for, 2 left');
  table
    .does(move(5, 4))
    .does(again({ target: 'ogre' }))
    .rolls('attack', 2);
  table.does(again()).rolls('attack', 3);
  expect([attacks(table, 'hero'), ap(table, 'hero')]).toEqual([0, 1]);
  expect(offered(table)).not.toContain('attack-again');
  // Paid for and made later, they are as many.
  const later = scene(hero({ traits: { extraAttacks: 2 } })).does(choice('attack-later'));
  expect(attacks(later, 'hero')).toBe(3);
});

test('[WS-BAS-3] a square, too, is attacked with one that is paid for', () => {
  const table = fight({
    red: { hero: hero({ traits: { extraAttacks: 1 } }) },
    blue: { foe: { ...foe, now: { hiddenFrom: ['hero'] } }, ogre: { at: [3, 3] } },
  });
  const square = choice('attack-square', { cell: { x: 6, y: 6 } });
  table.does(square);
  expect([ap(table, 'hero'), attacks(table, 'hero')]).toEqual([1, 1]);
  table.does(square);
  expect([ap(table, 'hero'), attacks(table, 'hero')]).toEqual([1, 0]);
});

test('[WS-ABL-3] [WS-R80] a Maneuver: WP, no AP, one for an attack, paid on a miss, too', () => {
  const table = scene()
    .does(strikes({ maneuver: 'burning-strike' }))
    .rolls('attack', 2);
  expect([wp(table, 'hero'), ap(table, 'hero')]).toEqual([10, 1]);
  scene().refuses(strikes({ maneuvers: ['burning-strike', 'armor-piercer'] }), 'notPlayed', 'WS-ABL-3');
  scene().refuses(strikes({ maneuver: 'driving-blow' }), 'noSuchThing', 'WS-ABL-3');
  scene(hero({}, { wp: 1 })).refuses(strikes({ maneuver: 'burning-strike' }), 'noWp', 'WS-ABL-1');
});

test('[WS-ABL-3] [WS-ARM-2] [WS-GEN-10] its dice come after those of the weapon, and all is one hit', () => {
  const table = scene(hero(), {}, {});
  table
    .does(strikes({ maneuver: 'burning-strike' }))
    .rolls('attack', 12)
    .rolls('damage', 5)
    .rolls('damage', 6);
  expect(vitality(table, 'foe')).toBe(49);
  expect(table.facts('hit')).toHaveLength(1);
});

test('[WS-R80] `payOnHit`: nothing for a miss; it must be there all the same', () => {
  const rulings = { maneuversPerAttack: 'payOnHit' };
  const burn = strikes({ maneuver: 'burning-strike', upcast: 1 });
  const missed = scene(hero(), { rulings }).does(burn).rolls('attack', 2);
  expect(wp(missed, 'hero')).toBe(12);
  const hit = scene(hero(), { rulings })
    .does(burn)
    .rolls('attack', 12)
    .rolls('damage', 1)
    .rolls('damage', 2, 3);
  expect([wp(hit, 'hero'), vitality(hit, 'foe')]).toEqual([9, 54]);
  const last = scene(hero({}, { wp: 3 }), { rulings })
    .does(burn)
    .rolls('attack', 12)
    .rolls('damage', 1);
  expect([wp(last.rolls('damage', 2, 3), 'hero'), vitality(last, 'foe')]).toEqual([0, 54]);
  scene(hero({}, { wp: 2 }), { rulings }).refuses(burn, 'noWp', 'WS-ABL-3');
});

test('[WS-R80] `unlimited`: as many as one likes, each once', () => {
  const rulings = { maneuversPerAttack: 'unlimited' };
  const both = strikes({ maneuvers: ['burning-strike', 'armor-piercer'] });
  const table = scene(hero(), { rulings })
    .does(both)
    .rolls('attack', 20)
    .rolls('damage', 1)
    .rolls('damage', 2);
  // Critical: 1 + 6 + 3 (Armor Piercer, Tier 1, in the weapon's type); Burning Strike 2 + 3.
  expect([wp(table, 'hero'), vitality(table, 'foe')]).toEqual([8, 45]);
  const twice = strikes({ maneuvers: ['burning-strike', 'burning-strike'] });
  scene(hero(), { rulings }).refuses(twice, 'noSuchThing', 'WS-ABL-3');
});

test('[WS-ABL-2] [WS-R79] upcast within the limit; or it is asked right after', () => {
  const table = scene()
    .does(strikes({ maneuver: 'burning-strike', upcast: 2 }))
    .rolls('attack', 12);
  table.rolls('damage', 5).rolls('damage', 1, 1, 1);
  expect([wp(table, 'hero'), vitality(table, 'foe')]).toEqual([8, 52]);
  scene().refuses(strikes({ maneuver: 'burning-strike', upcast: 3 }), 'upcastLimit', 'WS-ABL-2');
  scene().refuses(strikes({ upcast: 1 }), 'upcastLimit', 'WS-ABL-2');
  scene().refuses(strikes({ maneuver: 'venom-edge', upcast: 1 }), 'upcastLimit', 'WS-ABL-2');
  const later = scene(hero(), { rulings: { upcastDeclared: 'ask' } });
  later.does(strikes({ maneuver: 'burning-strike' }));
  expect(asked(later)).toBe('hero ability.upcast');
  later.does(choice('1')).rolls('attack', 2);
  expect(wp(later, 'hero')).toBe(9);
});

test('[WS-ATK-6] bare hands need one that is free; a weapon for two takes both', () => {
  const armed = scene(hero({ shields: ['light-shield'] }));
  armed.refuses(strikes({ with: 'fist' }), 'noFreeHand', 'WS-ATK-6');
  armed.refuses(strikes({ with: 'sword' }), 'notInHand', 'WS-ATK-6');
  scene()
    .does(strikes({ with: 'fist' }))
    .rolls('attack', 12)
    .rolls('damage', 4);
  // A hand that grabs somebody is not free (WS-ADV-11).
  const grips = scene(hero({}, { grabbing: ['foe'] }));
  grips.refuses(strikes({ with: 'fist' }), 'noFreeHand', 'WS-ATK-6');
  const carried = scene(hero({ weapons: [{ thing: 'ax', in: 'carried' }] }));
  carried.refuses(strikes({ with: 'ax' }), 'notInHand', 'WS-ATK-6');
});

test('[WS-ATK-8] [WS-ATK-6] a dagger is for both: in melee it stays, thrown it leaves the hand', () => {
  const thrower = { ...hero({ weapons: ['dagger'] }, { ap: 5 }), at: [2, 5] as const };
  const table = scene(thrower).does(strikes());
  expect(waiting(table).dice).toBe('d20');
  table.rolls('attack', 12).rolls('damage', 3);
  expect(table.view().marks).toMatchObject([{ cell: { x: 6, y: 5 }, label: 'Dagger' }]);
  table.refuses(strikes({ with: 'dagger-thrown' }), 'outOfReach', 'WS-ATK-7');
  const close = scene(hero({ weapons: ['dagger'] })).does(strikes());
  expect(edges(close)).toEqual([]);
  close.rolls('attack', 2);
  expect(close.view().marks).toEqual([]);
  const near = scene(hero({ weapons: ['dagger'] })).does(strikes({ with: 'dagger-thrown' }));
  expect(edges(near)).toEqual(['foe within reach -1']);
});

test('[WS-ATK-8] [WS-R53] an enemy on the other side of a wall could not strike, and disturbs no shot', () => {
  const shot = (setting: Setting = {}) =>
    fight(
      {
        heroes: { sill: { at: [5, 5] } },
        foes: { bandit: { at: [6, 5] }, ogre: { at: [5, 1] } },
      },
      setting,
    ).does(choice('attack', { with: 'bow', target: 'ogre' }));
  const disturbed = (table: ReturnType<typeof shot>) =>
    edges(table).filter((each) => each.includes('within reach'));
  expect(disturbed(shot())).toEqual(['Bandit within reach -1']);
  expect(disturbed(shot({ field: { walls: [{ x: 5, y: 5, side: 'e', kind: 'wall' }] } }))).toEqual([]);
});

test('[WS-ATK-8] what is thrown on purpose to miss, or at nobody, is gone from the hand, too', () => {
  const thrower = { ...hero({ weapons: ['dagger'] }), at: [2, 5] as const };
  const table = scene(thrower).does(strikes({ miss: 'yes' }));
  expect(table.view().marks).toHaveLength(1);
});

test('[WS-GEN-11] nobody attacks itself, or those who are gone', () => {
  scene().refuses(choice('attack', { target: 'hero' }), 'wrongTarget', 'WS-BAS-2');
  scene().refuses(choice('attack', { target: 'nobody' }), 'noSuchThing', 'WS-BAS-2');
  const dead = scene(hero(), {}, { blue: { ogre: { at: [4, 4], now: { conditions: ['dead'] } } } });
  dead.refuses(choice('attack', { target: 'ogre' }), 'wrongTarget', 'WS-ATK-1');
  scene().refuses(strikes({ nonLethal: 'maybe' }), 'noSuchThing', 'WS-BAS-2');
});

test('[WS-GEN-11] what is greyed among the targets is refused for the same reason', () => {
  const table = scene(hero(), {}, { blue: { ogre: { at: [9, 9] } } });
  const { target, with: means } = table.option('attack').needs ?? {};
  const picks = target?.kind === 'one' ? target.oneOf : [];
  expect(picks.map(({ id, refused }) => [id, refused?.code])).toEqual([
    ['foe', undefined],
    ['ogre', 'outOfReach'],
  ]);
  table.refuses(choice('attack', { target: 'ogre' }), 'outOfReach', 'WS-ATK-7');
  expect(means?.kind === 'one' && means.default).toBe('ax');
});

test('[WS-GEN-3] friends can be attacked, and come last', () => {
  const table = scene(hero(), {}, { red: { brana: { at: [5, 6] } } });
  const { target } = table.option('attack').needs ?? {};
  expect(target?.kind === 'one' && target.oneOf.map(({ id }) => id)).toEqual(['foe', 'brana']);
  table.does(choice('attack', { target: 'brana' })).rolls('attack', 2);
});

// An archer holds an attack, and the foe walks into range.
const archer = hero({ weapons: ['bow'], stats: { dexterity: 13, instinct: 12 } });
const waitsWithBow = (setting: Setting = {}, more: Sketch = {}) =>
  fight({ red: { hero: { ...archer, at: [2, 5] } }, blue: { foe: { ...foe, at: [14, 5] } } }, setting)
    .does(hold('attack', { trigger: 'enters', range: 10, ...more }))
    .does(endTurn);

test('[WS-INI-12] [WS-BAS-2] the first enemy that comes into range is shot at, whoever’s turn it is', () => {
  const table = waitsWithBow();
  table.does(move(11, 5)).rolls('attack', 12).rolls('damage', 5);
  expect(vitality(table, 'foe')).toBe(55);
  expect([table.choice().for, ap(table, 'hero')]).toEqual(['foe', 0]);
});

test('[WS-INI-12] [WS-R24] its Maneuver is paid when it fires, and lost if the WP are gone', () => {
  const table = waitsWithBow({}, { maneuver: 'burning-strike' });
  expect(wp(table, 'hero')).toBe(12);
  table.does(move(11, 5)).rolls('attack', 2);
  expect(wp(table, 'hero')).toBe(10);
});

test('[WS-INI-12] a held Attack is one attack, whatever features add', () => {
  const table = fight({
    red: { hero: { ...hero({ weapons: ['bow'], traits: { extraAttacks: 1 } }), at: [2, 5] } },
    blue: { foe: { ...foe, at: [14, 5] } },
  });
  table.does(hold('attack', { trigger: 'enters', range: 10 })).does(endTurn);
  table.does(move(11, 5)).rolls('attack', 2);
  expect(attacks(table, 'hero')).toBe(0);
});

test('[WS-R26] held, and out of reach when its time comes: lost', () => {
  const table = fight({
    red: { hero: { ...hero(), at: [2, 5] } },
    blue: { foe: { ...foe, at: [14, 5] } },
  });
  table
    .does(hold('attack', { trigger: 'enters', range: 10 }))
    .does(endTurn)
    .does(move(11, 5));
  expect(table.facts('held-lost')).toMatchObject([{ why: 'illegal' }]);
});

test('[WS-R25] [WS-INI-12] `beforeEvent`: an attacker that is felled before its blow does not strike', () => {
  const table = fight(
    {
      red: { hero: { ...archer, at: [2, 5] }, brana: { at: [7, 5] } },
      blue: { foe: { ...foe, now: { vitality: 3 } }, ogre: { at: [20, 12] } },
    },
    { order: ['hero', 'foe', 'brana', 'ogre'], rulings: { heldActionTiming: 'beforeEvent' } },
  );
  table.does(hold('attack', { trigger: 'attacks' })).does(endTurn);
  table
    .does(choice('attack', { target: 'brana' }))
    .rolls('attack', 14)
    .rolls('damage', 5);
  expect(table.who('foe').out).toBe('unconscious');
  expect(table.facts('attack-lost')).toMatchObject([{ who: 'foe' }]);
  expect(vitality(table, 'brana')).toBe(34);
});

test('[WS-R25] after the blow by default: it is answered when it has fallen', () => {
  const table = fight(
    {
      red: { hero: { ...archer, at: [2, 5] }, brana: { at: [7, 5] } },
      blue: { foe, ogre: { at: [20, 12] } },
    },
    { order: ['hero', 'foe', 'brana', 'ogre'] },
  );
  table.does(hold('attack', { trigger: 'attacks' })).does(endTurn);
  table.does(choice('attack', { target: 'brana' })).rolls('attack', 2);
  expect(waiting(table)).toMatchObject({ who: 'hero', purpose: 'attack' });
  table.rolls('attack', 2);
  expect(conditions(table, 'hero')).not.toContain('held-action');
});

test('[WS-INI-4] [WS-R18] a thing with a weapon attacks in its turn', () => {
  const table = fight(
    {
      red: { 'bolt-trap': { at: [2, 5] } },
      blue: { foe, ogre: { at: [20, 12] } },
      green: { brana: { at: [20, 2] } },
    },
    { order: ['bolt-trap', 'foe', 'ogre', 'brana'] },
  );
  table.does(strikes());
  expect(waiting(table)).toMatchObject({ who: 'bolt-trap', purpose: 'attack' });
});

import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scatterOf } from '../combat/scatter.ts';
import { one } from '../state.ts';
import { asked, attack, cast, choice, decline, dodge, duel, endTurn, fight, waiting } from './line-up.ts';
import type { Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** Fumbles, Scatter, the Helpless, and contact with the Shocked. */

const hound = { use: 'glass-hound' };
const outcomes = (table: Scenario): readonly string[] =>
  table.facts('attack-result').map(({ target, outcome }) => `${target} ${outcome}`);
const bomber = (at: readonly [number, number]) => ({
  at,
  sheet: { weapons: ['grenade-tube'], inHand: { right: 'grenade-tube', left: null } },
});

test('[PE-FUM-1] 96 or more misses whatever the number, and the target does not roll', () => {
  const sure = { scores: { melee: 99 } };
  const table = duel({ rin: { sheet: sure }, hound });
  table.does(attack('hound', { with: 'sword' })).rolls('attack', 96);
  expect(outcomes(table)).toEqual(['hound fumble']);
  expect(asked(table)).toBe('rin turn');
  const other = duel({ rin: { sheet: sure }, hound });
  other.does(attack('hound', { with: 'sword' })).rolls('attack', 95);
  expect(asked(other)).toBe('hound evasion');
});

test('[PE-FUM-2] a fumbled pistol jams: its rounds are gone and it must be reloaded; a sword does not', () => {
  const table = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [9, 5] } });
  table.does(attack('hound', { with: 'pistol' })).rolls('attack', 97);
  expect(table.facts('jammed')).toHaveLength(1);
  expect(table.facts('loaded').at(-1)).toMatchObject({ rounds: 0, why: 'jammed' });
  table.does(endTurn).does(endTurn);
  table.refuses(attack('hound', { with: 'pistol' }), 'jammed', 'PE-FUM-2');
  const sword = duel({ rin: {}, hound });
  sword.does(attack('hound', { with: 'sword' })).rolls('attack', 97);
  expect(sword.facts('jammed')).toEqual([]);
});

test('[PE-FUM-3] [PE-FUM-4] ones digit the way, tens digit the metres: a number pad with 8 in the north', () => {
  const table = begun({ cult: { rin: { at: [5, 5] } }, town: { ogre: { at: [10, 5] } } });
  const falls = (die: number) => scatterOf(table, one(table, 'rin'), { x: 10, y: 5 }, die).cell;
  expect(falls(68)).toEqual({ x: 10, y: -1 });
  expect(falls(62)).toEqual({ x: 10, y: 11 });
  expect(falls(54)).toEqual({ x: 5, y: 5 });
  expect(falls(76)).toEqual({ x: 17, y: 5 });
  expect(falls(37)).toEqual({ x: 7, y: 2 });
  expect(falls(39)).toEqual({ x: 13, y: 2 });
  expect(falls(21)).toEqual({ x: 8, y: 7 });
  expect(falls(23)).toEqual({ x: 12, y: 7 });
  // Straight up, and down on the aimed cell.
  expect(falls(95)).toEqual({ x: 10, y: 5 });
  // Toward the attacker, at most to its own cell.
  expect(falls(30)).toEqual({ x: 7, y: 5 });
  expect(falls(90)).toEqual({ x: 5, y: 5 });
  // 100 is 0 and 0.
  expect(falls(100)).toEqual({ x: 10, y: 5 });
});

test('[PE-FUM-3] the pad may lie the way the attack went', () => {
  const table = begun(
    { cult: { rin: { at: [5, 5] } }, town: { ogre: { at: [10, 5] } } },
    { rulings: { scatterPad: 'attackerFacing' } },
  );
  // Toward the east: 8 is east, 6 south.
  expect(scatterOf(table, one(table, 'rin'), { x: 10, y: 5 }, 48).cell).toEqual({ x: 14, y: 5 });
  expect(scatterOf(table, one(table, 'rin'), { x: 10, y: 5 }, 46).cell).toEqual({ x: 10, y: 9 });
});

test('[PE-FUM-3] a failed grenade comes down elsewhere, on whoever is there, as a bare success', () => {
  const table = fight({
    cult: { rin: bomber([0, 5]) },
    town: { hound: { at: [9, 5], ...hound }, ogre: { at: [15, 5] } },
  });
  // Ballistic 42 and close range: 52. A die of 66: 6 m east, on the Ogre.
  table.does(attack('hound', { with: 'grenade-tube' })).rolls('attack', 66);
  expect(table.facts('scattered')[0]).toMatchObject({ dx: 1, dy: 0, metres: 6 });
  expect(asked(table)).toBe('ogre evasion');
  table.does(decline).rolls('location', 50);
  expect(outcomes(table)).toEqual(['hound missed', 'ogre hit']);
  // Grenade 6, the surplus of its close range 1, no degrees.
  expect(table.facts('harm')[0]).toMatchObject({ who: 'ogre', damage: { value: 7 } });
});

test('[PE-FUM-3] neither a Fumble nor a plain rifle scatters; the game master may have the say', () => {
  const fumbled = fight({
    cult: { rin: bomber([0, 5]) },
    town: { hound: { at: [9, 5], ...hound }, ogre: { at: [15, 5] } },
  });
  fumbled.does(attack('hound', { with: 'grenade-tube' })).rolls('attack', 96);
  expect(fumbled.facts('scattered')).toEqual([]);
  const pistol = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [9, 5] } });
  pistol.does(attack('hound', { with: 'pistol' })).rolls('attack', 66);
  expect(pistol.facts('scattered')).toEqual([]);
  const ruled = fight(
    { cult: { rin: bomber([0, 5]) }, town: { hound: { at: [9, 5], ...hound } } },
    { rulings: { scatterWhen: 'gmOnly' } },
  );
  ruled.does(attack('hound', { with: 'grenade-tube' })).rolls('attack', 66);
  expect(asked(ruled)).toBe('gm scatter');
  ruled.does(choice('misses'));
  expect(ruled.facts('scattered')).toEqual([]);
});

describe('[PE-HLP-1] the Helpless', () => {
  const asleep = { ...hound, at: [6, 5] as const, now: { conditions: ['unconscious'] } };
  const lineUp = {
    evokers: { rin: { at: [5, 5] as const } },
    shadows: { hound: asleep, ogre: { at: [15, 11] as const } },
  };

  test('[PE-HLP-1] are hit by a failed attack too, with no degrees, and no Fumble', () => {
    const table = fight(lineUp);
    table
      .does(attack('hound', { with: 'sword' }))
      .rolls('attack', 99)
      .rolls('location', 50);
    expect(outcomes(table)).toEqual(['hound hit']);
    // Sword 3, SB 3 and a surplus of 1 because it is prone, against TB 3: a wound, and a Heavy one because it is
    // Savage.
    expect(table.facts('harm')[0]).toMatchObject({
      damage: { value: 7 },
      wounds: { value: 1 },
      savage: { value: 1 },
    });
  });

  test('[PE-HLP-1] the table may do without the die', () => {
    const table = fight(lineUp, { rulings: { helplessRoll: 'noRoll' } });
    table.does(attack('hound', { with: 'sword' }));
    expect(table.roll().purpose).toBe('location');
    table.rolls('location', 50);
    expect(table.facts('harm')[0]).toMatchObject({ damage: { value: 7 } });
  });

  test('[PE-ATK-3] [PE-ATK-8] without the die each of several has the surplus of Advantages against itself', () => {
    const fallen = (use: string, x: number) => ({ use, at: [x, 5] as const, now: asleep.now });
    const town = {
      hound: fallen('glass-hound', 9),
      idol: fallen('furnace-idol', 10),
      ogre: { at: [15, 11] as const },
    };
    const table = fight({ cult: { rin: bomber([0, 5]) }, town }, { rulings: { helplessRoll: 'noRoll' } });
    table
      .does(attack('hound', { with: 'grenade-tube' }))
      .rolls('location', 50)
      .rolls('location', 50);
    // Grenade 6. Against the hound close range is cancelled by its lying prone; the idol is a size larger.
    expect(table.facts('harm')).toMatchObject([
      { who: 'hound', damage: { value: 6 } },
      { who: 'idol', damage: { value: 7 } },
    ]);
    expect(table.facts('read-against')).toEqual([]);
  });

  test('[PE-HLP-1] [PE-FUM-1] [PE-ATK-8] no Fumble against several of them either: 97 against 109 is 1 degree', () => {
    const fallen = (use: string, x: number) => ({ use, at: [x, 5] as const, now: asleep.now });
    const town = {
      hound: fallen('glass-hound', 9),
      idol: fallen('furnace-idol', 10),
      ogre: { at: [15, 11] as const },
    };
    const { at, sheet } = bomber([0, 5]);
    const rin = { at, sheet: { ...sheet, scores: { ballistic: 99 } } };
    const table = fight({ cult: { rin }, town })
      .does(attack('hound', { with: 'grenade-tube' }))
      .rolls('attack', 97)
      .rolls('location', 50)
      .rolls('location', 50);
    // Against the hound 99: no degree. The idol is a size larger: 109, 1 degree and a surplus of 1.
    expect(table.facts('harm')).toMatchObject([
      { who: 'hound', damage: { value: 6 } },
      { who: 'idol', damage: { value: 8 } },
    ]);
  });

  test('[PE-HLP-1] the Drowsed are not, unless the table says so', () => {
    const drowsed = { ...hound, now: { ailments: [{ id: 'drowsed' }] } };
    const missed = duel({ rin: {}, hound: drowsed });
    // 48 and one ailment: 58.
    missed.does(attack('hound', { with: 'sword' })).rolls('attack', 60);
    expect(outcomes(missed)).toEqual(['hound missed']);
    const hit = duel({ rin: {}, hound: drowsed }, { rulings: { drowsedHelpless: true } });
    hit
      .does(attack('hound', { with: 'sword' }))
      .rolls('attack', 60)
      .rolls('location', 50);
    expect(outcomes(hit)).toEqual(['hound hit']);
  });
});

describe('who cannot oppose an attack', () => {
  const struck = (now: Sketch, rulings: Sketch = {}): string => {
    const table = duel({ rin: {}, hound: { ...hound, now } }, { rulings });
    table.does(attack('hound', { with: 'sword' })).rolls('attack', 40);
    try {
      return asked(table);
    } catch {
      return waiting(table).purpose;
    }
  };
  const ailing = (id: string, by?: string) => ({ ailments: [{ id, ...(by ? { by } : {}) }] });

  test('[PE-TIME-6] the surprised', () => {
    expect(struck({ conditions: ['surprised'] })).toBe('location');
  });
  test('[PE-AIL-7] the Staggered', () => {
    expect(struck(ailing('staggered'))).toBe('location');
  });
  test('[PE-AIL-6] the actionless, unless the table leaves them their evasion', () => {
    expect(struck(ailing('frozen'))).toBe('location');
    expect(struck(ailing('despaired'))).toBe('location');
    expect(struck(ailing('frozen'), { noActionsBlocks: 'actionOnly' })).toBe('hound evasion');
  });
  test('[PE-AIL-18] the Enraged', () => {
    expect(struck(ailing('enraged'))).toBe('location');
  });
  test('[PE-AIL-15] the Brainwashed, against their controller', () => {
    expect(struck(ailing('brainwashed', 'rin'))).toBe('location');
    expect(struck(ailing('brainwashed', 'hound'))).toBe('hound evasion');
  });
  test('[PE-AIL-9] the Dizzy can', () => {
    expect(struck(ailing('dizzy'))).toBe('hound evasion');
  });
});

describe('[PE-AIL-11] contact with the Shocked', () => {
  const shocked = { ...hound, sheet: { affinities: { elec: null } }, now: { ailments: [{ id: 'shocked' }] } };

  test('[PE-AIL-11] hit or miss, a melee attacker tests Agility or is Shocked as well', () => {
    const table = duel({ rin: {}, hound: shocked });
    table.does(attack('hound', { with: 'sword' })).rolls('attack', 80);
    // Agility 41.
    expect(waiting(table)).toEqual({ who: 'rin', purpose: 'shock', target: 41, dice: 1 });
    table.rolls('shock', 42);
    expect(table.facts('ailment')[0]).toMatchObject({ who: 'rin', ailment: { id: 'shocked', by: 'hound' } });
    const held = duel({ rin: {}, hound: shocked });
    held
      .does(attack('hound', { with: 'sword' }))
      .rolls('attack', 80)
      .rolls('shock', 41);
    expect(held.facts('ailment')).toEqual([]);
  });

  test('[PE-AIL-11] not by a shot, not the immune, and only on a hit where the table says so', () => {
    const shot = duel({ rin: {}, hound: shocked });
    shot.does(attack('hound', { with: 'pistol' })).rolls('attack', 90);
    expect(asked(shot)).toBe('rin turn');
    // The Glass Hound blocks Elec.
    const immune = duel({ hound, jun: { now: { ailments: [{ id: 'shocked' }] } } });
    immune.does(attack('jun', { with: 'claws' })).rolls('attack', 90);
    expect(asked(immune)).toBe('hound turn');
    const onHit = duel({ rin: {}, hound: shocked }, { rulings: { shockContact: 'onHitOnly' } });
    onHit.does(attack('hound', { with: 'sword' })).rolls('attack', 80);
    expect(asked(onHit)).toBe('rin turn');
  });
});

test('[PE-AIL-20] against the Condemned two dice fall, and the lower counts', () => {
  const cursed = { ...hound, now: { ailments: [{ id: 'condemned' }] } };
  const table = duel({ rin: {}, hound: cursed });
  table.does(attack('hound', { with: 'sword' }));
  expect(waiting(table)).toEqual({ who: 'rin', purpose: 'attack', target: 58, dice: 2 });
  table.rolls('attack', 80, 50);
  expect(asked(table)).toBe('hound evasion');
  const again = duel({ rin: {}, hound: cursed }, { rulings: { condemnedMode: 'rerollMiss' } });
  again
    .does(attack('hound', { with: 'sword' }))
    .rolls('attack', 80)
    .rolls('attack', 50);
  expect(asked(again)).toBe('hound evasion');
});

test('[PE-CRIT-1] where a low die hits of itself nobody evades it', () => {
  const table = duel({ rin: {}, hound }, { rulings: { criticalNeedsHit: false } });
  table.does(attack('hound', { with: 'sword' })).rolls('attack', 10);
  expect(table.roll().purpose).toBe('location');
  const usual = duel({ rin: {}, hound });
  usual
    .does(attack('hound', { with: 'sword' }))
    .rolls('attack', 10)
    .does(dodge)
    .rolls('evasion', 11);
  // 48 - 10 is 3 degrees, 55 - 11 is 4.
  expect(outcomes(usual)).toEqual(['hound evaded']);
});

test('[PE-AIL-14] the Amnesiac command no Power; the table may let them waste the Action', () => {
  const blank = { at: [0, 5] as const, now: { ailments: [{ id: 'amnesiac' }] } };
  const table = duel({ rin: blank, hound: { ...hound, at: [9, 5] } });
  table.refuses(cast('cinder', 'hound'), 'ailment', 'PE-AIL-14');
  const wasted = duel(
    { rin: blank, hound: { ...hound, at: [9, 5] } },
    { rulings: { amnesiaCommand: 'wasteAction' } },
  );
  wasted.does(cast('cinder', 'hound'));
  expect(asked(wasted)).toBe('rin turn');
  expect(wasted.who('rin').pools.spirit?.value).toBe(12);
  wasted.refuses(attack('hound', { with: 'pistol' }), 'noAction', 'PE-TIME-3');
});

test('[PE-FATE-4] an attacker who was evaded may roll again; a Fumble then jams like any', () => {
  const table = duel({ sora: { at: [0, 5], now: { fate: 1 } }, hound: { ...hound, at: [9, 5] } });
  table.does(attack('hound', { with: 'pistol' }));
  // Ballistic 33, close 10.
  expect(waiting(table).target).toBe(43);
  // 2 degrees. Dodge 55: the 16 has 3, of which 43 can have 4.
  table.rolls('attack', 20).does(dodge).rolls('evasion', 16);
  expect(asked(table)).toBe('sora fate-reroll');
  table.does(choice('spend')).rolls('attack', 97);
  expect(outcomes(table)).toEqual(['hound fumble']);
  expect(table.facts('jammed')).toHaveLength(1);
});

test('[PE-FATE-3] points that were declared count again when the test is repeated, and are not paid twice', () => {
  const table = duel({ sora: { at: [0, 5], now: { fate: 2 } }, hound: { ...hound, at: [9, 5] } });
  table.does(attack('hound', { with: 'pistol', fate: 1 }));
  expect(waiting(table).target).toBe(63);
  table.rolls('attack', 90).does(choice('spend'));
  expect(waiting(table).target).toBe(63);
  table.rolls('attack', 60).does(decline).rolls('location', 50);
  expect(outcomes(table)).toEqual(['hound hit']);
  expect(table.who('sora').pools.fate?.value).toBe(0);
  // Pistol 5, and a surplus of three Advantages.
  expect(table.facts('harm')[0]).toMatchObject({ damage: { value: 8 } });
});

test('[PE-INJ-9] the blind fail every shot without a die, and the round is gone', () => {
  const blind = { at: [0, 5] as const, now: { heavy: 0, injuries: { head: 0 } } };
  const table = duel({ rin: blind, hound: { ...hound, at: [9, 5] } });
  table.does(attack('hound', { with: 'pistol' }));
  expect(asked(table)).toBe('rin turn');
  expect(outcomes(table)).toEqual(['hound missed']);
  expect(table.facts('loaded')[0]).toMatchObject({ rounds: 7 });
});

test('[PE-FLY-4] to High and from there shoots only what is made for it, and if the game master allows', () => {
  const gun = (weapon: string) => ({
    rin: { at: [0, 5] as const, sheet: { weapons: [weapon], inHand: { right: weapon, left: null } } },
    imp: { at: [5, 5] as const, now: { band: 'high' } },
  });
  duel(gun('rifle')).refuses(attack('imp', { with: 'rifle' }), 'outOfBand', 'PE-FLY-4');
  const aim = choice('focused', { target: 'imp', with: 'marksman-rifle' });
  const table = duel(gun('marksman-rifle'));
  table.does(aim);
  expect(asked(table)).toBe('gm long-shot');
  table.does(choice('refuse'));
  expect(asked(table)).toBe('rin turn');
  table.does(aim).does(choice('allow'));
  // 42, Focused 10, close 10 (150 m of 300 m); the Imp is not below.
  expect(waiting(table).target).toBe(62);
});

import { expect, test } from 'vitest';
import { evasionOf } from '../numbers.ts';
import { one } from '../state.ts';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  begun,
  cell,
  choice,
  conditions,
  edges,
  endTurn,
  fight,
  terms,
  vitality,
  waiting,
} from './line-up.ts';

/** Attack rolls, Evasion, critical hits, non-lethal damage (sections ATK and EVA). */

/** Strength and Dexterity 13, an ax in hand; no armour. */
const axman: Fighter = {
  use: null,
  at: [5, 5],
  sheet: { stats: { strength: 13, dexterity: 13 }, weapons: ['ax'], vitality: 40 },
};
const archer: Fighter = {
  ...axman,
  sheet: { stats: { dexterity: 13, instinct: 12 }, weapons: ['bow'], vitality: 40 },
};
/** Evasion 16, 60 Vitality, no Armor. */
const foe: Fighter = { use: null, at: [6, 5], sheet: { printed: { evasion: 16 }, vitality: 60 } };

const scene = (
  hero: Fighter = axman,
  enemy: Fighter = foe,
  setting: Setting = {},
  more: { readonly [id: string]: Fighter } = {},
) =>
  fight(
    { red: { hero }, blue: { foe: enemy, ...more } },
    { order: ['hero', 'foe', ...Object.keys(more)], ...setting },
  );

const strikes = (more: Sketch = {}) => choice('attack', { target: 'foe', ...more });
const told = (table: ReturnType<typeof scene>) => table.facts('attack').at(-1);
const harm = (table: ReturnType<typeof scene>, full = 60): number => full - vitality(table, 'foe');

test('[WS-ATK-1] [WS-ATK-4] [WS-EVA-1] ax, both Stats 13: +4, and against 16 a 12 hits', () => {
  const table = scene().does(strikes());
  expect(waiting(table)).toEqual({ who: 'hero', purpose: 'attack', bonus: 4, dice: 'd20', needs: 16 });
  expect(terms(table)).toEqual(['Strength 3', 'half of Dexterity 1']);
  table.rolls('attack', 12).rolls('damage', 5);
  expect(harm(table)).toBe(5);
  expect(told(table)).toMatchObject({
    who: 'hero',
    target: 'foe',
    with: 'ax',
    natural: 12,
    result: 16,
    evasion: { value: 16 },
    hit: true,
    critical: null,
  });
});

test('[WS-EVA-1] 11 misses, and no damage is rolled', () => {
  const table = scene().does(strikes()).rolls('attack', 11);
  expect(told(table)).toMatchObject({ result: 15, hit: false });
  expect([table.choice().for, harm(table)]).toEqual(['hero', 0]);
});

test('[WS-ATK-5] Abilities go by the Archetype: Oren +6', () => {
  const table = fight({ red: { oren: { at: [5, 5] } }, blue: { foe: { ...foe, at: [9, 5] } } });
  table.does(choice('ability-heat-lance', { target: 'foe' }));
  expect(waiting(table)).toMatchObject({ bonus: 6, needs: 16 });
});

const evasion = (sheet: Sketch, now: Sketch = {}): number => {
  const state = begun({
    red: {
      hero: {
        at: [5, 5],
        use: null,
        sheet: { stats: { dexterity: 13, strength: 14 }, archetype: 'war', ...sheet },
        now,
      },
    },
    blue: { foe },
  });
  return evasionOf(state, one(state, 'hero')).value;
};

test('[WS-EVA-2] [WS-EVA-3] Dexterity 13 and Strength 14 for War: 17; in medium armour 14', () => {
  expect(evasion({})).toBe(17);
  expect(evasion({ armor: 'medium-armor' })).toBe(14);
});

test('[WS-EVA-4] shields and Buffs come after the cap; a shield may change the cap, and an upgrade', () => {
  // Medium shield +2; light +1 and the cap 1 higher; heavy +3 and the cap 1 lower.
  expect(evasion({ armor: 'medium-armor', shields: ['medium-shield'] })).toBe(16);
  expect(evasion({ armor: 'medium-armor', shields: ['light-shield'] })).toBe(16);
  expect(evasion({ armor: 'medium-armor', shields: ['heavy-shield'] })).toBe(16);
  const buff = { ability: 'blur', label: 'Blur', gifts: [{ of: 'evasion', value: 3 }], for: 'combat' };
  expect(evasion({ armor: 'medium-armor' }, { effects: [buff] })).toBe(17);
  const upgraded = { id: 'plate', name: 'Plate', armor: 2, cap: 14, upgrade: 2 };
  expect(evasion({ armor: upgraded })).toBe(16);
  // A shield that is not in hand does not count.
  expect(evasion({ armor: 'medium-armor', shields: [{ thing: 'medium-shield', in: 'carried' }] })).toBe(14);
});

test('[WS-ATK-2] [WS-GEN-9] an object is hit without a roll, and nothing is critical', () => {
  const table = scene(axman, { at: [6, 5], use: 'crate' }, {}, bandit([20, 14]));
  table.does(strikes()).rolls('damage', 8);
  // 12 Vitality, Armor 1.
  expect(vitality(table, 'foe')).toBe(5);
  expect(told(table)).toMatchObject({ how: 'object', hit: true, natural: null, critical: null });
});

test('[WS-ATK-3] [WS-R52] missing on purpose: said before, no die, and the AP are gone', () => {
  const table = scene().does(strikes({ miss: 'yes' }));
  expect(told(table)).toMatchObject({ how: 'on-purpose', hit: false, natural: null, rulings: ['WS-R52'] });
  expect(table.who('hero').pools.ap?.value).toBe(1);
  // Objects, too.
  const crate = scene(axman, { at: [6, 5], use: 'crate' }, {}, bandit([20, 14])).does(
    strikes({ miss: 'yes' }),
  );
  expect(vitality(crate, 'foe')).toBe(12);
});

test('[WS-R52] `afterRoll`: asked when it would hit, and never before', () => {
  const setting = { rulings: { deliberateMiss: 'afterRoll' } };
  const table = scene(axman, foe, setting);
  table.refuses(strikes({ miss: 'yes' }), 'notPlayed', 'WS-ATK-3');
  table.does(strikes()).rolls('attack', 20).answers('hero', choice('miss'));
  expect(told(table)).toMatchObject({ hit: false, how: 'on-purpose', natural: 20, critical: null });
  const hit = scene(axman, foe, setting).does(strikes()).rolls('attack', 12).answers('hero', choice('hit'));
  hit.rolls('damage', 3);
  expect(harm(hit)).toBe(3);
});

test('[WS-ATK-6] [WS-ATK-7] melee goes 1 m, or as far as the weapon reaches', () => {
  scene(axman, { ...foe, at: [7, 5] }).refuses(strikes(), 'outOfReach', 'WS-ATK-7');
  const spear = { ...axman, sheet: { ...axman.sheet, weapons: ['spear'] } };
  scene(spear, { ...foe, at: [7, 5] })
    .does(strikes())
    .rolls('attack', 1);
  scene(spear, { ...foe, at: [8, 5] }).refuses(strikes(), 'outOfReach', 'WS-ATK-7');
});

test('[WS-ATK-7] [WS-COV-1] melee ignores cover: a reach of 2 m over a crate', () => {
  const spear = { ...axman, sheet: { ...axman.sheet, weapons: ['spear'] } };
  const table = scene(spear, { ...foe, at: [7, 5] }, {}, { crate: { at: [6, 5] } });
  table.does(strikes());
  expect(waiting(table).needs).toBe(16);
});

test('[WS-ATK-8] [WS-COV-1] ranged attacks have a range, and cover counts against them', () => {
  scene(archer, { ...foe, at: [16, 5] })
    .does(strikes())
    .rolls('attack', 2);
  const pistol = { ...archer, sheet: { ...archer.sheet, weapons: ['pistol'] } };
  scene({ ...pistol, at: [1, 5] }, { ...foe, at: [22, 5] }).refuses(strikes(), 'outOfRange', 'WS-ATK-8');
  const table = scene(archer, { ...foe, at: [9, 5] }, {}, { crate: { at: [8, 5] } }).does(strikes());
  expect(waiting(table).needs).toBe(18);
  scene(archer, { ...foe, at: [9, 5] }, {}, { 'stone-wall': { at: [7, 5] } }).refuses(
    strikes(),
    'covered',
    'WS-COV-4',
  );
});

const far: Fighter = { ...foe, at: [10, 5] };
const bandit = (at: readonly [number, number], more: Sketch = {}): { readonly [id: string]: Fighter } => ({
  bandit: { at, ...more },
});
const shot = (
  more: { readonly [id: string]: Fighter },
  rulings: Sketch = {},
  hero: Fighter = archer,
  enemy = far,
) => waiting(scene(hero, enemy, { rulings }, more).does(strikes())).dice;

test('[WS-ATK-8] [WS-R53] an enemy within its reach disturbs whoever shoots: not the Down, not from 2 m', () => {
  expect(shot(bandit([5, 6]))).toBe('d20+d20');
  expect(shot(bandit([5, 7]))).toBe('d20');
  expect(shot(bandit([5, 6], { now: { vitality: 0 } }))).toBe('d20');
  // A spear reaches 2 m; a bow alone still 1 m.
  expect(shot(bandit([5, 7], { sheet: { weapons: ['spear'] } }))).toBe('d20+d20');
  expect(shot(bandit([5, 6], { sheet: { weapons: ['bow'], natural: [] } }))).toBe('d20+d20');
  // Blinded enemies count; objects and allies do not.
  expect(shot(bandit([5, 6], { now: { effects: [{ status: 'blinded', for: 'combat' }] } }))).toBe('d20+d20');
  expect(shot({ crate: { at: [5, 6] } })).toBe('d20');
});

test('[WS-R53] `targetOnly`, `seeingEnemies`', () => {
  expect(shot(bandit([5, 6]), { rangedThreat: 'targetOnly' })).toBe('d20');
  expect(shot({}, { rangedThreat: 'targetOnly' }, archer, foe)).toBe('d20+d20');
  const seeing = { rangedThreat: 'seeingEnemies' };
  expect(shot(bandit([5, 6]), seeing)).toBe('d20+d20');
  expect(shot(bandit([5, 6], { now: { effects: [{ status: 'blinded', for: 'combat' }] } }), seeing)).toBe(
    'd20',
  );
  expect(shot(bandit([5, 6]), seeing, { ...archer, now: { hiddenFrom: ['bandit'] } })).toBe('d20');
});

test('[WS-ATK-9] [WS-R54] a natural 20 is a critical hit whatever the Evasion, or only if it gets there', () => {
  const nimble = { ...foe, sheet: { ...foe.sheet, printed: { evasion: 40 } } };
  const table = scene(axman, nimble).does(strikes()).rolls('attack', 20).rolls('damage', 5);
  expect(told(table)).toMatchObject({ hit: true, critical: 'hit', clause: 'WS-ATK-9', rulings: ['WS-R54'] });
  expect(harm(table)).toBe(11);
  const no = scene(axman, nimble, { rulings: { naturalTwentyAlwaysHits: false } });
  no.does(strikes()).rolls('attack', 20);
  expect(told(no)).toMatchObject({ hit: false, critical: null });
});

test('[WS-ATK-9] [WS-GEN-8] it is the kept die that counts', () => {
  const table = scene(axman, { ...foe, now: { effects: [{ stance: 'defending' }] } });
  table.does(strikes()).rolls('attack', 20, 13).rolls('damage', 5);
  expect(told(table)).toMatchObject({ natural: 13, hit: true, critical: null });
});

test('[WS-ATK-13] a natural 1 misses whatever the bonus', () => {
  const slow = { ...foe, sheet: { ...foe.sheet, printed: { evasion: 3 } } };
  const table = scene(axman, slow).does(strikes()).rolls('attack', 1);
  expect(told(table)).toMatchObject({ result: 5, hit: false, critical: 'miss', clause: 'WS-ATK-13' });
  scene(axman, slow).does(strikes()).rolls('attack', 2).rolls('damage', 1);
});

test('[WS-ATK-10] [WS-ATK-17] [WS-R60] weapon dice and 6; no Stat Bonus unless the table plays it', () => {
  const table = scene().does(strikes()).rolls('attack', 20).rolls('damage', 4);
  expect(harm(table)).toBe(10);
  const primary = scene(axman, foe, { rulings: { statBonusToDamage: 'primary' } });
  primary.does(strikes()).rolls('attack', 12).rolls('damage', 4);
  expect(harm(primary)).toBe(7);
  expect(JSON.stringify(primary.facts('damage-rolled'))).toContain('WS-R60');
});

const caster = (abilities: readonly string[], more: Sketch = {}): Fighter => ({
  use: null,
  at: [5, 5],
  sheet: { stats: { strength: 13, dexterity: 13 }, abilities, wp: 20, upcast: 4, vitality: 40, ...more },
});

test('[WS-ATK-11] [WS-R56] an Ability of Tier 2: +12; upcast it still is, unless the table raises its Tier', () => {
  const shard = choice('ability-star-shard', { target: 'foe' });
  const table = scene(caster(['star-shard']), far)
    .does(shard)
    .rolls('attack', 20)
    .rolls('damage', 1, 2);
  expect(harm(table)).toBe(15);
  const upcast = { ...shard, upcast: 1 };
  const plain = scene(caster(['star-shard']), far)
    .does(upcast)
    .rolls('attack', 20)
    .rolls('damage', 1, 2, 3);
  expect(harm(plain)).toBe(18);
  const raised = scene(caster(['star-shard']), far, { rulings: { upcastRaisesTier: true } });
  raised.does(upcast).rolls('attack', 20).rolls('damage', 1, 2, 3);
  expect(harm(raised)).toBe(21);
  expect(JSON.stringify(raised.facts('damage-rolled'))).toContain('WS-R56');
});

const fencer = (maneuvers: readonly string[], more: Sketch = {}): Fighter => ({
  ...axman,
  sheet: { ...axman.sheet, maneuvers, wp: 12, upcast: 4, ...more },
});

/** The last damage that was rolled, by type. */
const dealt = (table: ReturnType<typeof scene>): readonly (readonly [string, number])[] => {
  const fact = table.facts('damage-rolled').at(-1) as unknown as {
    readonly totals: readonly { readonly type: string; readonly total: { readonly value: number } }[];
  };
  return fact.totals.map(({ type, total }) => [type, total.value]);
};

test('[WS-ATK-12] a Maneuver of Tier 2: +6 for the weapon, +6 in its own type', () => {
  const table = scene(fencer(['venom-edge'])).does(strikes({ maneuver: 'venom-edge' }));
  table.rolls('attack', 20).rolls('damage', 5).rolls('damage', 3).rolls('rider', 20);
  expect(dealt(table)).toEqual([
    ['physical', 11],
    ['poison', 9],
  ]);
});

test('[WS-ATK-12] [WS-R57] without damage of its own it adds to that of the weapon, or nothing', () => {
  const piercing = strikes({ maneuver: 'armor-piercer' });
  const table = scene(fencer(['armor-piercer']))
    .does(piercing)
    .rolls('attack', 20)
    .rolls('damage', 5);
  expect(dealt(table)).toEqual([['physical', 14]]);
  expect(JSON.stringify(table.facts('damage-rolled'))).toContain('WS-R57');
  const none = scene(fencer(['armor-piercer']), foe, { rulings: { critManeuverWithoutDamage: 'none' } });
  none.does(piercing).rolls('attack', 20).rolls('damage', 5);
  expect(dealt(none)).toEqual([['physical', 11]]);
});

test('[WS-ATK-10] [WS-R55] of a mixed weapon the main type, or the one that the attacker picks', () => {
  const mace = { ...axman, sheet: { ...axman.sheet, weapons: ['sun-mace'] } };
  const table = scene(mace).does(strikes()).rolls('attack', 20).rolls('damage', 3).rolls('damage', 2);
  expect(dealt(table)).toEqual([
    ['physical', 9],
    ['holy', 2],
  ]);
  const chosen = scene(mace, foe, { rulings: { criticalDamageType: 'attackerChoice' } });
  chosen
    .does(strikes())
    .rolls('attack', 20)
    .answers('hero', choice('holy'))
    .rolls('damage', 3)
    .rolls('damage', 2);
  expect(dealt(chosen)).toEqual([
    ['physical', 3],
    ['holy', 8],
  ]);
});

test('[WS-ATK-14] [WS-ATK-16] [WS-GEN-10] mercy takes 1d4 off, after the dice of the weapon', () => {
  const dying = { ...foe, now: { vitality: 3 } };
  const table = scene(axman, dying).does(strikes({ nonLethal: 'yes' }));
  table.rolls('attack', 12).rolls('damage', 8).rolls('non-lethal', 2);
  expect([vitality(table, 'foe'), table.who('foe').out]).toEqual([-3, 'unconscious']);
  expect(conditions(table, 'foe')).not.toContain('bleeding');
});

test('[WS-R58] `onHit`: asked when it has hit', () => {
  const table = scene(axman, foe, { rulings: { nonLethalTiming: 'onHit' } });
  table.refuses(strikes({ nonLethal: 'yes' }), 'notPlayed', 'WS-ATK-14');
  table.does(strikes()).rolls('attack', 12).answers('hero', choice('non-lethal'));
  table.rolls('damage', 8).rolls('non-lethal', 3);
  expect(harm(table)).toBe(5);
});

test('[WS-R59] with a Maneuver 1d4 for all of it, or one more for each Tier', () => {
  const gentle = strikes({ maneuver: 'venom-edge', nonLethal: 'yes' });
  const table = scene(fencer(['venom-edge']))
    .does(gentle)
    .rolls('attack', 12);
  table.rolls('damage', 5).rolls('damage', 3).rolls('non-lethal', 2).rolls('rider', 20);
  expect(harm(table)).toBe(6);
  const more = scene(fencer(['venom-edge']), foe, { rulings: { nonLethalManeuver: 'plusD4PerTier' } });
  more.does(gentle).rolls('attack', 12).rolls('damage', 5).rolls('damage', 3);
  more.rolls('non-lethal', 2, 1, 1).rolls('rider', 20);
  expect(harm(more)).toBe(4);
});

test('[WS-ATK-15] an Ability of Tier 2 takes 3d4 off', () => {
  const table = scene(caster(['star-shard']), far);
  table.does(choice('ability-star-shard', { target: 'foe', nonLethal: 'yes' }));
  table.rolls('attack', 19).rolls('damage', 6, 6).rolls('non-lethal', 1, 2, 3);
  expect(harm(table)).toBe(6);
});

const attacked = (status: string, hero: Fighter = axman, enemy: Fighter = foe) => {
  const under = { ...enemy, now: { effects: [{ status, for: 'combat' }] } };
  return edges(scene(hero, under).does(strikes()));
};

test('[WS-STA-6] [WS-GEN-8] what the target suffers from: Prone, Blinded, Enraged', () => {
  expect(attacked('prone')).toEqual(['target Prone 1']);
  expect(attacked('prone', archer, far)).toEqual(['target Prone -1']);
  expect(attacked('blinded')).toEqual(['target Blinded 1']);
  expect(attacked('enraged', archer, far)).toEqual(['target Enraged 1']);
  expect(attacked('poisoned')).toEqual([]);
});

test('[WS-STA-6] [WS-R74] the Down are Prone', () => {
  const table = scene(axman, { ...foe, now: { vitality: 0 } }, {}, bandit([9, 9])).does(strikes());
  expect(edges(table)).toEqual(['target Prone 1']);
});

const attacking = (status: string, by?: string) => {
  const effect = { status, for: 'combat', ...(by ? { by } : {}) };
  const hero = { ...axman, now: { effects: [effect] } };
  return edges(scene(hero, foe, {}, bandit([9, 9])).does(strikes()));
};

test('[WS-STA-6] what the attacker suffers from: Restrained, Blinded; Frightened only against the source', () => {
  expect(attacking('restrained')).toEqual(['Restrained -1']);
  expect(attacking('blinded')).toEqual(['Blinded -1']);
  expect(attacking('frightened', 'foe')).toEqual(['Frightened -1']);
  expect(attacking('frightened', 'bandit')).toEqual([]);
});

test('[WS-BAS-4] [WS-GEN-8] Defend, and one of each cancels', () => {
  const defending = { ...foe, now: { effects: [{ stance: 'defending' }] } };
  expect(waiting(scene(axman, defending).does(strikes())).dice).toBe('d20+d20');
  const both = { ...foe, now: { effects: [{ stance: 'defending' }, { status: 'prone', for: 'combat' }] } };
  const table = scene(axman, both).does(strikes());
  expect(waiting(table).dice).toBe('d20');
  expect(edges(table)).toEqual(['target defends -1 off', 'target Prone 1 off']);
});

test('[WS-ADV-6] whoever clings to the attacker is hard to hit', () => {
  const table = fight(
    { red: { ogre: { at: [5, 5] } }, blue: { 'venom-spider': { on: 'ogre' } } },
    { order: ['ogre', 'venom-spider'] },
  );
  table.does(choice('attack', { target: 'venom-spider' }));
  expect(edges(table)).toEqual(['clings to it -1']);
});

test('[WS-ADV-13] [WS-ADV-14] hidden it has advantage, and with its turn it is found', () => {
  const table = scene({ ...axman, now: { hiddenFrom: ['foe'] } }).does(strikes());
  expect(edges(table)).toEqual(['hidden 1']);
  table.rolls('attack', 2, 3);
  expect(conditions(table, 'hero')).toContain('hidden');
  table.does(endTurn);
  expect(conditions(table, 'hero')).not.toContain('hidden');
});

const lurker: Fighter = { ...foe, now: { hiddenFrom: ['hero'] } };

test('[WS-ADV-13] [WS-R44] nobody targets those who are hidden; a square may be guessed, with disadvantage', () => {
  const table = scene(axman, lurker);
  table.refuses(strikes(), 'hidden', 'WS-ADV-13');
  table.does(choice('attack-square', { cell: { x: 6, y: 5 } }));
  expect(edges(table)).toEqual(['a guess -1']);
  table.rolls('attack', 12, 13).rolls('damage', 3);
  expect(harm(table)).toBe(3);
  expect(told(table)).toMatchObject({ target: 'foe', rulings: expect.arrayContaining(['WS-R44']) });
});

test('[WS-R44] an empty square: it misses, no die falls, and all is paid', () => {
  const table = scene(axman, lurker).does(choice('attack-square', { cell: { x: 5, y: 6 } }));
  expect(told(table)).toMatchObject({ target: null, how: 'empty', hit: false, cell: { x: 5, y: 6 } });
  expect(table.who('hero').pools.ap?.value).toBe(1);
  table.refuses(choice('attack-square', { cell: { x: 6, y: 5 } }), 'noActionPoints', 'WS-RND-4');
});

test('[WS-R44] a square has its range and its cover; `cannotTarget`: not even that', () => {
  const square = (x: number, y: number) => choice('attack-square', { cell: { x, y } });
  scene(axman, lurker).refuses(square(8, 5), 'outOfReach', 'WS-ATK-7');
  const walled = scene(archer, { ...lurker, at: [10, 5] }, {}, { 'stone-wall': { at: [8, 5] } });
  walled.refuses(square(10, 5), 'covered', 'WS-COV-4');
  const never = scene(axman, lurker, { rulings: { attackHidden: 'cannotTarget' } });
  never.refuses(square(6, 5), 'notPlayed', 'WS-ADV-13');
});

test('[WS-R44] where nobody hides the line is not there', () => {
  expect(
    scene()
      .choice()
      .options.some(({ id }) => id === 'attack-square'),
  ).toBe(false);
  expect(scene(axman, lurker).option('attack-square').refused).toBeUndefined();
});

test('[WS-RND-7] whoever is attacked may guard itself before the roll', () => {
  const table = fight({ red: { hero: axman }, blue: { sill: { at: [6, 5] } } }, { order: ['hero', 'sill'] });
  table.does(choice('attack', { target: 'sill' })).answers('sill', choice('use'));
  // Evasion 15 + 3.
  expect(waiting(table).needs).toBe(18);
  table.rolls('attack', 13);
  expect(told(table)).toMatchObject({ hit: false, evasion: { value: 18 } });
});

test('[WS-ATK-2] [WS-ATK-3] nobody is asked where nothing is rolled', () => {
  const table = fight({ red: { hero: axman }, blue: { sill: { at: [6, 5] } } }, { order: ['hero', 'sill'] });
  table.does(choice('attack', { target: 'sill', miss: 'yes' }));
  expect(table.choice().for).toBe('hero');
});

test('[WS-DRS-1] [WS-GEN-10] the bite of the spider: damage first, then the Defense Roll against 13', () => {
  const table = fight(
    { red: { 'venom-spider': { at: [5, 5] } }, blue: { foe } },
    { order: ['venom-spider', 'foe'] },
  );
  table
    .does(choice('attack', { target: 'foe' }))
    .rolls('attack', 15)
    .rolls('damage', 2)
    .rolls('damage', 3);
  expect(harm(table)).toBe(5);
  expect(waiting(table)).toMatchObject({ who: 'foe', purpose: 'rider', needs: 13 });
  table.rolls('rider', 12);
  expect(conditions(table, 'foe')).toContain('poisoned');
});

test('[WS-DRS-1] the dead roll for nothing more, the Down do', () => {
  const bite = (left: number) =>
    fight(
      {
        red: { 'venom-spider': { at: [5, 5] } },
        blue: { foe: { ...foe, now: { vitality: left } }, ...bandit([9, 9]) },
      },
      { order: ['venom-spider', 'foe', 'bandit'] },
    )
      .does(choice('attack', { target: 'foe' }))
      .rolls('attack', 19, 18)
      .rolls('damage', 4)
      .rolls('damage', 6);
  expect(bite(-55).choice().for).toBe('venom-spider');
  expect(bite(-20).roll().purpose).toBe('rider');
});

const driving = { maneuver: 'driving-blow' };
const walled = (hero: Fighter, rulings: Sketch = {}, enemy: Sketch = {}) =>
  scene(
    hero,
    { ...foe, sheet: { ...foe.sheet, ...enemy } },
    { rulings },
    { crate: { at: [7, 5], sheet: { vitality: 40 } } },
  );

test('[WS-MOV-5] [WS-ARM-2] Driving Blow into a crate: the collision is part of the blow, and Armor counts once', () => {
  const table = walled(fencer(['driving-blow']), {}, { hide: 1 }).does(strikes(driving));
  table.rolls('attack', 12).rolls('damage', 5).rolls('damage', 3);
  // DR Power: Strength 13.
  expect(waiting(table)).toMatchObject({ who: 'foe', purpose: 'rider', needs: 13 });
  table.rolls('rider', 5);
  // 5 + 3 + 2 (for 2 m) - 1. The crate fails and takes 2 - 1.
  expect([harm(table), vitality(table, 'crate'), cell(table, 'foe')]).toEqual([9, 39, [6, 5]]);
});

test('[WS-DRS-1] [WS-MOV-1] odds tell who is moved: whoever is hit and does not withstand it', () => {
  const table = scene(fencer(['driving-blow']));
  const { chances } = table.send({ do: 'odds', choice: strikes(driving) } as never) as {
    readonly chances: { readonly [tag: string]: number };
  };
  // A 12 or more hits, and with 12 or less of 0 against Power 13 it is moved: 9/20 × 12/20.
  expect(chances['moved:foe']).toBeCloseTo(0.27, 10);
  expect(chances.hit).toBeCloseTo(0.45, 10);
});

test('[WS-MOV-5] [WS-R95] apart, if it is said so or the table plays it: Armor counts for each', () => {
  const blow = (rulings: Sketch, more: Sketch) => {
    const table = walled(fencer(['driving-blow']), rulings, { hide: 1 }).does(
      strikes({ ...driving, ...more }),
    );
    return table.rolls('attack', 12).rolls('damage', 5).rolls('damage', 3).rolls('rider', 5);
  };
  expect(harm(blow({}, { merge: 'no' }))).toBe(8);
  expect(harm(blow({ collisionMerge: false }, {}))).toBe(8);
  expect(harm(blow({ collisionMerge: 'ask' }, {}).answers('hero', choice('yes')))).toBe(9);
  expect(harm(blow({ collisionMerge: 'ask' }, {}).answers('hero', choice('no')))).toBe(8);
});

test('[WS-MOV-5] a blow that does not hurt by itself has nothing to be added to', () => {
  const table = walled(fencer(['driving-blow']), {}, { hide: 9, vitality: 60 }).does(strikes(driving));
  table.rolls('attack', 12).rolls('damage', 5).rolls('damage', 3).rolls('rider', 5);
  // 8 - 9 and 2 - 9.
  expect(harm(table)).toBe(0);
  expect(
    table.facts('hit').filter((fact) => (fact as unknown as { who: string }).who === 'foe'),
  ).toHaveLength(2);
});

test('[WS-ABL-2] [WS-ABL-3] upcast it drives 1 m farther; withstood it drives nobody', () => {
  const open = scene(fencer(['driving-blow'])).does(strikes({ ...driving, upcast: 1 }));
  open.rolls('attack', 12).rolls('damage', 5).rolls('damage', 3).rolls('rider', 5);
  expect([cell(open, 'foe'), harm(open)]).toEqual([[9, 5], 8]);
  const firm = scene(fencer(['driving-blow'])).does(strikes(driving));
  firm.rolls('attack', 12).rolls('damage', 5).rolls('damage', 3).rolls('rider', 13);
  expect([cell(firm, 'foe'), harm(firm)]).toEqual([[6, 5], 8]);
});

test('[WS-ARM-9] [WS-ABL-2] Armor Piercer against Armor 2 counts 0; upcast it ignores 1 more', () => {
  const piercing = (hide: number, upcast: number) => {
    const armored = { ...foe, sheet: { ...foe.sheet, hide } };
    const table = scene(fencer(['armor-piercer']), armored);
    table
      .does(strikes({ maneuver: 'armor-piercer', upcast }))
      .rolls('attack', 12)
      .rolls('damage', 8);
    return harm(table);
  };
  expect(piercing(2, 0)).toBe(8);
  expect(piercing(6, 0)).toBe(6);
  expect(piercing(6, 1)).toBe(7);
});

test('[WS-GEN-10] [WS-R9] attack, weapon, Maneuver, mercy, the rider, and last the collision', () => {
  const table = scene(fencer(['driving-blow']), foe, {}, { ogre: { at: [7, 5] } });
  table.does(strikes({ ...driving, nonLethal: 'yes' })).rolls('attack', 12);
  table.rolls('damage', 5).rolls('damage', 3).rolls('non-lethal', 4).rolls('rider', 5);
  // The ogre is bigger. It has +6 against 13: 7 is enough. Half of 2 m is 1, which its Armor stops.
  expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'collision', dice: 'd20+d20', needs: 13 });
  table.rolls('collision', 7, 2);
  // 5 + 3 - 4 + 1.
  expect([harm(table), vitality(table, 'ogre')]).toEqual([5, 45]);
});

test('[WS-DMG-13] [WS-R71] a sun mace: whether its Holy part kills is said with the attack', () => {
  const mace = { ...axman, sheet: { ...axman.sheet, weapons: ['sun-mace'] } };
  const fallen = (more: Sketch) => {
    const weak = { ...foe, now: { vitality: 4 } };
    const table = scene(mace, weak, {}, bandit([20, 14])).does(strikes(more));
    table.rolls('attack', 13).rolls('damage', 3).rolls('damage', 2);
    return conditions(table, 'foe').includes('bleeding');
  };
  expect(fallen({})).toBe(false);
  expect(fallen({ holyLethal: 'yes' })).toBe(true);
});

test('[WS-R89] [WS-TER-1] `gmDecides`: the game master says what cover the target has, before the roll', () => {
  const setting = { rulings: { coverGeometry: 'gmDecides' } };
  const table = scene(archer, far, setting, bandit([8, 5])).does(strikes());
  table.answers('gm', choice('half', { creature: 'bandit' }));
  expect(waiting(table).needs).toBe(18);
  // The shot missed: the cover of the creature in front is asked for, too.
  table.rolls('attack', 10).answers('gm', choice('none')).rolls('damage', 1);
  expect(told(table)).toMatchObject({ target: 'bandit', redirected: 'foe', hit: true });
  // Melee attacks ignore cover, so nobody is asked.
  expect(waiting(scene(axman, foe, setting).does(strikes())).purpose).toBe('attack');
});

test('[WS-ABL-1] a Buff on attacks adds to the bonus', () => {
  const buff = { ability: 'hymn', label: 'Hymn', gifts: [{ of: 'hit', value: 2 }], for: 'combat' };
  const table = scene({ ...axman, now: { effects: [buff] } }).does(strikes());
  expect(waiting(table).bonus).toBe(6);
});

test('[WS-R8] [WS-BAS-4] `plusMinusFlat`: disadvantage is a term', () => {
  const defending = { ...foe, now: { effects: [{ stance: 'defending' }] } };
  const table = scene(axman, defending, { rulings: { advantageMode: 'plusMinusFlat' } }).does(strikes());
  expect(waiting(table)).toMatchObject({ bonus: 0, dice: 'd20' });
});

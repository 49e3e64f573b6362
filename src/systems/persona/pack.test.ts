import { expect, test } from 'vitest';
import type { Problem } from '../../engine/system.ts';
import { exertionPool, fatePool, heavyPool, lightPool, spiritPool } from './derived.ts';
import { elements } from './elements.ts';
import { readEncounter } from './encounter.ts';
import type { Weapon } from './gear.ts';
import { armors, consumables, pack, powers, weapons } from './pack/index.ts';
import { packSheet, readSheet } from './ready.ts';
import { scores } from './scores.ts';
import { begin } from './setup.ts';
import type { Sheet } from './sheet.ts';

const sheetOf = (id: string): Sheet => {
  const sheet = packSheet(id);
  if (!sheet) throw new Error(`the sheet of ${id} cannot be read`);
  return sheet;
};

const marks = (weapon: Weapon): string =>
  [
    weapon.burst ? `burst ${weapon.burst}` : '',
    weapon.focusOnly ? 'focus' : '',
    weapon.longRanged ? 'long' : '',
    weapon.area ? `area ${weapon.area}` : '',
    weapon.scatter ? 'scatter' : '',
    weapon.body ?? '',
  ]
    .filter(Boolean)
    .join(', ');

test('[PE-ACT-3] [PE-ACT-9] the weapons: class, hands, Damage, range, clip and reload, qualities', () => {
  const rows = weapons.map((one) => [
    one.id,
    one.class,
    one.hands,
    one.damage,
    one.range ?? 0,
    one.clip ?? 0,
    one.reload,
    marks(one),
  ]);
  expect(rows).toEqual([
    ['unarmed', 'melee', 0, 0, 0, 0, 1, 'unarmed'],
    ['knife', 'melee', 1, 2, 0, 0, 1, ''],
    ['sword', 'melee', 1, 3, 0, 0, 1, ''],
    ['great-blade', 'melee', 2, 5, 0, 0, 1, ''],
    ['throwing-knives', 'thrown', 1, 2, 10, 6, 1, ''],
    ['pistol', 'pistol', 1, 5, 30, 8, 1, ''],
    ['machine-pistol', 'basic', 2, 5, 30, 20, 2, 'burst 3'],
    ['rifle', 'basic', 2, 7, 100, 6, 2, ''],
    ['marksman-rifle', 'basic', 2, 8, 300, 5, 2, 'focus, long'],
    ['machine-gun', 'heavy', 2, 7, 120, 40, 4, 'burst 6, focus'],
    ['grenade-tube', 'heavy', 2, 6, 40, 1, 1, 'area 1, scatter'],
  ]);
  expect(weapons.every((one) => one.critical === 10 && one.tier === 1)).toBe(true);
});

test('[PE-ATK-7] the armour: AP of head, body, arms, legs', () => {
  const rows = armors.map(({ id, ap }) => [id, ap.head, ap.body, ap.arms, ap.legs]);
  expect(rows).toEqual([
    ['street-clothes', 0, 0, 0, 0],
    ['padded-coat', 0, 1, 1, 0],
    ['combat-vest', 0, 3, 1, 1],
    ['riot-plate', 2, 4, 3, 3],
  ]);
  expect(sheetOf('mei').ap).toEqual({ head: 2, body: 4, arms: 3, legs: 3 });
  expect(sheetOf('furnace-idol').ap).toEqual({ head: 3, body: 3, arms: 3, legs: 3 });
});

test('[PE-ATK-7] armour adds to what the body itself has', () => {
  const sheet = readSheet({ use: 'rin', ap: { head: 1, body: 2 } }, [], []);
  expect(sheet?.ap).toEqual({ head: 1, body: 3, arms: 1, legs: 0 });
});

const of = (deed: string) => powers.filter(({ does }) => does.deed === deed);

test('[PE-ACT-37] attack Powers: 4, 6, 8 Damage for 2, 4, 6 Spirit by Tier, 2 more for an area', () => {
  const rows = of('magic').map(({ id, tier, element, cost, range, does }) => {
    if (does.deed !== 'magic') throw new Error(id);
    expect([cost.pool, range], id).toEqual(['spirit', 20]);
    return [id, element, tier, does.damage, cost.points, does.area ?? 0, does.mental ?? false];
  });
  expect(rows).toEqual([
    ['cinder', 'fire', 1, 4, 2, 0, false],
    ['blaze', 'fire', 2, 6, 4, 0, false],
    ['inferno', 'fire', 3, 8, 6, 0, false],
    ['rime', 'ice', 1, 4, 2, 0, false],
    ['hailfall', 'ice', 2, 6, 4, 0, false],
    ['glacier', 'ice', 3, 8, 6, 0, false],
    ['gust', 'wind', 1, 4, 2, 0, false],
    ['gale', 'wind', 2, 6, 4, 0, false],
    ['cyclone', 'wind', 3, 8, 6, 0, false],
    ['spark', 'elec', 1, 4, 2, 0, false],
    ['arc', 'elec', 2, 6, 4, 0, false],
    ['thunderhead', 'elec', 3, 8, 6, 0, false],
    ['glow', 'nuke', 1, 4, 2, 0, false],
    ['fission', 'nuke', 2, 6, 4, 0, false],
    ['meltdown', 'nuke', 3, 8, 6, 0, false],
    ['whisper', 'psy', 1, 4, 2, 0, false],
    ['scream', 'psy', 2, 6, 4, 0, false],
    ['mindquake', 'psy', 3, 8, 6, 0, true],
    ['gleam', 'bless', 1, 4, 2, 0, false],
    ['halo', 'bless', 2, 6, 4, 0, false],
    ['judgement', 'bless', 3, 8, 6, 0, false],
    ['smudge', 'curse', 1, 4, 2, 0, false],
    ['hex', 'curse', 2, 6, 4, 0, false],
    ['doom', 'curse', 3, 8, 6, 0, false],
    ['void', 'almighty', 2, 6, 4, 0, false],
    ['nova', 'almighty', 3, 8, 6, 0, false],
    ['cinder-rain', 'fire', 1, 4, 4, 2, false],
    ['squall', 'wind', 1, 4, 4, 2, false],
  ]);
});

test('[PE-ACT-37] Powers with weapons cost Exertion', () => {
  const rows = of('weapon').map(({ id, tier, element, cost, does }) => {
    if (does.deed !== 'weapon') throw new Error(id);
    return [id, element, tier, does.damage, `${cost.points} ${cost.pool}`, does.area ?? 0];
  });
  expect(rows).toEqual([
    ['cleave', 'melee', 1, 2, '2 exertion', 0],
    ['skullsplitter', 'melee', 2, 4, '4 exertion', 0],
    ['pinpoint', 'missile', 1, 2, '2 exertion', 0],
    ['storm-of-shots', 'missile', 2, 2, '5 exertion', 2],
  ]);
});

test('[PE-AIL-5] Powers that bring an ailment, and what resists them', () => {
  const rows = of('inflict').map(({ id, cost, does }) => {
    if (does.deed !== 'inflict') throw new Error(id);
    return [id, does.inflicts.ailment, does.resist, does.mental ?? false, cost.points];
  });
  expect(rows).toEqual([
    ['lull', 'drowsed', 'toughness', false, 3],
    ['daze', 'dizzy', 'toughness', false, 3],
    ['torch', 'burning', 'toughness', false, 3],
    ['chill', 'frozen', 'toughness', false, 3],
    ['jolt', 'shocked', 'toughness', false, 3],
    ['dread', 'panicked', 'willpower', true, 3],
    ['fury', 'enraged', 'willpower', true, 3],
    ['muddle', 'confused', 'willpower', true, 4],
    ['blank', 'amnesiac', 'willpower', true, 4],
    ['gloom', 'despaired', 'willpower', true, 4],
    ['strings', 'brainwashed', 'willpower', true, 5],
    ['brand', 'condemned', 'willpower', false, 4],
    ['malison', 'damned', 'willpower', false, 4],
  ]);
});

test('[PE-ACT-37] Powers that help', () => {
  const rows = [...of('mend'), ...of('clear'), ...of('augment')].map(({ id, cost, range, does }) => [
    id,
    `${cost.points} ${cost.pool}`,
    range,
    does,
  ]);
  expect(rows).toEqual([
    ['mend', '3 spirit', 10, { deed: 'mend', wounds: 2 }],
    ['greater-mend', '6 spirit', 10, { deed: 'mend', wounds: 4 }],
    [
      'clear',
      '2 spirit',
      10,
      { deed: 'clear', categories: ['staggered', 'physical', 'mental', 'spiritual'] },
    ],
    ['sharpen', '3 spirit', 10, { deed: 'augment', on: 'attacks', advantages: 1, rounds: 3 }],
    ['harden', '3 spirit', 10, { deed: 'augment', on: 'evasion', advantages: 1, rounds: 3 }],
  ]);
});

test('[PE-ACT-30] the consumables', () => {
  expect(consumables.map(({ id, does }) => [id, does])).toEqual([
    ['bandage-roll', { effect: 'staunch', advantages: 1 }],
    ['balm', { effect: 'mend', wounds: 1 }],
    ['clearing-salts', { effect: 'clear', categories: ['physical', 'mental'] }],
    ['tonic', { effect: 'restore', points: 4 }],
  ]);
});

const numbers = (id: string): readonly number[] => {
  const sheet = sheetOf(id);
  return scores.map((score) => sheet.scores[score]);
};
const pools = (id: string): readonly number[] => {
  const sheet = sheetOf(id);
  return [lightPool(sheet), heavyPool(sheet), fatePool(sheet), spiritPool(sheet), exertionPool(sheet)];
};

test('[PE-TEST-1] the Scores of the heroes', () => {
  expect(Object.fromEntries(pack.heroes.map(({ id }) => [id, numbers(id)]))).toEqual({
    rin: [48, 42, 36, 43, 41, 35, 38, 44, 33, 8],
    jun: [35, 52, 28, 36, 45, 40, 47, 38, 40, 27],
    mei: [40, 35, 41, 50, 33, 30, 31, 52, 36, 34],
    sora: [28, 33, 25, 32, 38, 55, 42, 46, 50, 41],
    kai: [52, 28, 44, 40, 42, 28, 36, 37, 33, 22],
    hana: [30, 50, 40, 38, 31, 36, 45, 41, 30, 33],
  });
});

test('[PE-WND-2] [PE-WND-3] [PE-FATE-1] the heroes: Light, Heavy, Fate, Spirit, Exertion', () => {
  expect(Object.fromEntries(pack.heroes.map(({ id }) => [id, pools(id)]))).toEqual({
    // TB 4; RB 0; WPB 4 × 3; best of 4 4 3 4, × 3
    rin: [4, 2, 0, 12, 12],
    // TB 3; RB 2; IB 4 × 3; best of 3 5 2 3, × 3
    jun: [3, 1, 2, 12, 15],
    // TB 5; RB 3; WPB 5 × 4; best of 4 3 4 5, × 4
    mei: [5, 2, 3, 20, 20],
    // TB 3; RB 4; IB 5 × 4; best of 2 3 2 3, × 4
    sora: [3, 1, 4, 20, 12],
    // TB 4; RB 2; WPB 3 × 3; best of 5 2 4 4, × 3
    kai: [4, 2, 2, 9, 15],
    // TB 3; RB 3; PB 4 × 3; best of 3 5 4 3, × 3
    hana: [3, 1, 3, 12, 15],
  });
});

test('[PE-WND-2] [PE-WND-3] the foes: Light, Heavy, Fate, Spirit, Exertion', () => {
  expect(Object.fromEntries(pack.foes.map(({ id }) => [id, pools(id)]))).toEqual({
    imp: [2, 1, 1, 4, 6],
    ogre: [4, 2, 1, 3, 4],
    'mask-choir': [3, 1, 1, 10, 6],
    'glass-hound': [3, 1, 1, 4, 8],
    'furnace-idol': [6, 3, 1, 8, 12],
    'hollow-king': [8, 4, 1, 24, 32],
    // Strength Bonus 6, and 1 Unnatural
    'grave-colossus': [5, 2, 1, 6, 14],
    // PB 4 × 2; Ballistic Bonus 5 × 2
    'cult-gunner': [4, 2, 1, 8, 10],
    'cult-adept': [4, 2, 3, 20, 16],
    'cult-seer': [4, 2, 3, 20, 16],
    'cult-bombardier': [4, 2, 1, 8, 8],
  });
});

const chart = (of: Sheet['affinities']): string =>
  elements
    .flatMap((element) => (element !== 'almighty' && of[element] ? [`${element} ${of[element]}`] : []))
    .join(', ');

test('[PE-AFF-2] [PE-PER-1] the Personas: wounds, affinities, Powers; the first is equipped', () => {
  const evokers = [...pack.heroes, ...pack.foes].filter(({ id }) => sheetOf(id).kind === 'evoker');
  const rows = evokers.flatMap(({ id }) => {
    const { personas, equipped } = sheetOf(id);
    expect(equipped).toBe(personas[0]?.id);
    return personas.map((one) => [one.id, one.wounds, chart(one.affinities), one.powers.map((p) => p.id)]);
  });
  expect(rows).toEqual([
    ['lantern-hart', 4, 'fire resist, ice weak', ['cinder', 'cleave', 'mend']],
    ['paper-crane', 3, 'wind block, elec weak', ['gust', 'pinpoint', 'daze']],
    ['stone-lion', 5, 'melee resist, curse weak', ['gleam', 'hailfall', 'harden']],
    ['well-keeper', 3, 'nuke weak, psy absorb', ['fission', 'whisper', 'greater-mend', 'clear']],
    ['iron-carp', 4, 'melee resist, elec weak', ['skullsplitter', 'jolt', 'sharpen']],
    ['moon-moth', 3, 'psy resist, bless weak, curse block', ['lull', 'clear', 'squall']],
    ['salt-tortoise', 4, 'missile resist, wind weak', ['storm-of-shots', 'chill', 'harden']],
    ['rust-crow', 4, 'missile resist, bless weak', ['pinpoint', 'smudge', 'sharpen']],
    ['storm-idol', 6, 'elec resist, nuke weak', ['arc', 'gale', 'spark', 'greater-mend']],
    ['veiled-eye', 5, 'bless weak, curse block', ['hex', 'dread', 'mend', 'harden']],
  ]);
});

test('[PE-AFF-2] [PE-ADV-17] the Shadows: affinities, Powers, natural Damage, size', () => {
  const shadows = pack.foes.map(({ id }) => sheetOf(id)).filter(({ kind }) => kind === 'shadow');
  const rows = shadows.map((one) => [
    one.name,
    chart(one.affinities),
    one.powers.map((power) => power.id).join(' '),
    one.natural[0]?.damage,
    one.size,
  ]);
  expect(rows).toEqual([
    ['Imp', 'fire weak, wind resist', 'gust', 2, 0],
    ['Ogre', 'melee resist, ice weak', 'cleave', 3, 0],
    ['Mask Choir', 'bless weak, curse absorb', 'hex dread', 1, 0],
    ['Glass Hound', 'missile weak, elec block', 'jolt', 3, 0],
    ['Furnace Idol', 'fire repel, ice weak', 'blaze torch', 4, 1],
    ['Hollow King', 'melee resist, psy weak, curse absorb', 'doom scream fury', 4, 2],
    ['Grave Colossus', 'nuke weak, bless weak, curse resist', 'skullsplitter', 4, 3],
  ]);
});

test('[PE-AFF-1] every element but Almighty has a Power of Tier 1, or a weapon', () => {
  const first = new Set(powers.filter(({ tier }) => tier === 1).map(({ element }) => element));
  for (const element of elements) if (element !== 'almighty') expect(first.has(element), element).toBe(true);
});

test('everybody can pay for every Power at least once', () => {
  for (const { id } of [...pack.heroes, ...pack.foes]) {
    const sheet = sheetOf(id);
    const there = { spirit: spiritPool(sheet), exertion: exertionPool(sheet) };
    for (const { cost, name } of [...sheet.powers, ...sheet.personas.flatMap((one) => one.powers)]) {
      expect(there[cost.pool], `${id}: ${name}`).toBeGreaterThanOrEqual(cost.points);
    }
  }
});

test('six heroes, eleven foes and three encounters, each with a sentence', () => {
  expect([pack.heroes.length, pack.foes.length, pack.encounters.length]).toEqual([6, 11, 3]);
  for (const one of [...pack.heroes, ...pack.foes, ...pack.encounters])
    expect(one.about, one.id).toMatch(/\.$/);
});

test('every sheet and every encounter of the pack can be read, and every fight begun', () => {
  for (const { id, sheet } of [...pack.heroes, ...pack.foes]) {
    const problems: Problem[] = [];
    readSheet(sheet, [id], problems);
    expect(problems).toEqual([]);
  }
  for (const { id, encounter } of pack.encounters) {
    const begun = begin(encounter);
    expect(begun.ok ? [] : begun.problems, id).toEqual([]);
  }
});

const read = (id: string) => {
  const reading = readEncounter(pack.encounters.find((one) => one.id === id)?.encounter);
  if (!reading.ok) throw new Error(`${id} cannot be read`);
  return reading.encounter;
};

test('the station is four against four, with every grade of cover, difficult ground, water, height, a door', () => {
  const { battlefield, combatants } = read('flooded-station');
  const sides = combatants.map((one) => one.side);
  expect(sides.filter((one) => one === sides[0])).toHaveLength(4);
  expect(sides).toHaveLength(8);
  expect(new Set(battlefield.terrain?.map((one) => one.cover))).toEqual(new Set([undefined, 'high', 'full']));
  expect(battlefield.walls?.filter((one) => one.kind === 'low-wall')).toHaveLength(2);
  expect(battlefield.walls?.some((one) => one.kind === 'door')).toBe(true);
  const marks = battlefield.terrain?.flatMap((one) => Object.keys(one.marks ?? {}));
  expect(new Set(marks)).toEqual(new Set(['difficult', 'damaging', 'water', 'haze', 'gap']));
  expect(Math.max(...(battlefield.elevation ?? []).map((one) => one.height))).toBe(2);
});

test('[PE-ONE-2] [PE-BAT-1] in the hollow court every foe is weak to something a hero has, and links lead from hero to hero', () => {
  const { combatants, seaOfChaos } = read('hollow-court');
  expect(seaOfChaos).toBe(true);
  const heroes = combatants.filter((one) => one.sheet.kind === 'evoker');
  const strikes = new Set(
    heroes.flatMap(({ sheet }) => [
      ...sheet.personas.flatMap((persona) => persona.powers.map((power) => power.element)),
      ...sheet.weapons.map((weapon) => (weapon.class === 'melee' ? 'melee' : 'missile')),
    ]),
  );
  for (const { id, sheet } of combatants.filter((one) => one.sheet.kind === 'shadow')) {
    const weak = elements.filter((one) => one !== 'almighty' && sheet.affinities[one] === 'weak');
    expect(
      weak.some((one) => strikes.has(one)),
      id,
    ).toBe(true);
  }
  for (const { sheet } of heroes) {
    const linked = heroes.filter((other) => (sheet.links[other.sheet.name] ?? 0) > 0);
    expect(linked.length, sheet.name).toBeGreaterThanOrEqual(2);
  }
  const wounded = heroes.filter(({ now }) => Object.values(now.personas ?? {}).some((left) => left < 3));
  expect(wounded.map(({ id }) => id)).toEqual(['rin', 'mei']);
});

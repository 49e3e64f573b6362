import { expect, test } from 'vitest';
import type { Problem } from '../../engine/system.ts';
import type { Term } from '../../kernel/terms.ts';
import { fold } from '../../kernel/terms.ts';
import type { Law } from './derived.ts';
import {
  abilityHitTerms,
  armorTerms,
  checkTerms,
  drPowerTerms,
  drTerms,
  evasionTerms,
  initiativeTerms,
  startingMomentum,
  temporaryCap,
  tierOf,
  weaponHitTerms,
} from './derived.ts';
import { suffers } from './effects/effects.ts';
import { abilities, maneuvers, pack } from './pack/index.ts';
import { packSheet, readSheet } from './ready.ts';
import { defaultRulings } from './rulings.ts';
import { begin } from './setup.ts';
import type { Sheet } from './sheet.ts';
import type { Fight } from './state.ts';
import { everyone, one } from './state.ts';
import type { Skill } from './stats.ts';
import { stats } from './stats.ts';

/** The heroes and foes of the pack: numbers derived from their sheets, compared with numbers worked out by hand. */

const law: Law = { rulings: defaultRulings, governors: {} };

const sheetOf = (id: string): Sheet => {
  const sheet = packSheet(id);
  if (!sheet) throw new Error(`the sheet of ${id} cannot be read`);
  return sheet;
};
const value = (terms: readonly Term[]): number => fold(terms).value;
const shieldsIn = ({ shields }: Sheet) =>
  shields.filter((one) => one.in === 'hand').map(({ thing }) => thing);

/** Evasion, Armor, Initiative and DR Power of a sheet. */
function guard(id: string): string {
  const sheet = sheetOf(id);
  return [
    `Evasion ${value(evasionTerms(law, sheet, shieldsIn(sheet)))}`,
    `Armor ${value(armorTerms(sheet))}`,
    `Initiative ${value(initiativeTerms(sheet))}`,
    `DR Power ${value(drPowerTerms(sheet))}`,
  ].join(', ');
}

test('[WS-EVA-2] [WS-EVA-3] [WS-EVA-4] [WS-INI-3] [WS-DRS-5] what the heroes are to others', () => {
  expect(Object.fromEntries(pack.heroes.map(({ id }) => [id, guard(id)]))).toEqual({
    // Evasion: 13 + 4 = 17, cap 14 of medium armour, + 2 for the shield. Initiative: 2 × 12 + 3 (Athletics).
    brana: 'Evasion 16, Armor 2, Initiative 27, DR Power 14',
    // Evasion: 15 + 5 = 20, cap 15. Initiative: 2 × 14 + 3 + 1 + 1.
    sill: 'Evasion 15, Armor 1, Initiative 33, DR Power 15',
    // Evasion: 12 + 5 = 17, cap 16 of clothes. Initiative: 2 × 12 + 3 (Analysis) + 1 (Improvisation).
    oren: 'Evasion 16, Armor 0, Initiative 28, DR Power 15',
    // Evasion: 11 + 4 = 15, cap 13 raised to 14 by the light shield, + 1 for it. Initiative: 2 × 11 + 2 (Grace).
    maela: 'Evasion 15, Armor 3, Initiative 24, DR Power 14',
    // Evasion: 11 + 5 = 16, cap 13 lowered to 12 by the heavy shield, + 3 for it. Initiative: 2 × 11 + 1 (Athletics).
    tovo: 'Evasion 15, Armor 3, Initiative 23, DR Power 15',
    // Evasion: 15 + 5 = 20, cap 16. Initiative: 2 × 13 + 1 + 3 + 1.
    nim: 'Evasion 16, Armor 0, Initiative 31, DR Power 15',
    // Evasion: 11 + 4 = 15, the cap exactly. Initiative: 2 × 12 + 1 (Analysis) + 1 (Grace).
    ysolt: 'Evasion 15, Armor 1, Initiative 26, DR Power 14',
  });
});

test('[WS-EVA-2] [WS-EVA-3] [WS-INI-3] [WS-INI-4] [WS-DRS-5] what the foes are to others', () => {
  expect(Object.fromEntries(pack.foes.map(({ id }) => [id, guard(id)]))).toEqual({
    // Evasion is printed. Initiative: 2 × 10 + 2 (Athletics).
    bandit: 'Evasion 13, Armor 1, Initiative 22, DR Power 10',
    ogre: 'Evasion 12, Armor 2, Initiative 20, DR Power 16',
    skeleton: 'Evasion 13, Armor 1, Initiative 24, DR Power 10',
    'venom-spider': 'Evasion 14, Armor 0, Initiative 28, DR Power 10',
    'fire-wisp': 'Evasion 16, Armor 0, Initiative 32, DR Power 10',
    // Evasion: 12 + 4 = 16, cap 13. Initiative: 2 × 12 + 2 (Athletics).
    'iron-knight': 'Evasion 13, Armor 3, Initiative 26, DR Power 14',
    // Evasion: 12 + 4. Initiative: 2 × 11 + 3 (Analysis).
    'hex-weaver': 'Evasion 16, Armor 0, Initiative 25, DR Power 14',
    // Evasion: 14 + 4 = 18, cap 16. Initiative: 2 × 14 + 1 + 3 + 1.
    'storm-dancer': 'Evasion 16, Armor 0, Initiative 33, DR Power 14',
    // Evasion: 10 + 4 = 14, the cap of medium armour exactly.
    'bell-warden': 'Evasion 14, Armor 2, Initiative 22, DR Power 14',
    // Evasion: 14 + 4 = 18, cap 15. Initiative: 2 × 13 + 3 (Quick Fingers).
    cutpurse: 'Evasion 15, Armor 1, Initiative 29, DR Power 14',
    // Evasion: 12 + 5 = 17, cap 16. Initiative: 2 × 10 + 4 (Athletics) + 1 (Improvisation).
    'pit-wrestler': 'Evasion 16, Armor 0, Initiative 25, DR Power 15',
    // No Archetype: 11 + 1 without a cap; Strength is the Primary Stat.
    'rime-drake': 'Evasion 12, Armor 2, Initiative 23, DR Power 14',
    // Evasion: 8 + 5. Initiative: 2 × 9.
    corroder: 'Evasion 13, Armor 0, Initiative 18, DR Power 15',
    // Evasion: 11 + 5 without a cap. Initiative: 2 × 14 + 2 (Analysis).
    riftling: 'Evasion 16, Armor 0, Initiative 30, DR Power 15',
    // Evasion: 12 + 2. Initiative: 2 × 12 + 1 (Athletics).
    'spirit-hound': 'Evasion 14, Armor 0, Initiative 25, DR Power 12',
    'war-horse': 'Evasion 13, Armor 0, Initiative 32, DR Power 14',
    crate: 'Evasion 10, Armor 1, Initiative 0, DR Power 10',
    'stone-wall': 'Evasion 10, Armor 5, Initiative 0, DR Power 10',
    'bolt-trap': 'Evasion 10, Armor 2, Initiative 0, DR Power 10',
  });
});

/** The hit bonuses of all weapons, carried or of the body; the fist only if nothing is carried. */
function blows(id: string): string {
  const sheet = sheetOf(id);
  const carried = sheet.weapons.map(({ thing }) => thing);
  const natural = sheet.natural.filter((one) => one.id !== 'fist' || carried.length === 0);
  return [...carried, ...natural]
    .map((weapon) => `${weapon.id} ${value(weaponHitTerms(law, sheet, weapon))}`)
    .join(', ');
}

test('[WS-ATK-4] [WS-GEN-5] what each adds to its attacks with weapons', () => {
  const rows = [...pack.heroes, ...pack.foes].map(({ id }) => [id, blows(id)]);
  expect(Object.fromEntries(rows)).toEqual({
    // 4 + 3 / 2.
    brana: 'ax 5',
    // Bow 5 + 4 / 2; dagger 5 + 0.
    sill: 'bow 7, dagger 5',
    // 5 + 3 / 2.
    oren: 'spirit-staff 6',
    // 1 + 4 / 2.
    maela: 'sun-mace 3',
    // 3 + 1 / 2.
    tovo: 'spear 3',
    // 5 + 1 / 2.
    nim: 'venom-blade 5, dagger 5',
    // 1 + 2 / 2.
    ysolt: 'pistol 2',
    bandit: 'sword 3, bow 3',
    ogre: 'greataxe 6',
    skeleton: 'sword 3',
    'venom-spider': 'venom-bite 4',
    'fire-wisp': '',
    // The hit bonuses of these four are printed with their weapons.
    'iron-knight': 'two-handed-sword 7',
    'hex-weaver': 'hex-staff 7',
    'storm-dancer': 'storm-blade 8',
    'bell-warden': 'bell-hammer 6',
    // 4 + 3 / 2.
    cutpurse: 'stiletto 5, long-pistol 5',
    // 5 + 2 / 2.
    'pit-wrestler': 'fist 6',
    // The hit bonuses of these three are printed.
    'rime-drake': 'rime-bite 7',
    corroder: 'slime 8',
    riftling: 'rift-claw 8',
    // 3 + 2 / 2.
    'spirit-hound': 'ghost-teeth 4',
    'war-horse': 'hooves 4',
    crate: '',
    'stone-wall': '',
    'bolt-trap': 'trap-bolt 8',
  });
});

test('[WS-ATK-5] what each adds to its attacks with Abilities', () => {
  const rows = [...pack.heroes, ...pack.foes].flatMap(({ id }) => {
    const sheet = sheetOf(id);
    const attacks = sheet.abilities.filter(({ does }) => does.deed === 'attack');
    return attacks.map((ability) => [`${id} ${ability.id}`, value(abilityHitTerms(law, sheet, ability))]);
  });
  expect(Object.fromEntries(rows)).toEqual({
    // Intelligence 5, half of Will 3.
    'oren heat-lance': 6,
    // Will 4, half of Charisma 4.
    'maela holy-ray': 6,
    'ysolt star-shard': 6,
    'ysolt spark': 6,
    'fire-wisp wisp-spark': 5,
    // Intelligence 4, half of Will 4.
    'hex-weaver ember-hex': 6,
    'hex-weaver wither': 6,
    // Dexterity 4, half of Instinct 4.
    'storm-dancer static-lash': 6,
    'storm-dancer spark': 6,
    // Constitution 5, half of Strength 1.
    'corroder acid-spray': 5,
    'corroder venom-spit': 5,
  });
});

test('the DR values, from Strength to Will', () => {
  const rows = [...pack.heroes, ...pack.foes].map(({ id }) => [
    id,
    stats.map((stat) => value(drTerms(law, sheetOf(id), stat))).join(' '),
  ]);
  expect(Object.fromEntries(rows)).toEqual({
    brana: '7 3 5 0 0 3 1',
    sill: '0 8 1 1 0 4 0',
    oren: '0 2 1 8 0 2 5',
    maela: '1 1 3 0 7 1 4',
    tovo: '6 1 8 0 3 1 2',
    nim: '1 7 2 0 2 3 0',
    ysolt: '0 1 1 1 7 4 6',
    bandit: '0 1 0 0 0 0 0',
    ogre: '6 0 4 0 0 0 -1',
    skeleton: '0 0 0 0 0 0 2',
    'venom-spider': '0 3 0 0 0 0 0',
    'fire-wisp': '0 4 0 0 0 0 0',
    'iron-knight': '7 2 5 0 1 2 1',
    'hex-weaver': '0 2 1 6 2 1 7',
    'storm-dancer': '0 6 0 1 2 4 2',
    'bell-warden': '3 0 3 0 5 1 7',
    cutpurse: '0 5 0 1 1 3 0',
    'pit-wrestler': '8 2 4 -1 0 0 0',
    'rime-drake': '5 1 4 -2 0 1 2',
    corroder: '1 -2 5 -5 -5 -1 1',
    riftling: '-2 2 0 5 0 4 2',
    'spirit-hound': '2 2 2 -4 0 2 3',
    'war-horse': '4 0 3 0 0 0 0',
    crate: '0 0 0 0 0 0 0',
    'stone-wall': '0 0 0 0 0 0 0',
    'bolt-trap': '0 0 0 0 0 0 0',
  });
});

test('[WS-GEN-6] some bonuses of Skill Checks', () => {
  const check = (id: string, skill: Skill) => value(checkTerms(law, sheetOf(id), skill));
  expect([check('ogre', 'athletics'), check('ogre', 'rawForce')]).toEqual([6, 6]);
  expect(check('war-horse', 'athletics')).toBe(4);
  expect([check('bandit', 'athletics'), check('bandit', 'perception')]).toEqual([2, 1]);
  // Strength 4, Athletics 3; Dexterity 5, Stealth 3; Intelligence 0, First Aid 3; Strength 5, Athletics 4.
  expect(check('brana', 'athletics')).toBe(7);
  expect(check('sill', 'stealth')).toBe(8);
  expect(check('maela', 'firstAid')).toBe(3);
  expect(check('pit-wrestler', 'athletics')).toBe(9);
});

test('Vitality, WP, upcast limit, Basic Movement, size', () => {
  const rows = [...pack.heroes, ...pack.foes].map(({ id }) => {
    const { vitality, wp, upcast, movement, size } = sheetOf(id);
    return [id, [vitality, wp, upcast, movement, size].join(' ')];
  });
  expect(Object.fromEntries(rows)).toEqual({
    brana: '34 8 2 3 0',
    sill: '26 10 2 3 0',
    oren: '24 16 4 3 0',
    maela: '30 14 4 3 0',
    tovo: '40 8 2 3 0',
    nim: '26 8 2 3 0',
    ysolt: '24 14 4 3 0',
    bandit: '15 0 0 3 0',
    ogre: '45 0 0 4 1',
    skeleton: '18 0 0 3 0',
    'venom-spider': '20 0 0 4 0',
    'fire-wisp': '12 0 0 6 -1',
    'iron-knight': '22 8 2 3 0',
    'hex-weaver': '28 14 3 3 0',
    'storm-dancer': '16 12 3 4 0',
    'bell-warden': '36 14 3 3 0',
    cutpurse: '28 6 1 3 0',
    'pit-wrestler': '28 8 1 3 0',
    'rime-drake': '45 9 2 4 1',
    corroder: '18 8 2 2 0',
    riftling: '16 16 4 3 -1',
    'spirit-hound': '16 0 0 5 0',
    'war-horse': '30 0 0 6 1',
    crate: '12 0 0 0 0',
    'stone-wall': '60 0 0 0 0',
    'bolt-trap': '15 0 0 0 0',
  });
});

test('[WS-R47] heroes are of Level 3 and Tier 2 and begin with 6 Momentum, nobody else with any', () => {
  for (const { id } of pack.heroes) {
    const sheet = sheetOf(id);
    expect([sheet.kind, sheet.level, tierOf(sheet), startingMomentum(sheet, defaultRulings)], id).toEqual([
      ...['hero', 3, 2, 6],
    ]);
  }
  for (const { id } of pack.foes) expect(startingMomentum(sheetOf(id), defaultRulings), id).toBe(0);
  // 1.5 × 34, 15 and 45, rounded down.
  expect(['brana', 'bandit', 'ogre'].map((id) => temporaryCap(sheetOf(id)))).toEqual([51, 22, 67]);
});

test('who resists, shrugs off and fears what', () => {
  const rows = pack.foes.flatMap(({ id }) => {
    const { resistances, immunities, vulnerabilities } = sheetOf(id);
    const words = [
      ...resistances.map((type) => `half ${type}`),
      ...immunities.map((type) => `no ${type}`),
      ...vulnerabilities.map((type) => `more ${type}`),
    ];
    return words.length > 0 ? [[id, words.join(', ')]] : [];
  });
  expect(Object.fromEntries(rows)).toEqual({
    skeleton: 'half cold, no poison, more holy',
    'venom-spider': 'no poison',
    'fire-wisp': 'no heat, more cold',
    'storm-dancer': 'half shock',
    'rime-drake': 'no cold, more heat',
    corroder: 'half poison, no chemical, more shock',
    riftling: 'half reality',
    'spirit-hound': 'half spirit',
  });
  const lifeless = pack.foes.filter(({ id }) => !sheetOf(id).biological).map(({ id }) => id);
  expect(lifeless).toEqual([
    'skeleton',
    'fire-wisp',
    'riftling',
    'spirit-hound',
    'crate',
    'stone-wall',
    'bolt-trap',
  ]);
});

test('whoever has an Ability or a Maneuver can pay for it once at least', () => {
  for (const { id } of [...pack.heroes, ...pack.foes]) {
    const { abilities, maneuvers, wp } = sheetOf(id);
    for (const one of abilities) expect(one.cost.wp, `${id} ${one.id}`).toBeLessThanOrEqual(wp);
    for (const one of maneuvers) expect(one.wp, `${id} ${one.id}`).toBeLessThanOrEqual(wp);
  }
});

test('every Ability and Maneuver of the pack is somebody’s, and takes part in a sample encounter', () => {
  const there = new Set(
    pack.encounters.flatMap(({ encounter }) =>
      (
        encounter as { readonly combatants: { readonly sheet: { readonly use: string } }[] }
      ).combatants.flatMap(({ sheet }) => {
        const used = sheetOf(sheet.use);
        return [...used.abilities, ...used.maneuvers].map((one) => one.id);
      }),
    ),
  );
  expect([...abilities, ...maneuvers].map((one) => one.id).filter((id) => !there.has(id))).toEqual([]);
});

test('seven heroes, nineteen foes (among them a summon, a horse and three objects), three encounters, each with a sentence', () => {
  expect([pack.heroes.length, pack.foes.length, pack.encounters.length]).toEqual([7, 19, 3]);
  const kinds = pack.foes.map(({ id }) => sheetOf(id).kind).filter((kind) => kind !== 'creature');
  expect(kinds).toEqual(['summon', 'object', 'object', 'object']);
  for (const one of [...pack.heroes, ...pack.foes, ...pack.encounters]) {
    expect(one.about, one.id).toMatch(/\.$/);
  }
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

/** The fight of a sample encounter at its beginning. */
function beginning(id: string): Fight {
  const entry = pack.encounters.find((each) => each.id === id);
  const begun = begin(entry?.encounter ?? null);
  if (!begun.ok) throw new Error(`the encounter ${id} cannot be begun`);
  return begun.fight;
}

test('sides of the samples: two fight, things belong to nobody', () => {
  const sides = pack.encounters.map(({ id }) => {
    const count = new Map<string, number>();
    for (const { side } of everyone(beginning(id))) count.set(side, (count.get(side) ?? 0) + 1);
    return [id, [...count].map(([side, many]) => `${side} ${many}`).join(', ')];
  });
  expect(Object.fromEntries(sides)).toEqual({
    duel: 'Heroes 1, The pit 1',
    quarry: 'Heroes 4, Quarrymen 4, Things 2',
    'broken-bridge': 'Heroes 6, Riders 7, Things 3',
  });
});

test('how the set piece begins: a rider, a summon, somebody stuck, and the question who is unaware', () => {
  const fight = beginning('broken-bridge');
  expect(one(fight, 'iron-knight').mounted).toEqual({ on: 'war-horse', dx: 0, dy: 0 });
  expect(one(fight, 'spirit-hound').summoner).toBe('ysolt');
  expect(suffers(fight, one(fight, 'nim'), 'restrained')).toBe(true);
  expect(everyone(fight).filter((who) => suffers(fight, who, 'restrained'))).toHaveLength(1);
  expect(fight.surprise).toBe('ask');
});

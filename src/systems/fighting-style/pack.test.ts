import { expect, test } from 'vitest';
import type { Problem } from '../../engine/system.ts';
import {
  armorSources,
  blockRating,
  healthPool,
  initiativeBonus,
  manaPool,
  skillTotal,
  speed,
  styleTotal,
} from './derived.ts';
import { readEncounter } from './encounter.ts';
import type { DamagePart, Weapon } from './gear.ts';
import { magicItems, materials, pack, spells, weaponOf, weapons } from './pack/index.ts';
import { packSheet, readSheet } from './ready.ts';
import type { Sheet, Skill } from './sheet.ts';
import { things } from './things.ts';

const dice = (parts: readonly DamagePart[]): string =>
  parts.map((one) => `${one.count}d${one.sides}${one.plus ? `+${one.plus}` : ''} ${one.type}`).join(' and ');

const marks = (weapon: Weapon): string =>
  [
    weapon.heavy ? 'heavy' : '',
    weapon.shot?.load ? `load ${weapon.shot.load}` : '',
    weapon.onHit ? `${weapon.onHit.effect} ${weapon.onHit.tests.join('/')}` : '',
    weapon.body ?? '',
  ]
    .filter(Boolean)
    .join(', ');

test('[FS-ATK-4] the weapons: damage in one and two hands, hands, reach, thrown and shot range, marks', () => {
  const rows = weapons.map((one) => [
    one.id,
    dice(one.damage),
    one.twoHanded ? dice(one.twoHanded) : '',
    one.hands,
    one.melee?.reach ?? 0,
    one.thrown?.range ?? 0,
    one.shot?.range ?? 0,
    marks(one),
  ]);
  expect(rows).toEqual([
    ['unarmed', '1d4 crushing', '', 0, 1, 0, 0, 'unarmed'],
    ['dagger', '1d4+2 piercing', '', 1, 1, 10, 0, ''],
    ['shortsword', '1d6+2 slashing', '', 1, 1, 0, 0, ''],
    ['longsword', '1d8+2 slashing', '1d10+2 slashing', 1, 1, 0, 0, ''],
    ['rapier', '1d6+3 piercing', '', 1, 1, 0, 0, ''],
    ['hatchet', '1d6+2 slashing', '', 1, 1, 10, 0, ''],
    ['club', '1d6+2 crushing', '', 1, 1, 0, 0, ''],
    ['flail', '1d8+2 crushing', '', 1, 1, 0, 0, ''],
    ['spear', '1d8+2 piercing', '1d10+2 piercing', 1, 2, 10, 0, ''],
    ['lance', '1d10+3 piercing', '', 1, 2, 0, 0, ''],
    ['glaive', '1d10+3 slashing', '', 2, 2, 0, 0, ''],
    ['twinblade', '1d8+3 slashing', '', 2, 1, 0, 0, ''],
    ['javelin', '1d8+2 piercing', '', 1, 1, 25, 0, ''],
    ['whip', '1d4+1 slashing', '', 1, 3, 0, 0, ''],
    ['bola', '', '', 1, 0, 15, 0, 'trip acrobatics'],
    ['net', '', '', 1, 0, 5, 0, 'net athletics/acrobatics'],
    ['shortbow', '1d6+3 piercing', '', 2, 0, 0, 60, ''],
    ['longbow', '1d8+3 piercing', '', 2, 0, 0, 120, ''],
    ['hand-crossbow', '1d6+3 piercing', '', 1, 0, 0, 30, 'load 1'],
    ['arbolest', '1d12+4 piercing', '', 2, 0, 0, 150, 'load 2'],
    ['maul', '1d12+3 crushing', '', 2, 1, 0, 0, 'heavy'],
    ['greatsword', '1d12+3 slashing', '', 2, 1, 0, 0, 'heavy'],
    ['great-axe', '1d12+3 slashing', '', 2, 1, 0, 0, 'heavy'],
  ]);
});

test('[FS-ARM-5] [FS-ARM-1] [FS-ARM-2] the materials: AR partial and full, magic AR partial and full, BR, rarity', () => {
  const rows = materials.map((one) => [
    one.id,
    one.ar.partial,
    one.ar.full,
    one.magicAr.partial,
    one.magicAr.full,
    one.br,
    one.rare ?? false,
  ]);
  expect(rows).toEqual([
    ['hide', 1, 3, 0, 0, 5, false],
    ['bone', 2, 4, 0, 0, 6, false],
    ['iron', 3, 5, 0, 0, 7, false],
    ['steel', 4, 6, 0, 0, 8, false],
    ['moonsilver', 3, 5, 1, 2, 7, true],
  ]);
});

test('[FS-MAG-1] the seven spells: range, effect, mana, traits, number of targets', () => {
  const rows = spells.map((one) =>
    one.kind === 'attack'
      ? [
          one.id,
          one.range,
          dice(one.damage),
          one.mana,
          one.melee ?? false,
          one.mind ?? false,
          one.targets?.most ?? 1,
        ]
      : [one.id, one.range, one.does, one.mana],
  );
  expect(rows).toEqual([
    ['ember-bolt', 30, '1d8+2 fire', 3, false, false, 1],
    ['rime-touch', 1, '1d10+2 frost', 3, true, false, 1],
    ['spark-arc', 20, '1d6+1 shock', 5, false, false, 3],
    ['dread-whisper', 20, '1d6+2 psychic', 3, false, true, 1],
    ['mend', 1, { effect: 'heal', health: 6 }, 3],
    ['stone-skin', 0, { effect: 'resistance', to: 'physical', value: 2, until: 'roundEnd' }, 3],
    ['blink', 0, { effect: 'teleport', metres: 5 }, 4],
  ]);
});

test('[FS-REACT-6] the magic items: the spell they cast, hands, uses, and whether it is a free action', () => {
  expect(magicItems.map((one) => [one.id, one.spell.id, one.hands, one.uses, one.free ?? false])).toEqual([
    ['ember-wand', 'ember-bolt', 1, 3, false],
    ['mending-charm', 'charm-mending', 0, 1, true],
    ['stone-idol', 'stone-skin', 0, 2, false],
  ]);
});

const sheetOf = (id: string): Sheet => packSheet(id) as Sheet;
const skillOrder: readonly Skill[] = [
  'dodge',
  'athletics',
  'acrobatics',
  'observation',
  'deception',
  'focus',
  'sorcery',
  'stealth',
  'sleightOfHand',
];
const row = (id: string, shown: readonly Skill[]) => {
  const sheet = sheetOf(id);
  const style = sheet.styles[0];
  if (!style) throw new Error('no style');
  return [
    sheet.size,
    initiativeBonus(sheet).value,
    `${styleTotal(sheet, style, 'STR').value}/${styleTotal(sheet, style, 'AGI').value}`,
    ...shown.map((skill) => skillTotal(sheet, skill).value),
    healthPool(sheet).value,
    speed(sheet).value,
    armorSources(sheet)[0]?.ar.value ?? 0,
    blockRating(sheet)?.value ?? 0,
  ];
};

test('[FS-STY-7] the heroes: size, initiative, FS, nine skills, Health, Speed, AR, BR', () => {
  const heroes = Object.fromEntries(pack.heroes.map(({ id }) => [id, row(id, skillOrder)]));
  expect(heroes).toEqual({
    edda: ['medium', 5, '14/10', 7, 12, 6, 8, 5, 9, 4, 4, 4, 22, 7, 5, 7],
    ciro: ['medium', 6, '11/14', 13, 7, 12, 9, 11, 8, 6, 10, 11, 19, 13, 0, 0],
    runa: ['medium', 8, '12/13', 10, 10, 10, 13, 6, 8, 4, 11, 8, 20, 11, 1, 0],
    sefu: ['medium', 6, '13/12', 9, 11, 9, 9, 7, 8, 5, 7, 7, 21, 10, 2, 6],
    imre: ['medium', 5, '7/8', 10, 6, 7, 8, 10, 13, 15, 7, 6, 18, 10, 0, 0],
    ilyr: ['medium', 6, '12/14', 11, 9, 12, 9, 6, 8, 4, 10, 9, 20, 12, 2, 0],
  });
  expect(manaPool(sheetOf('imre')).value).toBe(27);
  expect(sheetOf('imre').spells).toHaveLength(7);
});

test('[FS-ENC-4] the foes: size, PER, FS, Dodge, Athletics, Acrobatics, Observation, Focus, Health, Speed, AR, BR', () => {
  const shown: readonly Skill[] = ['dodge', 'athletics', 'acrobatics', 'observation', 'focus'];
  expect(Object.fromEntries(pack.foes.map(({ id }) => [id, row(id, shown)]))).toEqual({
    bandit: ['medium', 5, '11/10', 8, 9, 8, 8, 6, 14, 9, 1, 0],
    'bandit-archer': ['medium', 6, '9/11', 9, 8, 9, 10, 6, 13, 10, 1, 0],
    brute: ['medium', 4, '13/9', 6, 13, 6, 6, 6, 24, 9, 0, 0],
    'watch-guard': ['medium', 6, '12/10', 8, 11, 7, 11, 8, 18, 9, 3, 7],
    wolf: ['medium', 7, '9/12', 11, 9, 11, 13, 6, 12, 14, 0, 0],
    ghoul: ['medium', 4, '10/8', 5, 11, 4, 6, 4, 16, 8, 0, 0],
    'ember-imp': ['small', 6, '7/10', 13, 5, 12, 10, 8, 8, 12, 0, 0],
    ogre: ['large', 4, '13/8', 5, 15, 5, 7, 6, 36, 10, 2, 0],
    'hill-giant': ['huge', 4, '14/8', 4, 18, 4, 7, 7, 55, 12, 3, 0],
  });
});

test('[FS-STY-7] a foe’s skills that the table does not list are 6, except the imp’s Sorcery', () => {
  for (const { id } of pack.foes) {
    const others = (['stealth', 'sleightOfHand', 'deception', 'sorcery'] as const).map(
      (skill) => skillTotal(sheetOf(id), skill).value,
    );
    expect(others, id).toEqual([6, 6, 6, id === 'ember-imp' ? 11 : 6]);
  }
});

test('[FS-UNT-1] the weapon each foe strikes with: damage, reach, and that the foe is trained with it', () => {
  const strikes = pack.foes.map(({ id }) => {
    const sheet = sheetOf(id);
    const held = sheet.weapons.find((one) => one.item === sheet.inHand[0]?.item);
    const weapon = held ?? sheet.natural[0];
    if (!weapon) throw new Error(`${id} has no weapon`);
    const trained = weapon.body === 'natural' || sheet.styles[0]?.gear.includes(weapon.kind ?? weapon.id);
    return [id, dice(weapon.damage), weapon.melee?.reach ?? 0, trained];
  });
  expect(strikes).toEqual([
    ['bandit', '1d6+2 crushing', 1, true],
    ['bandit-archer', '1d6+3 piercing', 0, true],
    ['brute', '1d12+3 crushing', 1, true],
    ['watch-guard', '1d8+2 piercing', 2, true],
    ['wolf', '1d6+2 piercing', 1, true],
    ['ghoul', '1d6+1 slashing', 1, true],
    ['ember-imp', '1d4+1 slashing', 1, true],
    ['ogre', '1d10+3 crushing', 2, true],
    ['hill-giant', '1d12+5 crushing', 3, true],
  ]);
});

test('[FS-RV-1] [FS-RV-3] the resistances and vulnerabilities of the ghoul and the imp', () => {
  expect(sheetOf('ghoul').vulnerabilities).toEqual([{ to: 'fire', value: 3 }]);
  expect(sheetOf('ghoul').resistances).toEqual([{ to: 'frost', value: 2 }]);
  expect(sheetOf('ember-imp').resistances).toEqual([{ to: 'fire', value: 4 }]);
});

test('[FS-STY-6] each of the six styles of the source belongs to somebody in the pack, and its pieces exist', () => {
  const listed = Object.fromEntries(
    [...pack.heroes, ...pack.foes].flatMap(({ id }) => sheetOf(id).styles.map((one) => [one.name, one.gear])),
  );
  expect(listed).toMatchObject({
    'Baldrian Noble': ['rapier', 'dagger', 'whip', 'arbolest', 'hand-crossbow'],
    'Classical Knight': ['full-armor', 'shield', 'longsword', 'lance', 'flail'],
    'Elven Ashlander': ['partial-armor', 'twinblade', 'shortsword', 'javelin', 'bola'],
    'Forest Bandit': ['partial-armor', 'dagger', 'shortbow', 'unarmed', 'club'],
    'Nordling Hunter': ['partial-armor', 'hatchet', 'spear', 'longbow', 'net'],
    'Sahani Rider': ['partial-armor', 'shield', 'glaive', 'shortsword', 'spear'],
    'Road Staff': ['club', 'unarmed'],
    'Town Watch': ['partial-armor', 'shield', 'spear', 'club', 'shortbow'],
  });
  const others = ['partial-armor', 'full-armor', 'shield', 'unarmed'];
  for (const piece of Object.values(listed).flat()) {
    expect(others.includes(piece) || weaponOf(piece) !== undefined, piece).toBe(true);
  }
});

test('the pack has six heroes, nine foes and three encounters, each described by a sentence', () => {
  expect([pack.heroes.length, pack.foes.length, pack.encounters.length]).toEqual([6, 9, 3]);
  for (const one of [...pack.heroes, ...pack.foes, ...pack.encounters])
    expect(one.about, one.id).toMatch(/\.$/);
});

test('[FS-STY-1] each piece that a style may list is listed once, bare hands as unarmed fighting', () => {
  const { piece } = things;
  expect(piece.map(({ id }) => id).sort()).toEqual([...new Set(piece.map(({ id }) => id))].sort());
  expect(piece.filter(({ id }) => id === 'unarmed')).toEqual([{ id: 'unarmed', name: 'Unarmed fighting' }]);
  const kinds = new Set(weapons.map(({ kind, id }) => kind ?? id));
  expect(piece.map(({ id }) => id)).toEqual(expect.arrayContaining([...kinds]));
});

test('every sheet and every encounter of the pack can be read', () => {
  for (const { id, sheet } of [...pack.heroes, ...pack.foes]) {
    const problems: Problem[] = [];
    readSheet(sheet, [id], problems);
    expect(problems).toEqual([]);
  }
  for (const { id, encounter } of pack.encounters) {
    const reading = readEncounter(encounter);
    expect(reading.ok ? [] : reading.problems, id).toEqual([]);
  }
});

test('the courtyard: four against four, walls, a door, every grade of cover, rough and high ground', () => {
  const reading = readEncounter(pack.encounters.find((one) => one.id === 'courtyard')?.encounter);
  if (!reading.ok) throw new Error('the courtyard cannot be read');
  const { battlefield, combatants } = reading.encounter;
  expect([battlefield.width, battlefield.height]).toEqual([24, 24]);
  const sides = combatants.map((one) => one.side);
  expect(sides.filter((one) => one === sides[0])).toHaveLength(4);
  expect(sides).toHaveLength(8);
  expect(new Set(battlefield.terrain?.map((one) => one.cover))).toEqual(
    new Set([undefined, 'low', 'high', 'full']),
  );
  expect(battlefield.walls?.some((one) => one.kind === 'door')).toBe(true);
  expect(battlefield.terrain?.some((one) => one.costTimes === 2)).toBe(true);
  expect(battlefield.elevation?.length).toBeGreaterThan(0);
});

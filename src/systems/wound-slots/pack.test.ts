import { expect, test } from 'vitest';
import type { Problem } from '../../engine/system.ts';
import {
  apGains,
  baseRate,
  baseToughnessOf,
  initiativeTerms,
  manaPool,
  skillRank,
  slotsOf,
  specializationRank,
  staminaPool,
  toughnessOf,
} from './derived.ts';
import { levels } from './levels.ts';
import { armors, objects, pack, spells, weapons } from './pack/index.ts';
import { packSheet, readSheet } from './ready.ts';
import { defaultRulings } from './rulings.ts';
import { begin } from './setup.ts';
import type { Sheet } from './sheet.ts';

const sheetOf = (id: string): Sheet => {
  const sheet = packSheet(id);
  if (!sheet) throw new Error(`the sheet of ${id} cannot be read`);
  return sheet;
};

test('[SL-ATK-4] the weapons: group, accuracy, damage, reach or increment, block, AP, hands, properties', () => {
  const rows = weapons.map((one) => [
    one.id,
    one.group,
    one.accuracy,
    one.damage,
    one.melee ? `${one.melee.reach} (${one.melee.optimal})` : '',
    one.ranged ? `${one.ranged.increment}${one.ranged.thrown ? ' thrown' : ''}` : '',
    one.block,
    one.ap,
    one.hands,
    [
      one.slicing ? 'slicing' : '',
      one.concussive ? 'concussive' : '',
      one.armorPiercing ? `piercing ${one.armorPiercing}` : '',
      one.defensive ? 'defensive' : '',
      one.aquatic ? 'aquatic' : '',
      one.loading ? `loading ${one.loading}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  ]);
  expect(rows).toEqual([
    ['unarmed', 'brawl', 0, -2, '0 (0)', '', 0, 0, 0, ''],
    ['dagger', 'blades', 1, 0, '0 (0)', '', 0, -1, 1, 'slicing'],
    ['sword', 'blades', 1, 2, '1 (1)', '', 1, 0, 1, 'slicing'],
    ['greatsword', 'blades', 0, 4, '1 (1)', '', 1, 1, 2, 'slicing'],
    ['axe', 'axes', 0, 3, '1 (1)', '', 0, 0, 1, ''],
    ['mace', 'clubs', 0, 2, '1 (1)', '', 0, 0, 1, 'concussive'],
    ['great-club', 'clubs', 0, 3, '1 (1)', '', 0, 1, 2, 'concussive'],
    ['spear', 'polearms', 0, 2, '2 (2)', '', 1, 0, 2, 'piercing 1'],
    ['trident', 'polearms', 0, 1, '2 (2)', '', 0, 0, 2, 'aquatic'],
    ['shield', 'shields', 0, -1, '0 (0)', '', 2, 0, 1, 'defensive'],
    ['bow', 'bows', 0, 2, '', '20', 0, 0, 2, 'piercing 1, loading 2'],
    ['crossbow', 'bows', 1, 4, '', '25', 0, 0, 2, 'piercing 2, loading 8'],
    ['javelin', 'polearms', 0, 1, '1 (1)', '10 thrown', 0, 0, 1, ''],
    ['bite', 'brawl', 0, 2, '0 (0)', '', 0, 0, 0, ''],
    ['hooves', 'brawl', 0, 1, '0 (0)', '', 0, 0, 0, ''],
  ]);
});

test('[SL-HLT-5] the armour: Toughness, and what it takes off Speed', () => {
  expect(armors.map(({ id, toughness, speed }) => [id, toughness, speed])).toEqual([
    ['padded', 1, 0],
    ['leather', 2, 0],
    ['mail', 4, -1],
    ['plate', 6, -2],
    ['hide', 1, 0],
    ['thick-hide', 6, 0],
    ['barding', 2, 0],
  ]);
});

test('[SL-COM-1] the spells: school, AP, mana, yards, what they do', () => {
  const rows = spells.map(({ id, school, ap, mana, range, does }) => [
    id,
    school,
    ap,
    `${mana.use} ${mana.points}`,
    range,
    does.deed,
  ]);
  expect(rows).toEqual([
    ['ember-dart', 'fire', 6, 'spend 2', 15, 'attack'],
    ['binding-roots', 'earth', 6, 'invest 2', 15, 'bind'],
    ['spark-arc', 'storm', 7, 'spend 3', 10, 'attack'],
    ['still-ward', 'life', 6, 'invest 2', 10, 'ward'],
    ['mending-breath', 'life', 8, 'spend 3', 1, 'mend'],
  ]);
});

test('[SL-MSC-18] what objects take to use', () => {
  expect(objects.map(({ id, ap, does }) => [id, ap, does.effect])).toEqual([
    ['healing-kit', null, 'healing-kit'],
    ['healing-draught', 4, 'heal'],
    ['stamina-tonic', 4, 'stamina'],
    ['mana-philtre', 4, 'mana'],
    ['torch', 2, 'other'],
    ['flint-and-steel', 8, 'other'],
    ['warning-bell', 6, 'other'],
  ]);
});

/** Slots, stamina, Toughness (base), rate, AP, what is added to the initiative die. */
function numbers(id: string): string {
  const sheet = sheetOf(id);
  const slots = slotsOf(sheet, defaultRulings);
  const { start, end, most } = apGains(sheet, defaultRulings);
  const initiative = initiativeTerms(sheet).reduce((sum, term) => sum + term.value, 0);
  return [
    `slots ${levels.map((level) => slots[level]).join('/')}`,
    `stamina ${staminaPool(sheet)}`,
    `toughness ${toughnessOf(sheet).value} (${baseToughnessOf(sheet).value})`,
    `rate ${baseRate(sheet, defaultRulings)}`,
    `AP ${start}/${end}/${most}`,
    `d10+${initiative}`,
  ].join(', ');
}

test('[SL-HLT-7] [SL-HLT-8] [SL-STA-1] [SL-HLT-6] [SL-MOV-1] [SL-AP-4] [SL-INI-1] the heroes', () => {
  expect(Object.fromEntries(pack.heroes.map(({ id }) => [id, numbers(id)]))).toEqual({
    wenna: 'slots 6/4/3/2/1, stamina 12, toughness 6 (2), rate 9, AP 6/6/18, d10+6',
    torvin: 'slots 5/4/3/2/1, stamina 12, toughness 4 (2), rate 9, AP 6/6/18, d10+8',
    isra: 'slots 6/3/2/2/1, stamina 10, toughness 1 (0), rate 8, AP 7/7/21, d10+7',
    pell: 'slots 5/3/2/2/1, stamina 10, toughness 2 (0), rate 8, AP 8/8/24, d10+12',
    // Vit 2, Prs 1; Str 2 and Athletics 2; Speed 1 less 1 for mail; Prc 1 and Reflex 1.
    brannoch: 'slots 6/4/3/2/1, stamina 12, toughness 6 (2), rate 9, AP 6/6/18, d10+7',
    // Vit 1, Prs 1; Athletics 1; Speed 1; Prc 1 and Reflex 1.
    nerit: 'slots 6/3/3/2/1, stamina 11, toughness 2 (1), rate 8, AP 7/7/21, d10+7',
  });
});

test('[SL-HLT-15] [SL-HLT-5] [SL-MOV-1] [SL-AP-4] [SL-INI-1] the foes and the mounts', () => {
  expect(Object.fromEntries(pack.foes.map(({ id }) => [id, numbers(id)]))).toEqual({
    goblin: 'slots 4/1/1/1/1, stamina 10, toughness 0 (-1), rate 8, AP 7/7/21, d10+7',
    wolf: 'slots 4/1/1/1/1, stamina 11, toughness 2 (1), rate 9, AP 9/9/27, d10+9',
    guard: 'slots 5/2/2/2/1, stamina 11, toughness 5 (1), rate 8, AP 6/6/18, d10+6',
    'bandit-archer': 'slots 5/2/2/2/1, stamina 10, toughness 2 (0), rate 8, AP 7/7/21, d10+8',
    knight: 'slots 6/3/3/3/1, stamina 12, toughness 8 (2), rate 9, AP 5/5/16, d10+7',
    ogre: 'slots 4/3/3/3/1, stamina 14, toughness 13 (7), rate 10, AP 6/6/18, d10+5',
    // Str 2, Athletics 1; Vit 1, leather; Speed 1; Prc 1, Reflex 1.
    raider: 'slots 5/2/2/2/1, stamina 11, toughness 3 (1), rate 9, AP 7/7/21, d10+7',
    // Str 2, Size 1, Athletics 2; Vit 2 and Size 1, hide; Speed 1; Prc 2, Reflex 1.
    'bog-hag': 'slots 5/3/3/3/1, stamina 12, toughness 4 (3), rate 9, AP 7/7/21, d10+8',
    'riding-horse': 'slots 4/2/2/2/1, stamina 14, toughness 9 (9), rate 11, AP 9/9/27, d10+7',
    'war-horse': 'slots 5/2/2/2/1, stamina 15, toughness 12 (10), rate 11, AP 9/9/27, d10+7',
  });
});

/** Attribute, skill, group or school and accuracy: what an attack with it adds to its dice (SL-ATK-8). */
function attackBonus(sheet: Sheet, weaponId: string): number {
  const weapon = [...sheet.natural, ...sheet.weapons.map(({ thing }) => thing)].find(
    ({ id }) => id === weaponId,
  );
  if (!weapon) throw new Error(`no ${weaponId}`);
  const skill = weapon.melee ? 'melee' : 'aim';
  const of = { attribute: 'dexterity', skill, specialization: weapon.group } as const;
  return sheet.attributes.dexterity + skillRank(sheet, of) + specializationRank(sheet, of) + weapon.accuracy;
}
const damage = (sheet: Sheet, weaponId: string): number =>
  sheet.attributes.strength + (weapons.find(({ id }) => id === weaponId)?.damage ?? Number.NaN);

test('[SL-ATK-8] [SL-ATK-3] what each adds to its attack, and its damage', () => {
  const rows: { [who: string]: string } = {};
  for (const { id } of [...pack.heroes, ...pack.foes]) {
    const sheet = sheetOf(id);
    const all = [...sheet.natural, ...sheet.weapons.map(({ thing }) => thing)];
    const armed = all.filter((one) => one.id !== 'shield');
    rows[id] = armed
      .map((one) => `${one.id} +${attackBonus(sheet, one.id)}/${damage(sheet, one.id)}`)
      .join(', ');
  }
  expect(rows).toEqual({
    wenna: 'sword +7/4',
    torvin: 'greatsword +7/7',
    isra: 'dagger +3/-1',
    pell: 'bow +9/3, dagger +7/1',
    brannoch: 'spear +6/4, sword +5/4',
    nerit: 'trident +4/1',
    goblin: 'axe +4/3',
    wolf: 'bite +5/3',
    guard: 'sword +6/3',
    'bandit-archer': 'bow +6/2',
    knight: 'sword +8/4',
    ogre: 'great-club +5/8',
    raider: 'spear +5/4, axe +5/5',
    'bog-hag': 'bite +5/4',
    'riding-horse': 'hooves +1/6',
    'war-horse': 'hooves +4/7',
  });
});

test('[SL-STA-6] casters can pay for each of their spells', () => {
  const rows = [...pack.heroes, ...pack.foes].flatMap(({ id }) => {
    const sheet = sheetOf(id);
    return sheet.spells.length > 0
      ? [[id, manaPool(sheet), sheet.spells.map((one) => one.id).join(' ')]]
      : [];
  });
  expect(rows).toEqual([
    ['isra', 13, 'ember-dart still-ward mending-breath'],
    ['nerit', 12, 'binding-roots spark-arc'],
    ['bog-hag', 13, 'spark-arc binding-roots'],
  ]);
});

test('six heroes, ten foes (two of them mounts) and three encounters, each with a sentence', () => {
  expect([pack.heroes.length, pack.foes.length, pack.encounters.length]).toEqual([6, 10, 3]);
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

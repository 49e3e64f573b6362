import { expect, test } from 'vitest';
import type { Problem } from '../../engine/system.ts';
import { fold } from '../../kernel/terms.ts';
import { defenseOf } from './combat/defense.ts';
import { meansOf } from './combat/means.ts';
import { skillDefenses } from './defenses.ts';
import {
  apGains,
  baseRate,
  baseToughnessOf,
  checkTerms,
  initiativeTerms,
  manaPool,
  slotsOf,
  staminaPool,
  toughnessOf,
} from './derived.ts';
import { levels } from './levels.ts';
import { armors, objects, pack, spells, weapons } from './pack/index.ts';
import { packSheet, readSheet } from './ready.ts';
import { defaultRulings } from './rulings.ts';
import { begin } from './setup.ts';
import type { Sheet } from './sheet.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';
import { begun } from './tests/sketch.ts';

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
    ['fangs', 'brawl', 0, 0, '0 (0)', '', 0, 0, 0, ''],
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
    ['smoke-pot', null, 'other'],
  ]);
  expect(objects.find(({ id }) => id === 'smoke-pot')?.time).toEqual({ rounds: 2 });
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
    // Size −1; Speed 1; Prc 2, Reflex 1.
    'marsh-adder': 'slots 4/1/1/1/1, stamina 10, toughness -1 (-1), rate 8, AP 7/7/21, d10+8',
    'riding-horse': 'slots 4/2/2/2/1, stamina 14, toughness 9 (9), rate 11, AP 9/9/27, d10+7',
    'war-horse': 'slots 5/2/2/2/1, stamina 15, toughness 12 (10), rate 11, AP 9/9/27, d10+7',
  });
});

/** Each of the pack beside a goblin, at the beginning of a fight. */
function standing(id: string): { readonly fight: Fight; readonly who: Combatant } {
  const fight = begun({ here: { one: { use: id, at: [5, 5] } }, there: { goblin: { at: [12, 5] } } });
  return { fight, who: one(fight, 'one') };
}
const everybody = [...pack.heroes, ...pack.foes].map(({ id }) => id);

test('[SL-ATK-8] [SL-ATK-3] what each adds to its attack rolls, and the damage', () => {
  const rows = everybody.map((id) => {
    const { fight, who } = standing(id);
    const armed = sheetOf(id).weapons.map(({ item }) => item);
    const means = meansOf(fight, {
      ...who,
      // What is at the belt counts too.
      hands: [...who.hands, ...who.stowed.map(({ item }) => ({ item, hands: 1 as const }))],
    });
    const said = means
      .filter(({ weapon }) => weapon && weapon.id !== 'shield' && weapon.id !== 'unarmed')
      .map(({ check, terms, damage, weapon }) => {
        const bonus = fold([...checkTerms(who.sheet, check), ...terms]).value;
        return `${weapon?.id} +${bonus}/${fold(damage).value}`;
      });
    expect(said.length).toBe(armed.filter((item) => item !== 'shield').length + who.sheet.natural.length);
    return [id, said.join(', ')];
  });
  expect(Object.fromEntries(rows)).toEqual({
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
    'marsh-adder': 'fangs +6/0',
    'riding-horse': 'hooves +1/6',
    'war-horse': 'hooves +4/7',
  });
});

test('[SL-ATK-8] what casters add to their spells', () => {
  const rows = everybody.flatMap((id) => {
    const { fight, who } = standing(id);
    return meansOf(fight, who)
      .filter(({ spell }) => spell)
      .map(({ spell, check, terms }) => [
        `${id} ${spell?.id}`,
        fold([...checkTerms(who.sheet, check), ...terms]).value,
      ]);
  });
  // Reason, Arcana and the school.
  expect(Object.fromEntries(rows)).toMatchObject({
    'isra ember-dart': 8,
    'nerit binding-roots': 7,
    'nerit spark-arc': 6,
    'bog-hag spark-arc': 7,
    'bog-hag binding-roots': 6,
  });
});

test('[SL-DEF-4] [SL-DEF-5] melee and ranged Defense', () => {
  const rows = everybody.map((id) => {
    const { fight, who } = standing(id);
    return [id, (['melee', 'ranged'] as const).map((which) => defenseOf(fight, who, which).value).join('/')];
  });
  expect(Object.fromEntries(rows)).toEqual({
    wenna: '14/13',
    torvin: '11/10',
    isra: '14/14',
    pell: '13/13',
    // Speed 0 in mail, Reason 0, block 1 of the spear.
    brannoch: '11/10',
    // Speed 1, Reason 2.
    nerit: '13/13',
    goblin: '12/12',
    wolf: '10/10',
    guard: '13/12',
    'bandit-archer': '11/11',
    knight: '13/12',
    ogre: '6/6',
    // Speed 1, block 1 of the spear.
    raider: '12/11',
    // Size 1, Speed 1, Reason 2.
    'bog-hag': '12/12',
    // Size −1, Speed 1, Reason −4.
    'marsh-adder': '8/8',
    'riding-horse': '4/4',
    'war-horse': '4/4',
  });
});

test('[SL-DEF-7] [SL-DEF-8] [SL-DEF-9] [SL-DEF-10] Power, Agility, Fortitude, Willpower', () => {
  const row = (id: string) => {
    const { fight, who } = standing(id);
    return skillDefenses.map((which) => defenseOf(fight, who, which).value);
  };
  expect(row('wenna')).toEqual([15, 12, 15, 13]);
  expect(row('torvin')).toEqual([17, 12, 13, 11]);
  // Str 5, Size 3, Athletics 2, Power 2; Size 3; Vit 4, Resistance 2, Fortitude 1; Prs −1, Resistance 2.
  expect(row('ogre')).toEqual([22, 7, 17, 11]);
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

test('six heroes, eleven foes (two of them mounts) and three encounters, each with a sentence', () => {
  expect([pack.heroes.length, pack.foes.length, pack.encounters.length]).toEqual([6, 11, 3]);
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

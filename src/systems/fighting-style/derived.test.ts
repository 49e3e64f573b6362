import { expect, test } from 'vitest';
import {
  armorSources,
  blockRating,
  healthPool,
  initiativeBonus,
  isTrained,
  isTrainedArmor,
  isTrainedShield,
  isTrainedWeapon,
  manaPool,
  skillTotal,
  speed,
  styleTotal,
} from './derived.ts';
import type { Weapon } from './gear.ts';
import { bareHands, weaponOf } from './pack/index.ts';
import { readSheet } from './ready.ts';
import { defaultRulings } from './rulings.ts';
import type { Sheet, Style } from './sheet.ts';

const sheetFrom = (json: object): Sheet => {
  const problems: { path: string; message: string }[] = [];
  const sheet = readSheet({ name: 'Somebody', ...json }, ['sheet'], problems);
  expect(problems).toEqual([]);
  return sheet as Sheet;
};

const style = (json: object): Style => sheetFrom({ styles: [{ name: 'Style', ...json }] }).styles[0] as Style;
const weapon = (id: string): Weapon => weaponOf(id) as Weapon;

test('[FS-STY-7] each skill adds its governing attribute to its rank', () => {
  const sheet = sheetFrom({ attributes: { STR: 1, AGI: 3, PER: 5, INT: 7, WIL: 9 } });
  // Every rank is 2 unless written.
  const totals = { athletics: 3, acrobatics: 5, dodge: 5, stealth: 5, sleightOfHand: 5 } as const;
  for (const [skill, total] of Object.entries(totals)) {
    expect(skillTotal(sheet, skill as keyof typeof totals).value, skill).toBe(total);
  }
  expect(skillTotal(sheet, 'observation').value).toBe(7);
  expect(skillTotal(sheet, 'deception').value).toBe(9);
  expect(skillTotal(sheet, 'sorcery').value).toBe(9);
  expect(skillTotal(sheet, 'focus').value).toBe(11);
});

test('[FS-TEST-1] a target number shows attribute and rank as its terms', () => {
  const total = skillTotal(sheetFrom({ attributes: { AGI: 6 }, skills: { dodge: 4 } }), 'dodge');
  expect(total.value).toBe(10);
  expect(total.terms.map((term) => [term.value, term.label, term.clause])).toEqual([
    [6, 'Agility', 'FS-STY-7'],
    [4, 'Dodge rank', 'FS-TEST-1'],
  ]);
});

test('[FS-TEST-1] a printed total replaces the formula', () => {
  const sheet = sheetFrom({ attributes: { AGI: 6 }, printed: { skills: { dodge: 13 } } });
  expect(skillTotal(sheet, 'dodge')).toMatchObject({
    value: 13,
    terms: [{ op: 'set', label: 'Dodge as printed' }],
  });
  expect(skillTotal(sheet, 'stealth').value).toBe(8);
});

test('[FS-STY-1] a Fighting Style test is attribute plus rank, or as printed', () => {
  const sheet = sheetFrom({ attributes: { STR: 8, AGI: 4 } });
  expect(styleTotal(sheet, style({ rank: 6 }), 'STR').value).toBe(14);
  expect(styleTotal(sheet, style({ rank: 6 }), 'AGI').value).toBe(10);
  const printed = style({ rank: 6, printed: { STR: 11 } });
  expect(styleTotal(sheet, printed, 'STR').value).toBe(11);
  expect(styleTotal(sheet, printed, 'AGI').value).toBe(10);
});

test('[FS-ARM-1] Speed is 5 + AGI, 1 m less in partial and 2 m less in full armor, unless printed or ruled off', () => {
  const bare = { attributes: { AGI: 6 } };
  const partial = { ...bare, armor: { level: 'partial', material: 'hide' } };
  const full = { ...bare, armor: { level: 'full', material: 'iron' } };
  expect(speed(sheetFrom(bare)).value).toBe(11);
  expect(speed(sheetFrom(partial)).value).toBe(10);
  expect(speed(sheetFrom(full)).value).toBe(9);
  expect(speed(sheetFrom(full), { ...defaultRulings, armorMobility: 'off' }).value).toBe(11);
  expect(speed(sheetFrom({ ...full, printed: { speed: 7 } })).value).toBe(7);
});

test('[FS-ARM-1] ruling armorMobility dodgeAndStealth: full armor takes 2 off Dodge and Stealth, printed or not', () => {
  const rulings = { ...defaultRulings, armorMobility: 'dodgeAndStealth' } as const;
  const full = sheetFrom({ armor: { level: 'full', material: 'iron' }, printed: { skills: { stealth: 9 } } });
  expect(skillTotal(full, 'dodge').value).toBe(7);
  expect(skillTotal(full, 'dodge', rulings).value).toBe(5);
  expect(skillTotal(full, 'stealth', rulings).value).toBe(7);
  expect(skillTotal(full, 'acrobatics', rulings).value).toBe(7);
  expect(speed(full, rulings).value).toBe(8);
});

test('[FS-HP-1] the Health Pool is 14 + STR, or as printed', () => {
  expect(healthPool(sheetFrom({ attributes: { STR: 8 } })).value).toBe(22);
  expect(healthPool(sheetFrom({ printed: { health: 55 } })).value).toBe(55);
});

test('[FS-MAG-1] mana is three times INT, or as printed', () => {
  expect(manaPool(sheetFrom({ attributes: { INT: 9 } })).value).toBe(27);
  expect(manaPool(sheetFrom({ printed: { mana: 4 } })).value).toBe(4);
});

test('[FS-ENC-4] a PC adds its Initiative, an NPC its PER', () => {
  const npc = sheetFrom({ kind: 'npc', attributes: { PER: 7 } });
  expect(initiativeBonus(npc)).toMatchObject({
    value: 7,
    terms: [{ label: 'Perception', ruling: 'FS-R10' }],
  });
  expect(initiativeBonus(sheetFrom({ kind: 'pc', attributes: { PER: 7 } })).value).toBe(7);
  const written = sheetFrom({ kind: 'pc', attributes: { PER: 7 }, printed: { initiative: 9 } });
  expect(initiativeBonus(written)).toMatchObject({ value: 9, terms: [{ label: 'Initiative as printed' }] });
});

test('[FS-ENC-4] ruling initiativeStat: the bonus is AGI, or the mean of AGI and PER rounded up', () => {
  const sheet = sheetFrom({ attributes: { AGI: 4, PER: 7 } });
  expect(initiativeBonus(sheet, { ...defaultRulings, initiativeStat: 'agi' }).value).toBe(4);
  expect(initiativeBonus(sheet, { ...defaultRulings, initiativeStat: 'average' }).value).toBe(6);
});

test('[FS-ARM-1] [FS-ARM-2] full moonsilver has AR 5 and magic AR 2', () => {
  const worn = armorSources(sheetFrom({ armor: { level: 'full', material: 'moonsilver' } }))[0];
  expect([worn?.ar.value, worn?.magicAr.value]).toEqual([5, 2]);
});

test('[FS-ARM-4] each source of AR is listed separately, and a printed AR replaces the table’s', () => {
  const sheet = sheetFrom({
    armor: { level: 'partial', material: 'hide', ar: 6, magicAr: 1 },
    naturalArmor: [{ name: 'Scales', ar: 2 }],
  });
  expect(armorSources(sheet).map((one) => [one.id, one.ar.value, one.magicAr.value])).toEqual([
    ['armor', 6, 1],
    ['natural-0', 2, 0],
  ]);
  expect(armorSources(sheetFrom({}))).toEqual([]);
});

test('[FS-SHD-1] a bone shield has BR 6, an iron one 7, unless its BR is printed', () => {
  const bone = blockRating(sheetFrom({ shield: { material: 'bone' } }));
  const iron = blockRating(sheetFrom({ shield: { material: 'iron' } }));
  expect([bone?.value, iron?.value]).toEqual([6, 7]);
  expect(blockRating(sheetFrom({ shield: { material: 'iron', br: 9 } }))?.value).toBe(9);
  expect(blockRating(sheetFrom({}))).toBeNull();
});

test('[FS-STY-2] partial and full armor are trained separately; wearing no armor counts as trained', () => {
  const partial = style({ gear: ['partial-armor'] });
  expect(isTrainedArmor(partial, 'partial')).toBe(true);
  expect(isTrainedArmor(partial, 'full')).toBe(false);
  expect(isTrainedArmor(style({}), undefined)).toBe(true);
});

test('[FS-STY-1] a style trains kinds of weapons, shields and unarmed fighting only if it lists them', () => {
  const listed = style({ gear: ['club', 'shield', 'unarmed'] });
  const tree: Weapon = { ...weapon('club'), id: 'tree', kind: 'club' };
  expect(isTrained(listed, 'club')).toBe(true);
  expect(isTrainedWeapon(listed, tree)).toBe(true);
  expect(isTrainedWeapon(listed, weapon('flail'))).toBe(false);
  expect(isTrainedWeapon(listed, bareHands)).toBe(true);
  expect(isTrainedWeapon(style({}), bareHands)).toBe(false);
  expect([isTrainedShield(listed), isTrainedShield(style({}))]).toEqual([true, false]);
});

test('[FS-UNT-1] natural weapons are always trained', () => {
  const bite: Weapon = { ...bareHands, id: 'bite', body: 'natural' };
  expect(isTrainedWeapon(style({}), bite)).toBe(true);
});

import { expect, test } from 'vitest';
import {
  bonusOf,
  exertionPool,
  exhaustedFrom,
  fatePool,
  fatiguedFrom,
  heavyPool,
  lightPool,
  spiritPool,
  standingTarget,
} from './derived.ts';
import { readSheet } from './ready.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings } from './rulings.ts';
import type { Tested } from './scores.ts';
import { skills, testedName } from './scores.ts';
import type { Sheet } from './sheet.ts';

function sheetWith(written: object): Sheet {
  const sheet = readSheet({ name: 'Somebody', ...written }, [], []);
  if (!sheet) throw new Error('the sheet cannot be read');
  return sheet;
}

const tough = (toughness: number, unnatural = 0): Sheet =>
  sheetWith({ scores: { toughness }, unnatural: { toughness: unnatural } });

test('[PE-TEST-1] a Bonus is the tens of its Score; Unnatural adds to the Bonus, not to the Score', () => {
  const bonus = (score: number, unnatural = 0) =>
    bonusOf({ sheet: tough(score, unnatural), decay: {} }, 'toughness');
  expect([bonus(1), bonus(9), bonus(10), bonus(43), bonus(100)]).toEqual([0, 0, 1, 4, 10]);
  expect(bonus(43, 2)).toBe(6);
  const target = standingTarget({ sheet: tough(43, 2), decay: {} }, { score: 'toughness' }, defaultRulings);
  expect(target.value).toBe(43);
});

test('[PE-TEST-1] a sheet that says nothing has 25 in everything, and 10 in Realisation', () => {
  const { scores } = sheetWith({});
  expect([scores.melee, scores.fellowship, scores.realisation]).toEqual([25, 25, 10]);
});

test('[PE-DEC-1] a Score that decays takes its Bonus along', () => {
  const sheet = tough(43, 1);
  expect(bonusOf({ sheet, decay: { toughness: 3 } }, 'toughness')).toBe(5);
  expect(bonusOf({ sheet, decay: { toughness: 4 } }, 'toughness')).toBe(4);
  expect(bonusOf({ sheet, decay: { toughness: 99 } }, 'toughness')).toBe(1);
});

test('[PE-WND-5] Toughness Bonus 4 is 4 Light Wounds and 2 Heavy ones', () => {
  expect([lightPool(tough(40)), heavyPool(tough(40))]).toEqual([4, 2]);
});

test('[PE-TEST-6] half a Toughness Bonus loses its fraction, and there is always 1 Heavy Wound', () => {
  expect([30, 39, 50, 70].map((score) => heavyPool(tough(score)))).toEqual([1, 1, 2, 3]);
  expect([9, 19].map((score) => heavyPool(tough(score)))).toEqual([1, 1]);
});

test('[PE-WND-2] Unnatural Toughness gives more Light Wounds', () => {
  expect([lightPool(tough(43, 2)), heavyPool(tough(43, 2))]).toEqual([6, 3]);
});

test('[PE-ACT-37] Spirit is Magic Bonus times Rank, Exertion Rank times the best of four Bonuses', () => {
  const sheet = sheetWith({
    scores: { melee: 20, ballistic: 31, strength: 48, toughness: 40, perception: 57, willpower: 90 },
    unnatural: { melee: 4 },
    magic: 'perception',
    rank: 3,
  });
  // Perception 5 × 3; Melee 2 + 4, × 3.
  expect([spiritPool(sheet), exertionPool(sheet)]).toEqual([15, 18]);
});

test('[PE-FATE-1] as many Fate Points as the Realisation Bonus', () => {
  expect(fatePool(sheetWith({ scores: { realisation: 41 } }))).toBe(4);
});

test('a printed value stands in place of its formula', () => {
  const printed = { light: 9, heavy: 7, fate: 5, spirit: 33, exertion: 44 };
  const sheet = sheetWith({ printed });
  expect([
    lightPool(sheet),
    heavyPool(sheet),
    fatePool(sheet),
    spiritPool(sheet),
    exertionPool(sheet),
  ]).toEqual([9, 7, 5, 33, 44]);
});

test('[PE-FTG-1] [PE-FTG-2] Fatigued above Toughness, Exhausted from Toughness + 20 on', () => {
  const being = { sheet: tough(43), decay: {} };
  expect([fatiguedFrom(being), exhaustedFrom(being)]).toEqual([44, 63]);
  const decayed = { sheet: tough(43), decay: { toughness: 10 } };
  expect([fatiguedFrom(decayed), exhaustedFrom(decayed)]).toEqual([34, 53]);
});

test('[PE-TEST-5] which Score governs each skill', () => {
  const distinct = {
    melee: 11,
    ballistic: 12,
    strength: 13,
    toughness: 14,
    agility: 15,
    intelligence: 16,
    perception: 17,
    willpower: 18,
    fellowship: 19,
  };
  const being = { sheet: sheetWith({ scores: distinct }), decay: {} };
  const targets = skills.map((skill) => [skill, standingTarget(being, { skill }, defaultRulings).value]);
  expect(Object.fromEntries(targets)).toEqual({
    melee: 11,
    ballistics: 12,
    acrobatics: 15,
    stealth: 15,
    athletics: 13,
    endurance: 14,
    fortitude: 18,
    awareness: 17,
    inquiry: 17,
    survival: 17,
    manipulation: 19,
    authority: 19,
    arcana: 16,
    medical: 16,
  });
});

const trained = sheetWith({
  scores: { melee: 40 },
  magic: 'fellowship',
  skills: { melee: { level: 3, bonus: 10, focuses: { parry: { level: 6, bonus: -5 } } } },
});
const target = (tested: Tested, rulings: Partial<Rulings> = {}): number =>
  standingTarget({ sheet: trained, decay: {} }, tested, { ...defaultRulings, ...rulings }).value;

test('[PE-TEST-5] [PE-R12] a skill adds its bonus; a focus that is written counts in its place', () => {
  expect(target({ score: 'melee' })).toBe(40);
  expect(target({ skill: 'melee' })).toBe(50);
  expect(target({ skill: 'melee', focus: 'grappling' })).toBe(50);
  expect(target({ skill: 'melee', focus: 'parry' })).toBe(35);
});

test('[PE-TEST-5] [PE-R12] where the table counts levels, each adds 5 or 10 besides', () => {
  expect(target({ skill: 'melee' }, { skillTarget: 'perLevel5' })).toBe(65);
  expect(target({ skill: 'melee' }, { skillTarget: 'perLevel10' })).toBe(80);
  expect(target({ skill: 'melee', focus: 'parry' }, { skillTarget: 'perLevel10' })).toBe(95);
  expect(target({ skill: 'arcana' }, { skillTarget: 'perLevel10' })).toBe(25);
});

test('[PE-TEST-1] the Magic score is the mental Score that the sheet names', () => {
  const sheet = sheetWith({ scores: { fellowship: 61, willpower: 12 }, magic: 'fellowship' });
  expect(standingTarget({ sheet, decay: { fellowship: 2 } }, { magic: true }, defaultRulings).value).toBe(59);
});

test('what is tested has a name', () => {
  expect([
    testedName({ skill: 'acrobatics', focus: 'dodge' }),
    testedName({ skill: 'medical' }),
    testedName({ score: 'realisation' }),
    testedName({ magic: true }),
  ]).toEqual(['Acrobatics (Dodge)', 'Medical', 'Realisation', 'Magic']);
});

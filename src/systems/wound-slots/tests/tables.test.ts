import { expect, test } from 'vitest';
import { recoveryTns, treatTns } from '../body/tns.ts';
import {
  apGains,
  baseRate,
  baseToughnessOf,
  manaPool,
  rounded,
  sleepHours,
  slotsOf,
  squaresOf,
  staminaPool,
  surprisePenalty,
  toughnessOf,
  yardsFor,
} from '../derived.ts';
import type { ByLevel } from '../levels.ts';
import { levelOf, levels, rankOf, thresholds, worstOf } from '../levels.ts';
import { readSheet } from '../ready.ts';
import type { Rulings } from '../rulings.ts';
import { defaultRulings } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';

/** The tables of the source, cell by cell, and the rulings beyond their ends. */

function sheet(written: object): Sheet {
  const read = readSheet({ name: 'Somebody', ...written }, [], []);
  if (!read) throw new Error('no such sheet');
  return read;
}
const vitality = (value: number, more: object = {}): Sheet =>
  sheet({ attributes: { vitality: value }, ...more });
const speed = (value: number): Sheet => sheet({ attributes: { speed: value } });
const table = (said: Partial<Rulings>): Rulings => ({ ...defaultRulings, ...said });
const row = (counts: ByLevel): readonly number[] => levels.map((level) => counts[level]);

test('[SL-HLT-1] the levels are numbered from light, 1, to fatal, 5', () => {
  expect(levels.map((level) => [level, rankOf(level)])).toEqual([
    ['light', 1],
    ['moderate', 2],
    ['severe', 3],
    ['critical', 4],
    ['fatal', 5],
  ]);
  expect([0, 1, 3, 5, 9].map(levelOf)).toEqual([null, 'light', 'severe', 'fatal', 'fatal']);
});

test('[SL-HLT-2] the thresholds', () => {
  expect(row(thresholds)).toEqual([0, 2, 4, 6, 8]);
});

test('[SL-HLT-7] wound slots by Vitality: moderate, severe, critical', () => {
  const rows = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((value) => {
    const slots = slotsOf(vitality(value), defaultRulings);
    return [value, slots.moderate, slots.severe, slots.critical];
  });
  expect(rows).toEqual([
    [-5, 1, 1, 0],
    [-4, 1, 1, 1],
    [-3, 2, 1, 1],
    [-2, 2, 2, 1],
    [-1, 3, 2, 1],
    [0, 3, 2, 2],
    [1, 3, 3, 2],
    [2, 4, 3, 2],
    [3, 4, 3, 3],
    [4, 4, 4, 3],
    [5, 5, 4, 3],
  ]);
});

test('[SL-HLT-7] beyond the table: its last column, or a total of Vitality + 7', () => {
  const at = (value: number, slotRange: Rulings['slotRange']) =>
    row(slotsOf(vitality(value), table({ slotRange }))).slice(1, 4);
  expect(at(7, 'nearestColumn')).toEqual([5, 4, 3]);
  expect(at(-9, 'nearestColumn')).toEqual([1, 1, 0]);
  // 6 + 7 = 13: 5, 4, 4; 8 + 7 = 15: 5, 5, 5; −6 + 7 = 1; −8 + 7 is below 0.
  expect(at(6, 'continuePattern')).toEqual([5, 4, 4]);
  expect(at(8, 'continuePattern')).toEqual([5, 5, 5]);
  expect(at(-6, 'continuePattern')).toEqual([1, 0, 0]);
  expect(at(-8, 'continuePattern')).toEqual([0, 0, 0]);
  // Inside the table the ruling changes nothing.
  expect(at(0, 'continuePattern')).toEqual([3, 2, 2]);
});

test('[SL-HLT-8] light slots are 5 + Persona, never below 0; one fatal slot', () => {
  const light = (persona: number) => {
    const slots = slotsOf(sheet({ attributes: { persona } }), defaultRulings);
    return [slots.light, slots.fatal];
  };
  expect([3, 0, -2, -5, -8].map(light)).toEqual([
    [8, 1],
    [5, 1],
    [3, 1],
    [0, 1],
    [0, 1],
  ]);
});

test('[SL-HLT-15] game master’s characters: 1, 2 or 3 of each level, whatever their Vitality', () => {
  const of = (tier: string, said: Partial<Rulings> = {}) => row(slotsOf(vitality(4, { tier }), table(said)));
  expect(of('minion')).toEqual([5, 1, 1, 1, 1]);
  expect(of('standard')).toEqual([5, 2, 2, 2, 1]);
  expect(of('elite')).toEqual([5, 3, 3, 3, 1]);
  expect(of('elite', { npcLightSlots: 'sameAsTier' })).toEqual([3, 3, 3, 3, 1]);
  expect(of('minion', { npcLightSlots: 'sameAsTier' })).toEqual([1, 1, 1, 1, 1]);
});

test('[SL-HLT-15] [SL-HLT-14] the game master may keep the slots of Vitality', () => {
  const slots = slotsOf(vitality(4, { tier: 'minion', vitalitySlots: true }), defaultRulings);
  expect(row(slots)).toEqual([5, 4, 4, 3, 1]);
});

test('[SL-HLT-11] wounded at the level of the worst wound: three light and a critical one are critical', () => {
  const wounds = { light: 3, moderate: 0, severe: 0, critical: 1, fatal: 0 };
  expect(worstOf(wounds)).toBe('critical');
  expect(worstOf({ ...wounds, light: 0, critical: 0 })).toBe(null);
});

test('[SL-HLT-5] [SL-HLT-6] Toughness is Vitality, Size and the rest; the base leaves out armour', () => {
  const ogre = sheet({ attributes: { vitality: 4 }, size: 3, otherToughness: 2, armor: 'mail' });
  expect([toughnessOf(ogre).value, baseToughnessOf(ogre).value]).toEqual([13, 9]);
  const imp = sheet({ attributes: { vitality: -2 }, size: -2 });
  expect([toughnessOf(imp).value, baseToughnessOf(imp).value]).toEqual([-4, -4]);
});

test('[SL-STA-1] [SL-STA-6] pools are what the race gives and Vitality or Lore, never below 0', () => {
  const one = sheet({ attributes: { vitality: 2, lore: -3 }, race: { stamina: 12, mana: 8 } });
  expect([staminaPool(one), manaPool(one)]).toEqual([14, 5]);
  const two = sheet({ attributes: { vitality: -9, lore: -9 }, race: { stamina: 5, mana: 5 } });
  expect([staminaPool(two), manaPool(two)]).toEqual([0, 0]);
});

test('[SL-AP-4] AP by Speed: Round Start, Turn End, maximum', () => {
  const rows = Array.from({ length: 21 }, (_, i) => {
    const { start, end, most } = apGains(speed(i - 10), defaultRulings);
    return [i - 10, start, end, most];
  });
  expect(rows).toEqual([
    [-10, 2, 1, 5],
    [-9, 2, 1, 5],
    [-8, 2, 2, 6],
    [-7, 3, 2, 7],
    [-6, 3, 2, 8],
    [-5, 3, 3, 9],
    [-4, 4, 3, 10],
    [-3, 4, 4, 12],
    [-2, 5, 4, 14],
    [-1, 5, 5, 16],
    [0, 6, 6, 18],
    [1, 7, 7, 21],
    [2, 8, 8, 24],
    [3, 9, 9, 27],
    [4, 11, 10, 31],
    [5, 12, 12, 36],
    [6, 14, 14, 41],
    [7, 16, 16, 48],
    [8, 18, 18, 55],
    [9, 21, 21, 63],
    [10, 24, 24, 72],
  ]);
});

/** A sheet with numbers that no document may have, as later changes to the range of sheets could bring them. */
const beyond = (more: Partial<Sheet>): Sheet => ({ ...sheet({}), ...more });
const attributes = sheet({}).attributes;

test('[SL-AP-4] [SL-R41] Speed beyond the table: its last column, or on by its last step', () => {
  const slow = sheet({
    attributes: { speed: -10 },
    armor: { id: 'slab', name: 'Slab', toughness: 9, speed: -2 },
  });
  expect(apGains(slow, defaultRulings)).toEqual({ start: 2, end: 1, most: 5 });
  // From −9 to −10 nothing changes any more.
  expect(apGains(slow, table({ speedRange: 'extend' }))).toEqual({ start: 2, end: 1, most: 5 });
  const quick = beyond({ attributes: { ...attributes, speed: 12 } });
  expect(apGains(quick, defaultRulings)).toEqual({ start: 24, end: 24, most: 72 });
  // From 9 to 10: 3, 3 and 9 more.
  expect(apGains(quick, table({ speedRange: 'extend' }))).toEqual({ start: 30, end: 30, most: 90 });
});

const rate = (size: number, said: Partial<Rulings> = {}): number => baseRate(beyond({ size }), table(said));

test('[SL-MOV-1] the rate by Strength, Size and Athletics: both ends of every row of the table', () => {
  const rows: readonly (readonly [rate: number, from: number, to: number])[] = [
    [1, -29, -26],
    [2, -25, -22],
    [3, -21, -18],
    [4, -17, -14],
    [5, -13, -10],
    [6, -9, -6],
    [7, -5, -2],
    [8, -1, 2],
    [9, 3, 6],
    [10, 7, 10],
    [11, 11, 14],
    [12, 15, 18],
    [13, 19, 22],
    [14, 23, 26],
    [15, 27, 30],
    [16, 31, 34],
    [17, 35, 38],
    [18, 39, 42],
    [19, 43, 46],
    [20, 47, 50],
    [21, 51, 54],
    [22, 55, 58],
    [23, 59, 62],
    [24, 63, 66],
    [25, 67, 70],
  ];
  for (const [expected, from, to] of rows) expect([rate(from), rate(to)]).toEqual([expected, expected]);
  expect([rate(-30), rate(-50)]).toEqual([0, 0]);
  const one = sheet({ attributes: { strength: 4 }, size: -1, skills: { athletics: { rank: 3 } } });
  expect(baseRate(one, defaultRulings)).toBe(9);
});

test('[SL-MOV-1] [SL-R53] above a sum of 70 the rate goes on, or stops at 25; a printed one replaces both', () => {
  expect([rate(71), rate(80), rate(80, { rateBeyond: 'cap25' })]).toEqual([26, 28, 25]);
  expect(baseRate(sheet({ printed: { rate: 30 } }), table({ rateBeyond: 'cap25' }))).toBe(30);
});

test('[SL-MOV-2] yards for 1, 2, 3 and 4 AP by rate', () => {
  const rows = Array.from({ length: 26 }, (_, rate) => [1, 2, 3, 4].map((ap) => yardsFor(rate, ap)));
  expect(rows).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 1],
    [0, 1, 1, 2],
    [0, 1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 5],
    [1, 3, 4, 6],
    [1, 3, 5, 7],
    [2, 4, 6, 8],
    [2, 4, 6, 9],
    [2, 5, 7, 10],
    [2, 5, 8, 11],
    [3, 6, 9, 12],
    [3, 6, 9, 13],
    [3, 7, 10, 14],
    [3, 7, 11, 15],
    [4, 8, 12, 16],
    [4, 8, 12, 17],
    [4, 9, 13, 18],
    [4, 9, 14, 19],
    [5, 10, 15, 20],
    [5, 10, 15, 21],
    [5, 11, 16, 22],
    [5, 11, 17, 23],
    [6, 12, 18, 24],
    [6, 12, 18, 25],
  ]);
});

test('[SL-RST-14] the recovery TNs', () => {
  expect(row(recoveryTns)).toEqual([-8, -5, -1, 4, 10]);
});

test('[SL-MSC-13] the TNs of Treat Wound', () => {
  expect(row(treatTns)).toEqual([-3, 0, 3, 6, 9]);
});

test('[SL-GRD-1] [SL-R56] the side of a space by Size', () => {
  const side = (size: number, said: Partial<Rulings> = {}) => squaresOf(sheet({ size }), table(said));
  expect([-3, 0, 3, 4, 7, 8, 11, 12, 20].map((size) => side(size))).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4]);
  expect([0, 7, 20].map((size) => side(size, { spaceBySize: 'always1' }))).toEqual([1, 1, 1]);
});

test('[SL-RST-3] a full night is 8 hours less half an hour a point of Vitality', () => {
  expect([0, 3, -2].map((value) => sleepHours(vitality(value)))).toEqual([8, 6.5, 9]);
  expect(sleepHours(vitality(2, { race: { sleep: -3 } }))).toBe(4);
});

test('[SL-SUR-4] surprise takes 5 − Perception off initiative: 7 with Perception −2, nothing with 5', () => {
  const penalty = (perception: number) => surprisePenalty(sheet({ attributes: { perception } })).value;
  expect([penalty(-2), penalty(0), penalty(4), penalty(5) + 0]).toEqual([-7, -5, -1, 0]);
});

test('[SL-DIC-6] fractions are rounded down, below zero too, unless the table rounds otherwise', () => {
  const with3 = (value: number) =>
    (['down', 'nearest', 'up'] as const).map((rounding) => rounded({ rounding }, value) + 0);
  expect(with3(2.5)).toEqual([2, 3, 3]);
  expect(with3(-0.5)).toEqual([-1, 0, 0]);
  expect(with3(4)).toEqual([4, 4, 4]);
});

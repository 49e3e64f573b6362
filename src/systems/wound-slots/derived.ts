import { capital } from '../../kernel/phrases.ts';
import type { Term, Total } from '../../kernel/terms.ts';
import { fold } from '../../kernel/terms.ts';
import type { Attribute, CheckOf } from './attributes.ts';
import { attributeNames } from './attributes.ts';
import type { ByLevel } from './levels.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';

/**
 * Values derived from a sheet alone: tables of the source, pools, slots. The state of a fight is not considered here.
 */

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** SL-R6: rounds as the table's ruling says, also below zero. */
export function rounded(rulings: Pick<Rulings, 'rounding'>, value: number): number {
  switch (rulings.rounding) {
    case 'down':
      return Math.floor(value);
    case 'nearest':
      return Math.round(value);
    case 'up':
      return Math.ceil(value);
  }
}

/** An attribute; Speed includes the modifier of armour. */
export function attributeOf(sheet: Sheet, attribute: Attribute): number {
  const value = sheet.attributes[attribute];
  return attribute === 'speed' ? value + (sheet.armor?.speed ?? 0) : value;
}

/** The rank of a skill; 0 if the sheet has none. */
export const skillRank = (sheet: Sheet, of: Pick<CheckOf, 'skill'>): number =>
  of.skill === undefined ? 0 : (sheet.skills[of.skill]?.rank ?? 0);
export const specializationRank = (sheet: Sheet, of: CheckOf): number =>
  of.skill === undefined || of.specialization === undefined
    ? 0
    : (sheet.skills[of.skill]?.specializations[of.specialization] ?? 0);

/** Cached by sheet and check, which are immutable. */
const checks = new WeakMap<Sheet, WeakMap<CheckOf, readonly Term[]>>();

/** SL-DIC-1: attribute, skill and specialization as terms. */
export function checkTerms(sheet: Sheet, of: CheckOf): readonly Term[] {
  let known = checks.get(sheet);
  if (!known) {
    known = new WeakMap();
    checks.set(sheet, known);
  }
  let terms = known.get(of);
  if (!terms) {
    terms = countCheck(sheet, of);
    known.set(of, terms);
  }
  return terms;
}

function countCheck(sheet: Sheet, of: CheckOf): readonly Term[] {
  const clause = 'SL-DIC-1';
  const terms: Term[] = [
    { value: attributeOf(sheet, of.attribute), op: 'add', label: attributeNames[of.attribute], clause },
  ];
  const skill = skillRank(sheet, of);
  if (of.skill !== undefined && skill !== 0) {
    terms.push({ value: skill, op: 'add', label: capital(of.skill), clause });
  }
  const special = specializationRank(sheet, of);
  if (of.specialization !== undefined && special !== 0) {
    terms.push({ value: special, op: 'add', label: capital(of.specialization), clause });
  }
  return terms;
}

/** SL-HLT-7: moderate, severe and critical slots by Vitality from -5 to 5. */
const slotsByVitality: readonly (readonly [moderate: number, severe: number, critical: number])[] = [
  [1, 1, 0],
  [1, 1, 1],
  [2, 1, 1],
  [2, 2, 1],
  [3, 2, 1],
  [3, 2, 2],
  [3, 3, 2],
  [4, 3, 2],
  [4, 3, 3],
  [4, 4, 3],
  [5, 4, 3],
];

/**
 * SL-R8: moderate, severe and critical slots. Outside the table: the nearest column, or a total of Vitality + 7
 * distributed from moderate on.
 */
function vitalitySlots(vitality: number, rulings: Rulings): readonly [number, number, number] {
  const row = slotsByVitality[within(vitality, -5, 5) + 5] ?? [3, 2, 2];
  if (rulings.slotRange === 'nearestColumn' || (vitality >= -5 && vitality <= 5)) return row;
  const total = Math.max(0, vitality + 7);
  const each = Math.floor(total / 3);
  const rest = total - 3 * each;
  return [each + (rest > 0 ? 1 : 0), each + (rest > 1 ? 1 : 0), each];
}

/** SL-HLT-13, SL-HLT-14: whether it can be staggered, and is dying instead of dead after a fatal wound. */
export const hasHeroRules = ({ tier, fullRules }: Sheet): boolean => tier === 'hero' || fullRules === true;

const tierSlots = { minion: 1, standard: 2, elite: 3 } as const;

/** SL-HLT-7, SL-HLT-8, SL-HLT-15: the number of slots of each level. */
export function slotsOf(sheet: Sheet, rulings: Rulings): ByLevel {
  const { printed, tier } = sheet;
  if (printed.slots) return printed.slots;
  const five = Math.max(0, 5 + attributeOf(sheet, 'persona'));
  if (tier === 'hero' || sheet.vitalitySlots) {
    const [moderate, severe, critical] = vitalitySlots(attributeOf(sheet, 'vitality'), rulings);
    return { light: five, moderate, severe, critical, fatal: 1 };
  }
  const each = tierSlots[tier];
  const light = rulings.npcLightSlots === 'sameAsTier' ? each : five;
  return { light, moderate: each, severe: each, critical: each, fatal: 1 };
}

/** SL-AP-4: Round Start, Turn End and maximum AP for Speed -10 to 10. */
const apBySpeed: readonly (readonly [start: number, end: number, most: number])[] = [
  [2, 1, 5],
  [2, 1, 5],
  [2, 2, 6],
  [3, 2, 7],
  [3, 2, 8],
  [3, 3, 9],
  [4, 3, 10],
  [4, 4, 12],
  [5, 4, 14],
  [5, 5, 16],
  [6, 6, 18],
  [7, 7, 21],
  [8, 8, 24],
  [9, 9, 27],
  [11, 10, 31],
  [12, 12, 36],
  [14, 14, 41],
  [16, 16, 48],
  [18, 18, 55],
  [21, 21, 63],
  [24, 24, 72],
];

interface ApGains {
  readonly start: number;
  readonly end: number;
  readonly most: number;
}

/**
 * SL-AP-1, SL-AP-3, SL-AP-4: AP gains and maximum. SL-R41 outside the table: the nearest column, or continued by the
 * growth of its last step.
 */
export function apGains(sheet: Sheet, rulings: Pick<Rulings, 'speedRange'>): ApGains {
  const speed = attributeOf(sheet, 'speed');
  const inside = within(speed, -10, 10);
  const [start, end, most] = apBySpeed[inside + 10] ?? [6, 6, 18];
  const beyond = speed - inside;
  // At its lower end the table no longer falls.
  if (beyond <= 0 || rulings.speedRange === 'nearestColumn') return { start, end, most };
  return { start: start + 3 * beyond, end: end + 3 * beyond, most: most + 9 * beyond };
}

/** SL-STA-1, SL-STA-6: normal maximum of stamina and mana. */
export const staminaPool = (sheet: Sheet): number =>
  sheet.printed.stamina ?? Math.max(0, sheet.race.stamina + attributeOf(sheet, 'vitality'));
export const manaPool = (sheet: Sheet): number =>
  sheet.printed.mana ?? Math.max(0, sheet.race.mana + attributeOf(sheet, 'lore'));

/** SL-HLT-5, SL-HLT-6: Toughness including armour. Cached by sheet. */
export function toughnessOf(sheet: Sheet): Total {
  let known = toughness.get(sheet);
  if (!known) {
    known = countToughness(sheet);
    toughness.set(sheet, known);
  }
  return known;
}

const toughness = new WeakMap<Sheet, Total>();

function countToughness(sheet: Sheet): Total {
  if (sheet.printed.toughness !== undefined) return printed(sheet.printed.toughness, 'Toughness', 'SL-HLT-5');
  const armor = sheet.armor;
  return fold([
    ...baseToughnessOf(sheet).terms,
    ...(armor && armor.toughness !== 0
      ? [
          {
            value: armor.toughness,
            op: 'add',
            label: armor.name,
            clause: 'SL-HLT-5',
            source: armor.id,
          } as const,
        ]
      : []),
  ]);
}

export function baseToughnessOf(sheet: Sheet): Total {
  if (sheet.printed.baseToughness !== undefined) {
    return printed(sheet.printed.baseToughness, 'base Toughness', 'SL-HLT-6');
  }
  const clause = 'SL-HLT-6';
  const terms: Term[] = [
    { value: attributeOf(sheet, 'vitality'), op: 'add', label: 'Vit', clause },
    { value: sheet.size, op: 'add', label: 'Size', clause },
  ];
  if (sheet.otherToughness !== 0)
    terms.push({ value: sheet.otherToughness, op: 'add', label: 'hide', clause });
  return fold(terms);
}

const printed = (value: number, label: string, clause: string): Total =>
  fold([{ value, op: 'set', label, clause, source: 'sheet' }]);

/** SL-MOV-1: the movement rate in yards for 4 AP; SL-R53 for a sum above 70. Cached by sheet and ruling. */
export function baseRate(sheet: Sheet, { rateBeyond }: Pick<Rulings, 'rateBeyond'>): number {
  let known = rates.get(sheet);
  if (known?.rateBeyond !== rateBeyond) {
    known = { rateBeyond, rate: countRate(sheet, rateBeyond) };
    rates.set(sheet, known);
  }
  return known.rate;
}

const rates = new WeakMap<Sheet, { readonly rateBeyond: Rulings['rateBeyond']; readonly rate: number }>();

function countRate(sheet: Sheet, rateBeyond: Rulings['rateBeyond']): number {
  if (sheet.printed.rate !== undefined) return sheet.printed.rate;
  const sum = attributeOf(sheet, 'strength') + sheet.size + skillRank(sheet, { skill: 'athletics' });
  const rate = Math.max(0, Math.floor((sum + 33) / 4));
  return rateBeyond === 'cap25' ? Math.min(25, rate) : rate;
}

/** SL-MOV-2: the yards that AP buy at a rate. */
export const yardsFor = (rate: number, ap: number): number => Math.floor((rate * ap) / 4);

/** SL-GRD-1, SL-R56: the side of the footprint in cells. */
export function squaresOf(sheet: Sheet, rulings: Pick<Rulings, 'spaceBySize'>): number {
  if (rulings.spaceBySize === 'always1') return 1;
  if (sheet.size <= 3) return 1;
  return sheet.size <= 7 ? 2 : sheet.size <= 11 ? 3 : 4;
}

/** SL-RST-3: hours of a full night's sleep. */
export const sleepHours = (sheet: Sheet): number =>
  Math.max(0, 8 - 0.5 * attributeOf(sheet, 'vitality') + sheet.race.sleep);

/** SL-INI-1: the terms of the initiative check, without the die. */
export function initiativeTerms(sheet: Sheet): Term[] {
  const check: CheckOf = { attribute: 'perception', skill: 'reflex', specialization: 'initiative' };
  return [...checkTerms(sheet, check), { value: 5, op: 'add', label: 'initiative', clause: 'SL-INI-1' }];
}

/** SL-SUR-4: the initiative penalty for being surprised: 0 or negative. */
export const surprisePenalty = (sheet: Sheet): Term => ({
  value: Math.min(0, attributeOf(sheet, 'perception') - 5),
  op: 'add',
  label: 'surprised',
  clause: 'SL-SUR-4',
});

import type { Term, Total } from '../../kernel/terms.ts';
import { fold } from '../../kernel/terms.ts';
import type { ArmorLevel, StylePiece, Weapon } from './gear.ts';
import { kindOf, stylePieces } from './gear.ts';
import { materialOf } from './pack/armory.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings } from './rulings.ts';
import type { Attribute, Sheet, SheetDocument, Skill, Style, StyleAttribute } from './sheet.ts';
import { skillAttributes, skillNames } from './sheet.ts';

/** The fields that the formulas read, of a sheet as written or ready for a fight. */
type Figures = Pick<
  Sheet | SheetDocument,
  'kind' | 'attributes' | 'skills' | 'printed' | 'armor' | 'naturalArmor' | 'shield'
>;

const attributeNames: { readonly [attribute in Attribute]: string } = {
  STR: 'Strength',
  AGI: 'Agility',
  PER: 'Perception',
  INT: 'Intellect',
  WIL: 'Will',
};

const add = (value: number, label: string, clause: string): Term => ({ value, op: 'add', label, clause });
const printed = (value: number, label: string, clause: string): Term => ({
  value,
  op: 'set',
  label: `${label} as printed`,
  clause,
});

const attributeTerm = (sheet: Figures, attribute: Attribute, clause: string): Term =>
  add(sheet.attributes[attribute], attributeNames[attribute], clause);

/** Metres of Speed, or points of Dodge and Stealth, that worn armor takes off (FS-R66). */
const burden: { readonly [level in ArmorLevel]: number } = { partial: 1, full: 2 };
const levelNames: { readonly [level in ArmorLevel]: string } = {
  partial: 'partial armor',
  full: 'full armor',
};

function burdenTerm(sheet: Figures): Term | null {
  if (!sheet.armor) return null;
  return { ...add(-burden[sheet.armor.level], levelNames[sheet.armor.level], 'FS-ARM-1'), ruling: 'FS-R66' };
}

/**
 * The TN of a skill without the modifiers of a test: attribute plus rank, or as printed (FS-STY-7); with FS-R66
 * `dodgeAndStealth` armor hinders Dodge and Stealth.
 */
export function skillTotal(sheet: Figures, skill: Skill, rulings: Rulings = defaultRulings): Total {
  const total = sheet.printed.skills?.[skill];
  const terms: Term[] =
    total === undefined
      ? [
          attributeTerm(sheet, skillAttributes[skill], 'FS-STY-7'),
          add(sheet.skills[skill], `${skillNames[skill]} rank`, 'FS-TEST-1'),
        ]
      : [printed(total, skillNames[skill], 'FS-TEST-1')];
  const hindered = skill === 'dodge' || skill === 'stealth';
  const armor = hindered && rulings.armorMobility === 'dodgeAndStealth' ? burdenTerm(sheet) : null;
  if (armor) terms.push(armor);
  return fold(terms);
}

/**
 * The TN of a Fighting Style test with this style and attribute, without the modifiers of a test (FS-STY-1, FS-STY-7).
 */
export function styleTotal(sheet: Figures, style: Style, attribute: StyleAttribute): Total {
  const total = style.printed?.[attribute];
  return fold(
    total === undefined
      ? [attributeTerm(sheet, attribute, 'FS-STY-7'), add(style.rank, `${style.name} rank`, 'FS-STY-1')]
      : [printed(total, `${style.name} (${attribute})`, 'FS-STY-1')],
  );
}

/** Metres of free movement: 5 + AGI, less in armor, or as printed (FS-TURN-2, FS-R66). */
export function speed(sheet: Figures, rulings: Rulings = defaultRulings): Total {
  if (sheet.printed.speed !== undefined) return fold([printed(sheet.printed.speed, 'Speed', 'FS-TURN-2')]);
  const terms = [add(5, 'everybody', 'FS-TURN-2'), attributeTerm(sheet, 'AGI', 'FS-TURN-2')];
  const armor = rulings.armorMobility === 'off' ? null : burdenTerm(sheet);
  if (armor) terms.push(armor);
  return fold([...terms, { value: 0, op: 'atLeast', label: 'never below 0', clause: 'FS-TURN-2' }]);
}

/** The Health Pool: 14 + STR, or as printed (FS-HP-1). */
export function healthPool(sheet: Figures): Total {
  if (sheet.printed.health !== undefined)
    return fold([printed(sheet.printed.health, 'Health Pool', 'FS-HP-1')]);
  return fold([add(14, 'everybody', 'FS-HP-1'), attributeTerm(sheet, 'STR', 'FS-HP-1')]);
}

/** The mana pool: three times INT, or as printed (FS-MAG-1). */
export function manaPool(sheet: Figures): Total {
  if (sheet.printed.mana !== undefined) return fold([printed(sheet.printed.mana, 'Mana', 'FS-MAG-1')]);
  return fold([
    attributeTerm(sheet, 'INT', 'FS-MAG-1'),
    { value: 3, op: 'times', label: 'three for each point', clause: 'FS-MAG-1' },
  ]);
}

/** The bonus added to the d6 of initiative: Initiative of a PC, PER of an NPC (FS-ENC-4, FS-R10). */
export function initiativeBonus(sheet: Figures, rulings: Rulings = defaultRulings): Total {
  const label = sheet.kind === 'pc' ? 'Initiative' : 'PER';
  if (sheet.printed.initiative !== undefined) {
    return fold([printed(sheet.printed.initiative, label, 'FS-ENC-4')]);
  }
  switch (rulings.initiativeStat) {
    case 'per':
      return fold([{ ...attributeTerm(sheet, 'PER', 'FS-ENC-4'), ruling: 'FS-R10' }]);
    case 'agi':
      return fold([{ ...attributeTerm(sheet, 'AGI', 'FS-ENC-4'), ruling: 'FS-R10' }]);
    case 'average': {
      const mean = Math.ceil((sheet.attributes.AGI + sheet.attributes.PER) / 2);
      return fold([{ ...add(mean, 'mean of Agility and Perception', 'FS-ENC-4'), ruling: 'FS-R10' }]);
    }
  }
}

/** A source of AR. Sources never add up (FS-ARM-4). */
interface ArmorSource {
  /** `armor` for worn armor; `natural-0` and so on for natural armor. */
  readonly id: string;
  readonly label: string;
  readonly ar: Total;
  readonly magicAr: Total;
}

function wornArmor(sheet: Figures): ArmorSource | null {
  const { armor } = sheet;
  if (!armor) return null;
  const material = materialOf(armor.material);
  const label = `${levelNames[armor.level]}, ${material?.name.toLowerCase() ?? armor.material}`;
  const rating = (own: number | undefined, listed: number | undefined, what: string, clause: string): Total =>
    fold([own === undefined ? add(listed ?? 0, label, 'FS-ARM-5') : printed(own, what, clause)]);
  return {
    id: 'armor',
    label,
    ar: rating(armor.ar, material?.ar[armor.level], 'AR', 'FS-ARM-1'),
    magicAr: rating(armor.magicAr, material?.magicAr[armor.level], 'magic AR', 'FS-ARM-2'),
  };
}

/** All sources of AR, worn armor first (FS-ARM-1, FS-ARM-4). */
export function armorSources(sheet: Figures): readonly ArmorSource[] {
  const worn = wornArmor(sheet);
  const natural = sheet.naturalArmor.map((one, index) => ({
    id: `natural-${index}`,
    label: one.name,
    ar: fold([add(one.ar, one.name, 'FS-ARM-4')]),
    magicAr: fold([add(one.magicAr, one.name, 'FS-ARM-4')]),
  }));
  return worn ? [worn, ...natural] : natural;
}

/** The Block Rating of the sheet's shield; `null` without one (FS-SHD-1). */
export function blockRating(sheet: Figures): Total | null {
  const { shield } = sheet;
  if (!shield) return null;
  if (shield.br !== undefined) return fold([printed(shield.br, 'BR', 'FS-SHD-1')]);
  const material = materialOf(shield.material);
  return fold([
    add(material?.br ?? 0, `${material?.name.toLowerCase() ?? shield.material} shield`, 'FS-ARM-5'),
  ]);
}

/** Whether the style lists this piece of gear: a kind of weapon, a level of armor, `shield` or `unarmed` (FS-STY-1). */
export const isTrained = (style: Style, piece: StylePiece): boolean => style.gear.includes(piece);

/** Whether the style includes a weapon. Natural weapons are always trained (FS-UNT-1). */
export const isTrainedWeapon = (style: Style, weapon: Weapon): boolean =>
  weapon.body === 'natural' ||
  isTrained(style, weapon.body === 'unarmed' ? stylePieces.unarmed : kindOf(weapon));

/** Whether the style includes armor of this level. Wearing none needs no training (FS-STY-2). */
export const isTrainedArmor = (style: Style, level: ArmorLevel | undefined): boolean =>
  level === undefined || isTrained(style, stylePieces[level]);

/** Whether the style includes shields (FS-UNT-3). */
export const isTrainedShield = (style: Style): boolean => isTrained(style, stylePieces.shield);

import type { Term } from '../../kernel/terms.ts';
import type { Ability } from './abilities.ts';
import type { Shield, Weapon } from './gear.ts';
import { tierOfLevel } from './levels.ts';
import type { Rulings } from './rulings.ts';
import { rulingIds } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import type { Skill, Stat } from './stats.ts';
import { drSkills, governors, initiativeSkills, skillNames, statNames } from './stats.ts';

/** Numbers that follow from a sheet alone, each the fold of its terms. What a fight adds is in `numbers.ts`. */

/** What a table says of Stats and skills. */
export interface Law {
  readonly rulings: Pick<Rulings, 'statBonusFormula' | 'halfRounding' | 'skillGovernors'>;
  readonly governors: { readonly [skill in Skill]?: Stat };
}

const add = (value: number, label: string, clause: string): Term => ({ value, op: 'add', label, clause });
const printed = (value: number, label: string, clause: string): Term => ({
  value,
  op: 'set',
  label: `${label} as printed`,
  clause,
  source: 'sheet',
});

/** WS-GEN-4, WS-R1. */
export const statBonus = ({ rulings }: Pick<Law, 'rulings'>, sheet: Sheet, stat: Stat): number =>
  rulings.statBonusFormula === 'neverNegative' ? Math.max(0, sheet.stats[stat] - 10) : sheet.stats[stat] - 10;

/** WS-GEN-5, WS-R2: half of a bonus. Halves of damage and distance are never negative and always round down. */
export const halved = ({ rulings }: Pick<Law, 'rulings'>, bonus: number): number =>
  rulings.halfRounding === 'towardZero' ? Math.trunc(bonus / 2) : Math.floor(bonus / 2);

/** The Tier of somebody: by level unless printed. */
export const tierOf = (sheet: Sheet): number => sheet.printed.tier ?? tierOfLevel(sheet.level);

/** WS-R3: the Stat behind a skill. */
export const governorOf = ({ rulings, governors: written }: Law, skill: Skill): Stat =>
  (rulings.skillGovernors === 'written' ? written[skill] : undefined) ?? governors[skill];

/** WS-GEN-6: Stat Bonus and Skill Level, or the bonus as printed. */
export function checkTerms(law: Law, sheet: Sheet, skill: Skill): Term[] {
  const clause = 'WS-GEN-6';
  const fixed = sheet.printed.checks[skill];
  if (fixed !== undefined) return [printed(fixed, skillNames[skill], clause)];
  const stat = governorOf(law, skill);
  return [
    add(statBonus(law, sheet, stat), statNames[stat], 'WS-GEN-4'),
    add(sheet.skills[skill], skillNames[skill], clause),
  ];
}

/** WS-DRS-4: the DR value. Objects without Stats count 0 (WS-GEN-9). */
export function drTerms(law: Law, sheet: Sheet, stat: Stat): Term[] {
  const clause = 'WS-DRS-4';
  const fixed = sheet.printed.dr[stat];
  if (fixed !== undefined) return [printed(fixed, `${statNames[stat]} DR`, clause)];
  const skill = drSkills[stat];
  return [
    add(statBonus(law, sheet, stat), statNames[stat], 'WS-GEN-4'),
    add(sheet.skills[skill], skillNames[skill], clause),
  ];
}

/** WS-DRS-5: the Primary Stat itself. */
export function drPowerTerms(sheet: Sheet): Term[] {
  const { drPower } = sheet.printed;
  if (drPower !== undefined) return [printed(drPower, 'DR Power', 'WS-DRS-5')];
  const { primary } = sheet.archetype;
  return [add(sheet.stats[primary], statNames[primary], 'WS-DRS-5')];
}

/** WS-INI-3; objects always have 0 (WS-INI-4). */
export function initiativeTerms(sheet: Sheet): Term[] {
  if (sheet.kind === 'object') return [{ value: 0, op: 'set', label: 'object', clause: 'WS-INI-4' }];
  const clause = 'WS-INI-3';
  const fixed = sheet.printed.initiative;
  if (fixed !== undefined) return [printed(fixed, 'Initiative', clause)];
  const levels = initiativeSkills.filter((skill) => sheet.skills[skill] !== 0);
  return [
    add(2 * sheet.stats.instinct, 'twice Instinct', clause),
    ...levels.map((skill) => add(sheet.skills[skill], skillNames[skill], clause)),
  ];
}

/** WS-ATK-4: Primary Stat Bonus and half of the Secondary. */
function hitTerms(law: Law, sheet: Sheet, primary: Stat, secondary: Stat, clause: string): Term[] {
  return [
    add(statBonus(law, sheet, primary), statNames[primary], clause),
    add(halved(law, statBonus(law, sheet, secondary)), `half of ${statNames[secondary]}`, 'WS-GEN-5'),
  ];
}

export const weaponHitTerms = (law: Law, sheet: Sheet, weapon: Weapon): Term[] =>
  weapon.hit !== undefined
    ? [printed(weapon.hit, weapon.name, 'WS-ATK-4')]
    : hitTerms(law, sheet, weapon.primary, weapon.secondary, 'WS-ATK-4');

/** WS-ATK-5: the Archetype's Stats. */
export function abilityHitTerms(law: Law, sheet: Sheet, ability?: Ability): Term[] {
  const own = ability?.does.deed === 'attack' ? ability.does.hit : undefined;
  const fixed = own ?? sheet.printed.abilityHit;
  if (fixed !== undefined) return [printed(fixed, ability?.name ?? 'Abilities', 'WS-ATK-5')];
  const { primary, secondary } = sheet.archetype;
  return hitTerms(law, sheet, primary, secondary, 'WS-ATK-5');
}

/** WS-EVA-2 to WS-EVA-4: base, capped by what is worn, then the shields in hand. */
export function evasionTerms(law: Law, sheet: Sheet, shields: readonly Shield[]): Term[] {
  const fixed = sheet.printed.evasion;
  if (fixed !== undefined) return [printed(fixed, 'Evasion', 'WS-EVA-2')];
  const { evasion } = sheet.archetype;
  return [
    add(sheet.stats.dexterity, statNames.dexterity, 'WS-EVA-2'),
    add(statBonus(law, sheet, evasion), `${statNames[evasion]} Bonus`, 'WS-EVA-2'),
    ...capTerms(sheet, shields),
    ...shields.map((shield) => ({ ...add(shield.evasion, shield.name, 'WS-EVA-4'), source: shield.id })),
  ];
}

/** WS-EVA-3: nothing worn, no cap. */
function capTerms({ armor }: Sheet, shields: readonly Shield[]): Term[] {
  if (!armor) return [];
  const cap = shields.reduce((sum, shield) => sum + shield.cap, armor.cap + armor.upgrade);
  return [{ value: cap, op: 'atMost', label: `cap of ${armor.name}`, clause: 'WS-EVA-3', source: armor.id }];
}

/** WS-ARM-1: what is worn, and what is no armour. */
export function armorTerms(sheet: Sheet): Term[] {
  const fixed = sheet.printed.armor;
  if (fixed !== undefined) return [printed(fixed, 'Armor', 'WS-ARM-1')];
  const { armor, hide } = sheet;
  return [
    ...(armor ? [{ ...add(armor.armor, armor.name, 'WS-ARM-10'), source: armor.id }] : []),
    ...(hide !== 0 ? [add(hide, 'hide', 'WS-ARM-1')] : []),
  ];
}

/** WS-R72: one and a half times the maximum unless printed. */
export const temporaryCap = (sheet: Sheet): number =>
  sheet.printed.temporaryCap ?? Math.floor(sheet.vitality * 1.5);

/** WS-R47: Narrative Momentum at the start, and the most that can be held. */
export const mostMomentum = 12;
export const startingMomentum = (sheet: Sheet, rulings: Pick<Rulings, 'momentumStart'>): number =>
  sheet.momentum ?? (sheet.kind === 'hero' ? rulings.momentumStart : 0);

/** WS-RND-3: what a round is outside combat, in seconds, whatever the table's rounds are. */
export const secondsOutside = (rounds: number): number => rounds * 12;
/** WS-RND-2, WS-R11: what a round of this table's combat is. */
export const secondsInCombat = (rulings: Pick<Rulings, 'roundSeconds'>, rounds: number): number =>
  rounds * rulings.roundSeconds;

/** Terms of a number that a ruling decided. */
export const ruled = (term: Term, key: keyof typeof rulingIds): Term =>
  term.ruling === undefined ? { ruling: rulingIds[key], ...term } : { ...term, ruling: rulingIds[key] };

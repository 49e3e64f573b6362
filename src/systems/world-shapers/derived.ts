import type { Term } from '../../kernel/terms.ts';
import type { Ability } from './abilities.ts';
import type { Shield, Weapon } from './gear.ts';
import { tierOfLevel } from './levels.ts';
import type { Rulings } from './rulings.ts';
import { rulingIds } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import type { Skill, Stat } from './stats.ts';
import { drName, drSkills, governors, initiativeSkills, skillNames, statNames } from './stats.ts';

/** Numbers that follow from a sheet alone, as lists of terms. What a fight adds to them is in `numbers.ts`. */

/** The rulings and options of a table that concern Stats and skills. */
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

/** The Stat Bonus (WS-GEN-4, WS-R1). */
export const statBonus = ({ rulings }: Pick<Law, 'rulings'>, sheet: Sheet, stat: Stat): number =>
  rulings.statBonusFormula === 'neverNegative' ? Math.max(0, sheet.stats[stat] - 10) : sheet.stats[stat] - 10;

/** Half of a Stat Bonus, rounded (WS-GEN-5, WS-R2). Halves of damage go by WS-R70, see `damage/half.ts`. */
export const halved = ({ rulings }: Pick<Law, 'rulings'>, bonus: number): number =>
  rulings.halfRounding === 'towardZero' ? Math.trunc(bonus / 2) : Math.floor(bonus / 2);

/** The Tier of a combatant: by level unless printed. */
export const tierOf = (sheet: Sheet): number => sheet.printed.tier ?? tierOfLevel(sheet.level);

/** The Stat that is added to checks of a skill (WS-R3). */
export const governorOf = ({ rulings, governors: written }: Law, skill: Skill): Stat =>
  (rulings.skillGovernors === 'written' ? written[skill] : undefined) ?? governors[skill];

/** Terms of a Skill Check's bonus (WS-GEN-6): Stat Bonus and Skill Level, or the printed bonus. */
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

/** Terms of a DR value (WS-DRS-4). Objects without Stats have 0 (WS-GEN-9). */
export function drTerms(law: Law, sheet: Sheet, stat: Stat): Term[] {
  const clause = 'WS-DRS-4';
  const fixed = sheet.printed.dr[stat];
  if (fixed !== undefined) return [printed(fixed, drName(stat), clause)];
  const skill = drSkills[stat];
  return [
    add(statBonus(law, sheet, stat), statNames[stat], 'WS-GEN-4'),
    add(sheet.skills[skill], skillNames[skill], clause),
  ];
}

/** Terms of the DR Power (WS-DRS-5): the Primary Stat itself, or the printed value. */
export function drPowerTerms(sheet: Sheet): Term[] {
  const { drPower } = sheet.printed;
  if (drPower !== undefined) return [printed(drPower, 'DR Power', 'WS-DRS-5')];
  const { primary } = sheet.archetype;
  return [add(sheet.stats[primary], statNames[primary], 'WS-DRS-5')];
}

/** Terms of the Initiative (WS-INI-3); always 0 for objects (WS-INI-4). */
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

/** Terms of a hit bonus (WS-ATK-4): Primary Stat Bonus and half of the Secondary Stat Bonus. */
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

/**
 * Terms of an Ability's hit bonus (WS-ATK-5): by the Stats of the Archetype unless the Ability or the sheet prints one.
 */
export function abilityHitTerms(law: Law, sheet: Sheet, ability?: Ability): Term[] {
  const own = ability?.does.deed === 'attack' ? ability.does.hit : undefined;
  const fixed = own ?? sheet.printed.abilityHit;
  if (fixed !== undefined) return [printed(fixed, ability?.name ?? 'Abilities', 'WS-ATK-5')];
  const { primary, secondary } = sheet.archetype;
  return hitTerms(law, sheet, primary, secondary, 'WS-ATK-5');
}

/** Terms of Evasion (WS-EVA-2 to WS-EVA-4): base, capped by what is worn, then the shields in hand. */
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

/** The Evasion Cap (WS-EVA-3); none without worn armour. */
function capTerms({ armor }: Sheet, shields: readonly Shield[]): Term[] {
  if (!armor) return [];
  const cap = shields.reduce((sum, shield) => sum + shield.cap, armor.cap + armor.upgrade);
  return [{ value: cap, op: 'atMost', label: `cap of ${armor.name}`, clause: 'WS-EVA-3', source: armor.id }];
}

/** Terms of Armor (WS-ARM-1): worn armour and hide. */
export function armorTerms(sheet: Sheet): Term[] {
  const fixed = sheet.printed.armor;
  if (fixed !== undefined) return [printed(fixed, 'Armor', 'WS-ARM-1')];
  const { armor, hide } = sheet;
  return [
    ...(armor ? [{ ...add(armor.armor, armor.name, 'WS-ARM-10'), source: armor.id }] : []),
    ...(hide !== 0 ? [add(hide, 'hide', 'WS-ARM-1')] : []),
  ];
}

/** The cap of Temporary Vitality (WS-R72): one and a half times the maximum Vitality unless printed. */
export const temporaryCap = (sheet: Sheet): number =>
  sheet.printed.temporaryCap ?? Math.floor(sheet.vitality * 1.5);

/** WS-R47: the most Narrative Momentum that can be held, and what a combatant starts with. */
export const mostMomentum = 12;
export const startingMomentum = (sheet: Sheet, rulings: Pick<Rulings, 'momentumStart'>): number =>
  sheet.momentum ?? (sheet.kind === 'hero' ? rulings.momentumStart : 0);

/** WS-RND-3: seconds of so many rounds outside combat, independent of the table's length of a round. */
export const secondsOutside = (rounds: number): number => rounds * 12;
/** WS-RND-2, WS-R11: seconds of so many rounds of this table's combat. */
export const secondsInCombat = (rulings: Pick<Rulings, 'roundSeconds'>, rounds: number): number =>
  rounds * rulings.roundSeconds;

/** The term, marked with the ruling that decided it. A ruling that the term already names is replaced. */
export const ruled = (term: Term, key: keyof typeof rulingIds): Term =>
  term.ruling === undefined ? { ruling: rulingIds[key], ...term } : { ...term, ruling: rulingIds[key] };

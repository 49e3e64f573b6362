import type { Term } from '../../kernel/terms.ts';
import { fold } from '../../kernel/terms.ts';
import { baseGuard } from './costs.ts';
import { sheetMemory } from './known.ts';
import type { Gift, GiftKind } from './powers.ts';
import type { Rulings } from './rulings.ts';
import { rulingIds } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import type { Size } from './sizes.ts';
import { sizeByMass } from './sizes.ts';
import type { Ability, Skill } from './stats.ts';
import { abilityNames, skillAbilities, skillNames } from './stats.ts';

/** Numbers that follow from a sheet alone, each the sum of its terms. `numbers.ts` has those that a fight modifies. */

export const addTerm = (value: number, label: string, clause: string, ruling?: string): Term => ({
  value,
  op: 'add',
  label,
  clause,
  ...(ruling === undefined ? {} : { ruling }),
});
const printed = (value: number, label: string, clause: string): Term => ({
  value,
  op: 'set',
  label: `${label} as printed`,
  clause,
  source: 'sheet',
});

/** AD-DIE-3, AD-R3: the number of Bonus dice of a score. */
export function diceOfScore(score: number, { scoreToDice }: Pick<Rulings, 'scoreToDice'>): number {
  switch (scoreToDice) {
    case 'perTen':
      return Math.floor(score / 10);
    case 'perFive':
      return Math.floor(score / 5);
    case 'perFiveAboveTen':
      return Math.max(0, Math.floor((score - 10) / 5));
  }
}

/** The Bonus dice of an ability, as printed or from its score. They join whatever other dice the roll has. */
export function abilityDice(rulings: Rulings, sheet: Sheet, ability: Ability): readonly Term[] {
  const fixed = sheet.printed.dice[ability];
  if (fixed !== undefined) {
    return [{ ...printed(fixed, abilityNames[ability], 'AD-DIE-3'), op: 'add' }];
  }
  const dice = diceOfScore(sheet.scores[ability], rulings);
  return [addTerm(dice, abilityNames[ability], 'AD-DIE-3', rulingIds.scoreToDice)];
}

interface Given extends Gift {
  readonly name: string;
}

/** The gifts of Talents of one kind; those that require a wound only if it is wounded (AD-HRT-4). */
export function giftsOf(sheet: Sheet, gift: GiftKind, wounded: boolean): readonly Given[] {
  const all = gifts(sheet);
  return all.length === 0 ? all : all.filter((one) => one.gift === gift && (wounded || !one.wounded));
}

/** All gifts of a sheet's Talents. Cached by sheet. */
function gifts(sheet: Sheet): readonly Given[] {
  let known = kept.get(sheet);
  if (!known) {
    known = sheet.powers.flatMap(({ name, does }) =>
      does.deed === 'gifts' ? does.gifts.map((one) => ({ ...one, name })) : [],
    );
    kept.set(sheet, known);
  }
  return known;
}

const kept = new WeakMap<Sheet, readonly Given[]>();

export const giftTerms = (sheet: Sheet, gift: GiftKind, wounded: boolean, clause: string): readonly Term[] =>
  giftsOf(sheet, gift, wounded).map(({ amount, name }) => addTerm(amount, name, clause));

/** AD-DIE-3, AD-R4: the Bonus dice of a skill check, including Talents for this skill or for all. Cached. */
export const skillDice = (rulings: Rulings, sheet: Sheet, skill: Skill, wounded: boolean): readonly Term[] =>
  toCheck(rulings, sheet, `${skill}|${wounded}`, () => freshSkillDice(rulings, sheet, skill, wounded));

const toCheck = sheetMemory<readonly Term[]>();

const freshSkillDice = (rulings: Rulings, sheet: Sheet, skill: Skill, wounded: boolean): readonly Term[] => [
  addTerm(sheet.skills[skill], skillNames[skill], 'AD-DIE-3', rulingIds.checkDice),
  ...(rulings.checkDice === 'skillPlusAbility' ? abilityDice(rulings, sheet, skillAbilities[skill]) : []),
  ...giftsOf(sheet, 'checkDice', wounded)
    .filter((gift) => gift.skill === undefined || gift.skill === skill)
    .map(({ amount, name }) => addTerm(amount, name, 'AD-DIE-3')),
];

/** AD-SIZ-2, AD-R98: its size, from its mass under `massFirst`. */
export const sizeOf = ({ size, mass }: Sheet, { sizeByTable }: Pick<Rulings, 'sizeByTable'>): Size =>
  sizeByTable === 'massFirst' && mass !== undefined ? sizeByMass(mass) : size;

/** AD-OBJ-1, AD-R92: whether it has Health, so that wounds and Shock exist for it. */
export const hasHealth = ({ kind }: Sheet, { constructs }: Pick<Rulings, 'constructs'>): boolean =>
  kind !== 'object' && (kind !== 'construct' || constructs === 'likeCreatures');

/** AD-TYP-11. */
export const isLiving = ({ kind, living }: Sheet): boolean =>
  living ?? (kind === 'hero' || kind === 'creature');

export type PoolName = 'vigor' | 'mana' | 'durability' | 'health';
export const poolNames: { readonly [pool in PoolName]: string } = {
  vigor: 'Vigor',
  mana: 'Mana',
  durability: 'Durability',
  health: 'Health',
};

/** AD-REC-1, AD-R66: the maximum of a pool by its formula. */
function formula({ scores }: Sheet, pool: PoolName): number {
  switch (pool) {
    case 'vigor':
      return Math.max(1, scores.stamina);
    case 'mana':
      return scores.soul;
    case 'durability':
      return Math.max(1, Math.floor((scores.stamina + scores.strength) / 2));
    case 'health':
      return Math.max(1, Math.floor(scores.stamina / 2));
  }
}

/** The maximum of a pool: as printed, otherwise by AD-R66; 0 Health for those without it. */
export function mostOf(
  sheet: Sheet,
  pool: PoolName,
  rulings: Pick<Rulings, 'poolMaxima' | 'constructs'>,
): number {
  if (pool === 'health' && !hasHealth(sheet, rulings)) return 0;
  const fixed = sheet.printed[pool];
  if (fixed !== undefined) return fixed;
  if (rulings.poolMaxima === 'printedOnly') return pool === 'mana' ? 0 : 1;
  return formula(sheet, pool);
}

/** AD-SHK-4: the rounds from Shock to death; a score of 0 counts as 1. */
export const fullClock = ({ scores }: Sheet): number => Math.max(1, scores.stamina);

/** AD-REC-6: Vigor recovered each round. */
export const vigorRecovery = (sheet: Sheet): number =>
  sheet.printed.vigorRecovery ?? Math.floor(sheet.scores.stamina / 5);

/** AD-ATK-2: Guard without armour: 15 and what abilities add, or as printed. */
export const guardTerms = (sheet: Sheet, wounded: boolean): readonly Term[] => {
  const fixed = sheet.printed.guard;
  if (fixed !== undefined) return [printed(fixed, 'Guard', 'AD-ATK-2')];
  return [
    addTerm(baseGuard, 'Guard', 'AD-ATK-2'),
    ...(sheet.guard === 0 ? [] : [addTerm(sheet.guard, 'abilities', 'AD-ATK-2')]),
    ...giftTerms(sheet, 'guard', wounded, 'AD-ATK-2'),
  ];
};

/** AD-ACT-1: the number of actions of a turn, as terms. */
export const actionTerms = (sheet: Sheet, wounded: boolean): readonly Term[] => [
  addTerm(sheet.actions, 'actions', 'AD-ACT-1'),
  ...giftTerms(sheet, 'actions', wounded, 'AD-ACT-1'),
];
export const actionsOf = (sheet: Sheet, wounded: boolean): number => fold(actionTerms(sheet, wounded)).value;

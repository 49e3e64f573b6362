import type { Term } from '../../../kernel/terms.ts';
import { offHandChallenges } from '../costs.ts';
import { abilityDice, addTerm, giftTerms } from '../derived.ts';
import type { Push } from '../dice/pushes.ts';
import { isWeak, weaknessRuling } from '../harm/layers.ts';
import { sheetMemory } from '../known.ts';
import { isWounded } from '../numbers.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Skill } from '../stats.ts';
import { skillNames, skills } from '../stats.ts';
import { meansNumber } from './means.ts';
import type { AttackForm, Means } from './types.ts';
import { attackForms } from './types.ts';

/** The Bonus dice of attack and damage, and their Charges and Challenges (AD-ATK-1, AD-DMG-3, AD-DMG-4, AD-DIE-12). */

const skillTerm = (who: Combatant, skill: Skill, clause: string, ruling: string): Term =>
  addTerm(who.sheet.skills[skill], skillNames[skill], clause, ruling);

/** AD-ATK-1, AD-R41, AD-R42: the Bonus dice to hit. Cached. */
export function attackDice(fight: Fight, who: Combatant, means: Means): readonly Term[] {
  const wounded = isWounded(fight, who);
  const about = meansNumber(means) * 2 + (wounded ? 1 : 0);
  return toHit(fight.rulings, who.sheet, about, () => freshAttackDice(fight.rulings, who, means, wounded));
}

const toHit = sheetMemory<readonly Term[]>();

function freshAttackDice(
  rulings: Rulings,
  who: Combatant,
  { ability, harm, technique }: Means,
  wounded: boolean,
): readonly Term[] {
  const [first, ...rest] = abilityDice(rulings, who.sheet, ability);
  const own = first && technique !== undefined ? { ...first, ruling: rulingIds.techniqueAbility } : first;
  const withSkill = rulings.attackDice === 'withSkill' && typeof harm.dice === 'object';
  return [
    ...(own ? [own] : []),
    ...rest,
    ...giftTerms(who.sheet, 'attackDice', wounded, 'AD-ATK-1'),
    ...(withSkill && typeof harm.dice === 'object'
      ? [skillTerm(who, harm.dice.skill, 'AD-ATK-1', rulingIds.attackDice)]
      : []),
  ];
}

/** AD-DMG-3, AD-DMG-4, AD-R72, AD-R73: the Bonus dice to damage. Cached. */
export function damageDice(fight: Fight, who: Combatant, means: Means): readonly Term[] {
  const wounded = isWounded(fight, who);
  return toDamage(fight.rulings, who.sheet, meansNumber(means) * 2 + (wounded ? 1 : 0), () => [
    ...deliveryDice(fight.rulings, who, means),
    ...giftTerms(who.sheet, 'damageDice', wounded, 'AD-DMG-5'),
  ]);
}

const toDamage = sheetMemory<readonly Term[]>();

/** AD-R73: whether the Bonus dice of this delivery depend on the ruling. */
const isUnprinted = ({ delivery, technique }: Means): boolean =>
  technique !== undefined ||
  delivery === 'thrown' ||
  delivery === 'body' ||
  delivery === 'touch' ||
  delivery === 'blast';

function deliveryDice(rulings: Rulings, who: Combatant, means: Means): readonly Term[] {
  const { dice } = means.harm;
  if (dice === 'none') return [];
  const left = isUnprinted(means);
  if (left && rulings.otherDamageDice === 'none') {
    return [{ ...addTerm(0, 'no Bonus dice', 'AD-DMG-4', rulingIds.otherDamageDice) }];
  }
  if (dice === 'strength') {
    return abilityDice(rulings, who.sheet, 'strength').map((term) => ({
      ...term,
      clause: 'AD-DMG-3',
      ...(left ? { ruling: rulingIds.otherDamageDice } : {}),
    }));
  }
  const skill = rulings.damageSkill === 'highestSkill' ? bestSkill(who, dice.skill) : dice.skill;
  return [skillTerm(who, skill, 'AD-DMG-4', rulingIds.damageSkill)];
}

/** AD-R72 `highestSkill`: the skill with the most dice; among equals the printed one. */
const bestSkill = ({ sheet }: Combatant, printed: Skill): Skill =>
  skills.reduce((best, skill) => (sheet.skills[skill] > sheet.skills[best] ? skill : best), printed);

const challenge = (count: number, label: string, clause: string, more: Partial<Push> = {}): Push => ({
  kind: 'challenge',
  count,
  scope: 'action',
  label,
  clause,
  ...more,
});

/** AD-ATK-6, AD-R43: the Challenges for a shot over so many feet. */
export function distantChallenges(fight: Fight, { range }: Means, feet: number): number {
  if (range === null || feet <= range.near) return 0;
  return fight.rulings.distant === 'perNear' ? Math.ceil(feet / range.near) - 1 : 1;
}

export function distantPushes(fight: Fight, means: Means, feet: number): readonly Push[] {
  const far = distantChallenges(fight, means, feet);
  return far > 0 ? [challenge(far, 'distant', 'AD-ATK-6', { ruling: rulingIds.distant })] : [];
}

/** AD-POS-15. */
export const pronePushes = ({ manner }: Means, { prone }: Combatant): readonly Push[] =>
  manner === 'ranged' && prone ? [challenge(1, 'prone target', 'AD-POS-15')] : [];

/** Charges and Challenges of an attack, besides those that wait (AD-DIE-12). `feet`: the distance to assume. */
export function attackPushes(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  form: AttackForm,
  feet: number = distanceBetween(fight, who, target),
): readonly Push[] {
  const ways = meansNumber(means) * attackForms.length + attackForms.indexOf(form);
  const about = (distantChallenges(fight, means, feet) * mostWays + ways) * 2 + (target.prone ? 1 : 0);
  return onAttack(fight.rulings, who.sheet, about, () => [
    ...(means.pushes ?? []),
    ...distantPushes(fight, means, feet),
    ...pronePushes(means, target),
    ...(form === 'off-hand' ? [challenge(offHandChallenges, 'off-hand', 'AD-ACT-5', { scope: 'both' })] : []),
  ]);
}

/**
 * The same for a hit without an attack roll. Distance and a prone target challenge only that roll, so they cancel no
 * Charge on the damage (AD-R9).
 */
export const unrolledPushes = (
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  form: AttackForm,
): readonly Push[] => attackPushes(fight, who, { ...target, prone: false }, means, form, 0);

const onAttack = sheetMemory<readonly Push[]>();

/** Part of a cache key: above any number of means times forms. */
const mostWays = 2 ** 30;

/** AD-R88 `perType`: 1 Charge on damage against a weak target. */
export const weaknessPushes = (
  fight: Fight,
  target: Combatant,
  { harm }: Pick<Means, 'harm'>,
): readonly Push[] =>
  fight.rulings.typeProtection === 'perType' && isWeak(target, harm.type, fight.rulings)
    ? [
        {
          kind: 'charge',
          count: 1,
          scope: 'effect',
          label: 'weakness',
          clause: 'AD-TYP-2',
          ruling: weaknessRuling(target, harm.type),
        },
      ]
    : [];

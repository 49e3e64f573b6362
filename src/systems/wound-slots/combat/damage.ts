import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { rounded, toughnessOf } from '../derived.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Attack } from './types.ts';
import { submerged, underwater } from './water.ts';

/** Damage, Toughness and final damage (SL-HLT-3, SL-HLT-5, SL-ATK-3, SL-ATK-4, SL-UWC-4, SL-UWC-5). */

/** The damage of an attack's means before any dice, with what water halves. */
export function meansDamage(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  attack: Attack,
): readonly Term[] {
  const { means } = attack;
  const own = means.damage.map((term) => {
    if (means.weapon !== null && term.label !== 'Str') return throughWater(fight, who, attack, term);
    return means.damageType === 'fire' ? halfFire(fight, target, term) : term;
  });
  return [...own, ...attack.moreDamage];
}

/** SL-UWC-4, SL-R86: the damage value of a weapon that is not aquatic, halved underwater. */
function throughWater(fight: Fight, who: Combatant, { means }: Attack, term: Term): Term {
  if (term.value <= 0 || means.weapon?.aquatic || !underwater(fight, who)) return term;
  const half = term.value / 2;
  const value = fight.rulings.underwaterHalf === 'roundUp' ? Math.ceil(half) : Math.floor(half);
  return {
    ...term,
    value,
    label: `${term.label}, halved`,
    clause: 'SL-UWC-4',
    ruling: rulingIds.underwaterHalf,
  };
}

/** SL-UWC-5, SL-R87 `damageValue`: the damage value of fire, halved against a submerged target. */
export function halfFire(fight: Fight, target: Combatant, term: Term): Term {
  if (fight.rulings.fireHalf !== 'damageValue' || term.value <= 0 || !submerged(fight, target)) return term;
  const value = rounded(fight.rulings, term.value / 2);
  return { ...term, value, label: `${term.label}, halved`, clause: 'SL-UWC-5', ruling: rulingIds.fireHalf };
}

/**
 * SL-HLT-6: the part of Toughness that is armour. If both Toughness and base Toughness are printed, their difference.
 */
function armorOf({ sheet: { armor, printed } }: Combatant): number {
  const { toughness, baseToughness } = printed;
  const both = toughness !== undefined && baseToughness !== undefined;
  return Math.max(0, both ? toughness - baseToughness : (armor?.toughness ?? 0));
}

/** SL-ATK-4, SL-R16, SL-OFF-1: concussive adds 1 against armour, slicing adds 1 where there is none. */
function propertyTerms(fight: Fight, target: Combatant, attack: Attack): readonly Term[] {
  const { weapon } = attack.means;
  if (weapon === null || attack.form === 'nonlethal' || fight.rulings.weaponProperties === 'none') return [];
  const armored = armorOf(target) > 0;
  const term = (label: string): Term => ({
    value: 1,
    op: 'add',
    label,
    clause: 'SL-ATK-4',
    ruling: rulingIds.weaponProperties,
  });
  if (weapon.concussive && armored) return [term('concussive')];
  return weapon.slicing && !armored ? [term('slicing')] : [];
}

/** SL-HLT-5, SL-ATK-4: Toughness, less the part of the armour that armor piercing ignores. */
function toughnessAgainst(fight: Fight, target: Combatant, attack: Attack): Total {
  const whole = toughnessOf(target.sheet);
  const { form, means } = attack;
  if (form === 'nonlethal' || fight.rulings.weaponProperties === 'none') return whole;
  const pierced = Math.min(means.armorPiercing, armorOf(target));
  if (pierced <= 0) return whole;
  const term: Term = {
    value: -pierced,
    op: 'add',
    label: 'armor piercing',
    clause: 'SL-ATK-4',
    ruling: rulingIds.weaponProperties,
  };
  return fold([...whole.terms, term]);
}

/** The damage of a hit without dice. Penetrating damage is left out: the attack total contains it (SL-ATK-9). */
export function plainDamage(fight: Fight, attack: Attack, target: Combatant): Total {
  const own = attack.means.penetrating ? [] : meansDamage(fight, one(fight, attack.who), target, attack);
  return fold([...own, ...propertyTerms(fight, target, attack)]);
}

/** What final damage is made of. `attackTotal` includes penetrating damage. */
interface Parts {
  readonly attackTotal: number;
  readonly damage: Total;
  readonly defense: Total;
}

/** SL-HLT-3, SL-DEF-1: attack total + damage - Defense - Toughness. */
export function rawDamage(fight: Fight, attack: Attack, target: Combatant, parts: Parts): Total {
  const clause = 'SL-HLT-3';
  const toughness = toughnessAgainst(fight, target, attack);
  return fold([
    { value: parts.attackTotal, op: 'add', label: 'attack total', clause },
    { value: parts.damage.value, op: 'add', label: 'damage', clause },
    { value: -parts.defense.value, op: 'add', label: 'Defense', clause: 'SL-DEF-1' },
    { value: -toughness.value, op: 'add', label: 'Toughness', clause: 'SL-HLT-5' },
  ]);
}

/** `rawDamage` with further terms (the distance of lightning), halved if it is fire in water (SL-UWC-5). */
export function finalDamage(
  fight: Fight,
  attack: Attack,
  target: Combatant,
  parts: Parts,
  more: readonly Term[] = [],
): Total {
  const raw = fold([...rawDamage(fight, attack, target, parts).terms, ...more]);
  return steams(fight, attack, target) ? inSteam(fight, raw) : raw;
}

/** SL-UWC-5, SL-R87 `finalDamage`: whether the final damage of fire to this target is halved. */
export const losesToWater = (fight: Fight, target: Combatant): boolean =>
  fight.rulings.fireHalf === 'finalDamage' && submerged(fight, target);

/** Whether `losesToWater` applies to this attack. */
export const steams = (fight: Fight, { means }: Attack, target: Combatant): boolean =>
  means.damageType === 'fire' && losesToWater(fight, target);

/** SL-UWC-5: final damage above 0, halved; rounding is a term of its own (SL-DIC-6). */
export function inSteam(fight: Fight, final: Total): Total {
  if (final.value <= 0) return final;
  const half = final.value / 2;
  const ruling = rulingIds.fireHalf;
  return fold([
    ...final.terms,
    { value: -half, op: 'add', label: 'fire in water', clause: 'SL-UWC-5', ruling },
    ...roundingTerms(fight, half),
  ]);
}

/** SL-DIC-6, SL-R6: what rounding adds to a number, as a term; none if it is whole. */
function roundingTerms({ rulings }: Fight, value: number): readonly Term[] {
  const more = rounded(rulings, value) - value;
  if (more === 0) return [];
  const label = more < 0 ? 'rounded down' : 'rounded up';
  return [{ value: more, op: 'add', label, clause: 'SL-DIC-6', ruling: rulingIds.rounding }];
}

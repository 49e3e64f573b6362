import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { rounded, toughnessOf } from '../derived.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Attack } from './types.ts';
import { submerged, underwater } from './water.ts';

/** Damage and what becomes of it (SL-HLT-3, SL-HLT-5, SL-ATK-3, SL-ATK-4, SL-UWC-4, SL-UWC-5). */

/** What these means do before any dice, in this hand at this place. */
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

/** SL-UWC-4, SL-R86: the weapon's own value is halved, unless it is made for water. */
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

/** SL-UWC-5, SL-R87 `damageValue`: the damage value of fire on somebody in the water. */
export function halfFire(fight: Fight, target: Combatant, term: Term): Term {
  if (fight.rulings.fireHalf !== 'damageValue' || term.value <= 0 || !submerged(fight, target)) return term;
  const value = rounded(fight.rulings, term.value / 2);
  return { ...term, value, label: `${term.label}, halved`, clause: 'SL-UWC-5', ruling: rulingIds.fireHalf };
}

/** SL-HLT-6: what of Toughness is armour; where both numbers are printed, what lies between them. */
function armorOf({ sheet: { armor, printed } }: Combatant): number {
  const { toughness, baseToughness } = printed;
  const both = toughness !== undefined && baseToughness !== undefined;
  return Math.max(0, both ? toughness - baseToughness : (armor?.toughness ?? 0));
}

/** SL-ATK-4, SL-R16, SL-OFF-1: 1 more against armour, or against none. */
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

/** SL-HLT-5, SL-ATK-4: Toughness, less what armor piercing ignores of the armour. */
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

/** What a hit does without any dice of its own; penetrating damage is in the attack total already (SL-ATK-9). */
export function plainDamage(fight: Fight, attack: Attack, target: Combatant): Total {
  const own = attack.means.penetrating ? [] : meansDamage(fight, one(fight, attack.who), target, attack);
  return fold([...own, ...propertyTerms(fight, target, attack)]);
}

/** What damage is made of; `attackTotal` holds penetrating damage already. */
interface Parts {
  readonly attackTotal: number;
  readonly damage: Total;
  readonly defense: Total;
}

/** SL-HLT-3, SL-DEF-1: attack total and damage, less Defense, less Toughness. */
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

/** The same with what distance takes off lightning, and water off fire (SL-UWC-5). */
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

/** SL-UWC-5, SL-R87 `finalDamage`: whether half of what fire does to this one is lost in water. */
export const losesToWater = (fight: Fight, target: Combatant): boolean =>
  fight.rulings.fireHalf === 'finalDamage' && submerged(fight, target);

/** The same of an attack. */
export const steams = (fight: Fight, { means }: Attack, target: Combatant): boolean =>
  means.damageType === 'fire' && losesToWater(fight, target);

/** SL-UWC-5: half of what is above 0; what rounding adds or takes is a term of its own (SL-DIC-6). */
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

/** SL-DIC-6, SL-R6: what rounding does to a number. */
function roundingTerms({ rulings }: Fight, value: number): readonly Term[] {
  const more = rounded(rulings, value) - value;
  if (more === 0) return [];
  const label = more < 0 ? 'rounded down' : 'rounded up';
  return [{ value: more, op: 'add', label, clause: 'SL-DIC-6', ruling: rulingIds.rounding }];
}

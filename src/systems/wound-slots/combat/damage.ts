import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { rounded, toughnessOf } from '../derived.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
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
    if (means.damageType === 'fire' && fight.rulings.fireHalf === 'damageValue')
      return halfFire(fight, target, term);
    return term;
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

/** SL-UWC-5, SL-R87 `damageValue`. */
function halfFire(fight: Fight, target: Combatant, term: Term): Term {
  if (term.value <= 0 || !submerged(fight, target)) return term;
  const value = rounded(fight.rulings, term.value / 2);
  return { ...term, value, label: `${term.label}, halved`, clause: 'SL-UWC-5', ruling: rulingIds.fireHalf };
}

const armorOf = (who: Combatant): number => Math.max(0, who.sheet.armor?.toughness ?? 0);

/** SL-ATK-4, SL-R16, SL-OFF-1: 1 more against armour, or against none. */
export function propertyTerms(fight: Fight, target: Combatant, attack: Attack): readonly Term[] {
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
export function toughnessAgainst(fight: Fight, target: Combatant, attack: Attack): Total {
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

/** SL-HLT-3, SL-UWC-5: attack total and damage, less Defense, less Toughness. `attackTotal` holds penetrating damage already. */
export function finalDamage(
  fight: Fight,
  attack: Attack,
  target: Combatant,
  parts: { readonly attackTotal: number; readonly damage: Total; readonly defense: Total },
  more: readonly Term[] = [],
): Total {
  const clause = 'SL-HLT-3';
  const toughness = toughnessAgainst(fight, target, attack);
  const terms: Term[] = [
    { value: parts.attackTotal, op: 'add', label: 'attack total', clause },
    { value: parts.damage.value, op: 'add', label: 'damage', clause },
    { value: -parts.defense.value, op: 'add', label: 'Defense', clause },
    { value: -toughness.value, op: 'add', label: 'Toughness', clause: 'SL-HLT-5' },
    ...more,
  ];
  const final = fold(terms);
  const steams =
    attack.means.damageType === 'fire' &&
    fight.rulings.fireHalf === 'finalDamage' &&
    submerged(fight, target);
  if (!steams || final.value <= 0) return final;
  const lost = final.value - rounded(fight.rulings, final.value / 2);
  return fold([
    ...terms,
    { value: -lost, op: 'add', label: 'fire in water', clause: 'SL-UWC-5', ruling: rulingIds.fireHalf },
  ]);
}

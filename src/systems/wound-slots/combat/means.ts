import type { Json } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { attributeOf } from '../derived.ts';
import type { Spell, Weapon } from '../gear.ts';
import { unarmed } from '../gear.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight, Grip, Item } from '../state.ts';
import type { Manner, Means } from './types.ts';

/**
 * What a combatant can attack with (SL-ATK-3, SL-ATK-4, SL-ATK-8): weapons in hand, natural weapons, bare hands,
 * spells.
 */

interface Kept {
  readonly sheet: Sheet;
  readonly rulings: Rulings;
  readonly means: readonly Means[];
}

/** Cached by hands, which seldom change. */
const kept = new WeakMap<readonly Grip[], Kept>();

/** Everything the combatant could attack with, including what cannot be used right now (`judgeMeans` says why). */
export function meansOf(fight: Pick<Fight, 'rulings'>, who: Combatant): readonly Means[] {
  const { sheet, hands } = who;
  const { rulings } = fight;
  const known = kept.get(hands);
  if (known && known.sheet === sheet && known.rulings === rulings) return known.means;
  const means = [
    ...hands.flatMap(({ item }) =>
      item.thing.kind === 'weapon' ? withWeapon(sheet, rulings, item.thing.weapon, item) : [],
    ),
    ...sheet.natural.flatMap((weapon) => withWeapon(sheet, rulings, weapon, null)),
    ...withWeapon(sheet, rulings, unarmed, null),
    ...sheet.spells.flatMap(withSpell),
  ];
  kept.set(hands, { sheet, rulings, means });
  return means;
}

/** The means that an answer names, by id or by the item's id on the owner's sheet; `null`: none. */
export function findMeans(
  fight: Pick<Fight, 'rulings'>,
  who: Combatant,
  given: Json | undefined,
): Means | null {
  if (typeof given !== 'string') return null;
  const all = meansOf(fight, who);
  return (
    all.find(({ id }) => id === given) ??
    all.find(({ item, id }) => item !== null && id.replace(item.id, item.short) === given) ??
    null
  );
}

const strength = (sheet: Sheet, clause: string): Term => ({
  value: attributeOf(sheet, 'strength'),
  op: 'add',
  label: 'Str',
  clause,
});

/**
 * A weapon's means: one for melee and one for ranged use. If it has both, the ranged use is throwing, with its own id.
 */
function withWeapon(sheet: Sheet, rulings: Rulings, weapon: Weapon, item: Item | null): readonly Means[] {
  const id = item?.id ?? weapon.id;
  const found: Means[] = [];
  if (weapon.melee) {
    const damage = [strength(sheet, 'SL-ATK-3'), weaponTerm(weapon, id)];
    // SL-R58: also where adjacent counts as 1, a weapon of reach 0 serves against an adjacent target.
    const least = rulings.reachMeasure === 'distance' ? 1 : 0;
    const reach = Math.max(least, weapon.melee.reach);
    found.push(weaponMeans(weapon, item, id, 'melee', reach, damage));
  }
  if (weapon.ranged) {
    const { increment, thrown } = weapon.ranged;
    // SL-R15: whether Strength counts.
    const strong = rulings.rangedStrength === 'yes' || thrown === true;
    const str = { ...strength(sheet, 'SL-ATK-3'), ruling: rulingIds.rangedStrength };
    const damage = [strong ? str : { ...str, off: 'only melee and thrown weapons' }, weaponTerm(weapon, id)];
    const own = weapon.melee ? `${id}:ranged` : id;
    found.push(weaponMeans(weapon, item, own, 'ranged', increment, damage));
  }
  return found;
}

const weaponTerm = (weapon: Weapon, source: string): Term => ({
  value: weapon.damage,
  op: 'add',
  label: weapon.name,
  clause: 'SL-ATK-3',
  source,
});

function weaponMeans(
  weapon: Weapon,
  item: Item | null,
  id: string,
  manner: 'melee' | 'ranged',
  reach: number,
  damage: readonly Term[],
): Means {
  const accuracy: Term = {
    value: weapon.accuracy,
    op: 'add',
    label: 'accuracy',
    clause: 'SL-ATK-8',
    source: item?.id ?? weapon.id,
  };
  const name = item?.name ?? weapon.name;
  return {
    id,
    label: manner === 'ranged' && weapon.melee ? `${name}, thrown` : name,
    manner,
    weapon,
    item,
    spell: null,
    check: {
      attribute: 'dexterity',
      skill: manner === 'melee' ? 'melee' : 'aim',
      specialization: weapon.group,
    },
    terms: weapon.accuracy === 0 ? [] : [accuracy],
    against: manner,
    reach,
    damage,
    penetrating: weapon.penetrating === true,
    armorPiercing: weapon.armorPiercing,
    damageType: 'weapon',
  };
}

/** SL-GRP-5, SL-GRP-6: whether it is a melee weapon of reach 0. */
export const isForGrapples = ({ manner, weapon }: Means): boolean =>
  manner === 'melee' && weapon?.melee?.reach === 0;

/** The same means with `penetrating` set. Cached, so that equal means are identical. */
export function penetratingMeans(means: Means, penetrating: boolean): Means {
  if (means.penetrating === penetrating) return means;
  let other = turned.get(means);
  if (!other) {
    other = withPenetrating(means, penetrating);
    turned.set(means, other);
  }
  return other;
}

/** Means by their counterpart with the other value of `penetrating`. */
const turned = new WeakMap<Means, Means>();

/** All members are written out so that all means have one hidden class. */
const withPenetrating = (means: Means, penetrating: boolean): Means => ({
  id: means.id,
  label: means.label,
  manner: means.manner,
  weapon: means.weapon,
  item: means.item,
  spell: means.spell,
  check: means.check,
  terms: means.terms,
  against: means.against,
  reach: means.reach,
  damage: means.damage,
  penetrating,
  armorPiercing: means.armorPiercing,
  damageType: means.damageType,
});

/** SL-COM-1: the means of a spell that is aimed at a Defense; none for other spells. */
function withSpell(spell: Spell): readonly Means[] {
  const { does } = spell;
  if (does.deed !== 'attack' && does.deed !== 'bind') return [];
  const attack = does.deed === 'attack';
  const manner: Manner = 'spell';
  const damage: readonly Term[] = attack
    ? [{ value: does.damage, op: 'add', label: spell.name, clause: 'SL-ATK-3', source: spell.id }]
    : [];
  return [
    {
      id: spell.id,
      label: spell.name,
      manner,
      weapon: null,
      item: null,
      spell,
      check: { attribute: 'reason', skill: 'arcana', specialization: spell.school },
      terms: [],
      against: does.against,
      reach: spell.range,
      damage,
      penetrating: attack && does.penetrating === true,
      armorPiercing: 0,
      damageType: attack ? does.type : 'other',
    },
  ];
}

import { memoizedByObject } from '../../../engine/memoize.ts';
import type { Id } from '../../../kernel/json.ts';
import type { DamagePart, Weapon } from '../gear.ts';
import { bareHands } from '../pack/armory.ts';
import type { Rulings } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';
import type { AttackSpell, MagicItem } from '../spells.ts';
import type { Combatant, Grip, Item } from '../state.ts';
import type { Manner } from './facts.ts';

/** The means of an attack: a weapon in one of its manners (melee, thrown, shot), or a spell. */

export interface WeaponMeans {
  readonly kind: 'weapon';
  /**
   * The id in choices: the item's id, `item:thrown` where the same item can also strike or shoot, or the id of the
   * natural weapon or bare hands.
   */
  readonly id: string;
  readonly label: string;
  /** `null` for natural weapons and bare hands. */
  readonly item: Item | null;
  readonly weapon: Weapon;
  readonly manner: 'melee' | 'thrown' | 'shot';
  /** Reach or range in metres. */
  readonly metres: number;
  readonly damage: readonly DamagePart[];
  readonly bareHands: boolean;
}

interface SpellMeans {
  readonly kind: 'spell';
  readonly id: string;
  readonly label: string;
  readonly spell: AttackSpell;
  readonly manner: 'spell' | 'melee-spell';
  readonly metres: number;
  readonly damage: readonly DamagePart[];
  /** The magic item that casts it; `null` for a spell of the caster's own. */
  readonly magic: MagicItem | null;
}

export type Means = WeaponMeans | SpellMeans;

function ofWeapon(weapon: Weapon, item: Item | null, hands: number): WeaponMeans[] {
  const found: WeaponMeans[] = [];
  const id = item?.id ?? weapon.id;
  const name = item?.name ?? weapon.name;
  const damage = hands === 2 && weapon.twoHanded ? weapon.twoHanded : weapon.damage;
  const common = { kind: 'weapon', item, weapon, damage, bareHands: weapon.body === 'unarmed' } as const;
  const { melee, thrown, shot } = weapon;
  if (melee) found.push({ ...common, id, label: name, manner: 'melee', metres: melee.reach });
  if (shot) found.push({ ...common, id, label: name, manner: 'shot', metres: shot.range });
  if (thrown) {
    const only = found.length === 0;
    found.push({
      ...common,
      id: only ? id : `${id}:thrown`,
      label: only ? name : `${name}, thrown`,
      manner: 'thrown',
      metres: thrown.range,
      // FS-ATK-3: a thrown weapon does its base damage, however many hands held it.
      damage: weapon.damage,
    });
  }
  return found;
}

const known = new WeakMap<Sheet, WeakMap<readonly Grip[], readonly WeaponMeans[]>>();

/**
 * All means to Strike: weapons in hand, in the order of the hands, then natural weapons. Bare hands are always there
 * (FS-ATK-7) unless a natural weapon strikes in melee. Cached by sheet and `Combatant.hands`.
 */
export function weaponMeans(who: Combatant): readonly WeaponMeans[] {
  let bySheet = known.get(who.sheet);
  if (!bySheet) {
    bySheet = new WeakMap();
    known.set(who.sheet, bySheet);
  }
  let means = bySheet.get(who.hands);
  if (!means) {
    means = listMeans(who);
    bySheet.set(who.hands, means);
  }
  return means;
}

function listMeans(who: Combatant): readonly WeaponMeans[] {
  const means = who.hands.flatMap(({ item, hands }) =>
    item.thing.kind === 'weapon' ? ofWeapon(item.thing.weapon, item, hands) : [],
  );
  const { natural } = who.sheet;
  for (const weapon of natural) means.push(...ofWeapon(weapon, null, 0));
  if (!natural.some((weapon) => weapon.melee)) means.push(...ofWeapon(bareHands, null, 0));
  return means;
}

/** The means of an attack spell, cast or out of a magic item. */
export const spellMeans = (spell: AttackSpell, magic: MagicItem | null): SpellMeans => ({
  kind: 'spell',
  id: magic?.id ?? spell.id,
  label: magic?.name ?? spell.name,
  spell,
  manner: spell.melee ? 'melee-spell' : 'spell',
  metres: spell.range,
  damage: spell.damage,
  magic,
});

/** FS-R30: whether the attack counts as ranged, for parry, cover and flanking. */
export function isRanged(manner: Manner, rulings: Rulings): boolean {
  switch (manner) {
    case 'melee':
    case 'melee-spell':
      return false;
    case 'shot':
    case 'spell':
      return true;
    case 'thrown':
      return rulings.thrownIsRanged === 'yes';
  }
}

/** Whether these are a melee weapon held in hand, not a natural weapon or bare hands. */
export const isHeldMelee = (means: WeaponMeans): boolean => means.manner === 'melee' && means.item !== null;

/** FS-MAN-4: whether the combatant wields a shield or a heavy weapon. */
export const canBash = (who: Combatant): boolean =>
  who.hands.some(
    ({ item: { thing } }) =>
      thing.kind === 'shield' || (thing.kind === 'weapon' && thing.weapon.heavy === true),
  ) || who.sheet.natural.some((weapon) => weapon.heavy === true);

/** The shield in hand, of several the one with the highest BR; `null` without one. */
export function wieldedShield(who: Combatant): { readonly item: Id; readonly br: number } | null {
  let best: { readonly item: Id; readonly br: number } | null = null;
  for (const { item } of who.hands) {
    const { thing } = item;
    if (thing.kind === 'shield' && (best === null || thing.br > best.br))
      best = { item: item.id, br: thing.br };
  }
  return best;
}

const meleeOf = memoizedByObject((all: readonly WeaponMeans[]) =>
  all.filter((one) => one.manner === 'melee'),
);
const readiedOf = memoizedByObject((all: readonly WeaponMeans[]) => {
  const bow = all.some((one) => one.manner === 'shot' && one.item !== null);
  return bow ? meleeOf(all).filter((one) => !one.bareHands) : meleeOf(all);
});

/** FS-ATK-7, FS-R33: the melee means that give reach: with `readiedOnly` no bare hands beside a bow in hand. */
export const reachingMeans = (who: Combatant, rulings: Rulings): readonly WeaponMeans[] =>
  (rulings.reachMeasure === 'readiedOnly' ? readiedOf : meleeOf)(weaponMeans(who));

/** FS-ATK-7: reach in metres; 0 when no melee means give any. */
export function reachOf(who: Combatant, rulings: Rulings): number {
  let reach = 0;
  for (const { metres } of reachingMeans(who, rulings)) if (metres > reach) reach = metres;
  return reach;
}

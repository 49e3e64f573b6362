import type { Refusal } from '../../../kernel/port.ts';
import { lowered } from '../../../kernel/sentence.ts';
import type { Ability } from '../abilities.ts';
import type { Weapon } from '../gear.ts';
import type { Item } from '../items.ts';
import { freeHands } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Grip } from '../state.ts';
import type { Means, WeaponMeans } from './types.ts';

/** What a combatant can attack with (WS-ATK-6 to WS-ATK-8): weapons in hand and weapons of the body. */

/**
 * The means of a weapon. One that is both melee and ranged is two means; the id of the ranged one then ends in
 * `-thrown` or `-ranged`.
 */
export function meansOfWeapon(weapon: Weapon, item: Item | null, id: string): readonly WeaponMeans[] {
  const { melee, ranged, name } = weapon;
  const base = { kind: 'weapon', weapon, item } as const;
  const words = lowered(name);
  const close: readonly WeaponMeans[] = melee
    ? [{ ...base, id, label: name, words, manner: 'melee', range: melee.reach, thrown: false }]
    : [];
  if (!ranged) return close;
  const thrown = ranged.thrown === true;
  const both = close.length > 0;
  const way = thrown ? 'thrown' : 'ranged';
  const far: WeaponMeans = {
    ...base,
    id: both ? `${id}-${way}` : id,
    label: both ? `${name}, ${way}` : name,
    words: both ? `${way} ${words}` : words,
    manner: 'ranged',
    range: ranged.range,
    thrown,
  };
  return [...close, far];
}

interface Kept {
  readonly sheet: Sheet;
  readonly all: readonly WeaponMeans[];
  readonly reach: number;
  /** The usable means while so many hands hold somebody; computed on demand. */
  usable: { readonly held: number; readonly all: readonly WeaponMeans[] } | null;
}

/** Keyed by the list of items in hand, which is replaced as a whole. */
const kept = new WeakMap<readonly Grip[], Kept>();

function keptOf({ hands, sheet }: Combatant): Kept {
  let known = kept.get(hands);
  if (known?.sheet !== sheet) {
    const all = listMeans(hands, sheet);
    const reach = Math.max(1, ...all.map(({ manner, range }) => (manner === 'melee' ? range : 1)));
    known = { sheet, all, reach, usable: null };
    kept.set(hands, known);
  }
  return known;
}

const listMeans = (hands: readonly Grip[], sheet: Sheet): readonly WeaponMeans[] => [
  ...hands.flatMap(({ item }) =>
    item.thing.kind === 'weapon' ? meansOfWeapon(item.thing.weapon, item, item.short) : [],
  ),
  ...sheet.natural.flatMap((weapon) => meansOfWeapon(weapon, null, weapon.id)),
];

/** All weapon means: items in hand first, then weapons of the body. */
export const weaponMeansOf = (who: Combatant): readonly WeaponMeans[] => keptOf(who).all;

/** The reason why a weapon cannot be used now, or `null`: it needs more hands than hold it, or a free one. */
export function judgeMeans(who: Combatant, { weapon, item }: WeaponMeans): Refusal | null {
  const { name } = who.sheet;
  if (item === null) {
    return weapon.freeHand && freeHands(who) === 0
      ? refuse('noFreeHand', `${name} has no hand free`, 'WS-ATK-6', 'with')
      : null;
  }
  const grip = who.hands.find((each) => each.item.id === item.id);
  return grip && grip.hands >= weapon.hands
    ? null
    : refuse('noFreeHand', `${item.name} takes both hands`, 'WS-ATK-6', 'with');
}

/** WS-ATK-5, WS-ABL-2: an attack Ability, upcast by so many steps. Memoized: always the same object. */
export function abilityMeans(ability: Ability, steps: number): Means {
  let known = cast.get(ability);
  if (!known) {
    known = [];
    cast.set(ability, known);
  }
  let means = known[steps];
  if (!means) {
    means = meansOfAbility(ability, steps);
    known[steps] = means;
  }
  return means;
}

/** Indexed by steps. */
const cast = new WeakMap<Ability, Means[]>();

const meansOfAbility = (ability: Ability, steps: number): Means => ({
  kind: 'ability',
  id: ability.id,
  label: ability.name,
  words: ability.name,
  manner: ability.does.deed === 'attack' ? ability.does.manner : 'ranged',
  range: ability.range,
  ability,
  steps,
});

/** The weapon means that can be used now. */
export function usableMeans(who: Combatant): readonly WeaponMeans[] {
  const known = keptOf(who);
  const held = who.grabbing.length;
  if (known.usable?.held !== held) {
    known.usable = { held, all: known.all.filter((means) => judgeMeans(who, means) === null) };
  }
  return known.usable.all;
}

/** WS-ATK-8, WS-R53: the range in metres of its melee threat: the longest reach of its melee weapons, at least 1. */
export const meleeReach = (who: Combatant): number => keptOf(who).reach;

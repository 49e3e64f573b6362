import type { Refusal } from '../../../kernel/port.ts';
import type { Ability } from '../abilities.ts';
import type { Weapon } from '../gear.ts';
import type { Item } from '../items.ts';
import { freeHands } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Grip } from '../state.ts';
import type { Means, WeaponMeans } from './types.ts';

/** What somebody can attack with (WS-ATK-6 to WS-ATK-8): weapons in hand, weapons of the body. */

/** A weapon that is for both arms' reach and throwing is two means; the second has a word of its own. */
function meansOfWeapon(weapon: Weapon, item: Item | null, id: string): readonly WeaponMeans[] {
  const { melee, ranged, name } = weapon;
  const base = { kind: 'weapon', weapon, item } as const;
  const close: readonly WeaponMeans[] = melee
    ? [{ ...base, id, label: name, manner: 'melee', range: melee.reach, thrown: false }]
    : [];
  if (!ranged) return close;
  const thrown = ranged.thrown === true;
  const both = close.length > 0;
  const far: WeaponMeans = {
    ...base,
    id: both ? `${id}-${thrown ? 'thrown' : 'ranged'}` : id,
    label: both ? `${name}, ${thrown ? 'thrown' : 'ranged'}` : name,
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
  /** Those that can be used while so many hands hold somebody. */
  usable: { readonly held: number; readonly all: readonly WeaponMeans[] } | null;
}

/** By what the hands hold: that is replaced whole, and seldom. */
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

/** Everything in hand first, then the body's own. */
export const weaponMeansOf = (who: Combatant): readonly WeaponMeans[] => keptOf(who).all;

/** Why this one cannot be used now: it takes more hands than hold it, or one that is free. */
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

/** WS-ATK-5, WS-ABL-2: an Ability that attacks, so far upcast: the same each time that somebody asks. */
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

/** By the steps. */
const cast = new WeakMap<Ability, Means[]>();

const meansOfAbility = (ability: Ability, steps: number): Means => ({
  kind: 'ability',
  id: ability.id,
  label: ability.name,
  manner: ability.does.deed === 'attack' ? ability.does.manner : 'ranged',
  range: ability.range,
  ability,
  steps,
});

/** Those that can be used now. */
export function usableMeans(who: Combatant): readonly WeaponMeans[] {
  const known = keptOf(who);
  const held = who.grabbing.length;
  if (known.usable?.held !== held) {
    known.usable = { held, all: known.all.filter((means) => judgeMeans(who, means) === null) };
  }
  return known.usable.all;
}

/** WS-ATK-8, WS-R53: how far it strikes around itself: 1 m, or the reach of the melee weapon that it wields. */
export const meleeReach = (who: Combatant): number => keptOf(who).reach;
